### What the board of VII Legio says in a terminal, in English.

legio-turn = { $you ->
    [yes] Round { $round }: your turn
   *[no] Round { $round }: { $player } plays
}
legio-over = The game is over, in round { $round }
legio-last-round = last round
legio-storm = ion storm: no scanners, no detectors
legio-vp = { $count } VP
legio-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
legio-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
legio-fact-missions = { $count ->
    [0] no special mission
    [one] 1 special mission
   *[other] { $count } special missions
}
legio-fact-propulsors = { $count ->
    [one] Propulsor 1
   *[other] Propulsors { $count }
} ({ $cards } cards a turn)
legio-risk = Risk
legio-any-domain = any experience
legio-no-card = no card
legio-entitled = { $title }: { $text }
legio-mark-promotion = { $count } promotion
legio-mark-end = { $count } end
legio-fly = Fly to
legio-scan = scan
legio-land = land
legio-buy-equipment = Equipment ({ $cost })
legio-buy-personnel = Personnel ({ $cost })
legio-detector = detector
legio-expert = expert { $sign }

## Pages

legio-tab-map = Map
legio-tab-place = Place
legio-tab-slots = Planets
legio-tab-ship = Ship
legio-tab-fleet = Fleet
legio-tab-deck = Cards
legio-tab-signs = Signs
legio-title-map = The Red Nebula
legio-title-slots = Active planets and their cards
legio-title-fleet = All commanders
legio-title-deck = Exploration cards
legio-title-signs = What the signs of the map mean

## Places

legio-planet = planet { $number }
legio-base-short = Base
legio-zone = zone { $zone }
legio-x-open = open
legio-x-closed = closed
legio-x-prices = From any sector { $enter } cards to enter; { $leave } cards to leave, to the base
legio-border = { $sector }: { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}
legio-here-base = { $base }: no card
legio-ships = { $count ->
    [one] Ship: { $players }
   *[other] Ships: { $players }
}
legio-token = { $planet }: 1 VP for whoever discovers it
legio-no-token = { $planet }: already discovered
legio-free = free
legio-face-down = card face down
legio-unknown = You do not know this card: scan it, or land and see.
legio-in-space = in space, { $sector }
legio-observation = observes { $slot }, { $sector }
legio-contact = in Contact on { $slot }, { $sector }

## Cards of planets

legio-sapiens = Sapiens
legio-beasts = Non-sapiens
legio-squads = { $count ->
    [one] 1 squad to land
   *[other] { $count } squads to land
}
legio-observe = observe: +{ $gain } { $domain } a turn, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
legio-threshold = { $vp } VP for { $needs }
legio-observes = In the Observation zone: { $player }
legio-contacts = In the Contact zone: { $player }
legio-scanned = Scanned by { $players }
legio-completed = A mission is completed here: nobody lands any more
legio-my-squads = Squads: you have { $mine }, { $need } needed
legio-turns-left = { $count ->
    [0] Observing pays you no more here
    [one] Observing would pay you 1 more turn
   *[other] Observing would pay you { $count } more turns
}
legio-head-threshold = VP in all
legio-head-asks = Asks
legio-head-have = You have
legio-head-missing = Missing
legio-head-pays = Pays
legio-joker = Joker −1

## Ships

legio-to-promotion = { $count } VP more, and the base promotes you
legio-to-end = { $count } VP to the last round
legio-lost = { $count ->
    [one] The next turn is lost: a technology is being installed
   *[other] The next { $count } turns are lost: technologies are being installed
}
legio-must-leave = Has to leave sector X
legio-head-aboard = Aboard
legio-head-floor = Floor
legio-head-uses = This turn
legio-uses = { $count ->
    [0] none left to use
    [one] 1 left to use
   *[other] { $count } left to use
}
legio-takes = { $count ->
    [one] takes 1 card
   *[other] takes { $count } cards
}
legio-from-to = from { $base } to { $most }
legio-experts = Experts
legio-experience = Experience
legio-missions = Special missions
legio-next-mission = the next one: { $count } VP
legio-technologies = Technologies:
legio-works = { $tech } (Joker)
legio-installs = { $tech } (being installed)
legio-places = { $count ->
    [0] no place left
    [one] one place free
   *[other] { $count } places free
}
legio-row-vp = VP
legio-row-ship = Ship
legio-row-missions = Special missions

## Cards

legio-deck = Deck { $left } · hand { $hand } · discards { $discards }
legio-turned = Turned over: { $card }
legio-last-discards = Discarded last: { $cards }
legio-odds = The next card is one of { $count } that nobody has seen:
legio-risks = Risks (ships and hazards)
legio-share = { $percent } %
legio-pile = Pile { $pile }: { $left ->
    [one] 1 card
   *[other] { $left } cards
}; { $unseen } never seen by you; all of them ask { $asks }
legio-retired = Contacts that are over: { $cards }
legio-supply = Supply of experts: { $experts }

## Signs

legio-sign-sector = a sector
legio-sign-closed = sector X, closed
legio-sign-base = the star base
legio-sign-price = cards that a border costs
legio-sign-token = a planet to discover: 1 VP
legio-sign-bare = a planet that was discovered
legio-sign-hidden = an active planet whose card you do not know
legio-sign-seen = you have scanned its card
legio-sign-open = its card lies face up
legio-sign-ship = a ship, by the shape of its commander
legio-sign-observes = a ship that observes
legio-sign-contacts = a ship in Contact
