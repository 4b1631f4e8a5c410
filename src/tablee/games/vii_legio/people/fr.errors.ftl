### Ce qui est dit d'une mise en place ou d'un choix que VII Legio n'a pas, en français.

setup-first-player = first_player { $first } n'est pas assis à une table de { $seats }
