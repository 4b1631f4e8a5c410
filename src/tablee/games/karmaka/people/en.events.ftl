### What happens in Karmaka, told in English.
### $you says who reads an event: yes, the player; target, the one aimed at; self, the player, who aims at oneself;
### own, another, while the player aims at oneself; no, anyone else.

## Parts that several sentences share

cards-alike = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
some-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
random-cards = { $count ->
    [one] one random card
   *[other] { $count } random cards
}
top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
}
some-rings = { $count ->
    [one] one Karmic Ring
   *[other] { $count } Karmic Rings
}
some-points = { $score ->
    [0] no points
    [one] one point
   *[other] { $score } points
}
at-place = { $position ->
    [1] the top card
   *[other] card no. { $position } from the top
}
in-hand = { $hand ->
    [0] no card
    [one] one card
   *[other] { $hand } cards
}
in-deck = { $deck ->
    [0] none
   *[other] { $deck }
}

## What happened

event-starts = { $you ->
    [yes] You start.
   *[no] { $player } starts.
}
event-turn = { $you ->
    [yes] Turn { $turn } is yours.
   *[no] Turn { $turn } is { $player }'s.
}
event-draws = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
event-your-card = { $you ->
    [yes] Your card: { $card }.
   *[no] The card is { $card }.
}
event-plays-deed = { $you ->
    [yes] You lay { $card } on your Deeds.
   *[no] { $player } lays { $card } on their Deeds.
}
event-plays-power = { $you ->
    [yes] You use the power of { $card }.
   *[no] { $player } uses the power of { $card }.
}
event-plays-future = { $you ->
    [yes] You set a card aside for your Future Life.
   *[no] { $player } sets a card aside for their Future Life.
}
event-plays-partner = { $you ->
    [yes] You set a card aside for the Future Life of { $target }.
    [target] { $player } sets a card aside for your Future Life.
   *[no] { $player } sets a card aside for the Future Life of { $target }.
}
event-passes = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
event-stops = { $you ->
    [yes] You play no further card.
   *[no] { $player } plays no further card.
}
event-accepts = { $you ->
    [yes] You keep { $card } for your Future Life.
   *[no] { $player } keeps { $card } for their Future Life.
}
event-declines = { $you ->
    [yes] You decline { $card }.
   *[no] { $player } declines { $card }.
}
event-to-ruins = { $card } goes to the Ruins.
event-no-effect = The power has no effect.
event-takes = { $count ->
    [0] The Well has no card left to give.
   *[other] { $you ->
        [yes] You take { some-cards } from the Well.
       *[no] { $player } takes { some-cards } from the Well.
    }
}
event-transmigrates = { $you ->
    [yes] You take back { at-place } of your Future Life.
   *[no] { $player } takes back { at-place } of their Future Life.
}
event-reshuffle = { $count ->
    [one] The Well is made anew, with one card; the top three stay in the Ruins.
   *[other] The Well is made anew, with { $count } cards; the top three stay in the Ruins.
}
event-dies = { $you ->
    [yes] Your life ends with { some-points }; you needed { $need }.
   *[no] { $player }'s life ends with { some-points }; { $need } were needed.
}
event-climbs = { $you ->
    [yes] You climb the Karmic Ladder: { $level }.
   *[no] { $player } climbs the Karmic Ladder: { $level }.
}
event-fails = { $you ->
    [yes] You stay on the rung { $level } and receive a Karmic Ring.
   *[no] { $player } stays on the rung { $level } and receives a Karmic Ring.
}
event-trades = { $you ->
    [yes] You trade { some-rings } for what was missing.
   *[no] { $player } trades { some-rings } for what was missing.
}
event-keeps-rings = { $you ->
    [yes] You keep your Karmic Rings.
   *[no] { $player } keeps their Karmic Rings.
}
event-reborn = { $you ->
    [yes] You are reborn: { in-hand } in Hand, { in-deck } in the Deck.
   *[no] { $player } is reborn: { in-hand } in Hand, { in-deck } in the Deck.
}
event-wins = { $you ->
    [yes] You win the game!
   *[no] { $player } wins the game!
}
event-team-wins = { $you ->
    [yes] Your team wins the game!
    [target] Your team wins the game!
   *[no] The team of { $player } and { $target } wins the game!
}
event-draw-game = The game is a draw: the turn limit is reached.
event-chooses = { $you ->
    [yes] You choose { $target }.
    [target] { $player } chooses you.
    [self] You choose yourself.
    [own] { $player } chooses themselves.
   *[no] { $player } chooses { $target }.
}
event-copies = { $you ->
    [yes] You apply the power of { $card }.
   *[no] { $player } applies the power of { $card }.
}
event-discards-hand = { $you ->
    [yes] You discard { $card } from your Hand.
   *[no] { $player } discards { $card } from their Hand.
}
event-discards-deck = { $you ->
    [yes] The top card of your Deck goes to the Ruins: { $card }.
   *[no] The top card of { $player }'s Deck goes to the Ruins: { $card }.
}
event-discards-deed = { $you ->
    [yes] You lose a Deed: { $card } goes to the Ruins.
   *[no] { $player } loses a Deed: { $card } goes to the Ruins.
}
event-discards-future = { $you ->
    [yes] You lose the top card of your Future Life: { $card } goes to the Ruins.
   *[no] { $player } loses the top card of their Future Life: { $card } goes to the Ruins.
}
event-peeks = { $you ->
    [yes] You look at { $target }'s Hand.
    [target] { $player } looks at your Hand.
   *[no] { $player } looks at { $target }'s Hand.
}
event-sees = { $count ->
    [0] There is no card to see.
   *[other] { $you ->
        [yes] You see: { $cards }.
       *[no] { $player } sees: { $cards }.
    }
}
event-steals-deed = { $you ->
    [yes] You take { $card } from { $target }'s Deeds into your Hand.
    [target] { $player } takes { $card } from your Deeds into their Hand.
   *[no] { $player } takes { $card } from { $target }'s Deeds into their Hand.
}
event-steals-dream = { $you ->
    [yes] You move the top card of { $target }'s Future Life to yours.
    [target] { $player } moves the top card of your Future Life to theirs.
   *[no] { $player } moves the top card of { $target }'s Future Life to theirs.
}
event-salvages = { $you ->
    [yes] You take { $card } from the Ruins into your Hand.
   *[no] { $player } takes { $card } from the Ruins into their Hand.
}
event-recycles = { $you ->
    [yes] You move { $card } from the Ruins to your Future Life.
   *[no] { $player } moves { $card } from the Ruins to their Future Life.
}
event-feeds-deck = { $count ->
    [0] The Well has no card left to give.
   *[other] { $you ->
        [yes] You put { some-cards } from the Well on { $target }'s Deck.
        [target] { $player } puts { some-cards } from the Well on your Deck.
        [self] You put { some-cards } from the Well on your own Deck.
        [own] { $player } puts { some-cards } from the Well on their own Deck.
       *[no] { $player } puts { some-cards } from the Well on { $target }'s Deck.
    }
}
event-looks = { $count ->
    [0] The Well has no card left to show.
   *[other] { $you ->
        [yes] You look at { top-cards } of the Well.
       *[no] { $player } looks at { top-cards } of the Well.
    }
}
event-takes-looked = { $you ->
    [yes] You put one of these cards on your Future Life.
   *[no] { $player } puts one of these cards on their Future Life.
}
event-puts-back = { $count ->
    [0] No card goes back on the Well.
   *[other] { $you ->
        [yes] You put { some-cards } back on the Well.
       *[no] { $player } puts { some-cards } back on the Well.
    }
}
event-swindles = { $count ->
    [0] { $you ->
        [target] Your Hand is empty: there is nothing to see.
       *[no] { $target }'s Hand is empty: there is nothing to see.
    }
   *[other] { $you ->
        [yes] You look at { random-cards } of { $target }'s Hand.
        [target] { $player } looks at { random-cards } of your Hand.
       *[no] { $player } looks at { random-cards } of { $target }'s Hand.
    }
}
event-keeps-one = { $you ->
    [yes] You keep one of { $target }'s cards.
    [target] { $player } keeps one of your cards.
   *[no] { $player } keeps one of { $target }'s cards.
}
event-sows = { $you ->
    [yes] You put a card of your Hand on your Future Life.
   *[no] { $player } puts a card of their Hand on their Future Life.
}
event-lays = { $you ->
    [yes] You lay { $card } on your Deeds.
   *[no] { $player } lays { $card } on their Deeds.
}
event-dealt = { $you ->
    [yes] Your opening Hand: { $cards }.
   *[no] { $player }'s opening Hand: { $cards }.
}
event-loses-hand = { $you ->
    [yes] Chance takes { $card } from your Hand to the Ruins.
   *[no] Chance takes { $card } from { $player }'s Hand to the Ruins.
}
