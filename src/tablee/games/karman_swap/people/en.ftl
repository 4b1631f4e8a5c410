### What players of Karman Swap read, in English: names, questions, options, refusals and results. Events: en.events.ftl.

title = Karman Swap

## Places

zone-hand = Hand
zone-market = Market
zone-planet = Planet
zone-lying = Cards at planets
zone-stack = Stacks of planets
zone-extinction = Extinction track
zone-colonisation = Colonisation track
zone-pool = Gems

## Colours and sides

colour-red = Red
colour-green = Green
colour-blue = Blue
side-red = red side
side-green = green side
side-blue = blue side

## Settings

setting-length = Length
setting-first-player = First player
first-player-random = Drawn at random
length-match = A match: two rounds win
length-round = A single round
about-match = The whole game: the first side that wins two rounds wins the match.
about-round = One round decides: a short game of some twenty minutes.
about-game = Convoys of settlers meet around new worlds. Creatures hunt, Ships contest planets, and every card that lands may set off another. A round is won by four Colonisations, by Extinctions, or on Prestige.

## Questions: -with is the same question when the table knows more

ask-gift-card = Which card do you give your partner?
ask-gift-card-with = Which card do you give { $target }? This is number { $count } of { $most } at most; you may also stop.
ask-gift-return = Which card do you give back?
ask-gift-return-with = Which card do you give back to { $target }? { $count ->
    [one] One is still due.
   *[other] { $count } are still due.
}
ask-planet-stack = Which planet do you bring into play?
ask-forced-creature = Which Creature do you place there?
ask-forced-creature-with = Which Creature do you place on { $planet }?
ask-turn-action = What do you do? Play a card, place a planet or pass.
ask-destination = Where does it go?
ask-destination-with = Where does { $card } go?
ask-respond = An opponent leads a contest. Do you answer with a Ship, or concede?
ask-respond-with = { $player } leads at { $planet } with { $card } ({ $count }). Do you answer with a Ship, or concede?
ask-boost = How many Discovery gems do you put on it?
ask-boost-with = How many Discovery gems do you put on { $card } ({ $count } without any)?
ask-victim = Which prey becomes extinct?
ask-track-choice = Which dome moves?
ask-convert = How many sets of three Research gems do you convert?
ask-convert-with = You have { $count } Research gems. How many sets of three do you turn into Discovery gems ({ $most } at most)?
ask-pass-option = How do you pass?
ask-pass-market-card = Which Market card do you take?
ask-pass-hand-card = Which card of your hand do you put into the Market?
ask-use-ability = Do you use its ability?
ask-use-ability-with = { $card }: do you use its ability ({ $power })?
ask-use-either = Which of the two abilities do you use?
ask-ability-hand-card = Which card of your hand?
ask-ability-hand-card-with = { $ability ->
    [place_creature] { $card }: which Creature of your hand do you place?
    [place_ship] { $card }: which Ship of your hand do you send?
    [market_to_planet] { $card }: which card of your hand do you play?
    [swap_market_hand] { $card }: which card of your hand goes to the Market?
   *[other] { $card }: which card of your hand do you put into the Market?
}
ask-ability-planet-card = Which card at a planet?
ask-ability-planet-card-with = { $ability ->
    [transfer_creature] { $card }: which Creature do you move?
    [transfer_ship] { $card }: which Ship do you move?
    [swap_planet_market] { $card }: which card at a planet goes to the Market?
    [swap_planets] { $step ->
        [0] { $card }: which card do you swap?
       *[other] { $card }: with which card at another planet?
    }
    [extinguish] { $card }: which Creature becomes extinct?
   *[other] { $card }: which card at a planet do you take into your hand?
}
ask-ability-market-card = Which card of the Market?
ask-ability-market-card-with = { $ability ->
    [swap_planet_market] { $card }: which Market card takes its place?
   *[other] { $card }: which Market card do you take into your hand?
}
ask-swap-order = Which of the two hunts first?
ask-draw = Which Market card do you take?
ask-last-ship = The round is ending. Do you send a last Ship to this contest?
ask-last-ship-with = The round is ending. Do you send a last Ship to { $planet }?

## Options

option-stop = Stop giving
option-planet = Place a new planet
option-pass = Pass
option-concede = Concede
option-decline = Send no Ship
option-plain = Change nothing
option-exchange = Exchange two cards for one of the Market
option-discard = Put a card into the Market
option-no = Do not use it
option-no-use-ability = Do without the ability of { $card }
option-use = Use it
option-use-use-ability = Use the ability of { $card }
option-none = Use neither
option-advance = Advance your own dome
option-back = Move the dome of { $player } back
option-number = { $count }
option-number-boost = { $count ->
    [0] No gem
    [one] One gem: { $total } in all
   *[other] { $count } gems: { $total } in all
}
option-number-convert = { $count ->
    [0] Convert nothing
    [one] One set: { $total } Research gems become one Discovery gem
   *[other] { $count } sets: { $total } Research gems become { $count } Discovery gems
}
option-number-planet-stack = { $planet }
option-planet-id = { $planet }
option-card = { $card }
option-creature = Place { $card }
option-ship = Send { $card }

## Refusals

refuse-answer = An opponent leads a contest: answer with a Ship at a contested planet, or concede.
refuse-last-ship = The round is ending: only a Ship can still go there, or you decline.
refuse-not-held = { $card } is not in your hand.
refuse-no-port = { $card } has nowhere to go: a Ship needs an active planet with a Creature on it.
refuse-no-field = No active planet has a free slot for { $card }.
refuse-not-placeable = { $card } cannot be placed anywhere now.
refuse-settler = The new planet needs a Creature, and { $card } is a Ship.
refuse-not-available = { $card } is not available in the Market.
refuse-market = With { $card }, the ability could not be carried through.
refuse-not-lying = { $card } does not lie at a planet.
refuse-own-card = An ability never chooses its own card.
refuse-locked = { $card } is locked: no ability moves it.
refuse-no-swap = { $card } cannot change places with the other card.
refuse-nowhere = This ability can do nothing with { $card }.
refuse-no-prey = { $card } is no prey for the Creature that has arrived.
refuse-not-swapped = { $card } is not one of the two cards to choose from.
refuse-gems = { $count ->
    [one] You can put one gem on it, no more.
   *[other] You can put { $count } gems on it at most.
}
refuse-sets = { $count ->
    [one] You can convert one set, no more.
   *[other] You can convert { $count } sets at most.
}
refuse-stack-empty = There is no planet left to take there.
refuse-exchange = An exchange takes two cards of your hand and an available card of the Market.
refuse-back = Only an opponent's dome can be moved back, and only from above 0.
refuse-planet-contest = No planet is placed while a contest is open.
refuse-no-arrow = No Ark that has won a planet has an arrow left.
refuse-no-settler = You have no Creature for a new planet.
refuse-not-in-play = { $planet } is not in play.
refuse-same-planet = It must go to another planet.
refuse-inactive = { $planet } bears a dome: no card goes there from a hand.
refuse-no-creature = A contest needs a Creature on { $planet }.
refuse-second-contest = No other contest may be opened now.
refuse-contested = { $planet } is contested: no Creature may land there.
refuse-no-slot = { $planet } has no free slot for { $card }.

## Results

result-colonisation = { $you ->
    [yes] You win: four planets colonised.
   *[no] { $count ->
        [one] { $winners } wins: four planets colonised.
       *[other] { $winners } win: four planets colonised.
    }
}
result-extinction = { $you ->
    [yes] You win by Extinction: the dome has reached your Seke'r'ak head.
   *[no] { $count ->
        [one] { $winners } wins by Extinction.
       *[other] { $winners } win by Extinction.
    }
}
result-points = { $you ->
    [yes] You win on Prestige.
   *[no] { $count ->
        [one] { $winners } wins on Prestige.
       *[other] { $winners } win on Prestige.
    }
}

# How games end, in a list.

reason-colonisation = colonisation
reason-extinction = extinction
reason-points = points
