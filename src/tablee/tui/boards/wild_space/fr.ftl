### Ce que dit le plateau de Wild Space dans un terminal, en français.

wild-turn = { $you ->
    [yes] Tour { $turn } sur { $turns } : à vous
   *[no] Tour { $turn } sur { $turns } : { $player } joue
}
wild-smugglers-turn = Tour { $turn } sur { $turns } : vous jouez le Contrebandier
wild-over = La partie est finie
wild-smuggler = Le Contrebandier
wild-level = { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
wild-credits = { $count ->
    [one] { $count } Crédit
   *[other] { $count } Crédits
}
wild-shuttles = { $count ->
    [0] plus de Navette
    [one] encore 1 Navette
   *[other] encore { $count } Navettes
}
wild-token = { $captain }, Piste { $at }/5
wild-track = Piste : { $captain }
wild-parts = { $parts }
wild-icon = { $what }{ $times ->
    [one] {""}
   *[other] {" "}×{ $times }
} : { $cards }
wild-icons = Ses icônes lui rapportent : { $icons }
wild-cards = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
wild-hidden = { $count ->
    [0] vide
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
wild-seen = Vu prendre : { $cards }
wild-adds = { $count ->
    [0] Elle ne rapporterait rien de plus.
    [one] Elle rapporterait { $count } Crédit de plus.
   *[other] Elle rapporterait { $count } Crédits de plus.
}
wild-reaches = Votre jeton atteindrait la case { $space } : { $words }.
wild-effect-follows = Son effet suivrait.
wild-effect-unmet = Sa condition n'est pas remplie.
wild-effect-idle = Son effet ne ferait rien.
wild-face-down = ▒ Planète pour un Équipage de { $level }
wild-face-down-note = face cachée
wild-hostile = { $planet } { $landed ->
    [yes] (posé) ▴ { $exploring }
   *[no] ▾ { $landing } · ▴ { $exploring }
} ◉ { $icons }
wild-pile = { $count ->
    [0] Pile vide
   *[other] Pile { $count }, la prochaine de catégorie { $category }
}
wild-aside = { $count ->
    [0] aucune finie
   *[other] finies : { $planets }
}
wild-draw = piocher { $count }
wild-play = poser { $what }
wild-take = prendre+poser
wild-credits-space = { $count } Crédits
wild-own = ✓{ $what }
wild-discard = −{ $what }
wild-remove = −membre
wild-per-set = { $size }×{ $what }
wild-per-pair = { $species }+{ $job }
wild-most = majorité { $what }
wild-per-card = par { $what }
wild-missions = Missions
wild-more = Ce qu'une carte de plus rapporterait
wild-landed = Posé : { $players }.
wild-explored = Exploré : { $players }.
wild-filter-any = une carte
wild-filter-specialist = Spécialiste
wild-filter-robot = Robot
wild-filter-emissary = Émissaire
wild-filter-robot-or-emissary = Robot|Émissaire
wild-filter-veteran = Vétéran
wild-species-bear = Our
wild-species-monkey = Sin
wild-species-owl = Hib
wild-species-rhinoceros = Rhi
wild-species-lizard = Léz
wild-species-octopus = Pou
wild-renew = Renouveler la Réserve en défaussant…
