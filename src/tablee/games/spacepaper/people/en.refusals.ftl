### Why something is not allowed in SpacePaper, in English.

refuse-phase = That is decided in another phase: { $phase }.

## Set-up, resources and research

refuse-taken-race = The { $race } are taken already ({ $player }).
refuse-taken-leader = This leader, { $leader }, is taken already ({ $player }).
refuse-taken-event = This event, { $card }, is taken already ({ $player }).
refuse-near = { $system } is too near to the home of another player.
refuse-same-system = { $politics } is your political system already.
refuse-condition-republic = The Republic asks for at most 2 colonies and 3 ships.
refuse-condition-federation = The Federation asks for at least 3 colonies.
refuse-keep-condition = The condition of your system, { $politics }, is no longer met: change it.
refuse-keep-anarchy = Anarchy lasts { $count } turns at most: change your system.
refuse-same-bonus = Your planets give { $bonus } more already.
refuse-mineral = You have received none of this mineral this turn: { $mineral }.
refuse-level = { $tech } is at its last level already.
refuse-must-spend = A technology point is spent at once.

## Planets

refuse-unrevealed = The planets of { $system } are not revealed yet.
refuse-no-planet = There is no planet { $planet }.
refuse-not-yours = { $planet } is not yours.
refuse-no-queue = { $planet } has no construction queue: an outpost or a planet in adaptation builds nothing.
refuse-living = { $planet } is a living planet: nothing is built there.
refuse-unprofitable = { $planet } is not profitable now: discontent or an invasion stops its building.
refuse-queue = The queue of { $planet } is taken ({ $project }), and a project cannot be replaced.
refuse-no-spaceport = { $planet } has no spaceport.
refuse-many-ships = One more { $ship } would go beyond your limits: 20 ships in all, 7 of a type, queues included.
refuse-built = { $planet } has this already: { $project }.
refuse-technology = This project needs the technology infrastructure at level { $level }: { $project }.
refuse-habitats = Habitats would bring nothing to { $planet }.
refuse-gold = This project ({ $project }) costs { $gold } gold; you have { $have }.
refuse-owned = { $planet } is not free ({ $player }).
refuse-owned-by-you = { $planet } is yours already.
refuse-no-base = Without a transport you need a capital or a colony at { $system }.
refuse-outpost-base = An outpost is not enough to settle at { $system }: it takes a capital or a colony.
refuse-foe-in-orbit = An enemy ship is in orbit of { $planet }.
refuse-six = You own { $count } planets of this type already: { $type }.
refuse-is-capital = { $planet } is your capital already.
refuse-no-capital = Only a profitable colony of yours can become the capital.
refuse-retreat = A ship retreats to your nearest inhabited planet.
refuse-abandon-capital = A capital cannot be abandoned.
refuse-abandon-outer = Only colonies can be abandoned; { $planet } is none.

## Ships

refuse-no-ship = You have no ship { $number }.
refuse-not-your-ship = That ship is not yours.
refuse-exhausted = Your { $craft } is exhausted for this turn.
refuse-idle = Your { $craft } has nothing to do from where it is.
refuse-defender = Your { $craft } is not where you are attacked.
refuse-no-such-seat = There is no such seat at this table.
refuse-own-side = You cannot attack your own ships.
refuse-not-there = No ship of { $player } is here.
refuse-not-next = No lane leads straight from here to that place: { $node }.
refuse-no-points = This ship has no movement points left.
refuse-hole = { $system } is a black hole: without level 2 of subluminal the ship must stop there, and the place is taken.
refuse-no-stop = That way the ship would find no place to stop: { $node }.
refuse-autonomy = That is too far: your autonomy is { $count } steps from an inhabited planet.
refuse-nearer = Beyond your autonomy, this ship must stop nearer to an inhabited planet of yours.
refuse-jump-level = A jump needs level 3 of subluminal.
refuse-jump-here = One jumps from a black hole only.
refuse-jump-twice = Only one jump in an activation.
refuse-jump-there = { $system } is not another revealed black hole.
refuse-jump-far = { $system } is out of your reach: one jumps to the nearest black hole and, from level 4, to the farthest.
refuse-elsewhere = The ship is not there: it cannot stop { $where }.
refuse-passed = You were let pass: the ship must go on.
refuse-same-point = A ship that started on a point of a lane must stop elsewhere.
refuse-stay = Staying is of use only where a planet can then be invaded or settled.
refuse-own-ship = A ship of yours is already { $where }.
refuse-attacked = This ship has attacked already this turn.
refuse-stay-moved = This ship has moved already: choose where it stops.
refuse-nobody-here = No enemy ship shares a planetary orbit with yours.
refuse-attack-moved = This ship has moved already: it attacks where it stops.
refuse-fire = One fires when passing an enemy ship on a point of a lane.
refuse-destroy-level = Destroying a black hole needs level 5 of subluminal.
refuse-destroy-here = To destroy a black hole, a ship must be in wide orbit of it from the start of its activation.
refuse-invade-cruiser = Only a cruiser in orbit of a planet can invade it.
refuse-invade-whom = { $planet } does not belong to another player.
refuse-invade-level = An invasion needs level 2 of invasion.
refuse-invade-attacked = This cruiser has attacked a ship already this turn.
refuse-invade-guarded = Another ship guards { $planet }: in its orbit, or in wide orbit of the system.
refuse-settle-transport = Only a transport in orbit of a planet can settle it.
refuse-stop-first = First choose where this ship stops, or to stay.
refuse-under-way = A ship is under way: finish its movement first.
refuse-must-move = A ship on a lane still has to move.
refuse-ship-first = First choose a ship.

## Upkeep

refuse-not-short = One sells and abandons only when gold is short for upkeep.
refuse-paid = There is nothing to pay for that, or it is paid already.
refuse-unaffordable = That costs { $gold } gold; you have { $have } left.
refuse-must-pay = While you can pay for something, you must.

## Events

refuse-card-setup = No event is played during set-up.
refuse-card-not-held = You do not have this event: { $card }.
refuse-card-used = You have played your event already, { $card }.
refuse-card-now = { $card } is not played at this question.
refuse-card-spaceport = It takes a capital or colony of yours, not living and without a spaceport.
refuse-card-neutron = This event is played during the activation of a ship, before it stops.
refuse-card-revealed = { $system } is totally revealed already.
refuse-card-hole = { $system } is not a revealed black hole.
refuse-card-inhabited = { $planet } is not one of your inhabited planets.
refuse-card-anarchy = Under anarchy no ship is received.
refuse-card-calm = You have no global discontent.
refuse-card-calm-planet = There is no discontent of yours on { $planet }.
refuse-card-symbiosis = It takes a planet of yours in adaptation, or a colony whose adaptation costs 2 turns or more.
refuse-help = This event is played when another player invades your planet.
