### The numbers of SpacePaper, in English.

## Scores and their parts

score-victory = Nearest victory (%)
score-economic = Economic (gold)
score-technological = Technological (levels)
score-military = Military (rivals fallen)
score-conquest = Conquest (types of planets)
score-living = Living (living planets)
score-bankruptcy = Bankruptcy (rivals bankrupt)
score-gold = Gold
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
score-science-income = Science each turn
score-planets-science = Planets
score-works-science = Works
score-planets = Planets
score-ships = Ships
score-discontent = Discontent

## What an option would change

change-politics = Gold each turn after upkeep: { $was } → { $now }
change-levels = Levels of technology: { $was } → { $now } of { $need }
change-gold = Gold: { $was } → { $now }
change-idle-project = It would not be built as things stand: { $planet } makes no energy
change-outpost = An outpost counts for no victory
change-living = Living planets: { $was } → { $now } of { $need }
change-type = A type you do not have yet ({ $type }): { $was } → { $now } of { $need }
change-type-held = A type you have already ({ $type }): { $now } of { $need }
