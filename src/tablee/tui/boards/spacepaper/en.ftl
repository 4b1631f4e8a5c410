### The board of SpacePaper, in English.

## The thin bar

space-headline = { $you ->
    [yes] Turn { $turn }/{ $cap } · { $phase } · you decide · first: { $first }
    [wait] Turn { $turn }/{ $cap } · { $phase } · { $player } decides · first: { $first }
   *[none] Turn { $turn }/{ $cap } · { $phase } · first: { $first }
}
space-setup = { $you ->
    [yes] Set-up · you decide · first: { $first }
   *[wait] Set-up · { $player } decides · first: { $first }
}
space-over = { $victory }, in turn { $turn } of { $cap }
space-player = { $sign } { $player }

## Pages

space-tab-system = System
space-tab-planets = Planets
space-tab-civ = Civ
space-tab-tech = Sciences
space-tab-civs = Rivals
space-tab-ships = Ships
space-tab-signs = Signs
space-title-planets = Planets of { $player }
space-title-tech = Technology wheel of { $player }
space-title-civs = All civilisations
space-title-ships = All ships
space-title-signs = The signs of the map

## A system

space-system = { $seen ->
    [unrevealed] { $system } · { $sign } not revealed
    [partial] { $system } · { $sign } { $star }, its planets are not revealed
   *[total] { $system } · { $sign } { $star }{ $count ->
        [0] {""}
        [one] , one planet
       *[other] , { $count } planets
    }
}
space-known-unrevealed = Nobody knows yet what is here: the dice are rolled when a ship comes in.
space-known-partial = The planets are revealed when a ship comes in.
space-no-planets = There is no planet here.
space-wide = Wide orbit: { $ships }
space-wide-empty = Wide orbit: empty
space-planet = { $planet } · { $type }, { $size } · { $status }
space-planet-of = { $planet } · { $type }, { $size } · { $status } of { $owner }
space-yields = { $gold } gold and { $science } science a turn
space-people = Population { $count }/{ $most }{ $growth ->
    [0] {""}
    [one] , one more in 1 turn
   *[other] , one more in { $growth } turns
}
space-makes = { $gold } gold, { $science } science, energy { $energy }, upkeep { $upkeep }
space-costs = Upkeep { $upkeep }, no production
space-stopped = It produces nothing now
space-built = Infrastructure: { $built }
space-queue = { $turns ->
    [0] Queue: { $project }, { $energy } energy left, stopped
    [one] Queue: { $project }, { $energy } energy left, 1 turn
   *[other] Queue: { $project }, { $energy } energy left, { $turns } turns
}
space-queue-empty = Queue: empty
space-adapting = { $steps ->
    [one] Adaptation: 1 step left, this one takes { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[other] Adaptation: { $steps } steps left, this one takes { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } more
}
space-unrest = { $count ->
    [one] Discontent: 1 turn
   *[other] Discontent: { $count } turns
}
space-resistance = Under invasion: resistance { $count }
space-shield = Defense +{ $count } until the end of the phase
space-symbiosis = Symbiosis: adaptation takes one turn less
space-orbit = In orbit: { $ships }
space-ship = { $ready ->
    [yes] { $sign } { $ship } of { $owner }
   *[no] { $sign } { $ship } of { $owner } (exhausted)
}

## Tables

space-col-planet = Planet
space-col-people = Pop.
space-col-gold = Gold
space-col-science = Sci.
space-col-energy = En.
space-col-queue = Queue
space-short-queue = { $turns ->
    [0] { $project }, stopped
    [one] { $project }, 1 turn
   *[other] { $project }, { $turns } turns
}
space-short-empty = – empty
space-short-outpost = (outpost)
space-short-living = (living: no queue)
space-short-adapting = { $steps ->
    [one] adapts, 1 step
   *[other] adapts, { $steps } steps
}
space-short-unrest = { $count ->
    [one] discontent 1 turn
   *[other] discontent { $count } turns
}
space-no-planet-yet = No planet yet.
space-col-ship = Ship
space-col-place = Where
space-col-speed = Speed
space-col-power = Power
space-col-state = State
space-ready = ready
space-exhausted = exhausted
space-attacked = has attacked
space-no-ship = No ship is in play.

## A civilisation

space-race = Race
space-politics = System
space-leader = Leader
space-event = Event
space-event-free = { $event } (not played)
space-event-used = { $event } (played)
space-leader-bonus = { $leader } (now { $bonus })
space-gold = Gold
space-gold-is = { $gold } (+{ $income } −{ $due }) of more than { $target }
space-gold-short = { $gold } (+{ $income } −{ $due })
space-science = Science
space-income = Income
space-science-is = { $science }/20 (+{ $income })
space-minerals = Minerals
space-minerals-is = corundum { $corundum } · antimatter { $antimatter } · oganesson { $oganesson }
space-minerals-short = C{ $corundum } A{ $antimatter } O{ $oganesson }
space-discontent = Discontent
space-discontent-is = { $count ->
    [0] none
    [one] 1 turn
   *[other] { $count } turns
}
space-anarchy = { $count ->
    [one] { $politics } (1 turn)
   *[other] { $politics } ({ $count } turns)
}
space-stored = Stored energy
space-holdings = Planets
space-holdings-is = { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
}, { $outposts ->
    [one] 1 outpost
   *[other] { $outposts } outposts
}, { $adapting } in adaptation
space-holdings-short = { $colonies }+{ $outposts }+{ $adapting }
space-fleet = Ships
space-fleet-is = { $scouts ->
    [one] 1 scout
   *[other] { $scouts } scouts
}, { $cruisers ->
    [one] 1 cruiser
   *[other] { $cruisers } cruisers
}, { $transports ->
    [one] 1 transport
   *[other] { $transports } transports
}
space-reach = Reach
space-reach-is = { $autonomy ->
    [-1] autonomy unlimited
   *[other] autonomy { $autonomy }
}, detection { $detection }
space-arms = Arms
space-arms-is = invasion { $invasion }, defense { $defense }
space-capital = Capital
space-state = State
space-fallen = fallen
space-bankrupt = bankrupt
space-standing = in the game
space-none = –

## Short facts, for a line

space-own-gold = { $gold } gold ({ $net })
space-own-science = science { $science }/20
space-fact-gold = { $gold } gold (+{ $income } −{ $due })
space-fact-science = { $science }/20 science (+{ $income })
space-fact-mineral = { $mineral } { $count }
space-fact-planets = { $count ->
    [0] no planet
    [one] 1 planet
   *[other] { $count } planets
}
space-fact-ships = { $count ->
    [0] no ship
    [one] 1 ship
   *[other] { $count } ships
}
space-fact-discontent = { $count ->
    [one] discontent for 1 turn
   *[other] discontent for { $count } turns
}

## The technology wheel

space-axis-movement = Movement
space-axis-combat = Combat
space-axis-economy = Economy
space-axis-habitability = Habitability
space-next-level = { $now } → { $level }: { $effect }
space-last-level = { $now } (the last level)

## Signs

space-sign-unknown = a system that is not revealed
space-sign-partial = star known, planets not
space-sign-count = a number after the star: its planets
space-sign-point = a point of a lane
space-sign-choose = a point that can be chosen
space-sign-way = the steps of the way, in order
space-sign-exit = a lane that comes back on the other side of the map
space-sign-changed = something has changed here since your last choice
space-sign-owner = planets of { $player }, the capital among them
space-sign-siege = one of them is under invasion
space-sign-ready = a scout, a cruiser and a transport of { $player }, ready
space-sign-exhausted = the same, exhausted

## What the options are about

space-group-lanes = On the lanes
space-group-planet = { $planet } · { $type }, { $size } · energy { $energy }
space-group-free = { $planet } · { $type }, { $size } · { $status }

## Plain mode: the map as a list

space-list-system = { $seen ->
    [unrevealed] { $system }: not revealed
    [partial] { $system }: { $star }, planets not revealed
   *[total] { $system }: { $star }{ $count ->
        [0] {""}
        [one] , one planet
       *[other] , { $count } planets
    }
}
space-list-owner = { $capital ->
    [yes] { $owner }: { $count ->
        [one] the capital
       *[other] the capital and { $count } planets in all
    }
   *[no] { $owner }: { $count ->
        [one] one planet
       *[other] { $count } planets
    }
}
space-list-lanes = Lanes: { $lanes }
space-list-lane = { $steps ->
    [one] { $system } (1 step)
   *[other] { $system } ({ $steps } steps)
}
space-tab-map = Map
space-title-map = The galaxy as a list

space-letter-scout = S
space-letter-cruiser = C
space-letter-transport = T
