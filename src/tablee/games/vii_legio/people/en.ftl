### What players of VII Legio read, in English: names, questions, options and results. Events: en.events.ftl.

title = VII Legio: Nébuleuse Rouge

## Places

zone-hand = Hand
zone-deck = Exploration deck
zone-discard = Exploration discards
zone-turned = Card turned over
zone-sector = Sector
zone-planet = Planet
zone-slot = Active planet
zone-base = Star base
zone-item = Ship
zone-ship = Ship
zone-experience = Experience
zone-technology = Technologies
zone-missions = Special missions
zone-supply = Supply of experts
zone-score = Victory points
zone-observation = Observation zone
zone-contact = Contact zone

## Kinds of Exploration cards

kind-planet = Planet
kind-reset = R.A.Z. (reset)
kind-sector-x = Sector X
kind-technology = Technology
kind-special-mission = Special mission
kind-recall = Recall
kind-hostile-ship = Hostile ship
kind-hazard = Hazard
kind-event = Event

## Things inside a sentence: with their article, counted, safe from losses

an-propulsor = a propulsor
an-laser = a laser
an-scanner = a scanner
an-detector = a risk detector
an-squad = a squad
an-expert-alliance = an Alliance expert
an-expert-trade = a Trade expert
an-expert-capture = a Capture expert
some-propulsor = Propulsors
some-laser = Lasers
some-scanner = Scanners
some-detector = Detectors
some-squad = Squads
some-expert-alliance = Alliance experts
some-expert-trade = Trade experts
some-expert-capture = Capture experts
safe-propulsor = propulsors
safe-laser = lasers
safe-scanner = scanners
safe-detector = detectors
safe-personnel = squads
the-holodeck = the Holodeck
the-nanoprobes = the Nanoprobes
planet-x = planet X
cards-alike = { $count ->
    [one] { $card }
   *[other] { $card } (×{ $count })
}
sector-numbered = sector { $number }
planet-numbered = planet { $number }

## Settings

setting-first-player = First commander
first-player-random = Drawn at random
about-game = Push your luck in a red nebula. Cards that nobody has seen are your fuel: turn them over to explore, or burn them to fly and to fit out your ship. Discover planets, look at them in secret, land, and turn what your crew has learnt into victory points; 30 bring the last round.

## Questions: -with is the same question when the table knows more

ask-setup-item = What do you take aboard?
ask-setup-item-with = What do you take aboard? { $left ->
    [one] One more item, free of charge.
   *[other] { $left } items, free of charge.
}
ask-space-action = You are in space. What do you do?
ask-space-action-with = You are in space in { $sector }, { $hand ->
    [0] with no card left
    [one] with one card
   *[other] with { $hand } cards
}. What do you do?
ask-risk-response = A Risk! Do you use a detector, or confront it?
ask-risk-response-with = A Risk, { $card }. { $text } Do you use a detector ({ $left } ready), or confront it?
ask-choose-experience = In which domain do you gain 1 experience?
ask-choose-slot = Which active-planet token do you place?
ask-choose-slot-with = You discover a planet in { $sector }. Which active-planet token do you place?
ask-choose-planet = On which planet of the sector?
ask-choose-planet-with = On which planet of { $sector } do you place { $slot }?
ask-landing-zone = In which zone do you land?
ask-landing-zone-with = { $native }: in which zone do you land?
ask-observation-choice = You are observing. What now?
ask-observation-choice-with = You are observing: { $native }. What now?
ask-joker-domain = Which domain does the Joker stand in for?
ask-joker-domain-with = { $native }, threshold of { $vp } VP: which domain does the Joker stand in for?
ask-contact-choice = Threshold passed. Do you go on?
ask-contact-choice-with = { $native }: the threshold of { $vp } VP is passed. Do you go on to { $next } VP?
ask-lose-equipment = Which equipment do you lose?
ask-lose-personnel = Whom do you lose?
ask-gain-equipment = Which equipment do you take aboard?
ask-vortex = A gravity vortex: do you discard 2 cards, or take one damage?
ask-technology-offer = Do you install this technology?
ask-technology-offer-with = Do you install { $tech }? It costs one equipment and your next turn.
ask-technology-trade = Which equipment do you give up for it?
ask-technology-trade-with = Which equipment do you give up for { $tech }?
ask-mission-offer = Do you accomplish this special mission?
ask-mission-offer-with = { $card }. { $text } Do you accomplish it, for { $vp } VP?
ask-promotion-item = Promotion! What do you take aboard?
ask-promotion-item-with = Promotion! What do you take aboard your Spatha? { $left ->
    [one] One more item.
   *[other] { $left } items.
}

## Waiting

wait-setup-item = { $player } is fitting out a ship…
wait-space-action = { $player } is flying through the nebula…
wait-risk-response = { $player } faces a Risk…
wait-choose-experience = { $player } chooses what the crew learns…
wait-choose-slot = { $player } discovers a planet…
wait-choose-planet = { $player } discovers a planet…
wait-landing-zone = { $player } is landing…
wait-observation-choice = { $player } is observing…
wait-joker-domain = { $player } makes use of the Joker…
wait-contact-choice = { $player } is in Contact…
wait-lose-equipment = { $player } is about to lose an equipment…
wait-lose-personnel = { $player } is about to lose somebody…
wait-gain-equipment = { $player } is about to get an equipment…
wait-vortex = { $player } is in a gravity vortex…
wait-technology-offer = { $player } is offered a technology…
wait-technology-trade = { $player } is about to trade an equipment…
wait-mission-offer = { $player } is offered a special mission…
wait-promotion-item = { $player } is promoted, and fits out the Spatha…

## Options

option-flip = Turn over a card
option-move = { $cost ->
    [0] Go to { $sector }
    [one] Go to { $sector } (1 card)
   *[other] Go to { $sector } ({ $cost } cards)
}
option-enter-x = Enter sector X ({ $cost } cards)
option-leave-x = Leave sector X for the base ({ $cost } cards)
option-buy = Acquire { $an } ({ $cost } cards)
option-scan = Scan { $slot }
option-land = Land on { $slot }
option-land-base = Land at the star base
option-end-turn = End the turn
option-item = { $item }
option-item-setup-item = { $item }: { $use }
option-item-promotion-item = { $item }: { $use }
option-item-gain-equipment = { $item }: { $use }
option-decline = Decline
option-decline-setup-item = { $left ->
    [one] Take nothing more
   *[other] Take nothing
}
option-accept = Accept
option-accept-technology-offer = Install { $tech }
option-accept-mission-offer = Accomplish the mission
option-use-detector = Use a detector
option-confront = Confront the Risk
option-domain = { $domain }
option-slot = { $slot }
option-planet = Planet { $number }
option-observation = Observation zone
option-contact = Contact zone
option-stay = Keep observing
option-take-contact = Take Contact
option-leave = Leave the planet
option-leave-contact-choice = Leave: mission completed
option-continue = Go on with the Contact
option-discard = Discard 2 cards
option-damage = Take one damage

## Results

result-vp = { $you ->
    [yes] { $count ->
        [one] You win with { $vp } VP.
       *[other] Shared victory: { $winners }, with { $vp } VP.
    }
   *[no] { $count ->
        [one] { $winners } wins with { $vp } VP.
       *[other] Shared victory: { $winners }, with { $vp } VP.
    }
}
result-cartography = The whole nebula is charted. { result-vp }
result-round-cap = Sixty rounds have been played. { result-vp }

# How games end, in a list.

reason-vp = Victory Points
reason-cartography = the map is complete
reason-round-cap = too many rounds
