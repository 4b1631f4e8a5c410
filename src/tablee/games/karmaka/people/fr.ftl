### Ce que lisent les joueurs de Karmaka, en français : noms, questions, choix, refus et résultats. Les événements sont dans fr.events.ftl.

title = Karmaka

## Zones

zone-well = Source
zone-ruins = Fosse
zone-hand = Main
zone-deck = Pile
zone-future-life = Vie Future
zone-deeds = Œuvres
zone-exposed-deed = Œuvre Exposée
zone-centre = Centre
zone-looked-at = Cartes consultées
zone-seen = Cartes vues
zone-rings = Anneaux Karmiques
zone-player = Joueur

## Couleurs et échelons

colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-mosaic = Mosaïque
level-dung-beetle = Bousier
level-snake = Serpent
level-wolf = Loup
level-ape = Singe
level-transcendence = Transcendance

## Variantes et réglages

setting-variant = Variante
setting-first-player = Premier joueur
setting-wolf-seat = La place du Loup
first-player-random = Tiré au sort
variant-base = À deux
variant-multiplayer = Multijoueur (3 ou 4)
variant-teams = Jeu par équipe, 2 contre 2
variant-big-bad-wolf = Grand Méchant Loup, 2 contre 1
variant-published-deck = Paquet de l'édition (64 cartes)
about-base = Vous et votre rival gravissez l'Échelle Karmique, vie après vie. Atteignez la Transcendance avant lui.
about-multiplayer = À trois ou quatre, chacun pour soi. Vous choisissez le rival que vise un pouvoir, et c'est à lui que la carte est ensuite proposée. À quatre, aucune carte ne se joue contre le joueur d'en face.
about-teams = Deux équipes de deux, les partenaires face à face. Vous pouvez aussi jouer une carte pour la Vie Future de votre partenaire. Le premier joueur qui atteint la Transcendance fait gagner son équipe.
about-big-bad-wolf = L'un de vous joue seul et commence à l'échelon du Loup, deux échelons plus haut. Les deux autres commencent à celui du Bousier, jouent ensemble et gagnent si l'un d'eux atteint la Transcendance avant lui.
about-published-deck = Le jeu à deux avec deux cartes de plus : Jubilé, qui permet de poser jusqu'à deux cartes de votre Main sur vos Œuvres.

## Questions : -with est la même question, quand la table en sait plus

ask-play-card = Quelle carte jouez-vous, et comment ?
ask-play-card-with = { $deck ->
    [0] Votre Pile est vide : vous devez jouer une carte. Laquelle, et comment ?
   *[other] Quelle carte jouez-vous, et comment ? Vous pouvez aussi passer.
}
ask-karmic-offer = Prenez-vous cette carte pour votre Vie Future ?
ask-karmic-offer-with = { $player } a employé { $card } et vous propose la carte. La prenez-vous pour votre Vie Future ?
ask-extra-play = Jouez-vous une autre carte ?
ask-choose-player = Quel joueur visez-vous ?
ask-choose-player-with = Quel joueur visez-vous avec le pouvoir { OF($card) } ?
ask-denial-discard = Quelle carte sacrifiez-vous pour en appliquer le pouvoir ?
ask-dwindle-discard = Quelle carte de votre Main abandonnez-vous ?
ask-dwindle-discard-with = { $player } vous fait défausser une carte de votre Main. Laquelle abandonnez-vous ?
ask-crisis-discard = Quelle Œuvre abandonnez-vous ?
ask-crisis-discard-with = { $player } vous fait défausser une Œuvre. Laquelle abandonnez-vous ?
ask-transmigrate-pick = Quelle carte de votre Vie Future reprenez-vous ?
ask-salvage-pick = Quelle carte de la Fosse prenez-vous en Main ?
ask-recycle-pick = Quelle carte de la Fosse posez-vous sur votre Vie Future ?
ask-destiny-take = Laquelle de ces cartes posez-vous sur votre Vie Future ?
ask-destiny-take-with = { $count ->
    [1] Laquelle de ces cartes posez-vous sur votre Vie Future ? Vous pouvez en poser jusqu'à { $most }.
   *[other] Posez-vous une autre de ces cartes sur votre Vie Future ? Ce serait la { $count }e sur { $most } au plus.
}
ask-destiny-order = Laquelle sera la plus haute sur la Source ?
ask-swindle-keep = Quelle carte gardez-vous ?
ask-sowing-place = Quelle carte semez-vous sur votre Vie Future ?
ask-sowing-place-with = Quelle carte semez-vous sur votre Vie Future ? (carte { $count } sur { $most })
ask-roulette-discard = Quelle carte défaussez-vous ?
ask-roulette-discard-with = { $count ->
    [1] Défaussez-vous une carte ? Vous pouvez en défausser jusqu'à { $most }.
   *[other] Défaussez-vous une autre carte ? Ce serait la { $count }e sur { $most } au plus.
}
ask-roulette-draw = Prenez-vous une carte à la Source ?
ask-roulette-draw-with = { $count ->
    [1] { $most ->
        [1] Prenez-vous une carte à la Source ? Vous pouvez en prendre une.
       *[other] Prenez-vous une carte à la Source ? Vous pouvez en prendre jusqu'à { $most }, une par une.
    }
   *[other] Prenez-vous une autre carte à la Source ? Ce serait la { $count }e sur { $most } au plus.
}
ask-embody-pick = De quelle Œuvre appliquez-vous le pouvoir ?
ask-ring-trade = Échangez-vous vos Anneaux pour gravir l'échelon ?
ask-ring-trade-with = { $count ->
    [one] Il vous manque un point. Échangez-vous un Anneau pour gravir l'échelon ?
   *[other] Il vous manque { $count } points. Échangez-vous { $count } Anneaux pour gravir l'échelon ?
}
ask-choose-rival = Quel rival visez-vous ?
ask-choose-rival-with = Quel rival visez-vous avec le pouvoir { OF($card) } ?
ask-jubilee-place = Quelle carte posez-vous sur vos Œuvres ?
ask-jubilee-place-with = { $count ->
    [1] Quelle carte posez-vous sur vos Œuvres ? Vous pouvez en poser jusqu'à { $most }.
   *[other] Posez-vous une autre carte sur vos Œuvres ? Ce serait la { $count }e sur { $most } au plus.
}

## Ce que les autres lisent pendant ce temps

wait-play-card = { $player } choisit une carte à jouer…
wait-karmic-offer = { $player } réfléchit à la carte proposée…
wait-extra-play = { $player } peut jouer une autre carte…
wait-choose-player = { $player } choisit un joueur…
wait-denial-discard = { $player } choisit une carte à défausser et à copier…
wait-dwindle-discard = { $player } choisit une carte à défausser…
wait-crisis-discard = { $player } choisit une Œuvre à abandonner…
wait-transmigrate-pick = { $player } choisit une carte de sa Vie Future…
wait-salvage-pick = { $player } choisit une carte de la Fosse…
wait-recycle-pick = { $player } choisit une carte de la Fosse…
wait-destiny-take = { $player } consulte des cartes de la Source…
wait-destiny-order = { $player } remet des cartes sur la Source…
wait-swindle-keep = { $player } choisit une carte à garder…
wait-sowing-place = { $player } choisit une carte à semer…
wait-roulette-discard = { $player } peut défausser une carte…
wait-roulette-draw = { $player } peut prendre une carte à la Source…
wait-embody-pick = { $player } choisit une Œuvre à copier…
wait-ring-trade = { $player } se demande s'il faut échanger des Anneaux…
wait-choose-rival = { $player } choisit un rival…
wait-jubilee-place = { $player } peut poser une carte sur ses Œuvres…

## Choix

option-deed = { $points ->
    [one] Jouer { $card } pour 1 point
   *[other] Jouer { $card } pour { $points } points
}
option-power = Employer le pouvoir { OF($card) }
option-future = Garder { $card } pour votre Vie Future
option-partner = Donner { $card } à la Vie Future de votre partenaire
option-card = Choisir { $card }
option-card-denial-discard = Défausser { $card } et en appliquer le pouvoir
option-card-dwindle-discard = Défausser { $card }
option-card-destiny-take = Poser { $card } sur votre Vie Future
option-card-destiny-order = Mettre { $card } au-dessus des autres
option-card-swindle-keep = Garder { $card }
option-card-sowing-place = Semer { $card } sur votre Vie Future
option-card-roulette-discard = Défausser { $card }
option-card-embody-pick = Appliquer le pouvoir { OF($card) }
option-card-jubilee-place = Poser { $card } sur vos Œuvres
option-position = Carte n° { $position } depuis le dessus
option-position-crisis-discard = { $position ->
    [1] Défausser { $card }, votre Œuvre Exposée
   *[other] Défausser { $card } (n° { $position } depuis le dessus)
}
option-position-transmigrate-pick = Reprendre { $card } (n° { $position } depuis le dessus)
option-position-salvage-pick = Prendre { $card } en Main (n° { $position } depuis le dessus)
option-position-recycle-pick = Poser { $card } sur votre Vie Future (n° { $position } depuis le dessus)
option-pass = Passer
option-stop = S'arrêter
option-stop-extra-play = Ne pas jouer d'autre carte
option-stop-destiny-take = { $count ->
    [0] Ne rien prendre
   *[other] Ne plus rien prendre
}
option-stop-roulette-discard = { $count ->
    [0] Ne rien défausser
   *[other] Ne plus rien défausser
}
option-stop-roulette-draw = { $count ->
    [0] Ne rien prendre
   *[other] Ne plus rien prendre
}
option-stop-jubilee-place = { $count ->
    [0] Ne rien poser
   *[other] Ne plus rien poser
}
option-accept = Prendre la carte
option-accept-karmic-offer = Prendre { $card } pour votre Vie Future
option-decline = Refuser la carte
option-decline-karmic-offer = Refuser { $card } : la carte part à la Fosse
option-draw = Prendre une carte à la Source
option-trade = { $count ->
    [0] Échanger des Anneaux et gravir l'échelon
    [one] Échanger un Anneau et gravir l'échelon
   *[other] Échanger { $count } Anneaux et gravir l'échelon
}
option-keep = Garder vos Anneaux et rester à cet échelon
option-self = Vous-même
option-rival = Votre rival, { $player }
option-any-rival = Votre rival
option-seat = { $player }

## Pourquoi quelque chose n'est pas permis

refuse-not-held = { $card } n'est pas dans votre Main.
refuse-not-seen = { $card } n'est pas parmi les cartes que vous voyez.
refuse-not-deed = { $card } n'est pas parmi vos Œuvres.
refuse-must-play = Votre Pile est vide : vous devez jouer une carte.
refuse-no-partner = Vous n'avez pas de partenaire à cette table.
refuse-position = Il n'y a pas de carte à la place { $position } à cet endroit.
refuse-window = Seules les trois cartes du dessus de la Fosse peuvent être choisies.
refuse-opposite = Aucune carte ne se joue contre le joueur d'en face.
refuse-own-side = Désignez un rival : ni vous-même, ni quelqu'un de votre camp.
refuse-no-such-seat = Cette place n'existe pas à cette table.
refuse-two-players = À deux, dites « vous-même » ou « votre rival ».
refuse-many-players = À plus de deux, désignez un autre joueur par sa place, et vous-même par « vous-même ».

## Comment la partie a fini

reason-transcendence = Transcendance
reason-turn-cap = trop de tours
result-transcendence = { $you ->
    [yes] { $count ->
        [one] Vous gagnez : vous atteignez la Transcendance avant tout le monde.
       *[other] Votre équipe gagne : elle atteint la Transcendance avant l'autre camp.
    }
   *[no] { $count ->
        [one] { $winners } gagne, en atteignant la Transcendance avant tout le monde.
       *[other] { $winners } gagnent : leur équipe atteint la Transcendance avant l'autre camp.
    }
}
result-turn-cap = Partie nulle : après { $turns } tours, personne n'a atteint la Transcendance.
