### Ce que lisent les joueurs de Wild Space, en français : noms, questions, options, refus et résultats.

title = Wild Space

## Lieux

zone-hand = Main
zone-crew = Équipage
zone-reserve = Réserve
zone-deck = Pioche
zone-discard = Défausse
zone-planet = Planètes
zone-sector = Secteurs
zone-track = Piste des Vétérans
zone-shuttles = Navettes
zone-hostile = Planètes Hostiles
zone-smuggler = Équipage du Contrebandier
smuggler-name = Contrebandier

## Types de cartes

kind-specialist = Spécialiste
kind-emissary = Émissaire
kind-robot = Robot
kind-captain = Capitaine
kind-veteran = Vétéran

## Réglages

setting-level = Le Contrebandier (en solo)
setting-first-player = Premier joueur
first-player-random = Tiré au sort
first-player-smuggler = Le Contrebandier
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
about-level = La force du Contrebandier : ne sert qu'à qui joue seul.
about-level-easy = En solo, un Contrebandier débonnaire : trois Planètes Hostiles faibles et deux moyennes.
about-level-medium = En solo, un adversaire sérieux : une Planète Hostile faible, deux moyennes et deux fortes.
about-level-hard = En solo, un Contrebandier redoutable : deux Planètes Hostiles moyennes et trois fortes.
about-game = Posez et explorez avec vos cinq Navettes, réunissez un Équipage d'Animaux, de Robots et d'Émissaires, et enchaînez les cartes : au bout de dix tours, le plus de Crédits gagne. De 1 à 5 joueurs ; seul, vous affrontez le Contrebandier.

## Questions : -with est la même question quand la table en sait plus

ask-move = Quelle Navette jouez-vous ? Posez-en une, ou explorez.
ask-move-with = { $way ->
    [pass] Tour { $turn } sur { $turns } : aucun mouvement n'est possible.
    [explore] Tour { $turn } sur { $turns } : plus de Navette à poser. Où explorez-vous ?
    [land] Tour { $turn } sur { $turns } : où vous posez-vous ?
   *[both] Tour { $turn } sur { $turns } : où vous posez-vous, ou qu'explorez-vous ?
}
ask-condition = Quelle condition remplissez-vous ?
ask-condition-with = { $planet }, Secteur { side-name } : quelle condition remplissez-vous ?
ask-pay-discard = Quelle carte jetez-vous ?
ask-pay-discard-with = { $source ->
    [sector] { $planet }, Secteur { side-name } : quelle carte jetez-vous ?
   *[card] { $card } : quelle carte jetez-vous pour { $effect } ?
}
ask-pay-remove = Quelle carte retirez-vous de votre Équipage ?
ask-pay-remove-with = { $source ->
    [sector] { $planet }, Secteur { side-name } : quelle carte retirez-vous de votre Équipage ?
   *[card] { $card } : quelle carte retirez-vous de votre Équipage pour { $effect } ?
}
ask-action = Quelle action faites-vous ?
ask-action-with = { $planet }, Secteur { side-name } : quelle action faites-vous ?
ask-draw = Piochez : dans la Réserve ou à l'aveugle ?
ask-draw-with = { $count ->
    [one] Une carte à piocher, dans la Réserve ou à l'aveugle ?
   *[other] Encore { $count } cartes à piocher, dans la Réserve ou à l'aveugle ?
}
ask-play = Quelle carte posez-vous ?
ask-play-with = { $what ->
    [any] Quelle carte posez-vous ?
    [specialist] Quel Spécialiste posez-vous ?
    [robot] Quel Robot posez-vous ?
    [emissary] Quel Émissaire posez-vous ?
    [robot_or_emissary] Quel Robot ou quel Émissaire posez-vous ?
    [veteran] Quel Vétéran posez-vous ?
   *[job] Quelle carte { $job } posez-vous ?
}
ask-take-and-play = Quelle carte prenez-vous pour la poser aussitôt ?
framed-card = { $card } : { $asked }
framed-track = Case { $space } de votre Piste : { $asked }
ask-effect = Appliquez-vous l'effet ?
ask-effect-with = { $source ->
    [track] Votre jeton est à la case { $space } : appliquez-vous son effet ({ $effect }) ?
   *[card] { $card } : appliquez-vous son effet ({ $effect }) ?
}
ask-renew = Quelle carte défaussez-vous pour renouveler la Réserve ?
ask-end = Tout est joué. Terminez-vous votre tour ?
ask-smuggler = Que fait le Contrebandier ? C'est vous qui le menez.
ask-smuggler-with = Tour { $turn } du Contrebandier : où le menez-vous ? Il fera tout ce que montre sa Planète.

## Options

option-land = Se poser sur { $planet }, Secteur { side-name }
option-explore = Explorer { $planet }, Secteur { side-name }
option-pass = Passer
option-condition = { $condition }
option-discard = Jeter { LE($card) }
option-remove = Retirer { LE($card) }
option-condition-unknown = La condition numéro { $number }
option-action = { $doing }
option-action-unknown = L'action numéro { $number }
option-take = Prendre { LE($card) }
option-take-take-and-play = Prendre et poser { LE($card) }
option-take-unknown = Prendre la carte { slot-name } de la Réserve
option-take-deck = Piocher à l'aveugle
option-take-deck-take-and-play = Prendre et poser la carte du dessus de la pioche, à l'aveugle
option-play = Poser { LE($card) }
option-apply = Appliquer l'effet
option-apply-effect = Appliquer : { $power }
option-decline = Renoncer à l'effet
option-renew = Renouveler la Réserve en défaussant { LE($card) }
option-end-turn = Terminer le tour
option-smuggler-land = Le poser sur { $hostile }
option-smuggler-explore = Lui faire explorer { $hostile }

## Refus

refuse-no-shuttle = Vos cinq Navettes sont déjà parties : il ne reste qu'à explorer.
refuse-face-down = { $planet } est encore face cachée ou n'est pas en jeu.
refuse-level = Il faut { $count } cartes d'Équipage pour se poser sur { $planet } ; vous en avez { $crew }.
refuse-occupied = Vous avez déjà une Navette sur ce Secteur { OF($planet) }.
refuse-condition = Vous ne pouvez pas remplir la condition de ce Secteur : { $condition }.
refuse-not-landed = Vous n'avez pas de Navette posée sur ce Secteur { OF($planet) }.
refuse-explored = Cette Navette a déjà exploré : elle ne sert plus.
refuse-pass = Un mouvement est possible : vous ne pouvez pas passer.
refuse-no-condition = Cette condition n'est pas sur ce Secteur.
refuse-condition-unmet = Vous ne pouvez pas remplir cette condition : { $condition }.
refuse-condition-same = Cette condition est du même genre qu'une autre : il suffit de choisir celle-là.
refuse-not-held = { LE_FIRST($card) } n'est pas dans votre main.
refuse-not-fitting = { LE_FIRST($card) } ne convient pas : il faut { $condition }.
refuse-last-play = Si vous jetez { LE($card) }, il ne restera rien à poser.
refuse-not-crew = { LE_FIRST($card) } n'est pas dans votre Équipage.
refuse-no-action = Ce Secteur n'offre pas cette action.
refuse-action-impossible = Cette action est impossible maintenant : { $effect }.
refuse-slot-empty = Cet emplacement de la Réserve est vide.
refuse-deck-empty = La pioche est vide.
refuse-not-playable = { LE_FIRST($card) } ne convient pas : il s'agit de { $effect }.
refuse-begun = Ce qui est commencé se fait : ni l'action ni un effet accepté ne s'abandonnent.
refuse-stop-drawing = On ne s'arrête pas de piocher en chemin.
refuse-unpaid = Le choix est fait : il reste à le payer.
refuse-empty-hand = Sans carte en main, on ne renouvelle pas la Réserve.
refuse-payment = La condition se paie d'abord : on ne renouvelle pas entre le choix et le paiement.
refuse-smuggler-turn = C'est le tour du Contrebandier : on ne renouvelle pas.
refuse-not-open = { $hostile } n'est pas ouverte.
refuse-smuggler-landed = Sa Navette est déjà posée sur { $hostile } : il ne peut plus que l'explorer.
refuse-smuggler-not-landed = Le Contrebandier n'a pas encore de Navette sur { $hostile }.

## Résultats

reason-credits = le plus de Crédits
reason-fewer-cards = égalité, le plus petit Équipage
reason-shared = victoire partagée
reason-over-smuggler = Contrebandier battu
reason-smuggler = victoire du Contrebandier
result-credits = { $you ->
    [yes] Vous gagnez avec { credits-of }.
   *[no] { $winners } gagne avec { credits-of }.
}
result-fewer-cards = { $you ->
    [yes] À égalité avec { credits-of }, vous gagnez : votre Équipage est le plus petit.
   *[no] À égalité avec { credits-of }, { $winners } gagne : son Équipage est le plus petit.
}
result-shared = { $you ->
    [yes] Vous partagez la victoire avec { credits-of } chacun : { $winners }.
   *[no] { $winners } partagent la victoire avec { credits-of } chacun.
}
result-over-smuggler = { $you ->
    [yes] Vous battez le Contrebandier avec { credits-of }.
   *[no] { $winners } bat le Contrebandier avec { credits-of }.
}
result-smuggler = Le Contrebandier gagne : { credits-of }, ce n'était pas assez.
