# Ce que les commandes refusent.

usage-language = --lang est { OU($known) }, non { $lang }
usage-command = Commande inconnue { $command } : il y a { $known }
usage-terminal = une relecture demande un terminal ; { $command } écrit une partie dans un fichier
usage-no-rule = aucune règle ne contient { $query }
usage-which-game = quel jeu ? Par exemple : { $command }
usage-seat = --seat est compris entre 0 et { $last } ; { $seat } ne l'est pas
usage-resume-alone = une partie enregistrée a ses propres places, sa graine et ses réglages : --resume va seul
usage-other-game = { $name } est une partie { OF($game) }
usage-unknown = option inconnue : { $name }
usage-missing = il manque { $name }
usage-twice = { $name } est donné deux fois
usage-value = « { $value } » n'est pas une valeur pour { $name }
