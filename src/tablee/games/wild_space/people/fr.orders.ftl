### Ce que lisent les joueurs de Wild Space au sujet des ordres.

order-answer-end = Terminer vos tours sans vous le demander
order-answer-effect = Appliquer chaque effet sans vous le demander
halt-impossible = Ce que vous avez ordonné n'est pas possible ici : à vous de décider.
