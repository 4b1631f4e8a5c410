### Ce que disent les pages web, en français. Les phrases des jeux viennent du serveur.

tagline = Une table pour qui aime jouer : ensemble, ou contre des joueurs virtuels.
home = Accueil
language = Français
theme-dark = Sombre
theme-light = Clair
rules = Règles
rules-of = Règles { OF($game) }
rules-here = Les règles qui s'appliquent ici
rules-all = Tout le livret de règles
rules-none = Aucune règle n'est nommée pour cette question.
close = Fermer
loading = Un instant…
failed = Cela n'a pas marché
try-again = Réessayer
copy = Copier
copied = Copié
skip = Aller aux choix
nowhere = Cette adresse ne mène nulle part
nowhere-about = Le lien est peut-être coupé ou mal recopié. Demandez-le à nouveau, ou partez de l'accueil.

## Accueil

play-now = Jouer tout de suite
which-game = Quel jeu ?
for-players =
    { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
for-players-between = { $least } à { $most } joueurs
how-strong = Quel adversaire ?
strength-alone = En solo, contre le jeu lui-même
strength-virtual = Contre un joueur virtuel
start = Commencer
starting = On distribue…
continue = Mes tables
your-turn = À vous
their-turn = { $player } décide
watch = Tables ouvertes
watch-none = Aucune table publique n'est ouverte. Dressez-en une et invitez quelqu'un.
running = En cours
finished = Parties finies
finished-none = Les parties publiques terminées apparaissent ici.
new-table = Dresser une table
new-about = Choisissez le jeu, ses options et qui s'assied où ; invitez par un lien.
learn = Comment jouer
new-here = Première fois ici ?
table-open = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
table-waiting = Pas commencée
table-over = Terminée
table-playing = En cours
table-won = { $count ->
    [one] { $players } a gagné
   *[other] { $players } ont gagné ensemble
}
forget = Retirer de cette liste
forgotten = Retirée de cette liste ; la partie elle-même existe toujours.
remember = La remettre
join = S'asseoir
watch-table = Regarder
look = Voir
resume = Continuer

## Dresser une table

seats = Places
seat = Place { $number }
players = Joueurs
who-me = Moi
who-open = Libre : quelqu'un que vous invitez
who-virtual = Virtuel : { $level }
options = Options
your-name = Votre nom
name-empty = { $name ->
    [nobody] Laissez vide : nous vous en choisissons un.
   *[other] Laissé vide, vous êtes { $name }.
}
public = Publique : chacun peut la voir à l'accueil et s'y asseoir
by-link = Seulement par lien
who-may = Qui peut venir
replace = Si quelqu'un s'absente
replace-0 = On l'attend
replace-120 = Un joueur virtuel le remplace après 2 minutes
replace-900 = Un joueur virtuel le remplace après 15 minutes
replace-86400 = Un joueur virtuel le remplace après un jour
create = Dresser la table
company = Personnes et temps
number-between = un nombre de { $low } à { $high }
number-own = un autre nombre
options-more = { $count ->
    [one] 1 autre option
   *[other] { $count } autres options
}

## Avant la partie

lobby = La table est mise
lobby-wait = On attend que toutes les places soient prises.
lobby-ready = Tout le monde est là.
lobby-not-you = Prenez une place, ou restez regarder.
invite = Invitez avec ce lien
sit-here = M'asseoir ici
seat-free = libre
seat-you = vous
leave-seat = Quitter ma place
begin = Commencer

## Apprendre un jeu

first-steps = Premiers pas
first-steps-of = Premiers pas dans { $game } (3 minutes)
coach = Guide
coach-next = Compris
coach-rule = La règle
coach-stop = Sans guide
coach-on = Guide : oui
coach-off = Guide : non
play-on = Continuer
own-game = Lancer ma partie
primer = { $game } en dix lignes
contents = Sommaire
appendix = Annexe : comment le programme tient la table
rules-find = Chercher une règle
rules-find-hint = des mots, ou un numéro comme 5.2
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots
    [one] 1 règle
   *[other] { $count } règles
}

## À table

turn = À vous
turn-aside = On vous demande
virtual = virtuel, { $level }
away = absent
first-choices = Choix
filter = Chercher parmi { $count } choix
filter-none = Aucun choix n'a ces mots.
show-all = Tout montrer
only = Seulement : { $what }
nothing-here = Il n'y a rien à choisir là pour l'instant.
hint = Conseil
hint-thinking = Réflexion…
hint-of = gagne { $chance } %
hint-even = aussi bien
hint-chance = « Gagne 60 % » : avec cette réponse, le maître gagne 60 des 100 parties qu'il imagine à partir d'ici, en ne sachant que ce que vous savez.
counts = Tous les comptes, en détail
counts-open = Comptes
counts-about = Le nombre souligné est celui qui compte.
counts-since = + et − montrent ce qui a changé depuis la fin de votre dernier tour.
counts-now = compte maintenant
counts-soon = bientôt
soon = { $count ->
    [one] { $players } peut
   *[other] { $players } peuvent
  } bientôt gagner : { $part }, { $now } sur { $need }.
soon-you = Vous pouvez bientôt gagner : { $part }, { $now } sur { $need }.
hint-best = Conseil : { $option }
hint-any = Conseil : aucune réponse ne se détache.
hint-next = Ensuite : { $option }. { $reason }
change = Changer… ({ $count })
apart-back = Toutes les réponses
apart-renew = Renouveler la Réserve en défaussant…
more-choices = Aussi possible : { $what }… ({ $count })
folded-card = jouer une carte
folded-back = faire demi-tour
folded-buy = équiper le vaisseau
choices-below = { $count ->
    [one] 1 autre choix plus bas
   *[other] { $count } autres choix plus bas
  }
choices-below-short = autres
since-turn = depuis votre dernier tour
not-asked = Ce n'est pas à vous de décider maintenant.
undo = Annuler
take-back = Annuler
take-back-note = Un choix a été annulé.
undo-asked = Vous demandez aux autres d'annuler votre dernier choix.
undo-agree = { $player } souhaite annuler son dernier choix.
agree = Accepter
refuse = Refuser
spectator = Vous regardez
log = Ce qui s'est passé
log-sign = § : la règle
log-none = Il ne s'est encore rien passé.
log-deal = La partie commence
log-undo = { $player } annule son dernier choix.
log-take-back = { $player } annule un choix.
log-virtual = Un joueur virtuel prend la place { OF($player) }.
log-return = { $player } est de retour.
log-name = Un joueur s'appelle désormais { $player }.
chat = Discussion
chat-none = Personne n'a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
board = Plateau
tab-board = Plateau
tab-log = Récit
tab-chat = Discussion
link-lost = Connexion perdue. Nous réessayons tout seuls ; rien n'est perdu.
retry-now = Réessayer maintenant
link-joining = On rejoint la table…
link-ended = La connexion est terminée.
thinks = { $player } réfléchit… { $seconds } s
thinks-in-line = { $player } attend son tour pour réfléchir : numéro { $place } dans la file… { $seconds } s
last-news = À l'instant
my-link = Mon lien
my-link-about = Ouvre votre place sur un autre appareil. Gardez-le pour vous ; les liens copiés avant ne comptent plus.
share = Lien pour regarder
replaced = Un joueur virtuel joue à votre place.
come-back = Reprendre ma place
hints = Conseils
hints-no = aucun, entre personnes
hints-yes = pour tout le monde
hints-on-told = Tout le monde peut demander conseil.
hints-off-told = Pas de conseils à cette table.
leave-game = Quitter la table
leave-about = Si vous partez, un joueur virtuel tient votre place jusqu'à ce que vous rouvriez cette table.
leave-about-alone = Si vous partez, la partie vous attend : elle est sur la page d'accueil.
resign = Abandonner
resign-sure = Abandonnez-vous ? La partie est perdue pour vous, et vous ne pourrez plus y revenir.
resign-not = Continuer à jouer
vote-replace = Faire remplacer { $player } par un joueur virtuel
voted = Votre voix compte. { $count ->
    [one] 1 voix pour l'instant.
   *[other] { $count } voix pour l'instant.
}
score = { $player } : { $score }
score-total = Score
score-sheet = Feuille de score
score-won = gagne
score-parts = Tous les nombres, et leurs parts
turning = Le tournant.
turning-at = Choix { $at } sur { $last } : { $player } a choisi « { $chosen } » et aurait gagné { $cost } parties de plus sur 100 avec « { $better } ».
turning-find = Où la partie a-t-elle basculé ?
turning-wait = Le maître revoit la partie…
look-at-board = Voir le plateau
rematch = Rejouer
rematch-asked = Vous souhaitez rejouer. La nouvelle partie commence quand tous les autres acceptent.
rematch-wished = { $count ->
    [one] { $players } souhaite rejouer.
   *[other] { $players } souhaitent rejouer.
}
rematch-accept = Accepter
rematch-decline = Refuser
rematch-declined = { $count ->
    [one] { $players } ne souhaite pas rejouer.
   *[other] { $players } ne souhaitent pas rejouer.
}
rematch-declined-by-you = Vous avez refusé de rejouer ; les autres le savent.
to-rematch = Aller à la nouvelle partie
quick-about = Pour que personne ne devine vos cartes à la vitesse d'une réponse, les nouvelles attendent parfois un instant.
quick-offer = Proposer de jouer sans attendre
quick-offered = { $count ->
    [one] { $players } propose de jouer sans attendre : on pourra deviner des réponses à leur vitesse.
   *[other] { $players } proposent de jouer sans attendre : on pourra deviner des réponses à leur vitesse.
}
quick-asked = Vous proposez de jouer sans attendre. Ce sera le cas dès que tous les autres seront d'accord.
quick-agreed = Vous jouez tous sans attendre : on peut deviner des réponses à leur vitesse.
quick-declined = { $count ->
    [one] { $players } ne souhaite pas jouer sans attendre.
   *[other] { $players } ne souhaitent pas jouer sans attendre.
}
quick-end = Ne plus jouer sans attendre
journal = Télécharger le journal
closed = Close
numbers-unusual = Nombres qui ne sont pas ceux d'usage : { $games }
rules-gone = Finie
rules-gone-about = Cette partie a été jouée sous d'anciennes règles : sa table ne peut plus être montrée. Son journal peut être téléchargé.

## Formes des réponses

form-play = Jouer une carte
form-card = Cartes
form-position = Cartes
form-word = Autres réponses
form-player = Joueurs
form-race = Races
form-technology = Technologies
form-leader = Dirigeants
form-bonus = Bonus
form-event = Événements
form-politics = Systèmes politiques
form-mineral = Minerais
form-system = Systèmes
form-planet = Planètes
form-ship = Vaisseaux
form-project = Construire
form-settle = S'installer
form-step = Avancer
form-back = Faire demi-tour
form-jump = Sauter
form-stop = S'arrêter
form-sell = Vendre
form-abandon = Abandonner
form-pay = Payer
form-land = Se poser
form-explore = Explorer
form-take = Prendre
form-discard = Défausser
form-remove = Retirer
form-smuggler = Le Contrebandier

## Tout jeu

facts = Faits
yes = oui
no = non
none = –

## Karmaka

zone-cards = { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
card-back = une carte face cachée
card-label = { $card }, { $colour }, { $value }
karmaka-life = vie { $number }
karmaka-score = { $score }/{ $need } points
karmaka-of = sur { $need }
karmaka-sums-about = ▲ rouge, ● vert, ◆ bleu : les points des Œuvres de cette vie, par couleur. À la fin de la vie, la meilleure couleur doit atteindre { $need } pour monter d'un échelon.
karmaka-rings-about = Anneaux Karmiques (○) : on en reçoit un à la fin d'une vie sans montée. Plus tard, chacun peut remplacer un point manquant, une seule fois.
karmaka-rung = Échelon
karmaka-lives = Vies
karmaka-rings-head = Anneaux
karmaka-points = Points
karmaka-known = Vous savez de cette Main : { $cards }
karmaka-loose = Dans la Main ou la Vie Future : { $cards }
karmaka-ladder = Échelle Karmique
karmaka-need = { $need ->
    [one] { $need } pt
   *[other] { $need } pts
}
karmaka-top = gagne
karmaka-way-deed = Œuvre, { $value ->
    [one] { $value } pt
   *[other] { $value } pts
}
karmaka-way-power = Pouvoir
karmaka-way-future = Vie Future
you = vous

## SpacePaper

space-turn = Tour { $turn }/{ $cap }
tab-map = Carte
tab-system = Système
tab-planets = Planètes
tab-tech = Techno
tab-civs = Peuples
tab-ships = Vaisseaux
tab-list = Liste
tabs = Pages du plateau
map = Carte des étoiles
legend = Ce que veulent dire les signes de la carte
map-help = Les flèches vont d'étoile en étoile, Entrée choisit, plus et moins agrandissent, 0 montre toute la carte.
map-hint = Molette ou + pour zoomer. → la voie pointillée reprend de l'autre côté de la carte.
map-hint-touch = Pincez ou + pour agrandir. → la voie reprend de l'autre côté.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
unrevealed = non révélé
unrevealed-about = Personne ne sait encore ce qu'il y a ici : on lance les dés quand un vaisseau arrive.
partial-about = Les planètes sont révélées quand un vaisseau arrive.
no-planets = Il n'y a pas de planète ici.
no-planet-yet = Pas encore de planète.
no-ship = Aucun vaisseau n'est en jeu.
planets-count = { $count ->
    [one] 1 planète
   *[other] { $count } planètes
}
lanes = Voies
lane-steps = { $count ->
    [one] { $system }, 1 pas
   *[other] { $system }, { $count } pas
}
ships = Vaisseaux
ship-of = { $ship } { $number } { OF($player) }
ready = prêt
exhausted = épuisé
attacked = a attaqué
people = Population
grows = un de plus dans { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
gold = Or
science = Science
energy = Énergie
upkeep = Entretien
queue = File
queue-empty = vide
queue-left = encore { $energy } énergie
queue-turns = { $count ->
    [0] arrêté
    [one] 1 tour
   *[other] { $count } tours
}
built = Construit
adapting = { $steps ->
    [one] s'adapte, 1 étape
   *[other] s'adapte, { $steps } étapes
}
discontent = Mécontentement
resistance = Envahie, résistance { $count }
shield = Défense +{ $count }
stopped = Elle ne produit rien pour l'instant
place = Où
speed = Vitesse
power = Puissance
state = État
ship = Vaisseau
planet = Planète
race = Race
politics = Système
leader = Dirigeant
event = Événement
event-played = { $event } (joué)
minerals = Minerais
holdings = Planètes
fleet = Vaisseaux
level = Niveau { $level } sur 5
next-level = Ensuite : { $text }
last-level = le dernier niveau
fallen = déchue
bankrupt = en faillite
next-gold = { $before ->
    [0] +{ $income }
   *[other] { $due }, puis +{ $income }
}
next-gold-about = { $before ->
    [0] Les prochains revenus apportent { $income } or.
   *[other] D'abord, à la fin du tour, l'entretien : { $due } or{ $gain ->
        [0] {""}
       *[other] {" "}({ $gain } reçus, { $paid } payés)
    }. Puis les prochains revenus : +{ $income }.
}
next-short = manque { $count }
next-science = +{ $income }{ $lost ->
    [0] {""}
   *[other] , plein : { $lost } perdus
}
next-science-about = Les prochains revenus apportent { $income } science{ $lost ->
    [0] .
   *[other] {" "}; { $lost } de plus sont perdus : nul n'en garde plus de { $most }.
}

## Clocks

clock = Pendule
clock-per-none = Sans pendule
clock-per-decision = Pour chaque choix
clock-per-player = Par joueur, en tout
clock-time = Combien de temps
clock-decision = { $time } pour chaque choix.
clock-player = { $time } par joueur pour toute la partie.
clock-out-decision = Qui met plus longtemps est remplacé par un joueur virtuel, et peut reprendre sa place à tout moment.
clock-out-player = Qui l'a épuisé est remplacé par un joueur virtuel jusqu'à la fin.
clock-used-up = Votre temps est épuisé.
clock-of = reste { $time }
clock-left = Encore { $count } secondes
seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}

## Keys and switches

menu = Plus
sound-mute = Couper le son
notices-on = Notifications : oui
notices-off = Notifications : non
notices-denied = Votre navigateur n'autorise pas de notification pour cette page ; ses réglages peuvent changer cela.
sound-on = Son : oui
sound-off = Son : non
keys = Touches
keys-on = Touches simples : oui
keys-off = Touches simples : non
fast-on = Rapide : oui
fast-off = Rapide : non
key-number = désigner l'un des neuf premiers choix ; Entrée le prend
key-arrows = parcourir les choix, ou aller d'étoile en étoile
key-enter = choisir ; sur ce qu'on ne peut choisir, demander pourquoi
key-tab = passer à la chose suivante
key-escape = montrer à nouveau tous les choix
key-find = chercher parmi beaucoup de choix
key-ask = aller aux choix
key-board = aller au plateau
key-chat = aller à la discussion
key-hint = conseil
key-undo = annuler
key-rules = règles qui s'appliquent ici
key-keys = cette liste
skip-moves = Passer l'animation
announce-before = { $count ->
    [one] Une chose avant.
   *[other] { $count } choses avant.
}
rule-read = Règle { $rule }
can-choose = peut être choisi
virtual-short = virtuel

## Review of a finished game

review = Revoir
review-of = { $game }, revu
review-side = Vu par
review-open = tout le monde (cartes ouvertes)
review-board = Table
review-story = Chances
review-steps = Pas à pas
review-slider = Choix
review-at = Choix { $at } sur { $last }, tour { $turn }
review-at-end = La fin, après { $last } choix
review-turn = Tour
review-chose = a choisi
review-better = Mieux : « { $better } » (+{ $cost } %)
quoted = « { $text } »
review-chances = Chances de gagner
review-judging = Le maître regarde les choix : { $done } sur { $last }
review-keep = Garder cette partie
review-table = À la table
review-terminal = Dans le terminal, après le téléchargement :
review-file = FICHIER
review-seed = La graine de cette partie :
review-key = La clé de son hasard, secrète jusqu'à la fin :
step-first = Au début
step-turn-back = Un tour en arrière
step-back = Un choix en arrière
step-on = Un choix en avant
step-turn-on = Un tour en avant
step-last = À la fin
curve = Chances de gagner de chacun au fil de la partie
curve-table = La même chose en chiffres
costly = Choix coûteux
costly-about = −10 % : avec la meilleure réponse, on gagne à partir de là environ 10 parties de plus sur 100.
costly-cost = −{ $cost } %
costly-better = Mieux : « { $better } »
costly-none = Aucun choix n'a coûté cher : bien joué.
costly-wait = Ils apparaissent à mesure que le maître les trouve.

unreached = Le serveur ne répond pas. Réessayez dans un instant.
ship-letter-scout = E
ship-letter-cruiser = C
ship-letter-transport = T

## Ordres

orders = { $count ->
    [one] 1 ordre en cours
   *[other] { $count } ordres en cours
}
order-where = { $thing } : où aller ?
order-goals = { $thing } : { $count ->
    [0] rien à ordonner pour l'instant
    [one] 1 ordre possible
   *[other] { $count } ordres possibles
}
order-which = Quel vaisseau va à { $place } ?
order-nowhere = Rien à ordonner ici pour l'instant.
order-drop = Laisser
order-once = { $answer } (jusqu'à nouvel ordre)
order-end = Finir cet ordre : { $order }
can-go = peut être un but
turn-short = tour { $turn }
fleet-of = { $count } vaisseaux
order-all = Les { $count } ensemble, comme : { $order }

## Karman Swap

karman-ship = Vaisseau
karman-ships = Vaisseaux
karman-hunts = Chasse { $sign } { $colour }.
karman-trump = ★ Atout : { $sign } { $colour }
karman-no-trump = Sans atout
karman-pyramid = Pyramide du Marché
karman-planets = Planètes en jeu
karman-worth = { $count } PP
karman-pp = PP
karman-free = emplacement libre : { $colour }
karman-left = { $count ->
    [0] plus aucune
   *[other] reste { $count }
}
karman-active = active
karman-colonised-by = Colonisée par { $names }
karman-contest = En Colonisation. { $names } : { $pot } PP en vue. Doivent répondre : { $waiting }
karman-counts-for = compte pour { $name }, { $arrows ->
    [0] sans flèche libre
    [one] une flèche libre
   *[other] { $arrows } flèches libres
}
karman-known = Vous savez de cette main : { $cards }
karman-research = Gemmes de Recherche
karman-discovery = Gemmes de Découverte
karman-score = Jetons de Prestige ; { $score } points si la manche finissait maintenant
karman-rounds = Manches gagnées
karman-prestige = Prestige
karman-colonised = Colonisations
karman-extinction = Compteur d'Extinction
karman-tug = { $one } { $steps }, { $other } { $back }
karman-round = Manche { $round }
karman-lap = { $count ->
    [one] dernier tour
   *[other] fin dans { $count } tours
}
karman-due = { $count ->
    [one] Exploration due
   *[other] { $count } Explorations
}
karman-preys = Éteint : { $cards } (+{ $count } Recherche).
karman-preys-trump = Éteint, grâce à l'atout : { $cards } (+{ $count } Recherche).
karman-leads = Mène avec { $value }, pour { $pot } PP.
karman-follows = Ne mène pas avec { $value } ; { $pot } PP en jeu.
karman-boost-prey = { $count ->
    [one] Une gemme : plus de proies.
   *[other] { $count } gemmes : plus de proies.
}
karman-boost-lead = { $count ->
    [one] Une gemme suffit pour mener.
   *[other] { $count } gemmes suffisent pour mener.
}
karman-short-prey = ✕ éteint : +{ $count }
karman-short-trump = ✕ atout : +{ $count }
karman-short-free = aucune proie
karman-short-leads = ♛ mène, { $pot } PP
karman-short-follows = ne mène pas, { $pot } PP
karman-short-boost = { $count ->
    [one] 1 gemme : + proies
   *[other] { $count } gemmes : + proies
}
karman-short-boost-lead = { $count ->
    [one] 1 gemme : mène
   *[other] { $count } gemmes : mène
}
karman-short-contest = vaut { $pot } PP
karman-short-waiting = à répondre :

## VII Legio

legio-map = Carte de la nébuleuse
legio-map-help = Les flèches vont d'un lieu à l'autre, Entrée choisit, plus et moins agrandissent, 0 montre toute la carte.
legio-map-hint = Molette ou + pour approcher. ▯ sur une frontière : les cartes qu'elle coûte.
legio-map-hint-touch = Pincez ou + pour agrandir. ▯ sur une frontière : son prix en cartes.
legio-sign-price = sur une frontière : les cartes que coûte le passage
legio-sign-token = une planète à découvrir : 1 PV
legio-sign-hidden = une planète active dont vous ne connaissez pas la carte
legio-sign-seen = vous avez scanné sa carte
legio-sign-open = sa carte est face visible
legio-sign-bare = une planète déjà découverte
legio-sign-scan = sous une planète : qui a scanné sa carte
legio-sign-ship = un vaisseau ; à gauche d'une planète il observe, à droite il est en Contact
legio-tab-map = Carte
legio-tab-planets = Planètes
legio-tab-ship = Vaisseau
legio-tab-fleet = Autres
legio-tab-cards = Cartes
legio-tab-list = Liste
legio-planet = Planète { $number }
legio-round = Tour de table { $round }
legio-last-round = Dernier tour de table
legio-storm = Tempête ionique : ni scanners, ni détecteurs
legio-round-short = Tour { $round }
legio-last-round-short = Dernier tour
legio-storm-short = Tempête ionique
legio-vp = { $count } PV
legio-score = Points de victoire
legio-mark-promotion = promotion
legio-mark-end = dernier tour
legio-in-space = dans l'espace, { $sector }
legio-in-observation = observe { $slot }, { $sector }
legio-in-contact = en Contact sur { $slot }, { $sector }
legio-zone-observation = observe
legio-zone-contact = en Contact
legio-slot-free = pion libre
legio-face-down = carte face cachée
legio-token = à découvrir : 1 PV
legio-no-token = déjà découverte
legio-x-open = ouvert
legio-x-closed = fermé
legio-x-is-open = ouvert
legio-x-is-closed = fermé
legio-x-prices = { $enter } cartes pour entrer, de n'importe quel secteur ; { $leave } cartes pour sortir, vers la base
legio-border = { $sector } : { $cost ->
    [one] 1 carte
   *[other] { $cost } cartes
}
legio-risk = Risque
legio-risks = Risques
legio-sapiens = Sapiens
legio-beasts = Non Sapiens
legio-squads = Escouades : { $mine } sur { $need }
legio-observe = { $count ->
    [0] observer ne vous rapporte plus rien
    [one] observer : +{ $gain } { $domain }, encore 1 tour
   *[other] observer : +{ $gain } { $domain } par tour, encore { $count } tours
}
legio-head-vp = PV
legio-head-asks = Demande
legio-head-have = Vous avez
legio-head-missing = Il manque
legio-pays = rapporte { $count } PV de plus
legio-passed = passé
legio-payable = assez
legio-nothing = rien
legio-joker = Joker −1
legio-joker-about = Le Joker compte pour 1 expérience dans un domaine de votre choix
legio-unknown = Vous ne connaissez pas cette carte. Scannez-la, ou posez-vous pour voir.
legio-unknown-scanned = Vous ne connaissez pas cette carte ; d'autres l'ont regardée.
legio-completed = Une mission est achevée : personne ne s'y pose plus
legio-observes = { $name } observe
legio-contacts = { $name } en Contact
legio-scanned = Scannée par
legio-aboard = { $owned } à bord, jamais moins de { $floor }, au plus { $most }.
legio-uses = { $count ->
    [0] Plus aucun emploi ce tour-ci.
    [one] Encore 1 emploi ce tour-ci.
   *[other] Encore { $count } emplois ce tour-ci.
}
legio-ready = { $owned ->
    [0] 0
    [one] { $ready } sur 1 prêt
   *[other] { $ready } sur { $owned } prêts
}
legio-takes = { $count ->
    [one] Prend 1 carte par tour.
   *[other] Prend { $count } cartes par tour.
}
legio-other-face = L'autre face
legio-own-face = Retour au { $ship }
legio-equipment = Équipement
legio-personnel = Personnel
legio-experts = Experts
legio-experience = Expérience
legio-level = { $level } sur { $most }
legio-ship = Vaisseau
legio-missions = Missions spéciales
legio-next-mission = suivante : { $vp } PV
legio-works = Joker
legio-installing = s'installe
legio-tech-place = place pour une technologie
legio-lost = { $count ->
    [one] Le prochain tour est perdu
   *[other] Les { $count } prochains tours sont perdus
}
legio-must-leave = Doit quitter le secteur X
legio-hand = { $count ->
    [0] Aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
legio-last-discard = sur le dessus de la défausse
legio-last-seen = vue en dernier
legio-dice = Dé : { $rolls }
legio-pile-asks = toutes ensemble demandent
legio-none-turned = Aucune carte n'a encore été retournée
legio-odds-ask = Chances
legio-odds-title = La prochaine carte
legio-odds-short = Sur { $count } cartes que personne n'a vues, il y a { $planets ->
    [0] aucune planète
    [one] 1 planète
   *[other] { $planets } planètes
}, { $risks ->
    [0] aucun Risque
    [one] 1 Risque
   *[other] { $risks } Risques
} et { $resets ->
    [0] aucune R.A.Z.
    [one] 1 R.A.Z.
   *[other] { $resets } R.A.Z.
}
legio-deck = Paquet { $left } · main { $hand } · défausse { $discards }
legio-odds = La prochaine carte est l'une des { $count } que personne n'a vues
legio-kind = Sorte
legio-left = Reste
legio-chance = Prochaine carte
legio-percent = { $percent } %
legio-pile = Pile { $pile } : { $left ->
    [one] 1 carte
   *[other] { $left } cartes
}, { $unseen } que vous n'avez jamais vues
legio-retired = Contacts terminés : { $cards }
legio-supply = Réserve : { $experts }
legio-group-now = Maintenant
legio-group-fly = Voler
legio-group-buy = Équiper
legio-group-planets = Planètes
## Wild Space

wild-adds = { $count ->
    [0] Posée maintenant, elle ne rapporterait rien.
    [one] Posée maintenant, elle rapporterait { $count } Crédit.
   *[other] Posée maintenant, elle rapporterait { $count } Crédits.
}
wild-reaches = Votre jeton atteindrait la case { $space } : { $words }.
wild-effect-follows = Son effet suivrait.
wild-effect-unmet = Sa condition n'est pas remplie.
wild-effect-idle = Son effet ne ferait rien.
wild-sector = { $planet }, { $side ->
    [left] Secteur gauche
   *[right] Secteur droit
}
wild-planet = Planète
wild-planets = Planètes
wild-threshold = Pour s'y poser : un Équipage de { $level } cartes.
wild-face-down = Face cachée : se révèle quand un Équipage atteint { $level } cartes
wild-landed = Posé : { $players }
wild-explored = Exploré : { $players }
wild-one-more = { $sort } : une carte de plus rapporterait { $count ->
    [one] { $count } Crédit
   *[other] { $count } Crédits
}
wild-track = Piste de { $captain }, le jeton sur { $token } de 5
wild-credits = Crédits
wild-shuttles = { $count ->
    [0] plus de Navette
    [one] encore 1 Navette
   *[other] encore { $count } Navettes
}
wild-seen = Vu prendre : { $cards }
wild-empty = emplacement vide
wild-discard-open = Parcourir la défausse
wild-hostile = Planète Hostile
wild-smuggler = Le Contrebandier
wild-smuggler-landed = Sa Navette s'est posée : ensuite, il explore.
wild-level-easy = facile
wild-level-medium = moyen
wild-level-hard = difficile
wild-turns = Ses tours
wild-pile = { $count ->
    [0] Plus de planète à venir
    [one] Encore une planète, de catégorie { $category }
   *[other] Encore { $count } planètes, la prochaine de catégorie { $category }
}
wild-aside = Finies : { $planets }
wild-icons = Ce que ses icônes lui rapportent
wild-icon = { $sort } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, comptées { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}
wild-legend = Ce que veulent dire les signes
wild-signs = Signes
wild-sign-draw = piochez autant de cartes
wild-sign-play = posez une carte de votre main, du genre indiqué
wild-sign-take_and_play = prenez une carte du genre indiqué et posez-la aussitôt
wild-sign-discard = défaussez une carte du genre indiqué
wild-sign-remove = renoncez à une carte de votre Équipage
wild-sign-own = votre Équipage doit avoir ceci
wild-sign-credits = Crédits
wild-sign-most = plus de ceux-ci que tout autre Équipage
wild-sign-planet = une Planète : on se pose en bas, on explore en haut
wild-sign-threshold = une Planète pour les Équipages d'autant de cartes, Capitaine compris (3, 6 ou 9)
wild-sign-he-lands = ce qu'il fait en s'y posant
wild-sign-he-explores = ce qu'il fait en explorant, la fois suivante
wild-sign-he-discards = il jette la carte de cette place de la Réserve (ici, celle de gauche)
wild-sign-he-takes = il recrute la carte de cette place de la Réserve (ici, celle du milieu)
wild-sign-colour = carte : { $sort }
wild-crew-cards = Cartes d'Équipage (le moins l'emporte à égalité)
wild-tie = { $players } sont à égalité : le plus petit Équipage départage. { $count ->
    [1] { $winners } l'emporte avec { $cards } cartes.
   *[other] { $winners } ont { $cards } cartes chacun et partagent la victoire.
}
wild-missions = Missions
wild-more = Ce qu'une carte de plus rapporterait
