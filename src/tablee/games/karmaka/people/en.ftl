### What players of Karmaka read, in English: names, questions, options, refusals and results. Events: en.events.ftl.

title = Karmaka

## Zones

zone-well = Well
zone-ruins = Ruins
zone-hand = Hand
zone-deck = Deck
zone-future-life = Future Life
zone-deeds = Deeds
zone-exposed-deed = Exposed Deed
zone-centre = Centre
zone-looked-at = Looked-at cards
zone-seen = Cards seen
zone-rings = Karmic Rings
zone-player = Player

## Colours and levels

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-mosaic = Mosaic
level-dung-beetle = Dung Beetle
level-snake = Snake
level-wolf = Wolf
level-ape = Ape
level-transcendence = Transcendence

## Variants and settings

setting-variant = Variant
setting-first-player = First player
setting-wolf-seat = The Wolf's seat
first-player-random = Drawn at random
variant-base = Two players
variant-multiplayer = Multiplayer (3 or 4)
variant-teams = Team game, 2 against 2
variant-big-bad-wolf = Big Bad Wolf, 2 against 1
variant-published-deck = Published deck (64 cards)
about-base = You and one rival climb the Karmic Ladder life after life. Be the first to reach Transcendence.
about-multiplayer = Three or four of you climb, each for oneself. You choose which rival a power is aimed at, and the card is then offered to that rival. With four, no card is played against the player opposite.
about-teams = Two teams of two, partners facing each other. You may also play a card for your partner's Future Life. The first player to reach Transcendence wins for the team.
about-big-bad-wolf = One of you plays alone and starts as a Wolf, two rungs ahead. The two others start as Dung Beetles, play together and win if either of them reaches Transcendence first.
about-published-deck = The game for two with two more cards: Jubilee, which lets you lay up to two cards of your Hand on your Deeds.

## Questions: -with is the same question when the table knows more

ask-play-card = Which card do you play, and how?
ask-play-card-with = { $deck ->
    [0] Your Deck is empty: you must play a card. Which one, and how?
   *[other] Which card do you play, and how? You may also pass.
}
ask-karmic-offer = Do you take this card for your Future Life?
ask-karmic-offer-with = { $player } used { $card } and offers you the card. Do you take it for your Future Life?
ask-extra-play = Do you play another card?
ask-choose-player = Which player do you choose?
ask-choose-player-with = Which player do you choose for the power of { $card }?
ask-denial-discard = Which card do you give up to apply its power?
ask-dwindle-discard = Which card of your Hand do you give up?
ask-dwindle-discard-with = { $player } makes you discard a card of your Hand. Which one do you give up?
ask-crisis-discard = Which Deed do you give up?
ask-crisis-discard-with = { $player } makes you discard a Deed. Which one do you give up?
ask-transmigrate-pick = Which Future Life card do you take back?
ask-salvage-pick = Which Ruins card do you take into your Hand?
ask-recycle-pick = Which Ruins card do you put on your Future Life?
ask-destiny-take = Which of these cards do you put on your Future Life?
ask-destiny-take-with = { $count ->
    [1] Which of these cards do you put on your Future Life? You may put up to { $most }.
   *[other] Do you put another of these cards on your Future Life? It would be number { $count } of { $most } at most.
}
ask-destiny-order = Which one will lie highest on the Well?
ask-swindle-keep = Which card do you keep?
ask-sowing-place = Which card do you sow on your Future Life?
ask-sowing-place-with = Which card do you sow on your Future Life? (card { $count } of { $most })
ask-roulette-discard = Which card do you discard?
ask-roulette-discard-with = { $count ->
    [1] Do you discard a card? You may discard up to { $most }.
   *[other] Do you discard another card? It would be number { $count } of { $most } at most.
}
ask-roulette-draw = Do you take a card from the Well?
ask-roulette-draw-with = { $count ->
    [1] { $most ->
        [1] Do you take a card from the Well? You may take one.
       *[other] Do you take a card from the Well? You may take up to { $most }, one by one.
    }
   *[other] Do you take another card from the Well? It would be number { $count } of { $most } at most.
}
ask-embody-pick = Which Deed's power do you apply?
ask-ring-trade = Do you trade your Rings to climb?
ask-ring-trade-with = { $count ->
    [one] You are one point short. Do you trade a Ring to climb?
   *[other] You are { $count } points short. Do you trade { $count } Rings to climb?
}
ask-choose-rival = Which rival do you choose?
ask-choose-rival-with = Which rival do you choose for the power of { $card }?
ask-jubilee-place = Which card do you lay on your Deeds?
ask-jubilee-place-with = { $count ->
    [1] Which card do you lay on your Deeds? You may lay up to { $most }.
   *[other] Do you lay another card on your Deeds? It would be number { $count } of { $most } at most.
}

## What the others read meanwhile

wait-play-card = { $player } is choosing a card to play…
wait-karmic-offer = { $player } is thinking about the card offered…
wait-extra-play = { $player } may play another card…
wait-choose-player = { $player } is choosing a player…
wait-denial-discard = { $player } is choosing a card to discard and copy…
wait-dwindle-discard = { $player } is choosing a card to discard…
wait-crisis-discard = { $player } is choosing a Deed to give up…
wait-transmigrate-pick = { $player } is choosing a card of their Future Life…
wait-salvage-pick = { $player } is choosing a card of the Ruins…
wait-recycle-pick = { $player } is choosing a card of the Ruins…
wait-destiny-take = { $player } is looking at cards of the Well…
wait-destiny-order = { $player } is putting cards back on the Well…
wait-swindle-keep = { $player } is choosing a card to keep…
wait-sowing-place = { $player } is choosing a card to sow…
wait-roulette-discard = { $player } may discard a card…
wait-roulette-draw = { $player } may take a card from the Well…
wait-embody-pick = { $player } is choosing a Deed to copy…
wait-ring-trade = { $player } is wondering whether to trade Rings…
wait-choose-rival = { $player } is choosing a rival…
wait-jubilee-place = { $player } may lay a card on their Deeds…

## Options

option-deed = { $points ->
    [one] Play { $card } for 1 point
   *[other] Play { $card } for { $points } points
}
option-power = Use the power of { $card }
option-future = Keep { $card } for your Future Life
option-partner = Give { $card } to your partner's Future Life
option-card = Choose { $card }
option-card-denial-discard = Discard { $card } and apply its power
option-card-dwindle-discard = Discard { $card }
option-card-destiny-take = Put { $card } on your Future Life
option-card-destiny-order = Put { $card } above the others
option-card-swindle-keep = Keep { $card }
option-card-sowing-place = Sow { $card } on your Future Life
option-card-roulette-discard = Discard { $card }
option-card-embody-pick = Apply the power of { $card }
option-card-jubilee-place = Lay { $card } on your Deeds
option-position = Card no. { $position } from the top
option-position-crisis-discard = { $position ->
    [1] Discard { $card }, your exposed Deed
   *[other] Discard { $card } (no. { $position } from the top)
}
option-position-transmigrate-pick = Take back { $card } (no. { $position } from the top)
option-position-salvage-pick = Take { $card } into your Hand (no. { $position } from the top)
option-position-recycle-pick = Put { $card } on your Future Life (no. { $position } from the top)
option-pass = Pass
option-stop = Stop
option-stop-extra-play = Play no further card
option-stop-destiny-take = { $count ->
    [0] Take none
   *[other] Take no more
}
option-stop-roulette-discard = { $count ->
    [0] Discard nothing
   *[other] Discard no more
}
option-stop-roulette-draw = { $count ->
    [0] Take none
   *[other] Take no more
}
option-stop-jubilee-place = { $count ->
    [0] Lay none
   *[other] Lay no more
}
option-accept = Take it
option-accept-karmic-offer = Take { $card } for your Future Life
option-decline = Decline it
option-decline-karmic-offer = Decline { $card }: it goes to the Ruins
option-draw = Take a card from the Well
option-trade = { $count ->
    [0] Trade Rings and climb
    [one] Trade a Ring and climb
   *[other] Trade { $count } Rings and climb
}
option-keep = Keep your Rings and stay on this rung
option-self = Yourself
option-rival = Your rival, { $player }
option-any-rival = Your rival
option-seat = { $player }

## Why something is not allowed

refuse-not-held = { $card } is not in your Hand.
refuse-not-seen = { $card } is not among the cards you see.
refuse-not-deed = { $card } is not among your Deeds.
refuse-must-play = Your Deck is empty: you must play a card.
refuse-no-partner = You have no partner at this table.
refuse-position = There is no card at place { $position } there.
refuse-window = Only the top three cards of the Ruins may be chosen.
refuse-opposite = No card is played against the player opposite.
refuse-own-side = Name a rival: neither yourself nor someone on your side.
refuse-no-such-seat = There is no such seat at this table.
refuse-two-players = With two players, say “yourself” or “your rival”.
refuse-many-players = With more than two players, name another player by their seat, and yourself as “yourself”.

## How it ended

reason-transcendence = Transcendence
reason-turn-cap = too many turns
result-transcendence = { $you ->
    [yes] { $count ->
        [one] You win: you are the first to reach Transcendence.
       *[other] Your team wins: it is the first to reach Transcendence.
    }
   *[no] { $count ->
        [one] { $winners } wins, by being the first to reach Transcendence.
       *[other] { $winners } win: their team is the first to reach Transcendence.
    }
}
result-turn-cap = The game is a draw: after { $turns } turns, nobody has reached Transcendence.
