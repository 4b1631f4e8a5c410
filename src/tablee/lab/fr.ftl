# Les mots du laboratoire : ce qu'il refuse, et ce que disent ses rapports.

lab-decimal = ,
lab-percent = { $number } %
lab-by-points = { $number } points
lab-between = { $low } à { $high }
lab-sure = { $value } ({ $between })

## Ce qui est refusé

lab-no-games = une étude demande au moins une donne
lab-alone = le laboratoire compare des joueurs : il en faut au moins deux à sa table
lab-jobs = il faut au moins un processus, non { $jobs }
lab-version = cette étude a été commencée avec tablee { $due } ; ici c'est { $found }
lab-no-extra = { $library } n'est pas installé : pip install "tablee[lab]"
lab-bad-ban = rien dans ce jeu ne s'appelle « { $asked } » : nommez une chose ({ $things }), une chose avec ce qui arrive (CHOSE@FAIT), quelque chose qui arrive ({ $deeds }, …) ou une façon de gagner ({ $ways })
lab-bad-set = « { $asked } » ne change rien : écrivez FICHIER.ENTRÉE.CHAMP=VALEUR, par exemple cards.panic.value=2
lab-world = avec ces nombres, rien ne peut être joué : { $why }
lab-no-change = dites ce qui doit changer : --set FICHIER.ENTRÉE.CHAMP=VALEUR, ou --data DOSSIER
lab-no-ban = dites ce qu'un camp ne peut pas utiliser : --without NOM
lab-bad-knob = « { $asked } » n'est pas un bouton : écrivez FICHIER.ENTRÉE.CHAMP=BAS..HAUT (des entiers, ou des décimaux comme 0.5..2.0)
lab-no-knob = dites ce qui peut changer : --knob FICHIER.ENTRÉE.CHAMP=BAS..HAUT
lab-bad-aim = « { $asked } » n'est pas un but : écrivez « fair seats », « 20 to 25 turns », « each way to win at least 10 % », « draws at most 5 % », ou FIGURE at least, at most ou BAS to HAUT
lab-no-things = ce jeu ne dit pas ce qu'il y a à peser
lab-busy = en jeu : { $what ->
    [games] toutes les parties
    [as-it-is] les parties telles quelles
    [pilot-as-it-is] un premier aperçu
    [without] les parties sans cela
    [check-as-it-is] la vérification, telle quelle
   *[other] { $what }
}
lab-written = Le rapport est dans { $file }

## Mesures

lab-figure = mesure
lab-value = valeur
lab-interval = intervalle à 95 %
lab-count = observations
lab-share = part
lab-elo = Elo
lab-at-least = au moins
lab-at-most = au plus
lab-turns = tours
lab-games = parties
lab-over = part de la partie déjà jouée (%)
lab-chance = chance du gagnant (%)
lab-told = chance annoncée
lab-came = victoires venues
lab-moments = moments
lab-figure-seat = La place { $number } gagne
lab-figure-side = Le camp { $number } gagne
lab-figure-first = Qui décide en premier gagne
lab-figure-way = Fin : { $way }
lab-figure-turns = Tours dans une partie
lab-figure-decisions = Décisions dans une partie
lab-figure-choices = Vraies décisions d'un joueur
lab-figure-options = Options à une vraie décision
lab-figure-lead-changes = Changements de meneur
lab-figure-settled = Décidée après cette part de la partie
lab-figure-comeback = Gagnée par une remontée
lab-figure-draw = Nulle
lab-figure-stalled = Sans fin
lab-figure-luck = { $strong } et { $weak } : la place gagne
lab-figure-step = { $strong } devant { $weak }

## De tout rapport

lab-note-intervals = Les intervalles sont à 95 %. Les parts ont celui de Wilson ; les moyennes et les différences appariées en ont de normaux sur les donnes. Les parties d'une même donne comptent ensemble, car elles se ressemblent.
lab-note-players = Tous les joueurs sont virtuels, des niveaux nommés. Ce qu'ils ne voient pas, des personnes peuvent le voir : une mesure parle d'abord de ces joueurs-là.
lab-note-repeat = Tout suit d'une graine : la même commande avec la même version donne les mêmes nombres, quel que soit le nombre de processus.

## Santé

lab-health-title = { $game } se porte-t-il bien ?
lab-health-lead = { $games } parties entre joueurs virtuels, { $players } à chaque table ; sauf autre mention, tous sont du niveau { $level }.
lab-seats-question = Est-ce équitable selon la place et le camp ?
lab-seats-fair = Aucune inégalité ne se voit. Le plus loin de sa juste part de { $fair } : { $figure }, { $value }.
lab-seats-unfair = Ce n'est pas équitable : { $figure } dans { $value } ; la juste part est { $fair }.
lab-seats-how = { $games } parties de joueurs égaux ; chaque donne est jouée avec chaque joueur à chaque place. Une partie nulle compte de même pour toutes les places. « Qui décide en premier » est la place qui répond à la première question d'une partie.
lab-seats-caption = Chaque point est une part de victoires, son trait l'intervalle à 95 %. La ligne pointillée est la juste part, { $fair } ; ce qui ne la touche pas est rouge.
lab-length-question = Combien de temps dure-t-il, et qu'y a-t-il à décider ?
lab-length-answer = Une partie prend { $turns } tours en moyenne ({ $between }) ; neuf parties sur dix en prennent { $low } à { $high }. Un joueur prend { $choices } vraies décisions, entre { $options } options chacune.
lab-length-how = Les tours sont comptés comme le jeu les compte. Une vraie décision a plus d'une option. Les décisions sont celles de tous les joueurs ensemble.
lab-length-caption = Combien de parties ont pris combien de tours.
lab-course-question = Reste-t-il ouvert jusque tard ?
lab-course-answer = Le meneur change { $changes } fois dans une partie ({ $between }) ; le gagnant est fixé après { $settled } de la partie ; { $comeback } des parties sont gagnées par une remontée.
lab-course-by-outlook = Les chances sont ce que l'esprit du jeu pense de la position à chaque tour, tout étant vu (son pronostic, que les joueurs qui cherchent emploient aussi).
lab-course-by-master = Les chances sont ce qu'un maître de { $iterations } itérations donne au joueur qui décide à chaque tour ; le reste est partagé entre les autres comme l'esprit du jeu les voit.
lab-course-how = Le meneur change quand la chance d'un autre camp est nettement (de cinq points) plus grande. Le gagnant est fixé au moment après lequel il n'a plus jamais été derrière. Une remontée est gagnée par un camp qui a eu une fois moins de la moitié d'une juste chance. Le second tableau dit combien croire les chances : de tous les moments où un camp avait une telle chance, combien de fois il a gagné.
lab-course-caption = La chance du gagnant au cours de la partie : la ligne est la partie médiane, la bande foncée contient la moitié des parties, la claire neuf sur dix.
lab-course-none = Cela ne peut être dit : l'esprit du jeu n'a pas de pronostic sur une position.
lab-course-none-how = Donnez quelques itérations au maître (--looks) pour qu'il l'estime.
lab-ends-question = Comment finit-il ?
lab-ends-answer = Le plus souvent par { $way } : { $value }. Nulles : { $draws }, sans fin : { $stalls }.
lab-ends-never = Jamais vu : { $ways }.
lab-ends-how = Les façons sont celles des règles, limites de tours ou de manches comprises. Une partie sans fin est arrêtée par le laboratoire après 50 000 décisions.
lab-ends-caption = Combien de fois les parties ont fini de chaque façon, avec des intervalles à 95 %.
lab-skill-question = Combien compte l'habileté ?
lab-skill-answer = Du plus faible au plus fort de ces joueurs, il y a { $elo } points d'Elo, en { $steps } marches.
lab-skill-none = Aucun niveau n'a été comparé.
lab-skill-how = Chaque niveau rencontre le suivant sur l'équivalent de { $games } parties environ, chaque donne avec les places échangées. 200 points font une part d'environ 76 % ; une part de 100 % est montrée comme 1320 points, car plus ne peut être dit.
lab-skill-caption = De combien de points d'Elo chaque niveau dépasse le précédent, avec des intervalles à 95 %.
lab-luck-question = Combien décide la donne ?
lab-luck-answer = Entre les deux niveaux les plus proches, la même place gagne une donne, qui que ce soit qui s'y assied, dans { $value } (« { $levels } ») ; si les donnes étaient égales, ce serait { $chance }.
lab-luck-how = Les parties de deux niveaux de la section précédente, deux par deux : la même donne, places échangées. Ou bien le même joueur gagne les deux (l'habileté), ou bien la même place, qui que ce soit qui s'y assied (la donne, ou la place elle-même). Si donnes et places étaient égales, la place gagnerait les deux dans 2 × p × (1 − p) des donnes, où p est la part du plus fort. Ce que le hasard fait après la donne compte comme égal.
lab-luck-caption = Combien de fois deux parties d'une donne sont gagnées de la même place, avec des intervalles à 95 %.
lab-luck-by-chance = si les donnes étaient égales
lab-luck-many = Entre les deux niveaux les plus proches, deux parties d'une donne sont gagnées de la même place dans { $value } (« { $levels } »).

## Différences

lab-points = différence (points de pourcentage)
lab-difference = différence
lab-least-told = plus petite visible
lab-as-it-is = tel quel
lab-changed = changé
lab-change-none = Aucune différence ne se voit.
lab-change-some = { $count ->
    [one] Une mesure diffère : { $listed }.
   *[other] { $count } mesures diffèrent, d'abord : { $listed }.
}
lab-change-how = Les deux jouent les mêmes donnes avec la même chance des joueurs : les différences sont appariées donne par donne ; les intervalles sont normaux sur les donnes. « Plus petite visible » est la différence qu'une étude de cette taille voit quatre fois sur cinq. Parmi beaucoup de mesures, une sur vingt semble différer par le seul hasard.
lab-change-caption = De combien diffère chaque part, avec des intervalles à 95 % ; ce qui ne touche pas la ligne pointillée est rouge.

## Et si

lab-whatif-title = { $game } avec d'autres nombres
lab-whatif-lead = Le monde tel quel, contre un monde où { $changes }.
lab-whatif-question = Que changent ces nombres ?
lab-size-question = L'étude est-elle assez grande ?
lab-size-enough = Oui : { $needed } donnes font voir une différence de cinq points de la part d'une place et d'un vingtième de la longueur, et { $deals } ont été jouées.
lab-size-short = Pas pour les plus petites différences : { $needed } donnes feraient voir cinq points de la part d'une place et un vingtième de la longueur, et { $deals } ont été jouées (au plus { $most } étaient permises ; --deals en permet davantage).
lab-size-how = Mesurée d'abord, par un essai de { $pilot } donnes à lui : combien de donnes appariées font voir une telle différence quatre fois sur cinq.
lab-deals-needed = donnes nécessaires

## Jeu restreint

lab-restrict-title = { $game } sans { $what }
lab-restrict-lead = { $games } parties : un joueur ne peut pas l'utiliser, tous sont du niveau { $level }.
lab-restrict-question = Que vaut { $what } pour qui l'a ?
lab-restrict-cost = Se passer de { $what } coûte : { $cost } sur 100 victoires ; dans une partie, { $banned } choix ont dû être autres, et { $forced } fois rien d'autre n'était permis.
lab-restrict-gain = Se passer de { $what } aide ces joueurs : { $cost } sur 100 victoires ; dans une partie, { $banned } choix ont dû être autres, et { $forced } fois rien d'autre n'était permis.
lab-restrict-none = On ne voit pas ce que coûterait de se passer de { $what } : { $cost } sur 100 victoires ; dans une partie, { $banned } choix ont dû être autres, et { $forced } fois rien d'autre n'était permis.
lab-restrict-free = victoires, libre
lab-restrict-without = victoires, sans
lab-restrict-banned = choix devenus autres dans une partie
lab-restrict-forced = usages forcés dans une partie
lab-restrict-how = Un joueur de chaque partie est restreint, à chaque donne depuis chaque place ; les mêmes donnes sont jouées librement. Un choix est interdit s'il mène à la chose interdite avant que quelqu'un décide à nouveau ; le joueur choisit alors parmi les autres. Les joueurs qui regardent plus loin ne connaissent pas l'interdit dans ce qu'ils imaginent.
lab-restrict-caption = La part de victoires de ce joueur, libre et restreint, avec des intervalles à 95 %. La ligne pointillée est la juste part, { $fair }.

## Choses

lab-cards-title = Que vaut chaque chose { OF($game) } ?
lab-cards-lead = { $games } parties entre joueurs égaux du niveau { $level }, { $players } à chaque table ; puis les parties où une chose a servi sont rejouées sans elle.
lab-cards-thing = chose
lab-cards-met = rencontrée
lab-cards-taken = prise
lab-cards-used = utilisée
lab-cards-with = victoires avec
lab-cards-without = victoires sans
lab-cards-worth = valeur (appariée)
lab-cards-none = Aucune chose ne vaut sûrement plus ou moins que ce qui est joué à sa place.
lab-cards-unchosen = Personne ne les choisit : ci-dessous, le sort de ceux qui les rencontrent.
lab-cards-best = Vaut sûrement quelque chose : { $best }, { $best_worth } sur 100 victoires.
lab-cards-best-worst = Vaut le plus : { $best }, { $best_worth } sur 100 victoires ; le moins : { $worst }, { $worst_worth }.
lab-cards-never = Presque jamais utilisé : { $things }.
lab-cards-always = Utilisé par presque tous : { $things }.
lab-cards-how = Rencontrée, prise et utilisée sont des parts de joueurs dans une partie. Les victoires avec et sans sont celles des joueurs qui l'ont utilisée et des autres : elles disent aussi qui est en position de l'utiliser. La valeur appariée corrige cela : le même joueur dans la même donne à la même place, libre, moins le même à qui elle est interdite, sur les parties où il l'a utilisée. Ce qui est interdit est un poids mort pour qui le tient, si bien que presque tout vaut quelque chose : comparez les choses entre elles.
lab-cards-dealt = De telles choses sont distribuées ou arrivent aux joueurs, personne ne les choisit : les victoires avec et sans elles se comparent telles quelles. Rencontrée est une part de joueurs dans une partie.
lab-cards-caption = Ce que vaut une chose pour qui l'utilise, en points de pourcentage de victoires, avec des intervalles à 95 % ; la ligne pointillée est rien.
lab-cards-dealt-caption = La part de victoires des joueurs qui l'ont rencontrée, avec des intervalles à 95 %.
lab-cards-note = Parmi beaucoup de choses, une sur vingt semble valoir quelque chose par le seul hasard.

## Échelle

lab-ladder-title = Les niveaux { OF($game) }
lab-ladder-lead = { $games } parties : chaque niveau contre chaque autre.
lab-ladder-question = Combien les niveaux sont-ils éloignés ?
lab-ladder-answer = Le plus fort est { $best }.
lab-ladder-how = Cotes selon le modèle de Plackett et Luce (openskill) : tous commencent à 25, l'intervalle est de 1,96 écart-type de croyance. Un maître a { $iterations } itérations. Les secondes sont celles du processeur ici et maintenant, sur les 40 premières décisions d'une partie : elles seules changent d'une fois à l'autre.
lab-ladder-caption = La cote de chaque niveau, avec son intervalle.
lab-level = niveau
lab-rating = cote
lab-seconds = secondes par décision

## Réglage

lab-tune-title = De meilleurs nombres pour { $game }
lab-tune-lead = Le but : { $aim }.
lab-tune-question = Quels nombres approchent le mieux du but ?
lab-tune-answer = { $settings } : d'une distance de { $start } à { $end }, le meilleur de { $trials } essais.
lab-tune-none = Aucun de { $trials } essais n'est plus près que les nombres tels quels ({ $start }) ; le plus proche est { $settings }, à { $end }.
lab-tune-how = Chaque essai est un monde avec d'autres nombres, sur les mêmes donnes. La distance d'un but est l'écart de sa pire mesure, en pas de cinq points d'une part ou d'un vingtième d'un nombre ; celles de tous les buts s'ajoutent. La recherche est un arbre d'estimateurs de Parzen (Optuna), avec une graine.
lab-tune-caption = La distance de chaque essai, et la meilleure jusque-là.
lab-tune-changes = Que changent-ils d'autre ?
lab-check-question = Cela tient-il sur des donnes fraîches ?
lab-check-answer = Sur des donnes que la recherche n'a jamais vues, la distance passe de { $before } à { $after }.
lab-check-how = Trois fois autant de donnes qu'un essai. Un but est atteint là où l'intervalle à 95 % le touche.
lab-best = meilleur trouvé
lab-trial = essai
lab-far = distance
lab-settings = nombres
lab-aim = but
lab-met = atteint
lab-yes = oui
lab-no = non
