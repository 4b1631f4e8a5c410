### Les nombres de Karmaka, en français.

## Les comptes et leurs parts

score-life = Cette vie
score-red = ▲ Rouge
score-green = ● Vert
score-blue = ◆ Bleu
score-rings = Anneaux Karmiques
score-hand = Main
score-deck = Pile
score-future-life = Vie Future

## Ce qu'un choix changerait, d'après ce que sait la place

change-deed = { $enough ->
    [now] { $colour } { $was } → { $now } : assez pour monter
    [before] { $colour } { $was } → { $now } : vous gardez de quoi monter (il faut { $need })
   *[no] { $colour } { $was } → { $now } sur { $need }
}
change-deed-idle = { $colour } { $was } → { $now } : votre meilleure couleur ne change pas ({ $best }, { $points } sur { $need })
change-future = Vie Future { $was } → { $now }, meilleure couleur là : { $colour } { $points }
change-trade = Anneaux Karmiques { $was } → { $now }, et vous devenez { $level }
change-keep = Anneaux Karmiques { $was } → { $now }, et vous restez { $level }
change-exposed = { $card } quitte les Œuvres { OF($player) } : { $was } → { $now } points
change-mimic = Ce serait { $card }, des Œuvres { OF($player) }
change-nothing-ruins = Sans effet : la Fosse est vide
change-nothing-again = Sans effet : ce pouvoir n'agit qu'une fois
change-nothing-own-future = Sans effet : votre Vie Future est vide
change-nothing-own-deeds = Sans effet : vous n'avez pas d'Œuvre
change-nothing-own-hand = Sans effet : vous n'avez pas d'autre carte en Main
change-nothing-future = { $count ->
    [one] Sans effet : la Vie Future { OF($player) } est vide
   *[other] Sans effet : aucun rival n'a de carte dans sa Vie Future
}
change-nothing-deeds = { $count ->
    [one] Sans effet : { $player } n'a pas d'Œuvre
   *[other] Sans effet : aucun rival n'a d'Œuvre
}
change-nothing-hand = { $count ->
    [one] Sans effet : la Main { OF($player) } est vide
   *[other] Sans effet : aucun rival n'a de carte en Main
}
change-nothing-deck = Aucune carte à perdre : la Pile { OF($player) } est vide

## Ce qu'un choix apporte à côté d'un autre, comme partie d'une phrase

much-points = { $halves ->
    [1] environ 0,5 point
    [2] environ 1 point
    [3] environ 1,5 point
   *[other] environ { $amount } points
}
much-rings = { $halves ->
    [1] environ 0,5 Anneau
    [2] environ 1 Anneau
    [3] environ 1,5 Anneau
   *[other] environ { $amount } Anneaux
}
more-or-less = { $way ->
    [more] de plus
   *[less] de moins
}
for-rivals = { $rivals ->
    [one] pour votre rival
   *[other] pour chaque rival
}
measure-rungs-mine = un échelon { more-or-less } dans { $percent } parties sur 100
measure-rungs-theirs = un échelon { more-or-less } { for-rivals } dans { $percent } parties sur 100
measure-rings-mine = { much-rings } { more-or-less }
measure-rings-theirs = { much-rings } { more-or-less } { for-rivals }
measure-points-mine = { much-points } { more-or-less } vers le sommet
measure-points-theirs = { much-points } { more-or-less } vers le sommet { for-rivals }
measure-reserve-mine = { much-points } { more-or-less } en Main et en Vie Future
measure-reserve-theirs = { much-points } { more-or-less } en Main et en Vie Future { for-rivals }
