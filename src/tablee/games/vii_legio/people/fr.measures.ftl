# Ce qu'un choix apporte de plus qu'un autre, pour les conseils.

much-vp = { $halves ->
    [1] environ 0,5 PV
    [2] environ 1 PV
    [3] environ 1,5 PV
   *[other] environ { $amount } PV
}
much-experience = { $halves ->
    [1] environ 0,5 expérience
    [2] environ 1 expérience
    [3] environ 1,5 expérience
   *[other] environ { $amount } expériences
}
much-propulsors = { $halves ->
    [1] environ 0,5 propulseur
    [2] environ 1 propulseur
    [3] environ 1,5 propulseur
   *[other] environ { $amount } propulseurs
}
much-squads = { $halves ->
    [1] environ 0,5 escouade
    [2] environ 1 escouade
    [3] environ 1,5 escouade
   *[other] environ { $amount } escouades
}
much-items = { $halves ->
    [1] environ 0,5 élément
    [2] environ 1 élément
    [3] environ 1,5 élément
   *[other] environ { $amount } éléments
}
more-or-less = { $way ->
    [more] de plus
   *[less] de moins
}
for-rivals = { $rivals ->
    [one] pour votre adversaire
   *[other] pour chaque adversaire
}
measure-vp-mine = { much-vp } { more-or-less }
measure-vp-theirs = { much-vp } { more-or-less } { for-rivals }
measure-experience-mine = { much-experience } { more-or-less }
measure-experience-theirs = { much-experience } { more-or-less } { for-rivals }
measure-propulsors-mine = { much-propulsors } { more-or-less }
measure-propulsors-theirs = { much-propulsors } { more-or-less } { for-rivals }
measure-squads-mine = { much-squads } { more-or-less }
measure-squads-theirs = { much-squads } { more-or-less } { for-rivals }
measure-items-mine = { much-items } { more-or-less } à bord
measure-items-theirs = { much-items } { more-or-less } à bord { for-rivals }
