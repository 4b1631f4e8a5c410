### Pourquoi un choix n'est pas permis dans VII Legio, en français.

cost-cards = { $cost ->
    [one] une carte
   *[other] { $cost } cartes
}
refuse-flip-x = On ne retourne pas de cartes dans le secteur X.
refuse-no-card = Votre main est vide : il n'y a pas de carte à retourner.
refuse-only-out = Du secteur X, il n'y a qu'un chemin : la sortie, vers la base stellaire.
refuse-here = Vous êtes déjà dans le { $sector }.
refuse-no-border = Aucune frontière ne mène du { $here } au { $sector }.
refuse-border-cost = Rejoindre le { $sector } coûte { cost-cards } : vous en avez { $hand }.
refuse-x-closed = Le secteur X est fermé.
refuse-in-x = Vous êtes déjà dans le secteur X.
refuse-enter-cost = Entrer dans le secteur X coûte { cost-cards } : vous en avez { $hand }.
refuse-not-in-x = Vous n'êtes pas dans le secteur X.
refuse-leave-cost = Quitter le secteur X coûte { cost-cards } : vous en avez { $hand }.
refuse-no-room = Il n'y a pas de place à bord pour { $an } : { $most } au plus.
refuse-experts = Il n'y a pas de place à bord pour un expert de plus : { $most } au plus.
refuse-supply = Il n'y a plus d'expert de cette spécialité dans la réserve.
refuse-price = Il faut { cost-cards } pour { $an } : vous en avez { $hand }.
refuse-keep-exit = Vous devez quitter le secteur X : gardez { cost-cards } pour la sortie.
refuse-no-face-down = Il n'y a pas de carte face cachée sur { $slot }.
refuse-far = Votre secteur n'est pas celui { OF($slot) }.
refuse-scanned = Vous avez déjà scanné { $slot }.
refuse-storm = La tempête ionique a fait taire vos scanners et détecteurs pour ce tour.
refuse-no-scan = Il ne vous reste plus de scan ce tour-ci.
refuse-not-discovered = Il n'y a pas de carte sur { $slot } pour l'instant.
refuse-completed = Une mission a été accomplie sur { $slot } : plus personne ne peut s'y poser.
refuse-left = Vous venez de quitter cette planète : on ne s'y pose de nouveau qu'à un autre tour.
refuse-x-done = Vous avez accompli une mission dans le secteur X : quittez-le d'abord.
refuse-landing = Pour se poser sur { $slot }, il faut les escouades que demande sa carte, et une zone qui vous soit ouverte.
refuse-base = On ne se pose à la base stellaire que depuis le secteur 1.
refuse-must-leave = Vous devez quitter le secteur X, et vous avez de quoi.
refuse-equipment-only = Ici, on ne peut choisir que de l'équipement.
refuse-personnel-only = Ici, on ne peut choisir que des escouades et des experts.
refuse-floor = Vous ne pouvez pas perdre { $an } : vous n'avez rien de plus que le chiffre gris.
refuse-not-aboard = Vous n'avez personne de cette spécialité à bord.
refuse-full = Votre piste est pleine : { $domain } est à { $most }.
refuse-joker = Le Joker ne peut pas couvrir ce domaine : { $domain }.
refuse-token-used = Le pion { $slot } n'est pas libre.
refuse-token-absent = Le pion { $slot } n'est pas de cette partie : il y en a autant que de commandants.
refuse-token-x = Le secteur X n'a pas de pion planète active.
refuse-planet-far = La { $planet } n'est pas dans votre secteur.
refuse-planet-done = La { $planet } n'a pas de pion 1 PV.
refuse-observation = La zone d'Observation ne vous est pas ouverte : un autre vaisseau y est, ou cette carte vous a payé tous ses tours.
refuse-contact = La zone de Contact ne vous est pas ouverte : un autre vaisseau y est, ou le premier seuil est hors de portée.
refuse-stay = Cette carte n'a plus de tour payé pour vous.
refuse-continue = Il n'y a pas d'autre seuil que vous puissiez atteindre maintenant.
