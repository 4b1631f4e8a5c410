### Ce que disent les écrans, en français.

## Touches

key-language = français
key-escape = Échap
key-enter = Entrée
key-space = Espace
key-back = retour
key-move = se déplacer
key-change = changer
key-go-on = continuer
answer-no = Non, laisser ainsi

## Accueil

home-title = Tablée
home-line = Une table pour jouer, avec des personnes et des joueurs virtuels.
home-new = Nouvelle partie
home-learn = Premiers pas : apprendre un jeu
home-resume = Reprendre
home-review = Revoir
home-rulebook = Règles
home-settings = Réglages
home-quit = Quitter
home-hint = Flèches et Entrée, ou la souris.

## Nouvelle partie

who-human = Humain
about-human = Joue à ce terminal.
new-game = Jeu
new-players = Joueurs
new-seat = { $sign } Place { $number }
new-hints = Conseils
hints-no = aucun
hints-yes = pour tout le monde
new-name-any = un nom à soi
name-ask = Comment vous appelez-vous ?
name-kept = Ce nom est gardé pour les parties suivantes ; le formulaire d'une nouvelle partie le change. Entrée : continuer · Échap : retour
new-seed = Graine
new-seed-any = une nouvelle à chaque fois
new-seed-bad = Une graine est un nombre entier : « { $text } » n'en est pas un.
new-number = { $about } Tapez un nombre de { $low } à { $high }, ou changez avec ← →.
new-start = Commencer la partie

## Réglages

settings-language = Langue
settings-colours = Couleurs
settings-speed = Joueurs virtuels
settings-hint = Chaque changement est retenu aussitôt. Gauche et droite changent une ligne ; un signe double toujours la couleur.
colours-night = Nuit profonde
colours-paper = Papier de jour
colours-terminal = Celles du terminal
speed-instant = jouent aussitôt
speed-quick = jouent vite
speed-readable = jouent à un rythme qu'on peut suivre
speed-slow = jouent lentement

## Parties sauvegardées

shelf-resume = Reprendre une partie
shelf-review = Revoir une partie
shelf-looking = Lecture des parties sauvegardées…
shelf-empty-resume = Aucune partie n'attend. Commencez-en une : elle se sauvegarde d'elle-même, choix après choix.
shelf-empty-review = Aucune partie n'est encore finie. Dès qu'une l'est, vous pouvez la parcourir ici.
shelf-damaged = { $name } : abîmée ({ $why })
shelf-playing = { $name } · { $game } · { $players } · { $ply ->
    [0] pas encore commencée
    [one] un choix
   *[other] { $ply } choix
}
shelf-finished = { $name } · { $game } · { $players } · finie après { $ply } choix
shelf-torn = { $save } · dernière ligne incomplète
shelf-player = { $name } ({ $level })

## En jeu

playing-skip = plus vite
playing-help = aide
playing-hint = conseil
playing-undo = annuler
playing-story = journal
playing-whole = tout voir
playing-rules = règles
playing-leave = sortir
playing-thinking = { $sign } { $seconds ->
    [0] réfléchit…
   *[other] réfléchit depuis { $seconds } s… (Espace : plus vite)
}
playing-hint-thinking = ◐ Le maître réfléchit à chaque choix…
playing-hint-told = Les pourcentages : combien de fois le maître gagne à partir d'ici avec un choix, en jouant la suite dans des mondes conformes à ce que vous savez. C'est vous qui décidez.
playing-hint-even = aussi bien
playing-hint-other = { $option } : { $reason }
playing-narrowed = Que faites-vous de cette carte ? Choisissez ci-dessous ; Échap montre à nouveau tous les choix.
playing-nothing-there = Il n'y a rien à choisir ici pour l'instant.
playing-asked = { $player } : { $question }
playing-take-back = Annuler ce choix
leaving-title = Quitter la partie ?
leaving-leave = La garder pour plus tard et sortir
leaving-resign = Abandonner
leaving-stay = Continuer à jouer
curtain-title = { $player }, c'est à vous de décider.
curtain-line = Passez le terminal à { $player }. Quand personne d'autre ne regarde, appuyez sur Entrée.

## Jouer sur une carte

charting-pages = pages
charting-map = carte
charting-end = finir
charting-again = répéter
charting-find = chercher
charting-whole = tout voir
charting-orders = ordres
charting-other = autre
charting-log = Journal
charting-narrowed = Plusieurs options conviennent : choisissez ci-dessous ; Échap les montre toutes à nouveau.
charting-on-map = ▣ Carte : flèches et Entrée. Un numéro, m ou Échap : retour aux options.
charting-go = aller
charting-take = choisir
charting-back = options
charting-nearer = près
charting-farther = loin
charting-fit = entière
charting-no-end = Cette question appelle une réponse.
charting-no-again = Rien ici ne ressemble à votre dernière réponse.
charting-stopped = Du nouveau en chemin : le vaisseau attend votre réponse.

## Aide

help-why = Pourquoi pas… ? Tapez une carte ou quelques mots
help-question = Cette question
help-keys = Touches
help-turn = {"  "}⇥ l'autre page
help-looking = ◐ Un instant : tous les choix du jeu sont relus…
help-not-asked = Ce n'est pas à vous de décider : cela se demande à votre tour.
help-nothing = Aucun choix ne contient ces mots.
help-allowed = ✓ { $option } : permis maintenant
help-refused = ✗ { $option } : { $why }
help-close = Échap ferme · ↑↓ lire la suite

## Tout ce qui s'est passé

story-title = Ce qui s'est passé
story-keys = Échap ferme · ↑↓ et Pg.Préc/Suiv relire · r, ou un clic sur § : la règle

## Les touches

keys-answer = Répondre
keys-move = déplacer la marque : lignes et verbes
keys-number = désigner le choix de ce numéro ; Entrée le prend
keys-take = prendre ce qui est marqué
keys-end = finir la phase, ou ne rien changer
keys-again = le même genre de réponse que la dernière fois
keys-find = chercher des choix par leurs mots
keys-all = revoir tous les choix
keys-leap-keys = Pg Début Fin
keys-leap = d'une page à l'autre ; au premier, au dernier
keys-know = Savoir
keys-help = l'aide : règles, « pourquoi pas ? », ces touches
keys-hint = ce que le maître pense de chaque choix
keys-story = tout ce qui s'est passé
keys-whole = toute la table, carte par carte ou page par page
keys-rules = le livret de règles
keys-got-it = un conseil : compris, ou les conseils à nouveau
keys-silence = sans guide
keys-own-game = après les Premiers pas : ma propre partie
keys-map = La carte
keys-to-map = aller sur la carte et en revenir ; Entrée y choisit
keys-orders = ordonner une fois, vaisseaux et réponses ; o revient
keys-pages = la page suivante (⇧⇥ la précédente)
keys-other = la même page, d'un autre joueur ou système
keys-zoom = plus près, plus loin, la carte entière
keys-pan = déplacer la carte
keys-game = La partie
keys-undo = annuler votre dernier choix
keys-faster = plus vite, pendant que les autres jouent
keys-leave = sortir : garder la partie, ou abandonner
keys-language = changer de langue
keys-quit = quitter ; la partie est gardée, le terminal dit où

## Le livret de règles

rules-title = Règles { OF($game) }
rules-search = Chercher : des mots, ou le numéro d'une règle
rules-none = Aucune règle ne contient ces mots.
rules-keys = Échap retour · ↑↓ et Pg.Préc/Suiv lire · tapez pour chercher

## La fin

end-player = { $player } : { $facts }
end-rematch = Revanche
end-review = Revoir cette partie
end-look = Regarder la table
end-home = Accueil

## Revoir

review-title = Revoir · { $game } · { $headline }
review-start = La donne
review-choice = Choix { OF($player) } : { $option }
review-place = Moment { $at } sur { $last } · tour { $turn } sur { $turns }
review-seen-by = vu par { $player }
review-open = toutes les cartes visibles
review-public = vu par tous
review-thinking = ◐ Le maître revoit chaque choix : { $done } sur { $all }
review-costly-none = Aucun choix n'a coûté beaucoup.
review-mistake = { $place }. Moment { $at }, { $player } : « { $chosen } » a coûté { $cost } %. Mieux : « { $better } ».
review-key-walk = choix
review-key-turn = tour
review-key-seat = regard
review-key-ask = au tour
review-key-jump = coûteux
review-ask-turn = Tour, puis Entrée
review-torn = La dernière ligne de ce récit n'était pas entière ; elle est laissée.

## Toute la table

whole-zone-of = { $zone } { OF($player) }

## Premiers pas et guide

first-steps = Premiers pas
coach = Guide
coach-keys = c : compris · r : la règle { $rule } · C : sans guide
coach-keys-last = c : continuer ici · n : lancer ma partie
learn-about = Une partie guidée d'environ trois minutes, face à un adversaire bienveillant.
learn-game = Premiers pas dans { $game }
settings-coach = Guide
coach-on = oui : un conseil à chaque première rencontre
coach-off = non
rules-primer = { $game } en dix lignes
rules-contents = Sommaire (tapez un numéro pour y aller)
rules-appendix = Annexe : comment le programme tient la table
