### Ce qui se dit de souhaits qu'aucun jeu ne peut exaucer, en français.

unknown-game = aucun jeu ne s'appelle { $name } : il y a { $known }
unknown-level = aucun joueur virtuel ne s'appelle { $level } : il y a { $known }
unknown-setting = réglage inconnu { $name } : ce jeu a { $known }
unknown-setting-none = réglage inconnu { $name } : ce jeu n'en a aucun
bad-value = { $name } est l'une des valeurs { $known }, non { $value }
bad-value-number = { $name } est l'une des valeurs { $known }, ou un nombre de { $low } à { $high }, non { $value }
bad-players = { $game } se joue à { OU($known) }, non à { $seats }
bad-seed = une graine est comprise entre 0 et { $last } ; { $seed } ne l'est pas
bad-key = une clé a { $due } octets, et non { $found }
unknown-seat = les places sont numérotées de 0 à { $last } ; { $seat } n'en est pas une
unknown-option = les options { OF($game) } sont numérotées de 0 à { $last } ; { $option } n'en est pas une
unknown-spelling = aucune option { OF($game) } ne s'écrit { $spelled } ici
unknown-rule = le livret n'a pas de règle { $sought }
unknown-rule-close = le livret n'a pas de règle { $sought } ; cherchez-vous { OU($close) } ?
