### Ce que lisent les joueurs de SpacePaper au sujet des ordres.

order-sail = Envoyer { LE($craft) } : { $place }
order-explore = Laisser { LE($craft) } explorer seul
order-answer-cap = Laisser la capitale où elle est, à chaque tour
order-answer-sys = Garder le régime politique, à chaque tour
order-answer-opp = Garder le bonus de l'Opportuniste, à chaque tour
order-answer-build = Ne rien construire de plus, à chaque tour
order-answer-act = Finir vos déplacements une fois vos ordres exécutés, à chaque tour
plan = { $count ->
    [0] { $cost } { $cost ->
        [one] point de déplacement
       *[other] points de déplacement
    }, dès ce tour
   *[other] { $cost } { $cost ->
        [one] point de déplacement
       *[other] points de déplacement
    }, arrivée au tour { $turn }
}
halt-impossible = Ce que vous avez ordonné n'est pas possible ici : à vous de décider.
halt-gone = Le vaisseau de votre ordre n'existe plus.
halt-fight = Votre { $craft } a rencontré un vaisseau étranger : à vous de décider.
halt-contact = Votre { $craft } vous attend : { LE($foe) } { OF($player) } s'est approché.
halt-explored = Votre { $craft } n'a plus rien à explorer à sa portée.
halt-arrived = Votre { $craft } est arrivé { $where }.
halt-caught = Votre { $craft } est pris : { $system } est un trou noir.
halt-blocked = Votre { $craft } ne trouve plus de chemin paisible : { $place }.
