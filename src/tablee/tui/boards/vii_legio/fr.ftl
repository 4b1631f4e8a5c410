### Ce que dit le plateau de VII Legio dans un terminal, en français.

legio-turn = { $you ->
    [yes] Tour de table { $round } : à vous
   *[no] Tour de table { $round } : { $player } joue
}
legio-over = La partie est finie, au tour de table { $round }
legio-last-round = dernier tour de table
legio-storm = tempête ionique : ni scanners, ni détecteurs
legio-vp = { $count } PV
legio-hand = { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
legio-cards = { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
legio-fact-missions = { $count ->
    [0] aucune mission spéciale
    [one] 1 mission spéciale
   *[other] { $count } missions spéciales
}
legio-fact-propulsors = { $count ->
    [one] Propulseur 1
   *[other] Propulseurs { $count }
} ({ $cards } cartes par tour)
legio-risk = Risque
legio-any-domain = expérience au choix
legio-no-card = aucune carte
legio-entitled = { $title } : { $text }
legio-mark-promotion = { $count } promotion
legio-mark-end = { $count } fin
legio-fly = Rejoindre
legio-scan = scanner
legio-land = se poser
legio-buy-equipment = Équipement ({ $cost })
legio-buy-personnel = Personnel ({ $cost })
legio-detector = détecteur
legio-expert = expert { $sign }

## Pages

legio-tab-map = Carte
legio-tab-place = Lieu
legio-tab-slots = Planètes
legio-tab-ship = Vaisseau
legio-tab-fleet = Flotte
legio-tab-deck = Paquet
legio-tab-signs = Signes
legio-title-map = La Nébuleuse Rouge
legio-title-slots = Les planètes actives et leurs cartes
legio-title-fleet = Toutes les U.C.
legio-title-deck = Les cartes Exploration
legio-title-signs = Ce que veulent dire les signes de la carte

## Lieux

legio-planet = planète { $number }
legio-base-short = Base
legio-zone = zone { $zone }
legio-x-open = ouvert
legio-x-closed = fermé
legio-x-prices = De n'importe quel secteur, { $enter } cartes pour entrer ; { $leave } cartes pour sortir, vers la base
legio-border = { $sector } : { $cost ->
    [one] 1 carte
   *[other] { $cost } cartes
}
legio-here-base = { $base } : aucune carte
legio-ships = { $count ->
    [one] Vaisseau : { $players }
   *[other] Vaisseaux : { $players }
}
legio-token = { $planet } : 1 PV pour qui la découvre
legio-no-token = { $planet } : déjà découverte
legio-free = libre
legio-face-down = carte face cachée
legio-unknown = Vous ne connaissez pas cette carte : scannez-la, ou posez-vous pour voir.
legio-in-space = dans l'espace, { $sector }
legio-observation = observe { $slot }, { $sector }
legio-contact = en Contact sur { $slot }, { $sector }

## Cartes des planètes

legio-sapiens = Sapiens
legio-beasts = Non Sapiens
legio-squads = { $count ->
    [one] 1 escouade pour se poser
   *[other] { $count } escouades pour se poser
}
legio-observe = observer : +{ $gain } { $domain } par tour, { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
legio-threshold = { $vp } PV pour { $needs }
legio-observes = En zone d'Observation : { $player }
legio-contacts = En zone de Contact : { $player }
legio-scanned = Scannée par { $players }
legio-completed = Une mission y est achevée : personne ne s'y pose plus
legio-my-squads = Escouades : vous en avez { $mine }, il en faut { $need }
legio-turns-left = { $count ->
    [0] Observer ne vous rapporte plus rien ici
    [one] Observer vous rapporterait encore 1 tour
   *[other] Observer vous rapporterait encore { $count } tours
}
legio-head-threshold = PV en tout
legio-head-asks = Demande
legio-head-have = Vous avez
legio-head-missing = Il manque
legio-head-pays = Rapporte
legio-joker = Joker −1

## Vaisseaux

legio-to-promotion = Encore { $count } PV, et la base vous promeut
legio-to-end = { $count } PV avant le dernier tour de table
legio-lost = { $count ->
    [one] Le prochain tour est perdu : une technologie s'installe
   *[other] Les { $count } prochains tours sont perdus : des technologies s'installent
}
legio-must-leave = Doit quitter le secteur X
legio-head-aboard = À bord
legio-head-floor = Plancher
legio-head-uses = Ce tour-ci
legio-uses = { $count ->
    [0] plus aucun emploi
    [one] encore 1 emploi
   *[other] encore { $count } emplois
}
legio-takes = { $count ->
    [one] prend 1 carte
   *[other] prend { $count } cartes
}
legio-from-to = de { $base } à { $most }
legio-experts = Experts
legio-experience = Expérience
legio-missions = Missions spéciales
legio-next-mission = la prochaine : { $count } PV
legio-technologies = Technologies :
legio-works = { $tech } (Joker)
legio-installs = { $tech } (s'installe)
legio-places = { $count ->
    [0] plus de place
    [one] une place libre
   *[other] { $count } places libres
}
legio-row-vp = PV
legio-row-ship = Vaisseau
legio-row-missions = Missions spéciales

## Cartes

legio-deck = Paquet { $left } · main { $hand } · défausse { $discards }
legio-turned = Retournée : { $card }
legio-last-discards = Dernières défausses : { $cards }
legio-odds = La prochaine carte est l'une des { $count } que personne n'a vues :
legio-risks = Risques (vaisseaux et dangers)
legio-share = { $percent } %
legio-pile = Pile { $pile } : { $left ->
    [one] 1 carte
   *[other] { $left } cartes
} ; { $unseen } que vous n'avez jamais vues ; toutes ensemble demandent { $asks }
legio-retired = Contacts terminés : { $cards }
legio-supply = Réserve d'experts : { $experts }

## Signes

legio-sign-sector = un secteur
legio-sign-closed = le secteur X, fermé
legio-sign-base = la base stellaire
legio-sign-price = les cartes que coûte une frontière
legio-sign-token = une planète à découvrir : 1 PV
legio-sign-bare = une planète déjà découverte
legio-sign-hidden = une planète active dont vous ne connaissez pas la carte
legio-sign-seen = vous avez scanné sa carte
legio-sign-open = sa carte est face visible
legio-sign-ship = un vaisseau, à la forme de son U.C.
legio-sign-observes = un vaisseau qui observe
legio-sign-contacts = un vaisseau en Contact
