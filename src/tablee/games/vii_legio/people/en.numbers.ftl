### The numbers of VII Legio, in English.

## Scores and their parts

score-vp = Victory points
score-contacts = Contacts
score-discoveries = Discoveries
score-special-missions = Special missions
score-trophies = Trophies of combats
score-promotion = VP towards promotion
score-missions = Special missions accomplished
score-research = Research
score-diplomacy = Diplomacy
score-negotiation = Negotiation
score-capture = Capture

## What a choice would change, from what the seat knows

change-flip = Of { $count } cards still hidden: planets { $planets }, Risks { $risks }, R.A.Z. (reset: your turn is over) { $resets }
change-move = Cards { $was } → { $now }; there: { $tokens ->
    [0] nothing left to discover
    [one] one planet to discover
   *[other] { $tokens } planets to discover
}
change-hand = Cards { $was } → { $now }
change-home = { $way ->
    [promotion] Ends your turn, and promotes you: a Spatha
   *[plain] Ends your turn
}
change-leave-x = Cards { $was } → { $now }. { change-home }
change-buy = { $some } { $had } → { $have }, { $domain } { $level } → { $next }, cards { $was } → { $now }
change-item = { $some } { $had } → { $have }
change-scan = Scans left { $was } → { $now }; only you will see the card
change-land-blind = Turns the card up for all. You have { $squads ->
    [one] one squad
   *[other] { $squads } squads
}
change-land-contact = { $native }: Contact within reach, up to { $vp } VP
change-land-observe = { $native }: observation, { gain-observed }
gain-observed = { $turns ->
    [one] +{ $gain } { $domain } for one turn
   *[other] +{ $gain } { $domain } a turn, for { $turns } turns
}
change-end = { $count ->
    [one] One card goes back on the deck, unseen
   *[other] { $count } cards go back on the deck, unseen
}
change-domain = { $domain } { $was } → { $now }
change-points = VP { $was } → { $now }
change-detector = Detectors ready { $was } → { $now }; no Research
change-confront = { $domain } { $was } → { $now }
change-combat = { change-confront }; lasers { $lasers } against { $hostile }: { $rolls ->
    [0] no damage
    [one] one damage roll
   *[other] { $rolls } damage rolls
}, { $trophy ->
    [yes] and the trophy
   *[no] no trophy
}
change-observation = From your next turn: { gain-observed }
change-contact = Next turn: { $vp } VP for { $costs }{ less-joker }
less-joker = { $joker ->
    [yes] , less 1 by the Joker
   *[no] {""}
}
change-leave = You fly on from here at once
change-completed = { $free ->
    [yes] { $slot } becomes free, and you fly on at once
   *[no] You fly on at once
}
change-joker = You spend { $costs }
change-roll = One roll of the damage die
change-technology = { $kind ->
    [sapiens] For ever 1 experience in each Contact with Sapiens
   *[other] For ever 1 experience in each Contact with Non-sapiens
}, and 1 experience of your choice now
change-mission = { change-points }{ $home ->
    [yes] , cards { $cards } → { $left }, and { $way ->
        [promotion] promotion at the base
       *[plain] back to the base
    }
   *[no] {""}
}
