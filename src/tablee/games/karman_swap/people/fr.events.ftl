### Ce qui se passe dans Karman Swap, raconté en français.
### $you dit qui lit : yes, le joueur ; target, celui qui est visé ; no, tout autre.

event-round = La manche { $round } commence. { $you ->
    [yes] À vous de débuter.
   *[no] { $player } débute.
}
event-dealt = Vos cartes : { $cards }.
event-turn = { $you ->
    [yes] À vous.
   *[no] Au tour { OF($player) }.
}
event-gives = { $you ->
    [yes] Vous donnez une carte à { $target }.
    [target] { $player } vous donne une carte.
   *[no] { $player } donne une carte à { $target }.
}
event-gift = { $you ->
    [yes] Vous avez donné { $card }.
   *[no] Vous avez reçu { $card }.
}
event-returns = { $you ->
    [yes] Vous rendez une carte à { $target }.
    [target] { $player } vous rend une carte.
   *[no] { $player } rend une carte à { $target }.
}
event-given-back = { $you ->
    [yes] Vous avez rendu { $card }.
   *[no] Vous avez reçu { $card } en retour.
}
event-new-planet = { $you ->
    [yes] Vous mettez { $planet } en jeu.
   *[no] { $player } met { $planet } en jeu.
}
event-plays = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $player } joue { $card }.
}
event-arrives = { $card } rejoint { $planet }.
event-boosts = { $you ->
    [yes] Vous posez { $count ->
        [one] une gemme
       *[other] { $count } gemmes
    } sur { $card }.
   *[no] { $player } pose { $count ->
        [one] une gemme
       *[other] { $count } gemmes
    } sur { $card }.
}
event-opens = { $you ->
    [yes] Vous ouvrez la Colonisation { OF($planet) }.
   *[no] { $player } ouvre la Colonisation { OF($planet) }.
}
event-joins = { $you ->
    [yes] Vous rejoignez la Colonisation { OF($planet) } ; en tête : { $card }.
   *[no] { $player } rejoint la Colonisation { OF($planet) } ; en tête : { $card }.
}
event-cancelled = Plus aucun Vaisseau autour { OF($planet) } : la Colonisation est annulée.
event-extinct = { $card } s'éteint. { $you ->
    [yes] Vous { $count ->
        [0] ne gagnez aucune gemme
        [one] gagnez une gemme de Recherche
       *[other] gagnez { $count } gemmes de Recherche
    }.
   *[no] { $player } { $count ->
        [0] ne gagne aucune gemme
        [one] gagne une gemme de Recherche
       *[other] gagne { $count } gemmes de Recherche
    }.
}
event-dome-pulled = { $half ->
    [own] Le dôme avance vers { $alone ->
        [yes] { $you ->
            [yes] vous
           *[no] { $player }
        }
       *[no] l'{ $side }
    } : { $count ->
        [one] une case
       *[other] { $count } cases
    } dans { $alone ->
        [yes] { $you ->
            [yes] votre
           *[no] cette
        }
       *[no] sa
    } moitié.
    [middle] Le dôme avance vers { $alone ->
        [yes] { $you ->
            [yes] vous
           *[no] { $player }
        }
       *[no] l'{ $side }
    } : le voilà au milieu.
   *[other] Le dôme avance vers { $alone ->
        [yes] { $you ->
            [yes] vous
           *[no] { $player }
        }
       *[no] l'{ $side }
    } : encore { $count ->
        [one] une case
       *[other] { $count } cases
    } dans l'autre moitié.
}
event-dome-moved = { $alone ->
    [yes] { $you ->
        [yes] Votre dôme d'Extinction est
       *[no] { $player } a son dôme d'Extinction
    }
   *[no] Le dôme d'Extinction de l'{ $side } est
} à { $count }.
event-converts = { $you ->
    [yes] Vous changez de la Recherche en { $count ->
        [one] une gemme de Découverte
       *[other] { $count } gemmes de Découverte
    }.
   *[no] { $player } change de la Recherche en { $count ->
        [one] une gemme de Découverte
       *[other] { $count } gemmes de Découverte
    }.
}
event-uses = { $you ->
    [yes] Vous utilisez la capacité { OF($card) }.
   *[no] { $player } utilise la capacité { OF($card) }.
}
event-moves = { $card } quitte { $planet }.
event-leaves = { $card } quitte { $planet } pour le Marché.
event-takes-planet = { $you ->
    [yes] Vous ramenez { $card } { OF($planet) } dans votre main.
   *[no] { $player } ramène { $card } { OF($planet) } dans sa main.
}
event-takes-market = { $you ->
    [yes] Vous prenez { $card } au Marché.
   *[no] { $player } prend { $card } au Marché.
}
event-puts = { $you ->
    [yes] Vous mettez { $card } au Marché.
   *[no] { $player } met { $card } au Marché.
}
event-swaps = { $card } et { $other } changent de place.
event-uncovered = { $card } n'est plus sous une autre carte : on peut la prendre.
event-concedes = { $you ->
    [yes] Vous concédez.
   *[no] { $player } concède.
}
event-colonised = { $alone ->
    [yes] { $you ->
        [yes] Vous colonisez
       *[no] { $player } colonise
    }
   *[no] L'{ $side } colonise
} { $planet } avec { $card }.
event-scores = { $alone ->
    [yes] { $you ->
        [yes] Vous marquez
       *[no] { $player } marque
    }
   *[no] L'{ $side } marque
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} de Prestige.
event-explores = { $you ->
    [yes] Vous explorez.
   *[no] { $player } explore.
}
event-passes = { $way ->
    [exchange] { $you ->
        [yes] Vous passez et échangez des cartes.
       *[no] { $player } passe et échange des cartes.
    }
    [discard] { $you ->
        [yes] Vous passez et mettez une carte au Marché.
       *[no] { $player } passe et met une carte au Marché.
    }
   *[plain] { $you ->
        [yes] Vous passez.
       *[no] { $player } passe.
    }
}
event-last-lap = La dernière planète est en jeu : chacun des autres a encore un tour.
event-ending = La manche s'achève : les Colonisations ouvertes se décident, puis on compte le Prestige.
event-last-ship = { $you ->
    [yes] Vous envoyez { $card } autour { OF($planet) }.
   *[no] { $player } envoie { $card } autour { OF($planet) }.
}
event-declines = { $you ->
    [yes] Vous n'envoyez aucun Vaisseau autour { OF($planet) }.
   *[no] { $player } n'envoie aucun Vaisseau autour { OF($planet) }.
}
event-points = { $alone ->
    [yes] { $you ->
        [yes] Vous totalisez
       *[no] { $player } totalise
    }
   *[no] L'{ $side } totalise
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} de Prestige.
event-round-won = { $alone ->
    [yes] { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    }
   *[no] L'{ $side } gagne
} la manche { $reason ->
    [colonisation] par sa quatrième Colonisation
    [extinction] par Extinction
   *[points] aux points
}.
event-match-won = { $alone ->
    [yes] { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    }
   *[no] L'{ $side } gagne
} la partie.
