### What the board of Karman Swap says in a terminal, in English.

karman-turn = { $you ->
    [yes] Round { $round }, turn { $turn }: your turn
   *[no] Round { $round }, turn { $turn }: { $player } plays
}
karman-over = The game is over, in round { $round }
karman-lap = last lap ({ $count })
karman-passes = { $count } of { $most } pass
karman-used = already used: { $cards }
karman-points = { $points } PP
karman-pool = ◇{ $discovery } ○{ $research }
karman-planets = Col. { $count }/{ $most }
karman-steps = Ext. { $count }/{ $most }
karman-wins = { $count ->
    [0] no round
    [one] one round
   *[other] { $count } rounds
}
karman-partner = partner
karman-known = You know: { $cards }
karman-stack = Stack: { $planet } { $slots }
karman-left = { $count ->
    [one] the last of its stack
   *[other] { $count } in this stack
}
karman-active = active
karman-dome = ◉ { $side }
karman-contest = { $count ->
    [0] ⚑ { $side } leads, { $points } PP
   *[other] ⚑ { $side } leads, { $points } PP; waits for { $waiting }
}
karman-market = { $trump ->
    [none] Market, no trump
   *[other] Market, trump { $trump }
}
karman-pyramid = Pyramid { $row }, { $free ->
    [0] none free
   *[other] { $free } free
}
karman-open = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
karman-hidden = { $count ->
    [0] empty
    [one] one card, face down
   *[other] { $count } cards, face down
}
