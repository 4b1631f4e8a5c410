### Les nombres de SpacePaper, en français.

## Les comptes et leurs parts

score-victory = Victoire la plus proche (%)
score-economic = Économique (or)
score-technological = Technologique (niveaux)
score-military = Militaire (rivaux vaincus)
score-conquest = Conquête (types de planètes)
score-living = Vivante (planètes vivantes)
score-bankruptcy = Faillites (rivaux en faillite)
score-gold = Or
score-income = Or par tour
score-planets-gold = Planètes
score-works-gold = Ouvrages
score-capitalism = Capitalisme
score-bonus = Opportuniste
score-revenue = Technologie
score-leader = Dirigeant
score-favour = Régime favori
score-system = Planètes qui rapportent
score-upkeep = Entretien
score-capital = Capitale
score-colonies = Colonies
score-outposts = Avant-postes
score-adaptations = Adaptation
score-fleet = Vaisseaux
score-science = Science
score-science-income = Science par tour
score-planets-science = Planètes
score-works-science = Ouvrages
score-planets = Planètes
score-ships = Vaisseaux
score-discontent = Mécontentement

## Ce qu'un choix changerait

change-politics = Or par tour, entretien payé : { $was } → { $now }
change-levels = Niveaux de technologie : { $was } → { $now } sur { $need }
change-gold = Or : { $was } → { $now }
change-idle-project = Rien ne se construirait en l'état : { $planet } ne produit pas d'énergie
change-outpost = Un avant-poste ne compte pour aucune victoire
change-living = Planètes vivantes : { $was } → { $now } sur { $need }
change-type = Un type que vous n'avez pas encore ({ $type }) : { $was } → { $now } sur { $need }
change-type-held = Un type que vous avez déjà ({ $type }) : { $now } sur { $need }
