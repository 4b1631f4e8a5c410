### Effects, conditions and missions of Wild Space, in English: parts of sentences, without a capital.
### $what says which cards are meant, $job their job where one is needed.

one = { $what ->
    [any] a card
    [specialist] a Specialist
    [robot] a Robot
    [emissary] an Emissary
    [robot_or_emissary] a Robot or an Emissary
    [veteran] a Veteran
   *[job] a { $job } card
}
effect-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
effect-play = play { one }
effect-take-and-play = take a card and play it
effect-credits = { $count ->
    [one] 1 Credit at the end
   *[other] { $count } Credits at the end
}
condition-discard = discard { $ones }
condition-own = have { $ones } in your crew
condition-remove = remove a card of your crew
paid = { $condition } to { $effect }
paid-own = { $effect } if you have { one } in your crew
mission-per-set = { $credits } Credits per set of { $size } { $job } cards
mission-per-pair = { $credits } Credits per { $species } + { $job } pair
mission-strict-majority = { $credits } Credits if you alone have the most { $what ->
    [robot] Robots
    [emissary] Emissaries
    [veteran] Veterans
   *[job] { $job } cards
}
mission-per-card = { $credits } Credits per { $what ->
    [robot] Robot
    [emissary] Emissary
    [veteran] Veteran
   *[job] { $job } card
}
raid-take = recruits { $slot ->
    [1] on the left
    [2] in the middle
   *[3] on the right
}
raid-discard = discards { $slot ->
    [1] on the left
    [2] in the middle
   *[3] on the right
}
bonus = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
} per { $what ->
    [robot] Robot
    [emissary] Emissary
    [veteran] Veteran
   *[job] { $job } card
}
either = { $first } or { $last }
or-else = { $first }, or { $last }
