### What happens in VII Legio, told in English.
### $you says who reads: yes, the commander; no, anybody else.

## Parts of sentences

many-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
many-squads = { $count ->
    [one] one squad
   *[other] { $count } squads
}
many-turns = { $count ->
    [one] one paid turn
   *[other] { $count } paid turns
}
many-lasers = { $lasers ->
    [0] no laser
    [one] one laser
   *[other] { $lasers } lasers
}
which-zone = { $zone ->
    [observation] Observation
   *[contact] Contact
}
nth-mission = { $count ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
then-free = { $free ->
    [yes] , and { $slot } is free again
   *[no] {""}
}

## Events

event-round = Round { $round }.
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $player }'s turn.
}
event-turn-lost = { $you ->
    [yes] You lose this turn installing { $tech }: the Joker works from now on.
   *[no] { $player } loses this turn installing { $tech }: the Joker works from now on.
}
event-takes-off = { $you ->
    [yes] You take off from the base.
   *[no] { $player } takes off from the base.
}
event-cards-taken = { $you ->
    [yes] You take { many-cards } face down.
   *[no] { $player } takes { many-cards } face down.
}
event-cards-discarded = { $you ->
    [yes] You discard: { $cards }.
   *[no] { $player } discards: { $cards }.
}
event-card-flipped = { $you ->
    [yes] You turn over: { $card }.
   *[no] { $player } turns over: { $card }.
}
event-card-ignored = { $card } is ignored: it needs { $needs }.
need-zone = a ship in one of the sectors { $sectors }
need-lasers = { $count ->
    [one] a laser
   *[other] { $count } lasers
}
need-squads = { $count ->
    [one] a squad
   *[other] { $count } squads
}
need-scanners = { $count ->
    [one] a scanner
   *[other] { $count } scanners
}
need-hand = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
need-planet = a planet still to discover in this sector
need-token = a free planet token
need-technology = a free place for a technology that is not aboard
need-trade = an equipment to trade
need-mission = a special mission still to accomplish
event-risk-avoided = { $you ->
    [yes] Your detector avoids it: { $card } is discarded.
   *[no] { $player }'s detector avoids it: { $card } is discarded.
}
event-experience-gained = { $you ->
    [yes] You gain { $count } { $domain } ({ $total } in all).
   *[no] { $player } gains { $count } { $domain } ({ $total } in all).
}
event-experience-full = { $you ->
    [yes] Your { $domain } is full: nothing is gained.
   *[no] { $player }'s { $domain } is full: nothing is gained.
}
event-all-full = { $you ->
    [yes] All your tracks are full: the experience is lost.
   *[no] All of { $player }'s tracks are full: the experience is lost.
}
event-vp-gained = { $you ->
    [yes] You score { $count } VP ({ $total } in all).
   *[no] { $player } scores { $count } VP ({ $total } in all).
}
event-moved = { $you ->
    [yes] You fly to { $sector }.
   *[no] { $player } flies to { $sector }.
}
event-enters-x = { $you ->
    [yes] You enter sector X.
   *[no] { $player } enters sector X.
}
event-x-card = A card is laid face down in sector X.
event-leaves-x = { $you ->
    [yes] You leave sector X.
   *[no] { $player } leaves sector X.
}
event-buys = { $you ->
    [yes] You acquire { $an }.
   *[no] { $player } acquires { $an }.
}
event-planet-discovered = { $you ->
    [yes] You discover { $planet }, now { $slot }.
   *[no] { $player } discovers { $planet }, now { $slot }.
}
event-scanned = { $you ->
    [yes] You scan { $slot }.
   *[no] { $player } scans { $slot }.
}
event-sees = In secret, you see: { $native }. { $about }
event-card-revealed = The card of { $slot } is turned up: { $native }. { $about }
event-landing-failed = { $you ->
    [yes] Landing takes { many-squads } there: you have too few, and fly on.
   *[no] Landing takes { many-squads } there: { $player } has too few, and flies on.
}
event-landed = { $you ->
    [yes] You land on { $slot }, in the { which-zone } zone.
   *[no] { $player } lands on { $slot }, in the { which-zone } zone.
}
event-observes = { $you ->
    [yes] You observe { $slot }: { many-turns } so far.
   *[no] { $player } observes { $slot }: { many-turns } so far.
}
event-stays = { $you ->
    [yes] You keep observing { $slot }.
   *[no] { $player } keeps observing { $slot }.
}
event-takes-contact = { $you ->
    [yes] You take Contact on { $slot }.
   *[no] { $player } takes Contact on { $slot }.
}
event-leaves = { $you ->
    [yes] You leave { $slot }.
   *[no] { $player } leaves { $slot }.
}
event-expelled = { $you ->
    [yes] The mission on { $slot } was completed by another: you have to leave.
   *[no] The mission on { $slot } was completed by another: { $player } has to leave.
}
event-joker = { $you ->
    [yes] Your Joker ({ $tech }) stands in for 1 { $domain }.
   *[no] { $player }'s Joker ({ $tech }) stands in for 1 { $domain }.
}
event-spends = { $you ->
    [yes] You spend { $count } { $domain } ({ $total } left).
   *[no] { $player } spends { $count } { $domain } ({ $total } left).
}
event-threshold-passed = { $you ->
    [yes] { $native }: you pass the threshold of { $count } VP.
   *[no] { $native }: { $player } passes the threshold of { $count } VP.
}
event-continues = { $you ->
    [yes] You go on with the Contact on { $slot }.
   *[no] { $player } goes on with the Contact on { $slot }.
}
event-mission-completed = { $you ->
    [yes] { $native }: your mission is completed.
   *[no] { $native }: { $player } has completed the mission.
}
event-card-discarded = { $native }: the card is discarded{ then-free }.
event-combat = { $you ->
    [yes] You fight: { many-lasers } against { $hostile }.
   *[no] { $player } fights: { many-lasers } against { $hostile }.
}
event-die-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $player } rolls { $face }.
}
event-item-lost = { $you ->
    [yes] You lose { $an }.
   *[no] { $player } loses { $an }.
}
event-no-loss = { $you ->
    [yes] No harm done: your { $loss } are at the grey figure.
   *[no] No harm done: { $player }'s { $loss } are at the grey figure.
}
event-trophy = { $you ->
    [yes] You win the trophy: { $card }.
   *[no] { $player } wins the trophy: { $card }.
}
event-item-gained = { $you ->
    [yes] You take { $an } aboard.
   *[no] { $player } takes { $an } aboard.
}
event-no-room = { $you ->
    [yes] You have no room for what it brings: { $card }.
   *[no] { $player } has no room for what it brings: { $card }.
}
event-deck-reset = { $you ->
    [yes] R.A.Z.! All 53 cards are shuffled, and your turn is over.
   *[no] R.A.Z.! All 53 cards are shuffled, and { $player }'s turn is over.
}
event-deck-short = { $you ->
    [yes] Too few cards are left for you: all 53 are shuffled first.
   *[no] Too few cards are left for { $player }: all 53 are shuffled first.
}
event-sector-x-opened = Sector X is open, to all of you!
event-sector-x-failed = The rift does not give way: sector X stays closed.
event-ion-storm = { $you ->
    [yes] Ion storm: your scanners and detectors are dead until the end of the turn.
   *[no] Ion storm: { $player }'s scanners and detectors are dead until the end of the turn.
}
event-time-rift = { $you ->
    [yes] Time rift: your turn is over at once.
   *[no] Time rift: { $player }'s turn is over at once.
}
event-installs = { $you ->
    [yes] You begin to install { $tech }: your next turn is lost.
   *[no] { $player } begins to install { $tech }: the next turn is lost.
}
event-declines = { $you ->
    [yes] You decline: { $card }.
   *[no] { $player } declines: { $card }.
}
event-special-mission = { $you ->
    [yes] You accomplish a special mission, your { nth-mission }.
   *[no] { $player } accomplishes a special mission, the { nth-mission }.
}
event-fitted = { $you ->
    [yes] You take nothing more.
   *[no] { $player } takes nothing more.
}
event-at-base = { $you ->
    [yes] You come to the star base.
   *[no] { $player } comes to the star base.
}
event-promoted = { $you ->
    [yes] Promotion! You command a Spatha now; experts and equipment stay behind.
   *[no] Promotion! { $player } commands a Spatha now; experts and equipment stay behind.
}
event-cards-returned = { $you ->
    [yes] You put { many-cards } back on the deck, still face down.
   *[no] { $player } puts { many-cards } back on the deck, still face down.
}
event-last-round = { $reason ->
    [cartography] The whole nebula is charted: this is the last round.
   *[vp] Thirty VP: this is the last round.
}
event-game-over = { $you ->
    [yes] { $count ->
        [one] You win, with { $total } VP.
       *[other] { $players } share the victory, with { $total } VP.
    }
   *[no] { $count ->
        [one] { $players } wins, with { $total } VP.
       *[other] { $players } share the victory, with { $total } VP.
    }
}
