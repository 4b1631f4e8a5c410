### Ce qui se passe dans Wild Space, raconté en français.
### $you dit qui lit : yes, le joueur ; no, tout autre.

event-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
event-smuggler-starts = Le Contrebandier commence.
event-captain = { $you ->
    [yes] Vous partez avec { LE($card) }.
   *[no] { $player } part avec { LE($card) }.
}
event-smuggler-captain = Le Contrebandier part avec { LE($card) }.
event-dealt = Votre main de départ : { $cards }.
event-turn = { $you ->
    [yes] À vous : tour { $turn }.
   *[no] Tour { $turn } { OF($player) }.
}
event-smuggler-turn = Tour { $turn } du Contrebandier.
event-lands = { $you ->
    [yes] Vous vous posez
   *[no] { $player } se pose
} sur { $planet }, Secteur { side-name }.
event-explores = { $you ->
    [yes] Vous explorez
   *[no] { $player } explore
} { $planet }, Secteur { side-name }.
event-passes = { $you ->
    [yes] Aucun mouvement possible : vous passez.
   *[no] { $player } n'a aucun mouvement possible et passe.
}
event-meets = { $you ->
    [yes] Votre Équipage remplit la condition.
   *[no] L'Équipage { OF($player) } remplit la condition.
}
event-discards = { $you ->
    [yes] Vous jetez
   *[no] { $player } jette
} { LE($card) }.
event-removes = { $you ->
    [yes] Vous retirez { LE($card) } de votre Équipage.
   *[no] { $player } retire { LE($card) } de son Équipage.
}
event-acts = { $you ->
    [yes] Votre action : { $effect }.
   *[no] Action { OF($player) } : { $effect }.
}
event-action-lost = { $you ->
    [yes] Aucune action n'est possible : elle est perdue.
   *[no] { $player } ne peut faire aucune action : elle est perdue.
}
event-takes = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} { LE($card) } dans la Réserve.
event-draws = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $player } pioche une carte.
}
event-drew = Vous piochez { LE($card) }.
event-draw-lost = Plus rien à piocher : { $you ->
    [yes] { $count ->
        [one] vous perdez une carte.
       *[other] vous perdez { $count } cartes.
    }
   *[no] { $count ->
        [one] { $player } perd une carte.
       *[other] { $player } perd { $count } cartes.
    }
}
event-revealed = Réserve, { slot-name } : { $card }.
event-reshuffled = La pioche est vide : la défausse est mélangée, { $count ->
    [one] une seule carte.
   *[other] { $count } cartes.
}
event-plays = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} { LE($card) }.
event-takes-and-plays = { $you ->
    [yes] Vous prenez { LE($card) } dans la Réserve et le posez.
   *[no] { $player } prend { LE($card) } dans la Réserve et le pose.
}
event-turns-up = { $you ->
    [yes] De la pioche, à l'aveugle, vous posez
   *[no] De la pioche, à l'aveugle, { $player } pose
} { LE($card) }.
event-advances = { $you ->
    [yes] Un Vétéran : votre jeton avance à la case { $count }.
   *[no] Un Vétéran : le jeton { OF($player) } avance à la case { $count }.
}
event-applies = { $you ->
    [yes] Vous appliquez
   *[no] { $player } applique
} l'effet { DU($card) } : { $effect }.
event-applies-track = { $you ->
    [yes] Vous appliquez
   *[no] { $player } applique
} l'effet de la case { $count } : { $effect }.
event-no-effect = { LE_FIRST($card) } : aucun effet appliqué.
event-no-track = Case { $count } de la Piste : aucun effet appliqué.
event-renews = { $you ->
    [yes] Vous défaussez { LE($card) } et renouvelez la Réserve.
   *[no] { $player } défausse { LE($card) } et renouvelle la Réserve.
}
event-turned = { $planet } se retourne : { $you ->
    [yes] votre Équipage compte { $count } cartes ou plus.
   *[no] l'Équipage { OF($player) } compte { $count } cartes ou plus.
}
event-smuggler-lands = Le Contrebandier se pose sur { $hostile }.
event-smuggler-explores = Le Contrebandier explore { $hostile }.
event-smuggler-takes = Il recrute { LE($card) }, { slot-name } de la Réserve.
event-smuggler-discards = Il jette { LE($card) }, { slot-name } de la Réserve.
event-smuggler-skips = Rien { slot-name } de la Réserve : cet effet est sauté.
event-hostile = Nouvelle Planète Hostile : { $hostile }.
event-scores = { $you ->
    [yes] Vos Crédits : { $total }
   *[no] Crédits { OF($player) } : { $total }
}. Animaux identiques { $same }, séries { $series }, missions { $missions }, Robots { $robots }, Capitaine { $captain }.
event-smuggler-scores = Crédits du Contrebandier : { $total }. Animaux identiques { $same }, séries { $series }, Robots { $robots }, icônes { $icons }.
event-wins = { $you ->
    [yes] Vous gagnez avec { credits-of } !
   *[no] { $player } gagne avec { credits-of }.
}
event-wins-tie = À égalité de Crédits, le plus petit Équipage l'emporte : { $you ->
    [yes] vous gagnez avec { $count } cartes !
   *[no] { $player } gagne avec { $count } cartes.
}
event-shares = Même score, mêmes Équipages : { $you ->
    [yes] vous partagez la victoire ({ $players }).
   *[no] { $players } partagent la victoire.
}
event-beats = { $you ->
    [yes] Vous battez le Contrebandier, { $total } à { $rival } !
   *[no] { $player } bat le Contrebandier, { $total } à { $rival }.
}
event-beaten = { $you ->
    [yes] Le Contrebandier l'emporte : { credits-of } pour vous, { $rival } pour lui.
   *[no] Le Contrebandier l'emporte : { credits-of } pour { $player }, { $rival } pour lui.
}

## Crédits, côtés et emplacements

credits-of = { $total ->
    [one] { $total } Crédit
   *[other] { $total } Crédits
}
side-name = { $side ->
    [left] gauche
   *[right] droit
}
slot-name = { $slot ->
    [1] à gauche
    [2] au milieu
   *[3] à droite
}
