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

### Nombres posés sur ceux d'un jeu.

bad-game-file = { $what }
overlay-no-folder = --data { $folder } : ce dossier n'existe pas
overlay-late = --data { $folder } : les nombres d'un jeu ont déjà été lus ; plus rien ne peut être posé dessus
overlay-loose = --data { $folder } : { $file } va dans un dossier au nom de son jeu, par exemple karmaka/{ $file }
overlay-no-game = --data { $folder } : aucun jeu ne s'appelle { $name } : il y a { $known }
overlay-no-file = { $file } : le jeu n'a pas ce fichier : il y a { $known }
overlay-no-toml = { $file } n'est pas du TOML : { $why }
overlay-no-entry = { $address } : cette entrée n'existe pas ; on n'en ajoute ni n'en retire aucune
overlay-two-entries = { $address } : plusieurs entrées ont cet identifiant ; nommez d'abord leur table
overlay-no-table = { $address } : il faut ici des champs, sous l'identifiant de leur entrée
overlay-no-field = { $address } : ce champ n'existe pas
overlay-added = { $address } : cette entrée n'existe pas ; on n'en ajoute ni n'en retire aucune
overlay-id = { $address } : un identifiant ne se change pas
overlay-fixed = { $address } : cela ne fait que dire ce que font les règles ; une autre valeur ne changerait rien
overlay-wrong = { $address } ne peut pas être posé : { $what }
overlay-unfit = les nombres de { $folder } ne vont pas ensemble : { $what }
overlay-notice = les nombres { OF($game) } ne sont pas ceux d'usage : { $count ->
    [one] une valeur vient
   *[other] { $count } valeurs viennent
} de { $folder } ({ $sum })
overlay-mark = Nombres qui ne sont pas ceux d'usage : { $games }
