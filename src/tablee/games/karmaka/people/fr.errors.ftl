### Ce qui se dit d'une mise en place ou d'un choix que Karmaka n'a pas, en français.

no-position = il n'y a pas de position { $position } à cet endroit maintenant
setup-wolf-seat = wolf_seat appartient à la variante big_bad_wolf
setup-first-player = first_player { $first } n'est pas assis à une table de { $seats }
setup-variant = la variante { $variant } se joue à { OU($fit) } ; à { $seats } se joue { OU($others) }
setup-variant-none = la variante { $variant } se joue à { OU($fit) } ; à { $seats } rien ne se joue
