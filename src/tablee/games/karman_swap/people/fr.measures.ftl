# Ce qu'un choix apporte de plus qu'un autre, pour les conseils.

much-prestige = { $halves ->
    [1] environ 0,5 point de Prestige
    [2] environ 1 point de Prestige
    [3] environ 1,5 point de Prestige
   *[other] environ { $amount } points de Prestige
}
much-steps = { $halves ->
    [1] environ 0,5 case
    [2] environ 1 case
    [3] environ 1,5 case
   *[other] environ { $amount } cases
}
much-cards = { $halves ->
    [1] environ 0,5 carte
    [2] environ 1 carte
    [3] environ 1,5 carte
   *[other] environ { $amount } cartes
}
much-ships = { $halves ->
    [1] environ 0,5 Vaisseau
    [2] environ 1 Vaisseau
    [3] environ 1,5 Vaisseau
   *[other] environ { $amount } Vaisseaux
}
more-or-less = { $way ->
    [more] de plus
   *[less] de moins
}
for-rivals = { $rivals ->
    [one] pour votre adversaire
   *[other] pour chaque adversaire
}
measure-prestige-mine = { much-prestige } { more-or-less }
measure-prestige-theirs = { much-prestige } { more-or-less } { for-rivals }
measure-colonisations-mine = une Colonisation { more-or-less } dans { $percent } manches sur 100
measure-colonisations-theirs = une Colonisation { more-or-less } { for-rivals } dans { $percent } manches sur 100
measure-extinctions-mine = { much-steps } { more-or-less } sur le compteur d'Extinction
measure-extinctions-theirs = { much-steps } { more-or-less } sur le compteur d'Extinction { for-rivals }
measure-ships-mine = { much-ships } { more-or-less } en main
measure-ships-theirs = { much-ships } { more-or-less } en main { for-rivals }
measure-cards-mine = { much-cards } { more-or-less } en main
measure-cards-theirs = { much-cards } { more-or-less } en main { for-rivals }
