### What happens in SpacePaper, told in English.
### $you says who reads an event: yes, the player; target, the one aimed at; no, anyone else.

## Parts that several sentences share

some-turns = { $count ->
    [0] no discontent
    [one] one turn of discontent
   *[other] { $count } turns of discontent
}
powers-compared = power { $power } against { $against }
ship-inside = { $you ->
    [yes] your { $craft }
   *[no] { $player }'s { $craft }
}
ship-first = { $you ->
    [yes] Your { $craft }
   *[no] { $player }'s { $craft }
}

## Set-up

event-rolls = { $you ->
    [yes] You roll the dice: { $one } and { $two }.
   *[no] { $player } rolls the dice: { $one } and { $two }.
}
event-starts = { $you ->
    [yes] You take the first-player token.
   *[no] { $player } takes the first-player token.
}
event-takes-race = { $you ->
    [yes] You lead the { $race }.
   *[no] { $player } leads the { $race }.
}
event-draws-race = { $you ->
    [yes] The { $race } fall to you by lot.
   *[no] The { $race } fall to { $player } by lot.
}
event-race-tech = { $you ->
    [yes] Your race starts with { $tech } at level { $level }.
   *[no] { $player }'s race starts with { $tech } at level { $level }.
}
event-takes-leader = { $you ->
    [yes] Your leader: { $leader }.
   *[no] { $player }'s leader: { $leader }.
}
event-takes-bonus = { $you ->
    [yes] Each of your planets will give { $bonus } more.
   *[no] Each of { $player }'s planets will give { $bonus } more.
}
event-takes-event = { $you ->
    [yes] Your event: { $card }.
   *[no] { $player }'s event: { $card }.
}
event-takes-system = { $you ->
    [yes] Your first political system: { $politics }.
   *[no] { $player }'s first political system: { $politics }.
}
event-takes-home = { $you ->
    [yes] You make { $system } your home.
   *[no] { $player } makes { $system } a home.
}
event-draws-home = { $you ->
    [yes] { $system } becomes your home by lot.
   *[no] { $system } becomes { $player }'s home by lot.
}

## Discoveries

event-star = The star of { $system } is revealed: { $star }.
event-planet = { $planet } is revealed: { $kind }.
event-vanishes = { $system } is empty space now: its black hole has vanished.

## Turns and phases

event-turn = { $you ->
    [yes] Turn { $turn }. You hold the first-player token.
   *[no] Turn { $turn }. { $player } holds the first-player token.
}
event-phase = The { $phase } phase.
event-token = { $you ->
    [yes] The first-player token passes to you.
   *[no] The first-player token passes to { $player }.
}

## Resources and research

event-moves-capital = { $you ->
    [yes] You move your capital: { $planet }.
   *[no] { $player } moves the capital: { $planet }.
}
event-changes = { $you ->
    [yes] You change your political system: { $politics } ({ some-turns }).
   *[no] { $player } changes political system: { $politics } ({ some-turns }).
}
event-switches = { $you ->
    [yes] Each of your planets now gives { $bonus } more ({ some-turns }).
   *[no] Each of { $player }'s planets now gives { $bonus } more ({ some-turns }).
}
event-income = { $you ->
    [yes] You receive { $gold } gold and { $science } science.
   *[no] { $player } receives { $gold } gold and { $science } science.
}
event-minerals = { $you ->
    [yes] Your minerals: { $minerals }.
   *[no] { $player }'s minerals: { $minerals }.
}
event-digs = { $you ->
    [yes] Your Geologist finds one more unit: { $mineral }.
   *[no] { $player }'s Geologist finds one more unit: { $mineral }.
}
event-learns = { $you ->
    [yes] You raise { $tech } to level { $level }.
   *[no] { $player } raises { $tech } to level { $level }.
}

## Construction

event-places = { $you ->
    [yes] You start on { $planet }: { $project }.
   *[no] { $player } starts on { $planet }: { $project }.
}
event-built = { $you ->
    [yes] You complete on { $planet }: { $project }.
   *[no] { $player } completes on { $planet }: { $project }.
}
event-launched = { ship-first } leaves the spaceport of { $planet }.
event-settles = { $you ->
    [yes] You found a colony on { $planet }.
   *[no] { $player } founds a colony on { $planet }.
}
event-adapts = { $you ->
    [yes] You colonise { $planet }: { adaptation-time }.
   *[no] { $player } colonises { $planet }: { adaptation-time }.
}
adaptation-time = { $count } steps of { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
event-outpost = { $you ->
    [yes] You found an outpost on { $planet }.
   *[no] { $player } founds an outpost on { $planet }.
}

## Movement

event-steps = { ship-first } goes { $to }.
event-jumps = { ship-first } jumps through a black hole and comes out at { $system }.
event-stops = { ship-first } stops { $where }.
event-trapped = { $system } is a black hole: { ship-inside } must stop there.
event-returns = { ship-first } can neither go on nor stop; it comes back, { $where }.
event-closes = { ship-first } destroys the black hole of { $system }.
event-faster = { ship-first } gains { $count } movement points.

## Combat and invasion

event-lets-pass = { $you ->
    [yes] You let { $target } pass.
    [target] { $player } lets you pass.
   *[no] { $player } lets { $target } pass.
}
event-fights = { $you ->
    [yes] Your { $craft } attacks { $target }'s { $foe }: { powers-compared }.
    [target] { $player }'s { $craft } attacks your { $foe }: { powers-compared }.
   *[no] { $player }'s { $craft } attacks { $target }'s { $foe }: { powers-compared }.
}
event-lost = { $cause ->
    [1] { ship-first } is lost: anarchy disbands every fleet.
    [2] { ship-first } is lost: unpaid, amid discontent.
   *[other] { ship-first } is lost.
}
event-retreats = { ship-first } retreats to orbit of { $planet }.
event-invades = { $you ->
    [yes] Your { $craft } invades { $planet }, a planet of { $target }: power { $power } against defense { $against }.
    [target] { $player }'s { $craft } invades your planet { $planet }: power { $power } against defense { $against }.
   *[no] { $player }'s { $craft } invades { $planet }, a planet of { $target }: power { $power } against defense { $against }.
}
event-resists = { $you ->
    [yes] Your planet { $planet } still resists: { $count }.
   *[no] { $planet }, a planet of { $player }, still resists: { $count }.
}
event-captures = { $you ->
    [yes] You take { $planet } from { $target }.
    [target] { $player } takes { $planet } from you.
   *[no] { $player } takes { $planet } from { $target }.
}
event-retakes = { $you ->
    [yes] You take back { $planet } from { $target }, without discontent.
    [target] { $player } takes back { $planet } from you, without discontent.
   *[no] { $player } takes back { $planet } from { $target }, without discontent.
}
event-freed = { $you ->
    [yes] Your adaptation of { $planet } is ruined: the planet is free again.
   *[no] { $player }'s adaptation of { $planet } is ruined: the planet is free again.
}
event-helped = { $you ->
    [yes] You play { $card }: { $planet } has 1 more defense until the end of the phase.
   *[no] { $player } plays { $card }: { $planet } has 1 more defense until the end of the phase.
}
event-falls = { $you ->
    [yes] Your capital has fallen: your civilisation leaves the game.
   *[no] { $player }'s capital has fallen: that civilisation leaves the game.
}

## Events played

event-plays = { $you ->
    [yes] You play your event: { $card }.
   *[no] { $player } plays an event: { $card }.
}
event-spaceport = { $you ->
    [yes] You receive a spaceport on { $planet }.
   *[no] { $player } receives a spaceport on { $planet }.
}
event-lottery = { $you ->
    [yes] You win { $gold } gold.
   *[no] { $player } wins { $gold } gold.
}
event-recovered = { ship-first } turns up in orbit of { $planet }.
event-calmer = { $you ->
    [yes] Your global discontent goes down by one turn.
   *[no] { $player }'s global discontent goes down by one turn.
}
event-calmed = The discontent of { $planet } goes down by one turn.
event-symbiosis = { $you ->
    [yes] Your people on { $planet } adapt better: one turn less in each step.
   *[no] { $player }'s people on { $planet } adapt better: one turn less in each step.
}

## Upkeep

event-grows = { $you ->
    [yes] Your population of { $planet } grows to { $count }.
   *[no] The population of { $planet } grows to { $count }.
}
event-adapted = { $you ->
    [yes] The adaptation is over: { $planet } is your colony.
   *[no] The adaptation is over: { $planet } is a colony of { $player }.
}
event-lifted = The siege of { $planet } is lifted.
event-favour = { $you ->
    [yes] Your political system brings you { $gold } gold.
   *[no] The political system brings { $player } { $gold } gold.
}
event-pays = { $you ->
    [yes] You pay { $gold } gold of upkeep.
   *[no] { $player } pays { $gold } gold of upkeep.
}
event-sells = { $you ->
    [yes] You sell your { $craft } for { $gold } gold.
   *[no] { $player } sells the { $craft } for { $gold } gold.
}
event-abandons = { $gold ->
    [0] { $you ->
        [yes] You abandon { $planet }, which brings nothing.
       *[no] { $player } abandons { $planet }, which brings nothing.
    }
   *[other] { $you ->
        [yes] You abandon { $planet } for { $gold } gold.
       *[no] { $player } abandons { $planet } for { $gold } gold.
    }
}
event-unpaid = { $you ->
    [yes] You cannot pay for { $planet }.
   *[no] { $player } cannot pay for { $planet }.
}
event-gives-up = { $you ->
    [yes] You lose { $planet }, unpaid: it is free again.
   *[no] { $player } loses { $planet }, unpaid: it is free again.
}
event-idle = Unpaid, { ship-inside } will not move next turn.
event-bankrupt = { $you ->
    [yes] You are bankrupt this turn.
   *[no] { $player } is bankrupt this turn.
}
event-to-science = { $you ->
    [yes] Your technocracy turns { $gold } gold into science.
   *[no] { $player }'s technocracy turns { $gold } gold into science.
}
event-wasted = { $you ->
    [yes] You lose { $science } of this science: nobody keeps more than 20.
   *[no] { $player } loses { $science } of this science: nobody keeps more than 20.
}
event-to-energy = { $you ->
    [yes] Your nationalism turns { $gold } gold into energy for the capital.
   *[no] { $player }'s nationalism turns { $gold } gold into energy for the capital.
}
event-unrest = { $you ->
    [yes] Your planet { $planet } is restless: { some-turns }.
   *[no] { $planet }, a planet of { $player }, is restless: { some-turns }.
}

## The end

event-wins = { $you ->
    [yes] You win: { $reason }!
   *[no] { $player } wins: { $reason }!
}
event-shared = { $you ->
    [yes] You share the victory ({ $players }): { $reason }.
   *[no] { $players } share the victory: { $reason }.
}
