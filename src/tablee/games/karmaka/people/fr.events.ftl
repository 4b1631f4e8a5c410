### Ce qui arrive à Karmaka, dit en français.
### $you dit qui lit l'événement : yes, le joueur ; target, celui qui est visé ; self, le joueur, qui se vise lui-même ;
### own, un autre, quand le joueur se vise lui-même ; no, toute autre personne.

## Des parties que plusieurs phrases partagent

cards-alike = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
some-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
random-cards = { $count ->
    [one] une carte au hasard
   *[other] { $count } cartes au hasard
}
top-cards = { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
}
some-rings = { $count ->
    [one] un Anneau Karmique
   *[other] { $count } Anneaux Karmiques
}
some-points = { $score ->
    [0] aucun point
    [one] un point
   *[other] { $score } points
}
at-place = { $position ->
    [1] la carte du dessus
   *[other] la carte n° { $position }
}
in-hand = { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
}
in-deck = { $deck ->
    [0] aucune
    [one] une
   *[other] { $deck }
}

## Ce qui est arrivé

event-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
event-turn = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : à { $player }.
}
event-draws = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $player } pioche une carte.
}
event-your-card = { $you ->
    [yes] Votre carte : { $card }.
   *[no] La carte est { $card }.
}
event-plays-deed = { $you ->
    [yes] Vous posez { $card } sur vos Œuvres.
   *[no] { $player } pose { $card } sur ses Œuvres.
}
event-plays-power = { $you ->
    [yes] Vous employez le pouvoir { OF($card) }.
   *[no] { $player } emploie le pouvoir { OF($card) }.
}
event-plays-future = { $you ->
    [yes] Vous mettez une carte de côté pour votre Vie Future.
   *[no] { $player } met une carte de côté pour sa Vie Future.
}
event-plays-partner = { $you ->
    [yes] Vous mettez une carte de côté pour la Vie Future { OF($target) }.
    [target] { $player } met une carte de côté pour votre Vie Future.
   *[no] { $player } met une carte de côté pour la Vie Future { OF($target) }.
}
event-passes = { $you ->
    [yes] Vous passez.
   *[no] { $player } passe.
}
event-stops = { $you ->
    [yes] Vous ne jouez pas d'autre carte.
   *[no] { $player } ne joue pas d'autre carte.
}
event-accepts = { $you ->
    [yes] Vous gardez { $card } pour votre Vie Future.
   *[no] { $player } garde { $card } pour sa Vie Future.
}
event-declines = { $you ->
    [yes] Vous refusez { $card }.
   *[no] { $player } refuse { $card }.
}
event-to-ruins = { $card } part à la Fosse.
event-no-effect = Le pouvoir reste sans effet.
event-takes = { $count ->
    [0] La Source n'a plus de carte à donner.
   *[other] { $you ->
        [yes] Vous prenez { some-cards } à la Source.
       *[no] { $player } prend { some-cards } à la Source.
    }
}
event-transmigrates = { $you ->
    [yes] Vous reprenez { at-place } de votre Vie Future.
   *[no] { $player } reprend { at-place } de sa Vie Future.
}
event-reshuffle = { $count ->
    [one] La Source est reformée, avec une carte ; les trois du dessus restent à la Fosse.
   *[other] La Source est reformée, avec { $count } cartes ; les trois du dessus restent à la Fosse.
}
event-dies = { $you ->
    [yes] Votre vie s'achève avec { some-points } ; il vous en fallait { $need }.
   *[no] La vie { OF($player) } s'achève avec { some-points } ; il en fallait { $need }.
}
event-climbs = { $you ->
    [yes] Vous gravissez l'Échelle Karmique : { $level }.
   *[no] { $player } gravit l'Échelle Karmique : { $level }.
}
event-fails = { $you ->
    [yes] Vous restez à l'échelon { $level } et recevez un Anneau Karmique.
   *[no] { $player } reste à l'échelon { $level } et reçoit un Anneau Karmique.
}
event-trades = { $you ->
    [yes] Vous échangez { some-rings } contre ce qui manquait.
   *[no] { $player } échange { some-rings } contre ce qui manquait.
}
event-keeps-rings = { $you ->
    [yes] Vous gardez vos Anneaux Karmiques.
   *[no] { $player } garde ses Anneaux Karmiques.
}
event-reborn = { $you ->
    [yes] Vous renaissez : { in-hand } en Main, { in-deck } en Pile.
   *[no] { $player } renaît : { in-hand } en Main, { in-deck } en Pile.
}
event-wins = { $you ->
    [yes] Vous gagnez la partie !
   *[no] { $player } gagne la partie !
}
event-team-wins = { $you ->
    [yes] Votre équipe gagne la partie !
    [target] Votre équipe gagne la partie !
   *[no] L'équipe { OF($player) } et { OF($target) } gagne la partie !
}
event-draw-game = Partie nulle : la limite de tours est atteinte.
event-chooses = { $you ->
    [yes] Vous désignez { $target }.
    [target] { $player } vous désigne.
    [self] Vous vous désignez.
    [own] { $player } se désigne.
   *[no] { $player } désigne { $target }.
}
event-copies = { $you ->
    [yes] Vous appliquez le pouvoir { OF($card) }.
   *[no] { $player } applique le pouvoir { OF($card) }.
}
event-discards-hand = { $you ->
    [yes] Vous défaussez { $card } de votre Main.
   *[no] { $player } défausse { $card } de sa Main.
}
event-discards-deck = { $you ->
    [yes] La carte du dessus de votre Pile part à la Fosse : { $card }.
   *[no] La carte du dessus de la Pile { OF($player) } part à la Fosse : { $card }.
}
event-discards-deed = { $you ->
    [yes] Vous perdez une Œuvre : { $card } part à la Fosse.
   *[no] { $player } perd une Œuvre : { $card } part à la Fosse.
}
event-discards-future = { $you ->
    [yes] Vous perdez la carte du dessus de votre Vie Future : { $card } part à la Fosse.
   *[no] { $player } perd la carte du dessus de sa Vie Future : { $card } part à la Fosse.
}
event-peeks = { $you ->
    [yes] Vous regardez la Main { OF($target) }.
    [target] { $player } regarde votre Main.
   *[no] { $player } regarde la Main { OF($target) }.
}
event-sees = { $count ->
    [0] Il n'y a pas de carte à voir.
   *[other] { $you ->
        [yes] Vous voyez : { $cards }.
       *[no] { $player } voit : { $cards }.
    }
}
event-steals-deed = { $you ->
    [yes] Vous prenez { $card } parmi les Œuvres { OF($target) }.
    [target] { $player } prend { $card } parmi vos Œuvres.
   *[no] { $player } prend { $card } parmi les Œuvres { OF($target) }.
}
event-steals-dream = { $you ->
    [yes] Vous faites passer la carte du dessus de la Vie Future { OF($target) } à la vôtre.
    [target] { $player } fait passer la carte du dessus de votre Vie Future à la sienne.
   *[no] { $player } fait passer la carte du dessus de la Vie Future { OF($target) } à la sienne.
}
event-salvages = { $you ->
    [yes] Vous prenez { $card } à la Fosse.
   *[no] { $player } prend { $card } à la Fosse.
}
event-recycles = { $you ->
    [yes] Vous faites passer { $card } de la Fosse à votre Vie Future.
   *[no] { $player } fait passer { $card } de la Fosse à sa Vie Future.
}
event-feeds-deck = { $count ->
    [0] La Source n'a plus de carte à donner.
   *[other] { $you ->
        [yes] Vous posez { some-cards } de la Source sur la Pile { OF($target) }.
        [target] { $player } pose { some-cards } de la Source sur votre Pile.
        [self] Vous posez { some-cards } de la Source sur votre propre Pile.
        [own] { $player } pose { some-cards } de la Source sur sa propre Pile.
       *[no] { $player } pose { some-cards } de la Source sur la Pile { OF($target) }.
    }
}
event-looks = { $count ->
    [0] La Source n'a plus de carte à montrer.
   *[other] { $you ->
        [yes] Vous consultez { top-cards } de la Source.
       *[no] { $player } consulte { top-cards } de la Source.
    }
}
event-takes-looked = { $you ->
    [yes] Vous posez l'une de ces cartes sur votre Vie Future.
   *[no] { $player } pose l'une de ces cartes sur sa Vie Future.
}
event-puts-back = { $count ->
    [0] Aucune carte ne revient sur la Source.
   *[other] { $you ->
        [yes] Vous remettez { some-cards } sur la Source.
       *[no] { $player } remet { some-cards } sur la Source.
    }
}
event-swindles = { $count ->
    [0] { $you ->
        [target] Votre Main est vide : il n'y a rien à voir.
       *[no] La Main { OF($target) } est vide : il n'y a rien à voir.
    }
   *[other] { $you ->
        [yes] Vous regardez { random-cards } dans la Main { OF($target) }.
        [target] { $player } regarde { random-cards } dans votre Main.
       *[no] { $player } regarde { random-cards } dans la Main { OF($target) }.
    }
}
event-keeps-one = { $you ->
    [yes] Vous gardez l'une des cartes { OF($target) }.
    [target] { $player } garde l'une de vos cartes.
   *[no] { $player } garde l'une des cartes { OF($target) }.
}
event-sows = { $you ->
    [yes] Vous posez une carte de votre Main sur votre Vie Future.
   *[no] { $player } pose une carte de sa Main sur sa Vie Future.
}
event-lays = { $you ->
    [yes] Vous posez { $card } sur vos Œuvres.
   *[no] { $player } pose { $card } sur ses Œuvres.
}
event-dealt = { $you ->
    [yes] Votre première Main : { $cards }.
   *[no] La première Main { OF($player) } : { $cards }.
}
event-loses-hand = { $you ->
    [yes] Le sort vous prend { $card }, de votre Main à la Fosse.
   *[no] Le sort prend { $card } à { $player }, de sa Main à la Fosse.
}
