### What players of Wild Space read, in English: names, questions, options, refusals and results.

title = Wild Space

## Places

zone-hand = Hand
zone-crew = Crew
zone-reserve = Reserve
zone-deck = Deck
zone-discard = Discard pile
zone-planet = Planets
zone-sector = Sectors
zone-track = Veteran track
zone-shuttles = Shuttles
zone-hostile = Hostile planets
zone-smuggler = The Smuggler's crew
smuggler-name = Smuggler

## Kinds of cards

kind-specialist = Specialist
kind-emissary = Emissary
kind-robot = Robot
kind-captain = Captain
kind-veteran = Veteran

## Settings

setting-level = The Smuggler (solo)
setting-first-player = First player
first-player-random = Drawn by lot
first-player-smuggler = The Smuggler
level-easy = Easy
level-medium = Medium
level-hard = Hard
about-level = How strong the Smuggler is: of use to one who plays alone.
about-level-easy = Playing solo, a good-natured Smuggler: three weak hostile planets and two middling ones.
about-level-medium = Playing solo, a serious opponent: one weak hostile planet, two middling and two strong ones.
about-level-hard = Playing solo, a fearsome Smuggler: two middling hostile planets and three strong ones.
about-game = Land and explore with your five shuttles, gather a crew of animals, Robots and Emissaries, and let cards play cards: after ten turns most Credits wins. For 1 to 5 players; alone, you face the Smuggler.

## Questions: -with is the same question where the table knows more

ask-move = Which shuttle do you move? Land one, or explore.
ask-move-with = { $way ->
    [pass] Turn { $turn } of { $turns }: no move is possible.
    [explore] Turn { $turn } of { $turns }: no shuttle is left to land. Where do you explore?
    [land] Turn { $turn } of { $turns }: where do you land?
   *[both] Turn { $turn } of { $turns }: where do you land, or what do you explore?
}
ask-condition = Which condition do you meet?
ask-condition-with = { $planet }, { side-name } sector: which condition do you meet?
ask-pay-discard = Which card do you discard?
ask-pay-discard-with = { $source ->
    [sector] { $planet }, { side-name } sector: which card do you discard?
   *[card] { $card }: which card do you discard to { $effect }?
}
ask-pay-remove = Which card of your crew do you remove?
ask-pay-remove-with = { $source ->
    [sector] { $planet }, { side-name } sector: which card of your crew do you remove?
   *[card] { $card }: which card of your crew do you remove to { $effect }?
}
ask-action = Which action do you take?
ask-action-with = { $planet }, { side-name } sector: which action do you take?
ask-draw = Draw: from the Reserve, or blind?
ask-draw-with = { $count ->
    [one] One card to draw, from the Reserve or blind?
   *[other] { $count } cards to draw, from the Reserve or blind?
}
ask-play = Which card do you play?
ask-play-with = { $what ->
    [any] Which card do you play?
    [specialist] Which Specialist do you play?
    [robot] Which Robot do you play?
    [emissary] Which Emissary do you play?
    [robot_or_emissary] Which Robot or Emissary do you play?
    [veteran] Which Veteran do you play?
   *[job] Which { $job } card do you play?
}
ask-take-and-play = Which card do you take and play at once?
framed-card = { $card }: { $asked }
framed-track = Space { $space } of your track: { $asked }
ask-effect = Do you apply the effect?
ask-effect-with = { $source ->
    [track] Your token is on space { $space }: do you apply its effect ({ $effect })?
   *[card] { $card }: do you apply its effect ({ $effect })?
}
ask-renew = Which card do you discard to renew the Reserve?
ask-end = All is played. Do you end your turn?
ask-smuggler = What does the Smuggler do? You steer him.
ask-smuggler-with = The Smuggler's turn { $turn }: where do you send him? He will do all that the planet shows.

## Options

option-land = Land on { $planet }, { side-name } sector
option-explore = Explore { $planet }, { side-name } sector
option-pass = Pass
option-condition = { $condition }
option-discard = Discard { $card }
option-remove = Remove { $card }
option-condition-unknown = Condition number { $number }
option-action = { $doing }
option-action-unknown = Action number { $number }
option-take = Take { $card }
option-take-take-and-play = Take and play { $card }
option-take-unknown = Take the card { slot-name } of the Reserve
option-take-deck = Draw blind from the deck
option-take-deck-take-and-play = Take and play the top card of the deck, blind
option-play = Play { $card }
option-apply = Apply the effect
option-apply-effect = Apply: { $power }
option-decline = Decline the effect
option-renew = Renew the Reserve by discarding { $card }
option-end-turn = End the turn
option-smuggler-land = Land him on { $hostile }
option-smuggler-explore = Have him explore { $hostile }

## Refusals

refuse-no-shuttle = All five of your shuttles are out: you can only explore.
refuse-face-down = { $planet } is still face down, or not in play.
refuse-level = It takes a crew of { $count } cards to land on { $planet }; you have { $crew }.
refuse-occupied = You already have a shuttle on this sector of { $planet }.
refuse-condition = You cannot meet the condition of this sector: { $condition }.
refuse-not-landed = You have no landed shuttle on this sector of { $planet }.
refuse-explored = This shuttle has explored already: it is done.
refuse-pass = A move is possible: you cannot pass.
refuse-no-condition = This sector has no such condition.
refuse-condition-unmet = You cannot meet this condition: { $condition }.
refuse-condition-same = This condition is of the same sort as another: that one is enough.
refuse-not-held = { $card } is not in your hand.
refuse-not-fitting = { $card } does not fit: you have to { $condition }.
refuse-last-play = If you discard { $card }, nothing will be left to play.
refuse-not-crew = { $card } is not in your crew.
refuse-no-action = This sector has no such action.
refuse-action-impossible = This action is not possible now: { $effect }.
refuse-slot-empty = This slot of the Reserve is empty.
refuse-deck-empty = The deck is empty.
refuse-not-playable = { $card } does not fit: the effect is to { $effect }.
refuse-begun = What has begun is done: neither the action nor an effect you accepted can be dropped.
refuse-stop-drawing = You do not stop drawing halfway.
refuse-unpaid = The choice is made: now it has to be paid.
refuse-empty-hand = With no card in hand you cannot renew the Reserve.
refuse-payment = The condition is paid first: you cannot renew between the choice and the payment.
refuse-smuggler-turn = It is the Smuggler's turn: you cannot renew.
refuse-not-open = { $hostile } is not open.
refuse-smuggler-landed = His shuttle has landed on { $hostile } already: he can only explore it.
refuse-smuggler-not-landed = The Smuggler has no shuttle on { $hostile } yet.

## Results

reason-credits = most Credits
reason-fewer-cards = a tie, the smaller crew
reason-shared = a shared victory
reason-over-smuggler = the Smuggler beaten
reason-smuggler = the Smuggler's victory
result-credits = { $you ->
    [yes] You win with { credits-of }.
   *[no] { $winners } wins with { credits-of }.
}
result-fewer-cards = { $you ->
    [yes] Tied at { credits-of }, you win: your crew is the smallest.
   *[no] Tied at { credits-of }, { $winners } wins with the smallest crew.
}
result-shared = { $you ->
    [yes] You share the victory with { credits-of } each: { $winners }.
   *[no] { $winners } share the victory with { credits-of } each.
}
result-over-smuggler = { $you ->
    [yes] You beat the Smuggler with { credits-of }.
   *[no] { $winners } beats the Smuggler with { credits-of }.
}
result-smuggler = The Smuggler wins: { credits-of } were not enough.
