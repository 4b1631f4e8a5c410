### Ce que dit le terminal, en français : les plateaux, la table et le mode simple. Les écrans sont dans fr.screens.ftl.

## Tout plateau

board-plain = Ce que vous voyez :
value-none = rien
value-yes = oui
value-no = non
value-field = { $name } { $value }

## La table

why-not = { $reason } ({ $rule })
card-effect = { $card } { $sign }{ $value } : { $effect }
undone = Votre dernier choix est annulé.
taken-back = Votre dernier choix et tout ce qui a suivi sont annulés. La sauvegarde le mentionne.
undo-refused = { $why }
undo-refused-alone = { $why } Face à des joueurs virtuels, vous pouvez quand même l'annuler ; la sauvegarde le mentionnera.
hints-off = Plusieurs personnes jouent à cette table, sans conseils : le formulaire d'une nouvelle partie le change pour toutes.
resign-ends = { $player }, abandonnez-vous ? La partie s'arrête, et elle est perdue.
resign-goes-on = { $player }, abandonnez-vous ? Un joueur virtuel joue à votre place jusqu'à la fin ; pour vous, la partie est perdue.
saved = { $folder ->
    [none] La partie est enregistrée sous « { $name } ». Pour continuer : tablee play { $game } --resume "{ $name }"
   *[other] La partie est enregistrée sous « { $name } ». Pour continuer : tablee play { $game } --saves "{ $folder }" --resume "{ $name }"
}
saved-finished = La partie finie est enregistrée sous « { $name } ». Pour la revoir : ouvrez tablee et choisissez « Revoir ».
not-saved = La partie n'est pas enregistrée.

## Chemins de plusieurs pas

way-end = { $steps ->
    [one] { $text } · 1 pas
   *[other] { $text } · { $steps } pas
}
way-cost = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
way-step = Un seul pas

## Le mode simple

plain-welcome = { $game }. Répondez par un numéro ; « ? » montre les règles du moment et les commandes.
plain-welcome-back = { $game } reprend là où vous l'aviez laissé. « ? » montre les règles du moment et les commandes.
plain-back = Face à des joueurs virtuels, vous pouvez l'annuler quand même : tapez « annuler tout ». La sauvegarde le mentionnera.
plain-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
plain-curtain-only = Rien ne se choisit ici : appuyez sur Entrée, sans rien taper avant.
plain-news = > { $sentence }
plain-notice = À noter : { $notice }
plain-question = { $name } : { $question }
plain-option = { $change ->
    [none] { $number }. { $text }
   *[other] { $number }. { $text } ({ $change })
}
plain-folder = { $number }. { $text } ({ $count })
plain-apart = Lequel (de 1 à { $most } ; Entrée seule revient en arrière) :
plain-ask = Votre choix (de 1 à { $most }, ou « ? ») :
plain-nothing = Rien n'a été tapé. Tapez le numéro d'un choix, de 1 à { $most }, ou « ? » pour de l'aide.
plain-no-number = « { $typed } » n'est ni un numéro ni une commande. Tapez un numéro de 1 à { $most }, ou « ? » pour de l'aide.
plain-bad-number = Il n'y a pas de choix { $typed } : ils vont de 1 à { $most }.
plain-thinking = Le maître réfléchit…
plain-hint = { $visits ->
    [one] { $number }. { $text } : { $chance } % de gagner (essayé une fois)
   *[other] { $number }. { $text } : { $chance } % de gagner (essayé { $visits } fois)
}
plain-hint-even = { $number }. { $text } : aussi bien que les autres
plain-hint-untried = { $number }. { $text } : pas essayé, cela semblait moins bon
plain-why = { $option } : non. { $reason }
plain-why-allowed = { $option } : oui, c'est permis maintenant.
plain-why-nothing = Aucun choix de ce jeu ne contient « { $typed } ».
plain-rule = { $rule } : { $text }
plain-coach = (i) { $text } ({ $rule })
plain-coach-last = (i) Tapez un numéro pour continuer ici ; « quitter » pour sortir, et « tablee play { $game } » lance votre propre partie.
plain-coach-on = Guide : oui.
plain-coach-off = Guide : non.
plain-rules-more = …et { $count } de plus : ajoutez un mot pour préciser.
plain-rules-nothing = Aucune règle ne contient « { $typed } ».
plain-rules-which = Quelles règles ? Par exemple : regles KMK-6, ou regles anneau
plain-rules-any = Quelles règles ? Par exemple : regles { $id }, ou regles et des mots
plain-log-start = Avant le premier tour
plain-step = { $count ->
    [0] { $step }
   *[other] { $step } [{ $who }]
}
plain-seat = { $count ->
    [0] { $you ->
        [yes] { $name } (vous)
       *[no] { $name }
    }
   *[other] { $you ->
        [yes] { $name } (vous) : { $facts }
       *[no] { $name } : { $facts }
    }
}
plain-zone = { $title } : { $text }
plain-cards = { $left ->
    [0] { $title } ({ $note }) : { $cards }
   *[other] { $title } ({ $note }) : { $cards }, …
}
plain-hidden = une carte cachée
plain-card-sort = { $card } ({ $about })
plain-card = { $colour ->
    [red] { $card } ({ $sign } rouge { $value })
    [green] { $card } ({ $sign } vert { $value })
    [blue] { $card } ({ $sign } bleu { $value })
    [mosaic] { $card } ({ $sign } mosaïque { $value })
    [ship] { $card } ({ $sign } Vaisseau { $value })
   *[other] { $card } ({ $sign } { $value })
}
plain-commands =
    Commandes :
    un numéro : choisir cette option
    « ? » et un numéro : ce que fait cette option
    pourquoi et des mots : pourquoi une option est permise ou non, par exemple : pourquoi passer
    conseil : ce que le maître pense de chaque option
    annuler : annuler votre dernier choix, s'il n'a rien appris à personne
    annuler tout : annuler votre dernier choix et ce qui a suivi, face à des joueurs virtuels (la sauvegarde le mentionne)
    voir : toute la table à nouveau
    journal : tout ce qui s'est passé
    regles et des mots ou un numéro : chercher dans les règles
    enregistrer : où la partie est enregistrée
    langue : la langue suivante
    guide : couper ou remettre les conseils
    abandonner : renoncer à la partie
    quitter : enregistrer et quitter
plain-resign = { $question } (oui ou non)
plain-resign-no = La partie continue.
answer-yes-words = oui, o
plain-commands-pages =
    Dans ce jeu, aussi :
    carte : la galaxie en liste ; systeme et un nom : un système ; civ et un nom : une civilisation
    voir et le nom d'une page : planètes, sciences, rivaux, vaisseaux, signes…
    liste et des mots : les options qui les contiennent, avec leur numéro ; les mots seuls font de même
    fin : finir la phase, ou laisser les choses comme elles sont
    encore : le même genre de réponse que la dernière fois
    ordre : ce qui peut se faire tout seul, vaisseaux et réponses ; ordre et un numéro le donne, ou le lève
    journal tout : tout ce qui s'est passé depuis le début
plain-group = { $first } à { $last }. { $heading }
plain-group-help = Pour lire les options d'une rubrique, tapez quelques-uns de ses mots ; « liste » les montre toutes.
plain-list-nothing = Aucune option ne contient « { $typed } », et ce n'est pas une commande : « ? » pour de l'aide.
plain-pages = Pages à regarder : { $pages }. Par exemple : voir et le nom d'une page, d'un système ou d'un joueur.
plain-news-more = { $count ->
    [one] Une phrase plus ancienne est dans le journal.
   *[other] { $count } phrases plus anciennes sont dans le journal.
}

## Ce qui peut être tapé au lieu d'un numéro : des mots séparés par des virgules

command-help = aide
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-back = reprendre
command-save = enregistrer, sauver
command-quit = quitter
command-view = voir
command-log = journal
command-rules = règles
command-lang = langue
command-list = liste
command-end = fin
command-again = encore
command-coach = guide, coach
command-resign = abandonner, abandon
command-order = ordre, ordres

## Ordres

orders-end = Finir : { $order }
orders-plan = { $order } · { $plan }
charting-orders-asked = Qu'ordonnez-vous ? L'ordre est suivi jusqu'à ce que du nouveau survienne.
charting-no-orders = Rien à ordonner pour l'instant.
plain-orders = Tapez « ordre » et un numéro : ce qui est ordonné se poursuit tout seul, jusqu'à ce que du nouveau survienne.
plain-orders-none = Rien de tel à ordonner pour l'instant.
