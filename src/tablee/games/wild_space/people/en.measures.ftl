# What an option brings beside another, for hints.

much-credits = { $halves ->
    [1] about half a Credit
    [2] about 1 Credit
   *[other] about { $amount } Credits
}
much-cards = { $halves ->
    [1] about half a card
    [2] about 1 card
   *[other] about { $amount } cards
}
much-spaces = { $halves ->
    [1] about half a space
    [2] about 1 space
   *[other] about { $amount } spaces
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
for-rivals = { $rivals ->
    [0] for the Smuggler
    [one] for your opponent
   *[other] for each opponent
}
measure-credits-mine = { much-credits } { more-or-less }
measure-credits-theirs = { much-credits } { more-or-less } { for-rivals }
measure-crew-mine = { much-cards } { more-or-less } in your crew
measure-crew-theirs = { much-cards } { more-or-less } of crew { for-rivals }
measure-cards-mine = { much-cards } { more-or-less } in hand
measure-cards-theirs = { much-cards } { more-or-less } in hand { for-rivals }
measure-token-mine = { much-spaces } { more-or-less } on the Veteran track
measure-token-theirs = { much-spaces } { more-or-less } on the Veteran track { for-rivals }
measure-smuggler-mine = { much-credits } { more-or-less } for the Smuggler
