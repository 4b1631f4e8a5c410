### What the board of Karmaka says in a terminal, in English.

karmaka-turn = { $you ->
    [yes] Turn { $turn }: your turn
   *[no] Turn { $turn }: { $player } plays
}
karmaka-over = The game is over, in turn { $turn }
karmaka-role-partner = partner
karmaka-role-wolf = the Wolf
karmaka-level = { $level }
karmaka-rings = { $count ->
    [0] no Karmic Ring
    [one] one Karmic Ring
   *[other] { $count } Karmic Rings
}
karmaka-life = life { $number }
karmaka-score = { $enough ->
    [yes] { $sums } of { $need }: enough
   *[no] { $sums } of { $need }
}
karmaka-way-deed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
karmaka-way-power = Power
karmaka-way-future = Future Life
karmaka-way-partner = Partner
karmaka-known = You know of this Hand: { $cards }
karmaka-loose = You know that these lie in the Hand or the Future Life: { $cards }
karmaka-ladder = Karmic Ladder
karmaka-step = { $need ->
    [0] { $level }
   *[other] { $level } ({ $need })
}

cards-alike = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
zone-open = { $count ->
    [one] one card
   *[other] { $count } cards
}
zone-exposed = { $count ->
    [one] one card, exposed
   *[other] { $count } cards, the exposed one first
}
zone-stacked = { $count ->
    [one] one card
   *[other] { $count } cards, the top one first
}
zone-hidden = { $known ->
    [0] { $count ->
        [0] empty
        [one] one card, face down
       *[other] { $count } cards, face down
    }
   *[other] { $count } cards, of which you know { $known }
}
