# Ce qu'un choix apporte de plus qu'un autre, pour les conseils.

much-credits = { $halves ->
    [1] environ 0,5 Crédit
    [2] environ 1 Crédit
    [3] environ 1,5 Crédit
   *[other] environ { $amount } Crédits
}
much-cards = { $halves ->
    [1] environ 0,5 carte
    [2] environ 1 carte
    [3] environ 1,5 carte
   *[other] environ { $amount } cartes
}
much-spaces = { $halves ->
    [1] environ 0,5 case
    [2] environ 1 case
    [3] environ 1,5 case
   *[other] environ { $amount } cases
}
more-or-less = { $way ->
    [more] de plus
   *[less] de moins
}
for-rivals = { $rivals ->
    [0] pour le Contrebandier
    [one] pour votre adversaire
   *[other] pour chaque adversaire
}
measure-credits-mine = { much-credits } { more-or-less }
measure-credits-theirs = { much-credits } { more-or-less } { for-rivals }
measure-crew-mine = { much-cards } { more-or-less } dans votre Équipage
measure-crew-theirs = { much-cards } { more-or-less } d'Équipage { for-rivals }
measure-cards-mine = { much-cards } { more-or-less } en main
measure-cards-theirs = { much-cards } { more-or-less } en main { for-rivals }
measure-token-mine = { much-spaces } { more-or-less } sur la Piste des Vétérans
measure-token-theirs = { much-spaces } { more-or-less } sur la Piste des Vétérans { for-rivals }
measure-smuggler-mine = { much-credits } { more-or-less } pour le Contrebandier
