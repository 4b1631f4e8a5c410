### The numbers of Karmaka, in English.

## Scores and their parts

score-life = This life
score-red = ▲ Red
score-green = ● Green
score-blue = ◆ Blue
score-rings = Karmic Rings
score-hand = Hand
score-deck = Deck
score-future-life = Future Life

## What an option would change, from what the seat knows

change-deed = { $enough ->
    [now] { $colour } { $was } → { $now }: enough to climb
    [before] { $colour } { $was } → { $now }: you keep enough to climb (it takes { $need })
   *[no] { $colour } { $was } → { $now } of { $need }
}
change-deed-idle = { $colour } { $was } → { $now }: no change of your best colour ({ $best }, { $points } of { $need })
change-future = Future Life { $was } → { $now }, best colour there: { $colour } { $points }
change-trade = Karmic Rings { $was } → { $now }, and you become { $level }
change-keep = Karmic Rings { $was } → { $now }, and you stay { $level }
change-exposed = { $card } leaves the Deeds of { $player }: { $was } → { $now } points
change-mimic = It would be { $card }, from the Deeds of { $player }
change-nothing-ruins = It would do nothing: the Ruins are empty
change-nothing-again = It would do nothing: it takes effect once only
change-nothing-own-future = It would do nothing: your Future Life is empty
change-nothing-own-deeds = It would do nothing: you have no Deeds
change-nothing-own-hand = It would do nothing: you hold no other card
change-nothing-future = { $count ->
    [one] It would do nothing: the Future Life of { $player } is empty
   *[other] It would do nothing: no rival has a card in their Future Life
}
change-nothing-deeds = { $count ->
    [one] It would do nothing: { $player } has no Deeds
   *[other] It would do nothing: no rival has Deeds
}
change-nothing-hand = { $count ->
    [one] It would do nothing: the Hand of { $player } is empty
   *[other] It would do nothing: no rival holds a card
}
change-nothing-deck = No card to lose: the Deck of { $player } is empty

## What an option brings beside another, as part of a sentence

much-points = { $halves ->
    [1] about half a point
    [2] about 1 point
   *[other] about { $amount } points
}
much-rings = { $halves ->
    [1] about half a Ring
    [2] about 1 Ring
   *[other] about { $amount } Rings
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
for-rivals = { $rivals ->
    [one] for your rival
   *[other] for each rival
}
measure-rungs-mine = one rung { more-or-less } in { $percent } games of 100
measure-rungs-theirs = one rung { more-or-less } { for-rivals } in { $percent } games of 100
measure-rings-mine = { much-rings } { more-or-less }
measure-rings-theirs = { much-rings } { more-or-less } { for-rivals }
measure-points-mine = { much-points } { more-or-less } on the way up
measure-points-theirs = { much-points } { more-or-less } on the way up { for-rivals }
measure-reserve-mine = { much-points } { more-or-less } in Hand and Future Life
measure-reserve-theirs = { much-points } { more-or-less } in Hand and Future Life { for-rivals }
