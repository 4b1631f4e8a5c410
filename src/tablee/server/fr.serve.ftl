### Ce que disent les commandes `tablee serve` et `tablee backup`, en français.

serving = Tablée est servie à l'adresse { $link }
serving-workers = { $count } processus servent ensemble.
serving-watch = La surveillance se fait à { $link }/ready et { $link }/metrics
serving-no-watch = { $address } est prise : ce serveur n'est pas surveillé. Une autre adresse se donne avec --watch.
serving-stop = Arrêtez avec Ctrl+C.
serve-public = { $host } est joignable depuis d'autres machines : dites-le avec --public.
serve-database = { $url } n'est pas une base de données que l'on puisse ouvrir ici : SQLite (un fichier) ou PostgreSQL.
serve-database-closed = La base de données { $url } ne s'ouvre pas : { $why }.
serve-database-version = La base de données { $url } est de la version { $found }, ce programme demande la version { $needed }.
serve-database-newer = La base de données { $url } est de la version { $found } : un programme plus récent l'a écrite. Celui-ci connaît la version { $needed }.
serve-database-migrated = La base de données a été mise à jour, de la version { $found } à la version { $needed }. Les programmes d'avant la refusent désormais.
serve-redis = { $url } n'est pas l'adresse d'un Redis : redis://, rediss:// ou unix://.
serve-redis-closed = Le Redis { $url } ne répond pas : { $why }.

## La commande `tablee backup`

backup-done = { $file } : { $told }
backup-tables = une copie entière, de la version { $version }, avec { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
backup-restore = une copie que lit { $command }.
backup-there = { $file } existe déjà : rien n'est écrasé.
backup-none = Il n'y a pas de base de données à l'adresse { $url }.
backup-damaged = La base de données { $url } est endommagée : { $why }. Aucune copie n'a été gardée.
backup-failed = Aucune copie n'a été faite à l'adresse { $file } : { $why }.
backup-no-program = { $program } n'est pas sur cette machine. Installez les programmes clients de PostgreSQL, ou lancez là où ils sont : { $command }

## Les réglages

settings-unreadable = { $file } ne peut pas être lu : { $why }.
settings-syntax = { $file } n'est pas du TOML : { $why }.
settings-unknown = { $place } : il n'y a pas de réglage « { $name } ». Il y a { $names }.
settings-bad = { $place } : « { $name } » est { $wanted }, et non { $value }.
wanted-text = un texte
wanted-texts = une liste de textes
wanted-flag = true ou false
wanted-whole = un nombre entier de { $least } à { $most }
wanted-days = un nombre de jours, de 0 (pour toujours) à { $most }
wanted-address = HÔTE:PORT, par exemple 127.0.0.1:8654, ou none
wanted-one = l'un de { $values }
