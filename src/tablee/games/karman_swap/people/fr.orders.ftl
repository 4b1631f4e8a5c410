### Ce que lisent les joueurs de Karman Swap au sujet des ordres.

order-ask-convert = Vous demander combien de gemmes convertir, au lieu de tout convertir
order-answer-convert = Convertir chaque fois toutes les gemmes de Recherche
order-answer-boost = Ne poser de gemmes sur aucune carte
halt-impossible = Ce que vous avez ordonné n'est pas possible ici : à vous de décider.
