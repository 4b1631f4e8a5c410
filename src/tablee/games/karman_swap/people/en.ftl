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
side-red = Red side
side-green = Green side
side-blue = Blue side

## Settings

setting-length = Length
setting-first-player = First player
first-player-random = Drawn at random
length-match = A match: two rounds win
length-round = A single round
about-match = The whole game: the first side that wins two rounds wins the match.
about-round = One round decides: a short game of some twenty minutes.
about-game = Convoys of settlers meet around new worlds. Creatures hunt, ships contest planets, and every card that lands may set off another. A round is won by four colonisations, by extinctions, or on Prestige.

## Questions: -with is the same question when the table knows more

ask-gift-card = Which card do you give your partner?
ask-gift-card-with = Which card do you give { $target } ({ $count } of { $most } at most)? You may also stop.
ask-gift-return = Which card do you give back?
ask-gift-return-with = Which card do you give back to { $target }? { $count ->
    [one] One is still due.
   *[other] { $count } are still due.
}
ask-planet-stack = Which planet do you bring into play?
ask-forced-creature = Which creature do you place there?
ask-forced-creature-with = Which creature do you place on { $planet }?
ask-turn-action = What do you do? Place a card, or pass.
ask-destination = Where does it go?
ask-destination-with = Where does { $card } go?
ask-respond = An opponent leads a contest. Do you answer with a ship, or concede?
ask-respond-with = { $player } leads at { $planet } with { $card } ({ $count }). Do you answer with a ship, or concede?
ask-boost = How many gems do you put on it?
ask-boost-with = How many gems do you put on { $card } (now { $count })?
ask-victim = Which prey becomes extinct?
ask-track-choice = Which dome moves?
ask-convert = How many sets of Research gems do you convert?
ask-convert-with = You have { $count } Research gems. How many sets do you convert into Discovery gems ({ $most } at most)?
ask-pass-option = How do you pass?
ask-pass-market-card = Which Market card do you take?
ask-pass-hand-card = Which card of your hand do you put into the Market?
ask-use-ability = Do you use its ability?
ask-use-ability-with = Do you use the ability of { $card }?
ask-use-either = Which of the two abilities do you use?
ask-ability-hand-card = Which card of your hand?
ask-ability-hand-card-with = { $ability ->
    [place_creature] { $card }: which creature of your hand do you place?
    [place_ship] { $card }: which ship of your hand do you place?
    [market_to_planet] { $card }: which card of your hand do you play?
    [swap_market_hand] { $card }: which card of your hand goes to the Market?
   *[other] { $card }: which card of your hand do you put into the Market?
}
ask-ability-planet-card = Which card at a planet?
ask-ability-planet-card-with = { $ability ->
    [transfer_creature] { $card }: which creature do you move?
    [transfer_ship] { $card }: which ship do you move?
    [swap_planet_market] { $card }: which card at a planet goes to the Market?
    [swap_planets] { $step ->
        [0] { $card }: which card do you swap?
       *[other] { $card }: with which card at another planet?
    }
    [extinguish] { $card }: which creature becomes extinct?
   *[other] { $card }: which card at a planet do you take into your hand?
}
ask-ability-market-card = Which card of the Market?
ask-ability-market-card-with = { $ability ->
    [swap_planet_market] { $card }: which Market card takes its place?
   *[other] { $card }: which Market card do you take into your hand?
}
ask-swap-order = Which of the two hunts first?
ask-draw = Which Market card do you take?
ask-last-ship = The round ends. Do you send a last ship to this contest?
ask-last-ship-with = The round ends. Do you send a last ship to { $planet }?

## Options

option-stop = Stop giving
option-planet = Place a new planet
option-pass = Pass
option-concede = Concede
option-decline = Send no ship
option-plain = Do nothing
option-exchange = Exchange two cards for one of the Market
option-discard = Put a card into the Market
option-no = Do not use it
option-no-use-ability = Do not use { $card }
option-use = Use it
option-use-use-ability = Use { $card }
option-none = Use neither
option-advance = Advance your own dome
option-back = Move the dome of the { $side } back
option-number = { $count }
option-number-boost = { $count ->
    [0] No gem
    [one] One gem: { $total }
   *[other] { $count } gems: { $total }
}
option-number-convert = { $count ->
    [0] Convert nothing
    [one] One set: { $total } Research
   *[other] { $count } sets: { $total } Research
}
option-number-planet-stack = { $planet }
option-planet-id = { $planet }
option-card = { $card }
option-creature = Place { $card }
option-ship = Send { $card }

## Refusals

refuse-answer = An opponent leads a contest: answer with a ship at a contested planet, or concede.
refuse-not-held = { $card } is not in your hand.
refuse-no-port = { $card } has no planet to go to: a ship opens a contest over a creature, and only where none is open.
refuse-no-field = No active planet has a free slot for { $card }.
refuse-not-placeable = { $card } cannot be placed anywhere now.
refuse-settler = A creature must settle the new planet, not { $card }.
refuse-not-available = { $card } is not available in the Market.
refuse-market = { $card } does not let the ability be carried out in full.
refuse-not-lying = { $card } does not lie at a planet.
refuse-own-card = An ability never chooses its own card.
refuse-locked = { $card } is locked: no ability moves it.
refuse-no-swap = { $card } cannot change places with the other card.
refuse-nowhere = Nothing can be done with { $card } by this ability.
refuse-no-prey = { $card } is no prey for the creature that has arrived.
refuse-not-swapped = { $card } is not one of the two cards to choose from.
refuse-gems = You can put { $count } on it at most.
refuse-sets = You can convert { $count } at most.
refuse-stack-empty = There is no planet left there.
refuse-exchange = You have too few cards, or the Market is empty.
refuse-back = Only an opponent's dome that has advanced can be moved back.
refuse-planet-contest = No planet is placed while a contest is open.
refuse-no-arrow = No Ark that won a planet has a free arrow.
refuse-no-settler = You have no creature to settle a new planet.
refuse-not-in-play = { $planet } is not in play.
refuse-same-planet = It must go to another planet.
refuse-inactive = { $planet } bears a dome: no card goes there from a hand.
refuse-no-creature = A contest needs a creature on { $planet }.
refuse-second-contest = No other contest may be opened now.
refuse-contested = { $planet } is contested: no creature may land there.
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
    [yes] You win by extinction: the dome has reached your head.
   *[no] { $count ->
        [one] { $winners } wins by extinction.
       *[other] { $winners } win by extinction.
    }
}
result-points = { $you ->
    [yes] You win on Prestige.
   *[no] { $count ->
        [one] { $winners } wins on Prestige.
       *[other] { $winners } win on Prestige.
    }
}
