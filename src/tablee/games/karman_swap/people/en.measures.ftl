# What an option brings beside another, for hints.

much-prestige = { $halves ->
    [1] about half a point of Prestige
    [2] about 1 point of Prestige
   *[other] about { $amount } points of Prestige
}
much-steps = { $halves ->
    [1] about half a step
    [2] about 1 step
   *[other] about { $amount } steps
}
much-cards = { $halves ->
    [1] about half a card
    [2] about 1 card
   *[other] about { $amount } cards
}
much-ships = { $halves ->
    [1] about half a Ship
    [2] about 1 Ship
   *[other] about { $amount } Ships
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
for-rivals = { $rivals ->
    [one] for your opponent
   *[other] for each opponent
}
measure-prestige-mine = { much-prestige } { more-or-less }
measure-prestige-theirs = { much-prestige } { more-or-less } { for-rivals }
measure-colonisations-mine = one Colonisation { more-or-less } in { $percent } rounds of 100
measure-colonisations-theirs = one Colonisation { more-or-less } { for-rivals } in { $percent } rounds of 100
measure-extinctions-mine = { much-steps } { more-or-less } on the Extinction track
measure-extinctions-theirs = { much-steps } { more-or-less } on the Extinction track { for-rivals }
measure-ships-mine = { much-ships } { more-or-less } in hand
measure-ships-theirs = { much-ships } { more-or-less } in hand { for-rivals }
measure-cards-mine = { much-cards } { more-or-less } in hand
measure-cards-theirs = { much-cards } { more-or-less } in hand { for-rivals }
