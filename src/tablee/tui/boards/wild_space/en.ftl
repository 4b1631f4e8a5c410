### What the board of Wild Space says in a terminal, in English.

wild-turn = { $you ->
    [yes] Turn { $turn } of { $turns }: yours
   *[no] Turn { $turn } of { $turns }: { $player } plays
}
wild-smugglers-turn = Turn { $turn } of { $turns }: you move the Smuggler
wild-over = The game is over
wild-smuggler = The Smuggler
wild-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
wild-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
wild-shuttles = { $count ->
    [0] no shuttle left
    [one] 1 shuttle left
   *[other] { $count } shuttles left
}
wild-token = { $captain }, track { $at }/5
wild-track = Track of { $captain }
wild-parts = { $parts }
wild-icon = { $what }{ $times ->
    [one] {""}
   *[other] {" "}×{ $times }
}: { $cards }
wild-icons = His icons pay: { $icons }
wild-cards = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
wild-hidden = { $count ->
    [0] empty
    [one] one card, face down
   *[other] { $count } cards, face down
}
wild-seen = Seen taken: { $cards }
wild-adds = { $count ->
    [0] It would add no Credits now.
    [one] It would add 1 Credit now.
   *[other] It would add { $count } Credits now.
}
wild-reaches = Your token would reach space { $space }: { $words }.
wild-effect-follows = Its effect would follow.
wild-effect-unmet = Its condition is not met.
wild-effect-idle = Its effect would do nothing.
wild-face-down = ▒ Planet for a crew of { $level }
wild-face-down-note = face down
wild-hostile = { $planet } { $landed ->
    [yes] (landed) ▴ { $exploring }
   *[no] ▾ { $landing } · ▴ { $exploring }
} ◉ { $icons }
wild-pile = { $count ->
    [0] Pile empty
   *[other] Pile { $count }, next of category { $category }
}
wild-aside = { $count ->
    [0] none done yet
   *[other] done: { $planets }
}
wild-draw = draw { $count }
wild-play = play { $what }
wild-take = take+play
wild-credits-space = { $count } Credits
wild-own = ✓{ $what }
wild-discard = −{ $what }
wild-remove = −crew card
wild-per-set = { $size }×{ $what }
wild-per-pair = { $species }+{ $job }
wild-most = most { $what }
wild-per-card = each { $what }
wild-missions = Missions
wild-more = What one more card would add
wild-landed = Landed: { $players }.
wild-explored = Explored: { $players }.
wild-filter-any = any
wild-filter-specialist = Specialist
wild-filter-robot = Robot
wild-filter-emissary = Emissary
wild-filter-robot-or-emissary = Robot|Emissary
wild-filter-veteran = Veteran
wild-species-bear = Bea
wild-species-monkey = Mon
wild-species-owl = Owl
wild-species-rhinoceros = Rhi
wild-species-lizard = Liz
wild-species-octopus = Oct
wild-renew = Renew the Reserve by discarding…
