### Why a choice is not allowed in VII Legio, in English.

cost-cards = { $cost ->
    [one] one card
   *[other] { $cost } cards
}
refuse-flip-x = No cards are turned over in sector X.
refuse-no-card = Your hand is empty: there is no card to turn over.
refuse-only-out = From sector X there is one way only: out, to the star base.
refuse-here = You are in { $sector } already.
refuse-no-border = No border leads from { $here } to { $sector }.
refuse-border-cost = Going to { $sector } costs { cost-cards }: you have { $hand }.
refuse-x-closed = Sector X is closed.
refuse-in-x = You are in sector X already.
refuse-enter-cost = Entering sector X costs { cost-cards }: you have { $hand }.
refuse-not-in-x = You are not in sector X.
refuse-leave-cost = Leaving sector X costs { cost-cards }: you have { $hand }.
refuse-no-room = There is no room aboard for { $an }: { $most } at most.
refuse-experts = There is no room aboard for another expert: { $most } at most.
refuse-supply = The supply has no expert of this specialty left.
refuse-price = It takes { cost-cards } to acquire { $an }: you have { $hand }.
refuse-keep-exit = You have to leave sector X: keep { cost-cards } for the way out.
refuse-no-face-down = There is no face-down card on { $slot }.
refuse-far = Your sector is not that of { $slot }.
refuse-scanned = You have scanned { $slot } already.
refuse-storm = The ion storm has silenced your scanners and detectors for this turn.
refuse-no-scan = You have no scan left in this turn.
refuse-not-discovered = There is no card on { $slot } at the moment.
refuse-completed = A mission was completed on { $slot }: nobody may land there any more.
refuse-left = You have left that planet in this turn: land there again on another one.
refuse-x-done = You have completed a mission in sector X: leave it first.
refuse-landing = To land on { $slot } you need the squads that its card asks for, and a zone that is open to you.
refuse-base = You can land at the star base only from sector 1.
refuse-must-leave = You have to leave sector X, and you have the cards for it.
refuse-equipment-only = Only equipment can be chosen here.
refuse-personnel-only = Only squads and experts can be chosen here.
refuse-floor = You cannot lose { $an }: you have no more than the grey figure.
refuse-not-aboard = You have nobody of that specialty aboard.
refuse-full = Your track is full: { $domain } stands at { $most }.
refuse-joker = The Joker cannot stand in for this domain: { $domain }.
refuse-token-used = The token { $slot } is not free.
refuse-token-absent = The token { $slot } is not in this game: there are as many as commanders.
refuse-token-x = Sector X has no active-planet token.
refuse-planet-far = You are not in the sector of { $planet }.
refuse-planet-done = There is no 1VP token on { $planet }.
refuse-observation = The Observation zone is not open to you: another ship is there, or this card has paid you all its turns.
refuse-contact = The Contact zone is not open to you: another ship is there, or the first threshold is out of reach.
refuse-stay = This card has no paid turn left for you.
refuse-continue = There is no further threshold that you could meet now.
