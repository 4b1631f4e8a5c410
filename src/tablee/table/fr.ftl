### Ce que dit une table, en français.

## Un journal qui ne peut pas être lu

at-line = ligne { $line } : { $reason }
raw = { $text }
journal-empty = le fichier est vide
journal-foreign = ce n'est pas une partie sauvegardée de Tablée
journal-large = le fichier est trop grand pour une partie sauvegardée
journal-format = les journaux de format { $found } ne se lisent pas ici, seulement le format { $known }
journal-rules = écrit sous les règles { $found } { OF($game) } ; celles-ci sont les règles { $known }
numbers-laid = cela a été joué avec d'autres nombres { OF($game) } que ceux d'usage ({ $found }) : posez les mêmes avec --data
numbers-usual = cela a été joué avec les nombres d'usage { OF($game) }, mais d'autres sont posés dessus ici ({ $known })
numbers-other = cela a été joué avec d'autres nombres { OF($game) } ({ $found }) que ceux qui sont posés ici ({ $known })
journal-not-text = ce n'est pas du texte
journal-no-line = ce n'est pas une ligne de journal
journal-number = le numéro { $found } se trouve là où { $due } est attendu : une ligne a été retirée, ajoutée ou déplacée
journal-changed = la somme de contrôle ne s'accorde pas : cette ligne a été changée, ou une autre avant elle
journal-ply = le choix { $found } se trouve là où { $due } est attendu
journal-kind = la question était { $due }, non { $found }
journal-undo = rien ne peut revenir ici au choix { $found }
journal-undo-other = ce serait annuler le choix de quelqu'un d'autre
journal-take-back = avec une autre personne à la table, rien ne s'annule ainsi
journal-result = le résultat ne s'accorde pas avec la partie
journal-over = la partie est finie : plus rien ne peut s'écrire
chance-unknown = on ne connaît pas ici de hasard du genre { $found }, seulement { $known }
chance-no-key = une clé s'écrit en { $digits } chiffres hexadécimaux

## Noms et places

no-lesson = { $game } n'a pas de Premiers pas
name-bad = un nom a 1 à { $most } caractères imprimables, sans espaces autour ; { $name } n'en est pas un
name-blank = { $name } ne montrerait rien : il faut à un nom une lettre, un chiffre ou un signe visible, et aucun signe blanc
name-twice = { $name } est ici deux fois : chaque place a son nom
name-alike = { $name } ressemble à { $other }, déjà à cette table : choisissez un nom qu'on ne puisse pas confondre
seats-count = { $due } joueurs sont à cette table, non { $found }
level-bad = { $level } n'est pas un niveau de joueur virtuel
human-decides = une personne décide pour { $name }
seat-so = rien ne change : c'est déjà ainsi pour { $name }
nobody-decides = personne ne doit décider : la partie est finie
seat-resigned = { $name } a abandonné : la place reste à un joueur virtuel jusqu'à la fin
resign-not = seule une personne peut abandonner, dans une partie en cours ; { $name } ne le peut pas

## Noms des joueurs virtuels, et de qui n'en donne pas

virtual-names = Adèle, Apolline, Basile, Céleste, Désiré, Élodie, Firmin, Garance, Gaspard, Hippolyte, Inès, Jules, Léonie, Marius, Noémie, Octave, Pauline, Rosalie, Sylvain, Théodore, Ulysse, Valentine, Yvette, Zéphyr

## Annuler

undo-over = La partie est finie : rien ne s'annule.
undo-virtual = Un joueur virtuel décide pour cette place.
undo-nothing = Vous n'avez encore fait aucun choix.
undo-other = Quelqu'un d'autre a choisi depuis : votre choix reste.
undo-turn = Votre tour est fini : votre choix reste.
undo-chance = Le hasard a parlé : votre choix reste.
undo-secret = Quelque chose de caché a été vu : votre choix reste.
undo-people = Avec une autre personne à la table, rien ne s'annule ainsi.
undo-resigned = Quelqu'un a abandonné depuis : ce qui a été choisi avant reste.

## Sauvegardes

save-name-bad = { $name } ne peut pas être le nom d'une sauvegarde : { $why }
save-name-empty = il est vide ou a des espaces autour
save-name-long = il dépasse { $most } caractères
save-name-sign = il contient un caractère que les fichiers ne peuvent avoir
save-name-dot = il commence ou finit par un point
save-name-reserved = certains systèmes gardent ce nom pour eux
save-taken = il y a déjà une sauvegarde ou un fichier { $name }
save-missing = il n'y a pas de sauvegarde { $name }
save-in-use = { $name } est ouverte dans une autre fenêtre ou un autre programme ; fermez-la d'abord là-bas
save-unreadable = { $name } ne peut pas être lue : { $why }
save-unwritable = { $name } ne peut pas être écrite : { $why }
save-secret = le récit d'une partie se montre à ses joueurs quand elle est finie
disk-full = le disque est plein
disk-read-only = il n'est pas permis d'y écrire
disk-moved = le fichier a été déplacé ou supprimé
disk-taken = un autre fichier porte ce nom
disk-not-plain = ce n'est pas un fichier ordinaire

## Avis

notice-unsaved = { $name } n'est pas sauvegardée : { $why }. La partie continue en mémoire ; chaque nouveau choix réessaie.
notice-saved = { $name } est de nouveau sauvegardée, avec tous les choix.
notice-torn = La dernière ligne { OF($name) } n'était pas entière et a été laissée ; aucun choix confirmé n'est perdu.

## La liste des sauvegardes

list-nothing = Aucune sauvegarde dans { $folder }.
list-save = { $name } : { $game }, { $players }
list-playing = choix { $ply }, à { $who } de décider
list-finished = finie après { $ply } choix
list-taken-back = avec des choix annulés
list-torn = dernière ligne incomplète
list-damaged = { $name } : endommagée, { $reason }
list-player = { $name } ({ $level })
done-renamed = { $name } s'appelle maintenant { $to }.
done-deleted = { $name } est supprimée.
done-exported = { $name } est écrite dans { $to }.
done-imported = { $file } est gardée sous le nom { $name }.
done-torn = { $file } s'arrête au milieu d'une ligne : { $left } ligne est laissée, { $kept } sont gardées. S'il a été coupé en chemin, cherchez-le de nouveau.

## Un match

match-players = il faut { $due } joueurs, { $found } sont nommés
match-games = un match compte au moins une partie, non { $games }
match-jobs = il faut au moins un processus, non { $jobs }
match-both = un maître réfléchit par --seconds ou par --iterations, pas par les deux
match-no-time = un maître a besoin de temps pour réfléchir : --seconds et --iterations sont au-dessus de 0
match-interrupted = Interrompu après { $games } parties sur { $wished }.
match-clear = Clair après { $games } parties sur { $wished } au plus.
match-none = aucune partie n'a été finie
match-title = { $game } : { $games } parties
match-player = joueur
match-wins = victoires
match-draws = nulles
match-share = part
match-range = { $low } à { $high }
match-together = { $level }, ensemble
match-against = { $level } ({ $against })
match-ends = { $decisions } décisions par partie ; finies par { $ends }
match-rate = { $rate } parties/s
match-lost = le lot { $piece } ne peut pas être joué : { $tries } processus en sont morts
match-version = ce match a été commencé avec tablee { $due } ; ici c'est { $found }
match-other-study = { $folder } contient un autre match : pour le continuer, il faut les mêmes joueurs, le même jeu, les mêmes réglages, la même graine, le même nombre de parties et la même version
match-no-study = { $folder } contient d'autres fichiers : un match se garde dans un dossier à lui
match-journals = --journals garde les parties dans le dossier de --out : dites lequel
match-no-game = { $folder } ne contient pas de partie numéro { $number } : un match garde ses parties avec --journals
match-no-ray = Ray n'est pas installé : pip install "tablee[ray]"
match-ray-away = aucune grappe Ray ne répond à { $address } : { $why }

## Une trace

trace-begins = une trace commence par sa mise en place
trace-goes-on = la partie est finie, la trace continue
trace-ends-due = la trace finit là où une décision est attendue
trace-due = { $found } se trouve là où une décision est attendue
trace-ends = la trace finit ici, la partie continue par { $played }
trace-differs = { $what } vaut { $here }, la partie dit { $there }
trace-setup = la mise en place nomme un jeu, ses joueurs, sa graine et ses options
trace-json = ce n'est pas du JSON : { $why }
trace-no-line = ce n'est pas une ligne de trace
trace-without = { $what } sans { $lacking }
trace-unreadable = { $file } ne peut pas être lu : { $why }

order-given = Votre ordre : { $order }.
order-none = il n'y a pas d'ordre { $found } de cette place
order-unknown = ce jeu n'a pas d'ordre de cette sorte
order-number = l'ordre { $found } vient à la place du { $due }
order-many = Il y a trop d'ordres pour le moment.
order-impossible = Cet ordre ne mène à rien pour le moment.
