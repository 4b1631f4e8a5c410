### Ce qui arrive à SpacePaper, dit en français.
### $you dit qui lit l'événement : yes, le joueur ; target, celui qui est visé ; no, toute autre personne.

## Des parties que plusieurs phrases partagent

some-turns = { $count ->
    [0] aucun mécontentement
    [one] un tour de mécontentement
   *[other] { $count } tours de mécontentement
}
powers-compared = puissance { $power } contre { $against }
ship-inside = { $you ->
    [yes] votre { $craft }
   *[no] { LE($craft) } { OF($player) }
}
ship-first = { $you ->
    [yes] Votre { $craft }
   *[no] { LE_FIRST($craft) } { OF($player) }
}

## Mise en place

event-rolls = { $you ->
    [yes] Vous lancez les dés : { $one } et { $two }.
   *[no] { $player } lance les dés : { $one } et { $two }.
}
event-starts = { $you ->
    [yes] Vous recevez le jeton de premier joueur.
   *[no] { $player } reçoit le jeton de premier joueur.
}
event-takes-race = { $you ->
    [yes] Vous menez les { $race }.
   *[no] { $player } mène les { $race }.
}
event-draws-race = { $you ->
    [yes] Le sort vous donne les { $race }.
   *[no] Le sort donne les { $race } à { $player }.
}
event-race-tech = { $you ->
    [yes] Votre race commence avec { $tech } au niveau { $level }.
   *[no] La race { OF($player) } commence avec { $tech } au niveau { $level }.
}
event-takes-leader = { $you ->
    [yes] Votre dirigeant : { $leader }.
   *[no] Le dirigeant { OF($player) } : { $leader }.
}
event-takes-bonus = { $you ->
    [yes] Chacune de vos planètes rapportera { $bonus } en plus.
   *[no] Chaque planète { OF($player) } rapportera { $bonus } en plus.
}
event-takes-event = { $you ->
    [yes] Votre événement : { $card }.
   *[no] L'événement { OF($player) } : { $card }.
}
event-takes-system = { $you ->
    [yes] Votre premier système politique : { $politics }.
   *[no] Premier système politique { OF($player) } : { $politics }.
}
event-takes-home = { $you ->
    [yes] Vous vous installez à { $system }.
   *[no] { $player } s'installe à { $system }.
}
event-draws-home = { $you ->
    [yes] Le sort vous installe à { $system }.
   *[no] Le sort installe { $player } à { $system }.
}

## Découvertes

event-star = L'étoile { OF($system) } est révélée : { $star }.
event-planet = { $planet } est révélée : { $kind }.
event-vanishes = { $system } n'est plus qu'un espace vide : son trou noir a disparu.

## Tours et phases

event-turn = { $you ->
    [yes] Tour { $turn }. Vous avez le jeton de premier joueur.
   *[no] Tour { $turn }. { $player } a le jeton de premier joueur.
}
event-phase = Phase { $phase }.
event-token = { $you ->
    [yes] Le jeton de premier joueur passe à vous.
   *[no] Le jeton de premier joueur passe à { $player }.
}

## Ressources et recherche

event-moves-capital = { $you ->
    [yes] Vous déménagez votre capitale : { $planet }.
   *[no] { $player } déménage sa capitale : { $planet }.
}
event-changes = { $you ->
    [yes] Vous changez de système politique : { $politics } ({ some-turns }).
   *[no] { $player } change de système politique : { $politics } ({ some-turns }).
}
event-switches = { $you ->
    [yes] Chacune de vos planètes rapporte désormais { $bonus } en plus ({ some-turns }).
   *[no] Chaque planète { OF($player) } rapporte désormais { $bonus } en plus ({ some-turns }).
}
event-income = { $you ->
    [yes] Vous recevez { $gold } or et { $science } science.
   *[no] { $player } reçoit { $gold } or et { $science } science.
}
event-minerals = { $you ->
    [yes] Vos minerais : { $minerals }.
   *[no] Minerais { OF($player) } : { $minerals }.
}
event-digs = { $you ->
    [yes] Votre Géologue trouve une unité de plus : { $mineral }.
   *[no] Le Géologue { OF($player) } trouve une unité de plus : { $mineral }.
}
event-learns = { $you ->
    [yes] Vous portez { $tech } au niveau { $level }.
   *[no] { $player } porte { $tech } au niveau { $level }.
}

## Construction

event-places = { $you ->
    [yes] Vous mettez en chantier sur { $planet } : { $project }.
   *[no] { $player } met en chantier sur { $planet } : { $project }.
}
event-built = { $you ->
    [yes] Vous achevez sur { $planet } : { $project }.
   *[no] { $player } achève sur { $planet } : { $project }.
}
event-launched = { ship-first } sort du spatioport { OF($planet) }.
event-settles = { $you ->
    [yes] Vous fondez une colonie sur { $planet }.
   *[no] { $player } fonde une colonie sur { $planet }.
}
event-adapts = { $you ->
    [yes] Vous colonisez { $planet } : { adaptation-time }.
   *[no] { $player } colonise { $planet } : { adaptation-time }.
}
adaptation-time = { $count } étapes de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
event-outpost = { $you ->
    [yes] Vous fondez un avant-poste sur { $planet }.
   *[no] { $player } fonde un avant-poste sur { $planet }.
}

## Déplacements

event-steps = { ship-first } va { $to }.
event-jumps = { ship-first } saute par un trou noir et reparaît à { $system }.
event-stops = { ship-first } s'arrête { $where }.
event-trapped = { $system } est un trou noir : { ship-inside } doit s'y arrêter.
event-returns = { ship-first } ne peut ni avancer ni s'arrêter ; il revient { $where }.
event-closes = { ship-first } détruit le trou noir { OF($system) }.
event-faster = { ship-first } gagne { $count } points de déplacement.

## Combats et invasions

event-lets-pass = { $you ->
    [yes] Vous laissez passer { $target }.
    [target] { $player } vous laisse passer.
   *[no] { $player } laisse passer { $target }.
}
event-fights = { $you ->
    [yes] Votre { $craft } attaque { LE($foe) } { OF($target) } : { powers-compared }.
    [target] { LE_FIRST($craft) } { OF($player) } attaque votre { $foe } : { powers-compared }.
   *[no] { LE_FIRST($craft) } { OF($player) } attaque { LE($foe) } { OF($target) } : { powers-compared }.
}
event-lost = { $cause ->
    [1] { ship-first } est perdu : l'anarchie dissout toute flotte.
    [2] { ship-first } est perdu : impayé, en plein mécontentement.
   *[other] { ship-first } est perdu.
}
event-retreats = { ship-first } se replie en orbite { OF($planet) }.
event-invades = { $you ->
    [yes] Votre { $craft } envahit { $planet }, planète { OF($target) } : puissance { $power } contre défense { $against }.
    [target] { LE_FIRST($craft) } { OF($player) } envahit votre planète { $planet } : puissance { $power } contre défense { $against }.
   *[no] { LE_FIRST($craft) } { OF($player) } envahit { $planet }, planète { OF($target) } : puissance { $power } contre défense { $against }.
}
event-resists = { $you ->
    [yes] Votre planète { $planet } résiste encore : { $count }.
   *[no] { $planet }, planète { OF($player) }, résiste encore : { $count }.
}
event-captures = { $you ->
    [yes] Vous prenez { $planet } à { $target }.
    [target] { $player } vous prend { $planet }.
   *[no] { $player } prend { $planet } à { $target }.
}
event-retakes = { $you ->
    [yes] Vous reprenez { $planet } à { $target }, sans mécontentement.
    [target] { $player } vous reprend { $planet }, sans mécontentement.
   *[no] { $player } reprend { $planet } à { $target }, sans mécontentement.
}
event-freed = { $you ->
    [yes] Votre adaptation { OF($planet) } est ruinée : la planète redevient libre.
   *[no] L'adaptation { OF($planet) } par { $player } est ruinée : la planète redevient libre.
}
event-helped = { $you ->
    [yes] Vous jouez { $card } : { $planet } gagne 1 de défense jusqu'à la fin de la phase.
   *[no] { $player } joue { $card } : { $planet } gagne 1 de défense jusqu'à la fin de la phase.
}
event-falls = { $you ->
    [yes] Votre capitale est tombée : votre civilisation quitte la partie.
   *[no] La capitale { OF($player) } est tombée : sa civilisation quitte la partie.
}

## Événements joués

event-plays = { $you ->
    [yes] Vous jouez votre événement : { $card }.
   *[no] { $player } joue son événement : { $card }.
}
event-spaceport = { $you ->
    [yes] Vous recevez un spatioport sur { $planet }.
   *[no] { $player } reçoit un spatioport sur { $planet }.
}
event-lottery = { $you ->
    [yes] Vous gagnez { $gold } or.
   *[no] { $player } gagne { $gold } or.
}
event-recovered = { ship-first } reparaît en orbite { OF($planet) }.
event-calmer = { $you ->
    [yes] Votre mécontentement global baisse d'un tour.
   *[no] Le mécontentement global { OF($player) } baisse d'un tour.
}
event-calmed = Le mécontentement { OF($planet) } baisse d'un tour.
event-symbiosis = { $you ->
    [yes] Vos habitants { OF($planet) } s'adaptent mieux : un tour de moins par étape.
   *[no] Les habitants { OF($player) } sur { $planet } s'adaptent mieux : un tour de moins par étape.
}

## Entretien

event-grows = { $you ->
    [yes] Votre population { OF($planet) } passe à { $count }.
   *[no] La population { OF($planet) } passe à { $count }.
}
event-adapted = { $you ->
    [yes] L'adaptation est finie : { $planet } est votre colonie.
   *[no] L'adaptation est finie : { $planet } est une colonie { OF($player) }.
}
event-lifted = Le siège { OF($planet) } est levé.
event-favour = { $you ->
    [yes] Votre système politique vous rapporte { $gold } or.
   *[no] Son système politique rapporte { $gold } or à { $player }.
}
event-pays = { $you ->
    [yes] Vous payez { $gold } or d'entretien.
   *[no] { $player } paie { $gold } or d'entretien.
}
event-sells = { $you ->
    [yes] Vous vendez votre { $craft } pour { $gold } or.
   *[no] { $player } vend son { $craft } pour { $gold } or.
}
event-abandons = { $gold ->
    [0] { $you ->
        [yes] Vous abandonnez { $planet }, sans rien en tirer.
       *[no] { $player } abandonne { $planet }, sans rien en tirer.
    }
   *[other] { $you ->
        [yes] Vous abandonnez { $planet } pour { $gold } or.
       *[no] { $player } abandonne { $planet } pour { $gold } or.
    }
}
event-unpaid = { $you ->
    [yes] Vous ne pouvez pas payer { $planet }.
   *[no] { $player } ne peut pas payer { $planet }.
}
event-gives-up = { $you ->
    [yes] Faute de paiement, vous perdez { $planet }, qui redevient libre.
   *[no] Faute de paiement, { $player } perd { $planet }, qui redevient libre.
}
event-idle = Faute de paiement, { ship-inside } ne bougera pas au prochain tour.
event-bankrupt = { $you ->
    [yes] Vous faites faillite ce tour-ci.
   *[no] { $player } fait faillite ce tour-ci.
}
event-to-science = { $you ->
    [yes] Votre technocratie change { $gold } or en science.
   *[no] La technocratie { OF($player) } change { $gold } or en science.
}
event-wasted = { $you ->
    [yes] Vous perdez { $science } de cette science : nul n'en garde plus de 20.
   *[no] { $player } perd { $science } de cette science : nul n'en garde plus de 20.
}
event-to-energy = { $you ->
    [yes] Votre nationalisme change { $gold } or en énergie pour la capitale.
   *[no] Le nationalisme { OF($player) } change { $gold } or en énergie pour la capitale.
}
event-unrest = { $you ->
    [yes] Votre planète { $planet } gronde : { some-turns }.
   *[no] { $planet }, planète { OF($player) }, gronde : { some-turns }.
}

## Fin

event-wins = { $you ->
    [yes] Vous gagnez : { $reason } !
   *[no] { $player } gagne : { $reason } !
}
event-shared = { $you ->
    [yes] Vous partagez la victoire ({ $players }) : { $reason }.
   *[no] { $players } partagent la victoire : { $reason }.
}
