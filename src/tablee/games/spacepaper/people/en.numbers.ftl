### The numbers of SpacePaper, in English.

## Scores and their parts

score-victory = Nearest victory (%)
score-economic = Economic (gold)
score-technological = Technological (levels)
score-military = Military (rivals fallen)
score-conquest = Conquest (types of planets)
score-living = Living (living planets)
score-bankruptcy = Bankruptcy (rivals bankrupt)
score-last-turn = Most gold in the end (turns, if ahead)
score-gold = Gold
score-coming-gold = Gold after the next income
score-coming-gain = First: brought by your system at upkeep
score-coming-upkeep = First: upkeep paid
score-coming-turned = First: what is left, used up by your system
score-coming-income = Then: income
score-income = Gold each turn
score-planets-gold = Planets
score-works-gold = Works
score-capitalism = Capitalism
score-bonus = Opportunist
score-revenue = Technology
score-leader = Leader
score-favour = Favoured system
score-system = Planets that bring upkeep
score-upkeep = Upkeep
score-capital = Capital
score-colonies = Colonies
score-outposts = Outposts
score-adaptations = Adaptation
score-fleet = Ships
score-science = Science
score-coming-science = Science after the next income
score-coming-learnt = First: gold left, turned into science
score-coming-science-income = Then: income
score-coming-lost = Lost above the cap
score-science-income = Science each turn
score-planets-science = Planets
score-works-science = Works
score-planets = Planets
score-ships = Ships
score-discontent = Discontent

## What an option would change

change-politics = Gold each turn after upkeep: { $was } → { $now }
change-levels = Levels of technology: { $was } → { $now } of the { $need } that win
change-gold = Gold: { $was } → { $now }
change-idle-project = It would not be built as things stand: { $planet } makes no energy
change-outpost = An outpost counts for no victory
change-living = Living planets: { $was } → { $now } of the { $need } that win
change-type = A new type of planet ({ $type }): { $was } → { $now } of the { $need } types that win by conquest
change-type-held = A type of planet you have already ({ $type }): still { $now } of the { $need } that win by conquest

## What an option brings beside another, as part of a sentence

much-turns = { $halves ->
    [1] about half a turn
    [2] about 1 turn
   *[other] about { $amount } turns
}
much-gold = { $halves ->
    [1] about half a gold
    [2] about 1 gold
   *[other] about { $amount } gold
}
much-science = { $halves ->
    [1] about half a science
    [2] about 1 science
   *[other] about { $amount } science
}
much-planets = { $halves ->
    [1] about half a planet
    [2] about 1 planet
   *[other] about { $amount } planets
}
much-ships = { $halves ->
    [1] about half a ship
    [2] about 1 ship
   *[other] about { $amount } ships
}
much-levels = { $halves ->
    [1] about half a level
    [2] about 1 level
   *[other] about { $amount } levels
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
for-rivals = { $rivals ->
    [one] for your rival
   *[other] for each rival
}
measure-victory-turns-mine = a victory { much-turns } { $way ->
    [more] later
   *[less] sooner
}
measure-victory-turns-theirs = a victory { for-rivals } { much-turns } { $way ->
    [more] later
   *[less] sooner
}
measure-gold-mine = { much-gold } { more-or-less }
measure-gold-theirs = { much-gold } { more-or-less } { for-rivals }
measure-gold-each-turn-mine = { much-gold } { more-or-less } each turn
measure-gold-each-turn-theirs = { much-gold } { more-or-less } each turn { for-rivals }
measure-science-each-turn-mine = { much-science } { more-or-less } each turn
measure-science-each-turn-theirs = { much-science } { more-or-less } each turn { for-rivals }
measure-planets-mine = { much-planets } { more-or-less }
measure-planets-theirs = { much-planets } { more-or-less } { for-rivals }
measure-ships-mine = { much-ships } { more-or-less }
measure-ships-theirs = { much-ships } { more-or-less } { for-rivals }
measure-levels-mine = { much-levels } of technology { more-or-less }
measure-levels-theirs = { much-levels } of technology { more-or-less } { for-rivals }

## The legend of the map

sign-unknown = a system that is not revealed
sign-planets = a number in a star: its planets
sign-point = a point of a lane, one step
sign-exit = a dotted lane leaves the map here and goes on at the other side, at the system named
sign-owner = whose planets, and how many
sign-capital = a capital
sign-siege = a planet under invasion
sign-fresh = something has changed here
star-note = { $count ->
    [one] About 1 planet, most often { $types }
   *[other] About { $count } planets, most often { $types }
}
star-bare = No planets here
