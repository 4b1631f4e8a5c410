### What players of SpacePaper read, in English: names, questions, options and results.
### Events: en.events.ftl; refusals: en.refusals.ftl.

title = SpacePaper
credit = SpacePaper is a game by Jne[CrAcK] (2018). It is free: it may be changed and republished if its name stays in the title, but never sold or used to make money. Its author later put it under the licence CC BY-NC-SA 4.0.

## Names

node-system = { $system }
node-point = { steps-from } { $near }, on the lane to { $far }
to-system = to { $system }
to-point = to a point { steps-from } { $near }, on the lane to { $far }
planet-home = { $system } · home planet
planet-rolled = { $system } · { $slot }
planet-unplaced = home planet
place-wide = wide orbit of { $system }
place-orbit = orbit of { $planet }
at-wide = in wide orbit of { $system }
at-orbit = in orbit of { $planet }
at-point = { steps-from } { $near }, on the lane to { $far }
steps-from = { $steps ->
    [one] 1 step from
   *[other] { $steps } steps from
}
ship-name = { $ship } { $number }
kind-name = { $type }, { $size }
mineral-count = { $mineral } { $count }
bonus-gold = 1 gold
bonus-science = 1 science
bonus-energy = 1 energy
level-of-weapons = cruiser-scout-transport { $value }
level-of-invasion = power { $value }
level-of-defense = defense { $value }
phase-setup = Set-up
phase-resources = Resources
phase-research = Research
phase-construction = Construction
phase-movement = Movement
phase-upkeep = Upkeep
status-capital = Capital
status-colony = Colony
status-outpost = Outpost
status-adaptation = In adaptation
status-abandoned = Abandoned
status-free = Free
victory-economic = Economic victory
victory-technological = Technological victory
victory-military = Military victory
victory-conquest = Conquest victory
victory-score = Score victory
victory-bankruptcy = Bankruptcy victory
victory-living = Living victory

## Settings: what each is called, what its values are called, and what they mean

setting-preset = Length of the game
setting-turn-cap = Last turn
setting-economic-target = Gold to exceed
setting-bankruptcy-from-turn = Bankruptcy victory
setting-living-target = Living planets
setting-movement = Movement
setting-races-and-homes = Races and homes
preset-seed = As first printed: more than 200 gold
preset-standard = Standard: more than 600 gold
preset-long = Long: more than 1000 gold
preset-epic = Epic: more than 3000 gold
turn-cap-preset = As the length says
turn-cap-10 = 10 turns
turn-cap-20 = 20 turns
turn-cap-30 = 30 turns
turn-cap-40 = 40 turns
turn-cap-60 = 60 turns
turn-cap-80 = 80 turns
turn-cap-100 = 100 turns
turn-cap-150 = 150 turns
turn-cap-200 = 200 turns
turn-cap-number = { $number } turns
economic-target-preset = As the length says
economic-target-200 = More than 200 gold
economic-target-600 = More than 600 gold
economic-target-1000 = More than 1000 gold
economic-target-3000 = More than 3000 gold
bankruptcy-from-turn-1 = From turn 1
bankruptcy-from-turn-10 = From turn 10
bankruptcy-from-turn-number = From turn { $number }
living-target-5 = 5 planets
living-target-10 = 10 planets
movement-one-by-one = All ships of one player, then the next
movement-alternate = One ship each in turn
races-and-homes-drafted = Chosen
races-and-homes-drawn = Drawn at random
about-game = The year 2120. From your capital, explore a galaxy of 24 systems, settle it, exploit it, or take what others hold. Six ways to win, and a seventh among three or more.
about-seed = { about-game } { about-preset-seed } { credit }
about-standard = { about-game } { about-preset-standard } { credit }
about-long = { about-game } { about-preset-long } { credit }
about-epic = { about-game } { about-preset-epic } { credit }
about-preset = The gold that must be exceeded for an economic victory, and the turn after which the richest wins.
about-preset-seed = The numbers as first printed: more than 200 gold, 60 turns at most. A sprint of a dozen turns.
about-preset-standard = The usual length: more than 600 gold, 60 turns at most. Some twenty turns between good players.
about-preset-long = More than 1000 gold, 100 turns at most. Conquest comes as near as gold; for those who know the game.
about-preset-epic = More than 3000 gold, 100 turns at most. Gold is out of the way: conquest, wars and science decide.
about-turn-cap = After this turn the richest wins by score.
about-turn-cap-preset = The last turn is that of the length chosen: 60 or 100.
about-turn-cap-number = The game ends after { $number } turns at the latest: the richest then wins.
about-economic-target = Whoever has strictly more gold than this number after income wins at once.
about-economic-target-preset = The gold to exceed is that of the length chosen.
about-economic-target-number = It takes more than { $number } gold, after income, to win by economy.
about-bankruptcy-from-turn = With more than two players, the only one who is not bankrupt wins: from which turn on?
about-bankruptcy-from-turn-number = Before turn { $number }, nobody wins because all others are bankrupt. Turn 10 spares a table of beginners an early end.
about-living-target = How many living planets, capital or colonies, win the game.
about-living-target-number = Whoever owns { $number } living planets wins. 5 is the rule; 10, the number of a printed help card, is almost out of reach.
about-movement = How players follow each other in the movement phase.
about-movement-one-by-one = Each player moves all ships before the next one starts.
about-movement-alternate = Each player moves one ship, then the next player, until all are done. A variant.
about-races-and-homes = Who plays which race, and from where.
about-races-and-homes-drafted = Each player chooses a race and a home system in turn.
about-races-and-homes-drawn = Chance gives each player a race and a home system.

## Questions: -with is the same question, with what the table knows

ask-in-phase = { $phase } · { $question }
ask-race = Choose your race.
ask-racetech = Ethers: which technology gains a level?
ask-leader = Choose your leader.
ask-opp0 = Opportunist: what will your planets give 1 more of?
ask-event = Choose your event; it can be played once.
ask-sys0 = Choose your first political system.
ask-sys0-with = Your capital brings { $gold } gold and { $science } science a turn. Which is your first political system?
ask-start = Choose your home system.
ask-start-with = Choose your home system, at least { $lanes } lanes from those already taken.
ask-cap = Do you move your capital?
ask-cap-with = Your capital is { $planet }. Do you move it?
ask-sys = Do you change your political system?
ask-sys-with = { $forced ->
    [condition] The condition of your system, { $politics }, is no longer met: you must change. Which one do you take?
    [anarchy] Five turns of anarchy have passed: you must change. Which system do you take?
   *[no] { $politics }: { $income } gold of income, { $extra ->
        [0] {""}
       *[other] { $extra } of bonus,{" "}
    }{ $upkeep } of upkeep{ $unrest ->
        [0] {""}
        [one] , one turn of discontent
       *[other] , { $unrest } turns of discontent
    }. Do you change your system?
}
ask-opp = Opportunist: do you switch your bonus?
ask-opp-with = Opportunist: each planet gives { $bonus } more. Do you switch?
ask-geo = Geologist: which mineral gets one more unit?
ask-geo-with = Geologist: { $minerals }. Which mineral gets one more unit?
ask-tech = Which technology gains a level?
ask-tech-with = { $science } science: which technology gains a level?
ask-build = What do you start?
ask-build-with = { $gold } gold, { $count ->
    [0] no planet is free to build
    [one] one planet can build
   *[other] { $count } planets can build
}. What do you start?
ask-act = Which ship do you activate?
ask-act-with = { $bound ->
    [yes] A ship on a lane still has to move. Which ship do you activate?
   *[no] { $count ->
        [one] One ship is ready. Do you activate it?
       *[other] { $count } ships are ready. Which one do you activate?
    }
}
ask-step = Where does this ship go?
ask-step-with = { $points ->
    [0] Your { $craft } is { $where }, without movement points. What does it do?
    [one] Your { $craft } is { $where }, with 1 movement point. Where does it go?
   *[other] Your { $craft } is { $where }, with { $points } movement points. Where does it go?
}
ask-fire1 = An enemy ship holds the way: do you fire?
ask-fire1-with = { $target }'s { $foe } (power { $against }) holds the way of your { $craft } (power { $power }). Do you fire?
ask-fire2 = An enemy ship passes yours: do you fire?
ask-fire2-with = { $target }'s { $foe } (power { $against }) passes your { $craft } (power { $power }). Do you fire?
ask-foe = Which opponent do you attack?
ask-foe-with = Your { $craft } (power { $power }) attacks { $where }. Which opponent do you attack?
ask-def = Which ship defends?
ask-def-with = { $target }'s { $foe } (power { $against }) attacks you { $where }. Which ship defends?
ask-retreat = To which planet does it retreat?
ask-retreat-with = Equal powers: to which planet does your { $craft } retreat?
ask-after = What does this ship do where it is?
ask-after-with = Your { $craft } is { $where }. What does it do?
ask-help = Do you play your event to defend your planet?
ask-help-with = { $target } invades { $planet }: power { $power } against defense { $against }. Do you play { $card } (defense +1)?
ask-sell = Gold is short: what do you sell or abandon?
ask-sell-with = You have { $gold } gold for { $due } of upkeep. What do you sell or abandon?
ask-pay = What do you pay?
ask-pay-with = You have { $gold } gold left for { $due } to pay. What do you pay?

## What the others read meanwhile

wait-race = { $player } is choosing a race…
wait-racetech = { $player } is choosing the technology of the Ethers…
wait-leader = { $player } is choosing a leader…
wait-opp0 = { $player } is choosing the Opportunist's bonus…
wait-event = { $player } is choosing an event…
wait-sys0 = { $player } is choosing a first political system…
wait-start = { $player } is choosing a home system…
wait-cap = { $player } may move the capital…
wait-sys = { $player } is thinking about politics…
wait-opp = { $player } is thinking about the Opportunist's bonus…
wait-geo = { $player } is choosing a mineral…
wait-tech = { $player } is choosing a technology…
wait-build = { $player } is building and settling…
wait-act = { $player } is choosing a ship…
wait-step = { $player } is moving a ship…
wait-fire1 = { $player } is wondering whether to fire…
wait-fire2 = { $player } is wondering whether to fire…
wait-foe = { $player } is choosing an opponent…
wait-def = { $player } is choosing the ship that defends…
wait-retreat = { $player } is choosing where to retreat…
wait-after = { $player } is deciding what the ship does…
wait-help = { $player } may call for unexpected help…
wait-sell = { $player } is short of gold and looks for something to sell…
wait-pay = { $player } is short of gold and chooses what to pay…

## Options

turns-needed = { $turns ->
    [0] never, for want of energy
    [one] 1 turn
   *[other] { $turns } turns
}
discontent-of = { $count ->
    [0] no discontent
    [one] 1 turn of discontent
   *[other] { $count } turns of discontent
}
fight-end = { $end ->
    [win] won
    [tie] retreat
   *[lose] lost
}
option-race = { $race }: { $kind } home planet ({ $gold } gold, { $science } science, { $energy } energy); { $effect }; favoured system: { $politics }
option-technology = { $tech }, level { $level }: { $effect }
option-leader = { $leader }: { $effect }
option-bonus = { $bonus } more from each planet
option-switch = { $bonus } more from each planet ({ discontent-of })
option-event = { $card }: { $effect }
option-politics-first = { $politics }: { $effect }; { each-turn }{ too-dear }
option-politics-change = { $politics } ({ discontent-of }): { $effect }; { each-turn }{ too-dear }
# What comes in, what comes at upkeep (the favoured system), what is paid then.
each-turn = income { $income }, { $extra ->
    [0] {""}
   *[other] bonus { $extra },{" "}
}upkeep { $upkeep }
too-dear = { $dear ->
    [yes] {" "}– it costs more than you earn: bankruptcy is likely
   *[no] {""}
}
option-mineral = { $mineral }: { $count } instead of { $before }
option-home = { $system }: { home-around }
option-home-rivals = { $system }: { home-around }, nearest rival { $distance } steps away
home-around = { $count ->
    [one] 1 system within 6 steps
   *[other] { $count } systems within 6 steps
}
option-capital = Move the capital to { $planet }; the old one gets { $count ->
    [0] no discontent
    [one] 1 turn of discontent
   *[other] { $count } turns of discontent
}
option-retreat = Retreat to orbit of { $planet }
option-foe = { $player }: { $ships }
foe-ship = { $craft } (power { $power })
option-activate = { $craft }, { $where }: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
option-defend = { $craft }: power { $power } against { $against }, { $end ->
    [win] the attacker is destroyed
    [tie] the attacker retreats
   *[lose] it is lost
}
option-build = { $project } on { $planet }: { $gold } gold, { $energy } energy, { turns-needed }; { $effect }
option-build-ship = { $project } on { $planet }: { $energy } energy, { turns-needed }
planet-income = { $gold } gold and { $science } science a turn
settle-upkeep = { $upkeep } gold of upkeep a turn{ $means ->
    [lacking] {" "}(you would be { $count } gold short at the end of this turn)
    [dear] {" "}(more than you earn)
   *[enough] {""}
}
option-settle-slow = Colonise { $planet } ({ $kind }): ready in { turns-needed }, then { planet-income }; { settle-upkeep }
option-settle-now = Colonise { $planet } ({ $kind }): at once, { planet-income }; { settle-upkeep }
option-settle-outpost = Outpost on { $planet } ({ $kind }): at once, yields nothing; { settle-upkeep }
step-into = { $back ->
    [yes] Go back { $to }
   *[no] Go { $to }
}
step-along = { $back ->
    [yes] One step back, towards { $bound } ({ $left } more after it)
   *[no] One step towards { $bound } ({ $left } more after it)
}
option-step = { step-into }
option-step-along = { step-along }
option-step-unknown = { step-into } (unexplored)
option-step-hole = { step-into } (a black hole)
option-step-trap = { step-into } (a black hole: the ship must stop there)
option-step-held = { step-along }; { $target }'s { $foe } holds the way (power { $power } against { $against })
option-jump = Jump to the black hole of { $system }
option-stop = Stop { $where }
option-stop-orbit = Stop { $where } ({ $kind }; { $standing ->
    [free] free
    [abandoned] abandoned
    [own] yours
   *[foe] { $target }'s
})
option-stop-attack = Stop { $where } and attack { $target }'s { $foe } (power { $power } against { $against }: { fight-end })
option-stop-attack-many = Stop { $where } and attack one of { $count } enemy ships (power { $power } against { $low } to { $high })
option-attack = Attack { $target }'s { $foe } here (power { $power } against { $against }: { fight-end })
option-attack-many = Attack one of { $count } enemy ships here (power { $power } against { $low } to { $high })
option-stay-invade = Stay here, to invade { $planet }
option-stay-settle = Stay here, to colonise { $planet }
option-destroy = Destroy the black hole of { $system }
option-fire = Fire at { $target }'s { $foe } (power { $power } against { $against }: { fight-end })
option-invade = Invade { $planet }: power { $power } against defense { $against }, { $end ->
    [take] it becomes yours
    [hurt] it keeps { $count } of resistance
    [free] it becomes free
    [tie] your cruiser retreats
   *[lose] your cruiser is lost
}
option-sell = Sell the { $craft }: +{ $gold } gold, { $upkeep } less upkeep
option-abandon = Abandon { $planet }: +{ $gold } gold, { $upkeep } less upkeep; all on it is lost
option-pay-home = Pay for { $planet }: { $gold } gold (otherwise { discontent-of })
option-pay-outer = Pay for { $planet }: { $gold } gold (otherwise it is lost)
option-pay-ship = Pay for the { $craft }: { $gold } gold (otherwise { $lost ->
    [yes] it is destroyed
   *[no] it will not move next turn
})
option-card = Play { $card }: { $effect }
option-card-planet = Play { $card } on { $planet }: { $effect }
option-card-system = Play { $card } on { $system }: { $effect }
option-card-tech = Play { $card }: { $tech }, level { $level }, { $effect }
option-card-global = Play { $card }: one turn less of global discontent
option-card-calm = Play { $card }: one turn less of discontent on { $planet }
option-help = Play { $card }: defense { $against } against power { $power }
option-keep-cap = Leave the capital where it is
option-keep-sys = Keep { $politics }: { each-turn }{ too-dear }
option-keep-opp = Keep { $bonus } more from each planet
option-done-build = Start nothing more
option-done-sell = Sell nothing more
option-end = End your moves
option-nothing = Do nothing more
option-pass-fire1 = Pass without firing
option-pass-fire2 = Let it pass
option-pass-help = Do not play { $card }

## An option in two words, where it is not on offer

word-keep = Change nothing
word-done = Done
word-end = End of moves
word-nothing = Nothing more
word-pass = Pass
word-fire = Fire
word-play = Play the event
word-stay = Stay
word-attack = Attack
word-destroy = Destroy the black hole
word-invade = Invade
word-colonise-colony = Colonise
word-colonise-outpost = Found an outpost
plain-race = { $race }
plain-technology = { $tech }
plain-leader = { $leader }
plain-bonus = { $bonus } more from each planet
plain-event = { $card }
plain-politics = { $politics }
plain-mineral = { $mineral }
plain-system = { $system }
plain-player = { $player }
plain-planet = { $planet }
plain-ship = Ship { $number } of { $player }
plain-project = { $project }, { $planet }
plain-settle = { $outpost ->
    [0] Colonise { $planet }
   *[other] Outpost on { $planet }
}
plain-step = Go { $to }
plain-jump = Jump to { $system }
plain-stop = Stop { $where }
plain-sell = Sell ship { $number } of { $player }
plain-abandon = Abandon { $planet }
plain-pay = Pay for { $planet }
plain-pay-ship = Pay for ship { $number } of { $player }
plain-card = Play { $card }
plain-card-planet = Play { $card } on { $planet }
plain-card-system = Play { $card } on { $system }
plain-card-tech = Play { $card }: { $tech }

## How it ended

reason-economic = gold
reason-technological = technologies
reason-military = war
reason-conquest = conquest
reason-score = most gold at the end
reason-bankruptcy = bankruptcy of the others
reason-living = living planets
result-economic = { $you ->
    [yes] { $count ->
        [one] You win by economy, with { $gold } gold.
       *[other] You share the economic victory, with { $gold } gold each ({ $winners }).
    }
   *[no] { $count ->
        [one] { $winners } wins by economy, with { $gold } gold.
       *[other] { $winners } share the economic victory, with { $gold } gold each.
    }
}
result-technological = { $you ->
    [yes] You win by science: your twelve technologies are at level 5.
   *[no] { $winners } wins by science: all twelve technologies at level 5.
}
result-military = { $you ->
    [yes] You win by arms: the last rival capital is yours.
   *[no] { $winners } wins by arms: the last rival capital has fallen.
}
result-conquest = { $you ->
    [yes] { $count ->
        [one] You win by conquest: you hold all seven types of planets.
       *[other] You share the conquest victory ({ $winners }): each holds all seven types of planets.
    }
   *[no] { $count ->
        [one] { $winners } wins by conquest, holding all seven types of planets.
       *[other] { $winners } share the conquest victory: each holds all seven types of planets.
    }
}
result-score = { $you ->
    [yes] { $count ->
        [one] The last turn is over: you win by score, with { $gold } gold.
       *[other] The last turn is over: you share the score victory ({ $winners }), with { $gold } gold each.
    }
   *[no] { $count ->
        [one] The last turn is over: { $winners } wins by score, with { $gold } gold.
       *[other] The last turn is over: { $winners } share the score victory, with { $gold } gold each.
    }
}
result-bankruptcy = { $you ->
    [yes] You win: all others are bankrupt.
   *[no] { $winners } wins: all others are bankrupt.
}
result-living = { $you ->
    [yes] { $count ->
        [one] You win by your living planets.
       *[other] You share the living victory ({ $winners }).
    }
   *[no] { $count ->
        [one] { $winners } wins by living planets.
       *[other] { $winners } share the living victory.
    }
}
