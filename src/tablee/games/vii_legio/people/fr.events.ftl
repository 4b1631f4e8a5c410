### Ce qui se passe dans VII Legio, raconté en français.
### $you dit qui lit : yes, le commandant ; no, tout autre.

## Parties de phrases

many-cards = { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}
many-squads = { $count ->
    [one] une escouade
   *[other] { $count } escouades
}
many-turns = { $count ->
    [one] un tour payé
   *[other] { $count } tours payés
}
many-lasers = { $lasers ->
    [0] aucun laser
    [one] un laser
   *[other] { $lasers } lasers
}
which-zone = { $zone ->
    [observation] d'Observation
   *[contact] de Contact
}
nth-mission = { $count ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
then-free = { $free ->
    [yes] , et le pion { $slot } redevient libre
   *[no] {""}
}

## Événements

event-round = Tour de table { $round }.
event-turn = { $you ->
    [yes] À vous.
   *[no] Au tour { OF($player) }.
}
event-turn-lost = { $you ->
    [yes] Vous perdez ce tour à installer { $tech } : le Joker sert désormais.
   *[no] { $player } perd ce tour à installer { $tech } : le Joker sert désormais.
}
event-takes-off = { $you ->
    [yes] Vous décollez de la base.
   *[no] { $player } décolle de la base.
}
event-cards-taken = { $you ->
    [yes] Vous prenez { many-cards } face cachée.
   *[no] { $player } prend { many-cards } face cachée.
}
event-cards-discarded = { $you ->
    [yes] Vous défaussez : { $cards }.
   *[no] { $player } défausse : { $cards }.
}
event-card-flipped = { $you ->
    [yes] Vous retournez « { $card } ».
   *[no] { $player } retourne « { $card } ».
}
event-card-ignored = « { $card } » est ignorée : il lui faut { $needs }.
need-zone = un vaisseau dans l'un des secteurs { $sectors }
need-lasers = { $count ->
    [one] un laser
   *[other] { $count } lasers
}
need-squads = { $count ->
    [one] une escouade
   *[other] { $count } escouades
}
need-scanners = { $count ->
    [one] un scanner
   *[other] { $count } scanners
}
need-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
need-planet = une planète encore à découvrir dans ce secteur
need-token = un pion planète libre
need-technology = une place libre pour une technologie pas encore à bord
need-trade = un équipement à échanger
need-mission = une mission spéciale encore à accomplir
event-risk-avoided = { $you ->
    [yes] Votre détecteur écarte le Risque : « { $card } » est défaussée.
   *[no] Le détecteur { OF($player) } écarte le Risque : « { $card } » est défaussée.
}
event-experience-gained = { $you ->
    [yes] Vous gagnez { $count } en { $domain } ({ $total } en tout).
   *[no] { $player } gagne { $count } en { $domain } ({ $total } en tout).
}
event-experience-full = { $you ->
    [yes] Votre piste de { $domain } est pleine : rien n'est gagné.
   *[no] La piste de { $domain } { OF($player) } est pleine : rien n'est gagné.
}
event-all-full = { $you ->
    [yes] Toutes vos pistes sont pleines : l'expérience est perdue.
   *[no] Toutes les pistes { OF($player) } sont pleines : l'expérience est perdue.
}
event-vp-gained = { $you ->
    [yes] Vous marquez { $count } PV ({ $total } en tout).
   *[no] { $player } marque { $count } PV ({ $total } en tout).
}
event-moved = { $you ->
    [yes] Vous rejoignez le { $sector }.
   *[no] { $player } rejoint le { $sector }.
}
event-enters-x = { $you ->
    [yes] Vous entrez dans le secteur X.
   *[no] { $player } entre dans le secteur X.
}
event-x-card = Une carte est posée face cachée dans le secteur X.
event-leaves-x = { $you ->
    [yes] Vous quittez le secteur X.
   *[no] { $player } quitte le secteur X.
}
event-buys = { $you ->
    [yes] Vous acquérez { $an }.
   *[no] { $player } acquiert { $an }.
}
event-planet-discovered = { $you ->
    [yes] Vous découvrez la { $planet }, désormais { $slot }.
   *[no] { $player } découvre la { $planet }, désormais { $slot }.
}
event-scanned = { $you ->
    [yes] Vous scannez { $slot }.
   *[no] { $player } scanne { $slot }.
}
event-sees = En secret, vous voyez : { $native }. { $about }
event-card-revealed = La carte { OF($slot) } est révélée : { $native }. { $about }
event-landing-failed = { $you ->
    [yes] Se poser ici demande { many-squads } : vous n'en avez pas assez, et reprenez votre vol.
   *[no] Se poser ici demande { many-squads } : { $player } n'en a pas assez, et reprend son vol.
}
event-landed = { $you ->
    [yes] Vous vous posez sur { $slot }, en zone { which-zone }.
   *[no] { $player } se pose sur { $slot }, en zone { which-zone }.
}
event-observes = { $you ->
    [yes] Vous observez { $slot } : { many-turns } jusqu'ici.
   *[no] { $player } observe { $slot } : { many-turns } jusqu'ici.
}
event-stays = { $you ->
    [yes] Vous continuez d'observer { $slot }.
   *[no] { $player } continue d'observer { $slot }.
}
event-takes-contact = { $you ->
    [yes] Vous prenez Contact sur { $slot }.
   *[no] { $player } prend Contact sur { $slot }.
}
event-leaves = { $you ->
    [yes] Vous quittez { $slot }.
   *[no] { $player } quitte { $slot }.
}
event-expelled = { $you ->
    [yes] Un autre a accompli la mission sur { $slot } : vous devez partir.
   *[no] Un autre a accompli la mission sur { $slot } : { $player } doit partir.
}
event-joker = { $you ->
    [yes] Votre Joker ({ $tech }) compte pour 1 en { $domain }.
   *[no] Le Joker { OF($player) } ({ $tech }) compte pour 1 en { $domain }.
}
event-spends = { $you ->
    [yes] Vous dépensez { $count } en { $domain } (il en reste { $total }).
   *[no] { $player } dépense { $count } en { $domain } (il en reste { $total }).
}
event-threshold-passed = { $you ->
    [yes] { $native } : vous passez le seuil de { $count } PV.
   *[no] { $native } : { $player } passe le seuil de { $count } PV.
}
event-continues = { $you ->
    [yes] Vous poursuivez le Contact sur { $slot }.
   *[no] { $player } poursuit le Contact sur { $slot }.
}
event-mission-completed = { $you ->
    [yes] { $native } : votre mission est accomplie.
   *[no] { $native } : { $player } a accompli la mission.
}
event-card-discarded = { $native } : la carte est défaussée{ then-free }.
event-combat = { $you ->
    [yes] Vous combattez : { many-lasers } contre { $hostile }.
   *[no] { $player } combat : { many-lasers } contre { $hostile }.
}
event-die-rolled = { $you ->
    [yes] Vous lancez le dé : { $face }.
   *[no] { $player } lance le dé : { $face }.
}
event-item-lost = { $you ->
    [yes] Vous perdez { $an }.
   *[no] { $player } perd { $an }.
}
event-no-loss = { $you ->
    [yes] Plus de peur que de mal : vos { $loss } sont au chiffre gris.
   *[no] Plus de peur que de mal : les { $loss } { OF($player) } sont au chiffre gris.
}
event-trophy = { $you ->
    [yes] Vous remportez le trophée : « { $card } ».
   *[no] { $player } remporte le trophée : « { $card } ».
}
event-item-gained = { $you ->
    [yes] Vous embarquez { $an }.
   *[no] { $player } embarque { $an }.
}
event-no-room = { $you ->
    [yes] Vous n'avez pas de place pour ce qu'apporte « { $card } ».
   *[no] { $player } n'a pas de place pour ce qu'apporte « { $card } ».
}
event-deck-reset = { $you ->
    [yes] R.A.Z. ! Les 53 cartes sont remélangées, et votre tour est fini.
   *[no] R.A.Z. ! Les 53 cartes sont remélangées, et le tour { OF($player) } est fini.
}
event-deck-short = { $you ->
    [yes] Il reste trop peu de cartes pour vous : les 53 sont d'abord remélangées.
   *[no] Il reste trop peu de cartes pour { $player } : les 53 sont d'abord remélangées.
}
event-sector-x-opened = Le secteur X est ouvert, à vous tous !
event-sector-x-failed = La faille ne cède pas : le secteur X reste fermé.
event-ion-storm = { $you ->
    [yes] Tempête ionique : vos scanners et détecteurs sont muets jusqu'à la fin du tour.
   *[no] Tempête ionique : les scanners et détecteurs { OF($player) } sont muets jusqu'à la fin du tour.
}
event-time-rift = { $you ->
    [yes] Faille temporelle : votre tour s'arrête net.
   *[no] Faille temporelle : le tour { OF($player) } s'arrête net.
}
event-installs = { $you ->
    [yes] Vous commencez à installer { $tech } : votre prochain tour est perdu.
   *[no] { $player } commence à installer { $tech } : son prochain tour est perdu.
}
event-declines = { $you ->
    [yes] Vous refusez : « { $card } ».
   *[no] { $player } refuse : « { $card } ».
}
event-special-mission = { $you ->
    [yes] Vous accomplissez une mission spéciale, votre { nth-mission }.
   *[no] { $player } accomplit une mission spéciale, sa { nth-mission }.
}
event-fitted = { $you ->
    [yes] Vous ne prenez rien de plus.
   *[no] { $player } ne prend rien de plus.
}
event-at-base = { $you ->
    [yes] Vous rejoignez la base stellaire.
   *[no] { $player } rejoint la base stellaire.
}
event-promoted = { $you ->
    [yes] Promotion ! Vous commandez désormais un Spatha ; experts et équipement restent à quai.
   *[no] Promotion ! { $player } commande désormais un Spatha ; experts et équipement restent à quai.
}
event-cards-returned = { $you ->
    [yes] Vous remettez { many-cards } sur la pioche, toujours face cachée.
   *[no] { $player } remet { many-cards } sur la pioche, toujours face cachée.
}
event-last-round = { $reason ->
    [cartography] Toute la nébuleuse est cartographiée : c'est le dernier tour de table.
   *[vp] Trente PV : c'est le dernier tour de table.
}
event-game-over = { $you ->
    [yes] { $count ->
        [one] Vous gagnez, avec { $total } PV.
       *[other] { $players } se partagent la victoire, avec { $total } PV.
    }
   *[no] { $count ->
        [one] { $players } gagne, avec { $total } PV.
       *[other] { $players } se partagent la victoire, avec { $total } PV.
    }
}
