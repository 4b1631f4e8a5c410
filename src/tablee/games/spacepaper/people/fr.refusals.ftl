### Pourquoi quelque chose n'est pas permis à SpacePaper, en français.

refuse-phase = Cela se décide dans une autre phase : { $phase }.

## Mise en place, ressources et recherche

refuse-taken-race = Les { $race } sont déjà pris ({ $player }).
refuse-taken-leader = Ce dirigeant, { $leader }, est déjà pris ({ $player }).
refuse-taken-event = Cet événement, { $card }, est déjà pris ({ $player }).
refuse-near = { $system } est trop près du départ d'un autre joueur.
refuse-same-system = { $politics } est déjà votre système politique.
refuse-condition-republic = La République demande au plus 2 colonies et 3 vaisseaux.
refuse-condition-federation = La Fédération demande au moins 3 colonies.
refuse-keep-condition = La condition de votre système, { $politics }, n'est plus remplie : changez-en.
refuse-keep-anarchy = L'anarchie ne dure pas plus de { $count } tours : changez de système.
refuse-same-bonus = Vos planètes donnent déjà { $bonus } de plus.
refuse-mineral = Vous n'avez pas reçu de ce minerai ce tour-ci : { $mineral }.
refuse-level = { $tech } est déjà au dernier niveau.
refuse-must-spend = Un point de technologie se dépense aussitôt.

## Planètes

refuse-unrevealed = Les planètes { OF($system) } ne sont pas encore révélées.
refuse-no-planet = Il n'y a pas de planète { $planet }.
refuse-not-yours = { $planet } n'est pas à vous.
refuse-no-queue = { $planet } n'a pas de file de construction : un avant-poste ou une planète en adaptation ne construit rien.
refuse-living = { $planet } est une planète vivante : on n'y construit rien.
refuse-unprofitable = { $planet } n'est pas profitable en ce moment : mécontentement ou invasion arrêtent ses chantiers.
refuse-queue = La file { OF($planet) } est occupée ({ $project }), et un chantier ne se remplace pas.
refuse-no-spaceport = { $planet } n'a pas de spatioport.
refuse-many-ships = Un vaisseau de plus ({ $ship }) dépasserait vos limites : 20 en tout, 7 du même type, chantiers compris.
refuse-built = { $planet } a déjà cela : { $project }.
refuse-technology = Il faut la technologie infrastructures au niveau { $level } pour ce chantier : { $project }.
refuse-habitats = Des habitats n'apporteraient rien à { $planet }.
refuse-gold = Ce chantier ({ $project }) coûte { $gold } or ; vous en avez { $have }.
refuse-owned = { $planet } n'est pas libre ({ $player }).
refuse-owned-by-you = { $planet } est déjà à vous.
refuse-no-base = Sans transport, il vous faut une capitale ou une colonie à { $system }.
refuse-outpost-base = Un avant-poste ne suffit pas pour coloniser à { $system } : il faut une capitale ou une colonie.
refuse-foe-in-orbit = Un vaisseau ennemi est en orbite { OF($planet) }.
refuse-six = Vous possédez déjà { $count } planètes de ce type : { $type }.
refuse-is-capital = { $planet } est déjà votre capitale.
refuse-no-capital = Seule une de vos colonies profitables peut devenir la capitale.
refuse-retreat = Un vaisseau se replie vers votre planète habitée la plus proche.
refuse-abandon-capital = Une capitale ne s'abandonne pas.
refuse-abandon-outer = Seules les colonies s'abandonnent ; { $planet } n'en est pas une.

## Vaisseaux

refuse-no-ship = Vous n'avez pas de vaisseau { $number }.
refuse-not-your-ship = Ce vaisseau n'est pas à vous.
refuse-exhausted = Votre { $craft } est épuisé pour ce tour.
refuse-idle = Votre { $craft } n'a rien à faire d'où il est.
refuse-defender = Votre { $craft } n'est pas là où l'on vous attaque.
refuse-no-such-seat = Cette place n'existe pas à cette table.
refuse-own-side = On n'attaque pas ses propres vaisseaux.
refuse-not-there = Aucun vaisseau de la { $player } n'est ici.
refuse-not-next = Aucune voie ne mène directement d'ici à cet endroit : { $node }.
refuse-no-points = Ce vaisseau n'a plus de point de déplacement.
refuse-hole = { $system } est un trou noir : sans le niveau 2 de subluminaire il faut s'y arrêter, et la place y est prise.
refuse-no-stop = Par là, ce vaisseau n'aurait plus où s'arrêter : { $node }.
refuse-autonomy = C'est trop loin : votre autonomie est de { $count } pas depuis une planète habitée.
refuse-nearer = Au-delà de votre autonomie, ce vaisseau doit s'arrêter plus près d'une de vos planètes habitées.
refuse-jump-level = Un saut demande le niveau 3 de subluminaire.
refuse-jump-here = On ne saute que d'un trou noir.
refuse-jump-twice = Un seul saut par activation.
refuse-jump-there = { $system } n'est pas un autre trou noir révélé.
refuse-jump-far = { $system } n'est pas à votre portée : on saute vers le trou noir le plus proche, et dès le niveau 4 vers le plus éloigné.
refuse-elsewhere = Le vaisseau n'est pas là : il ne peut pas s'arrêter { $where }.
refuse-passed = On vous a laissé passer : il faut continuer.
refuse-same-point = Un vaisseau parti d'un point d'une voie doit s'arrêter ailleurs.
refuse-stay = Rester sur place ne sert que s'il y a ensuite une planète à envahir ou à coloniser.
refuse-own-ship = Un de vos vaisseaux est déjà { $where }.
refuse-attacked = Ce vaisseau a déjà attaqué ce tour-ci.
refuse-stay-moved = Ce vaisseau s'est déjà déplacé : choisissez où il s'arrête.
refuse-nobody-here = Aucun vaisseau ennemi ne partage une orbite planétaire avec le vôtre.
refuse-attack-moved = Ce vaisseau s'est déjà déplacé : il attaque là où il s'arrête.
refuse-fire = On fait feu en croisant un vaisseau ennemi sur un point d'une voie.
refuse-destroy-level = Détruire un trou noir demande le niveau 5 de subluminaire.
refuse-destroy-here = Il faut être en orbite large d'un trou noir depuis le début de l'activation pour le détruire.
refuse-invade-cruiser = Seul un croiseur en orbite d'une planète peut l'envahir.
refuse-invade-whom = { $planet } n'appartient pas à un autre joueur.
refuse-invade-level = Envahir demande le niveau 2 d'invasion.
refuse-invade-attacked = Ce croiseur a déjà attaqué un vaisseau ce tour-ci.
refuse-invade-guarded = Un autre vaisseau garde { $planet } : en orbite, ou en orbite large du système.
refuse-settle-transport = Seul un transport en orbite d'une planète peut la coloniser.
refuse-stop-first = Choisissez d'abord où ce vaisseau s'arrête, ou de rester sur place.
refuse-under-way = Un vaisseau est en route : finissez d'abord son déplacement.
refuse-must-move = Un vaisseau arrêté sur une voie doit encore bouger.
refuse-ship-first = Choisissez d'abord un vaisseau.

## Entretien

refuse-not-short = On ne vend ni n'abandonne que si l'or manque pour l'entretien.
refuse-paid = Il n'y a rien à payer pour cela, ou c'est déjà fait.
refuse-unaffordable = Cela coûte { $gold } or ; il vous en reste { $have }.
refuse-must-pay = Tant que vous pouvez payer quelque chose, vous le devez.

## Événements

refuse-card-setup = Un événement ne se joue pas pendant la mise en place.
refuse-card-not-held = Vous n'avez pas cet événement : { $card }.
refuse-card-used = Vous avez déjà joué votre événement, { $card }.
refuse-card-now = { $card } ne se joue pas pendant cette question.
refuse-card-spaceport = Il faut une capitale ou une colonie à vous, non vivante et sans spatioport.
refuse-card-neutron = Cet événement se joue pendant l'activation d'un vaisseau, avant son arrêt.
refuse-card-revealed = { $system } est déjà totalement révélé.
refuse-card-hole = { $system } n'est pas un trou noir révélé.
refuse-card-inhabited = { $planet } n'est pas une de vos planètes habitées.
refuse-card-anarchy = Sous l'anarchie, on ne reçoit pas de vaisseau.
refuse-card-calm = Vous n'avez pas de mécontentement global.
refuse-card-calm-planet = Il n'y a pas de mécontentement à vous sur { $planet }.
refuse-card-symbiosis = Il faut une de vos planètes en adaptation, ou une colonie dont l'adaptation coûte 2 tours ou plus.
refuse-help = Cet événement se joue quand un autre envahit votre planète.
