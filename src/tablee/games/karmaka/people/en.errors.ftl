### What is said of a set-up or a choice that Karmaka does not have, in English.

no-position = there is no position { $position } there now
setup-wolf-seat = wolf_seat belongs to the variant big_bad_wolf
setup-first-player = first_player { $first } does not sit at a table of { $seats }
setup-variant = variant { $variant } is for { OR($fit) } players; { $seats } play { OR($others) }
setup-variant-none = variant { $variant } is for { OR($fit) } players; { $seats } play nothing
