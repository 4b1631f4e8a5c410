### What happens in Wild Space, told in English.
### $you says who reads an event: yes, the player; no, anyone else.

event-starts = { $you ->
    [yes] You start.
   *[no] { $player } starts.
}
event-smuggler-starts = The Smuggler starts.
event-captain = { $you ->
    [yes] You set out with { $card }.
   *[no] { $player } sets out with { $card }.
}
event-smuggler-captain = The Smuggler sets out with { $card }.
event-dealt = Your starting hand: { $cards }.
event-turn = { $you ->
    [yes] Your turn { $turn }.
   *[no] { $player }'s turn { $turn }.
}
event-smuggler-turn = The Smuggler's turn { $turn }.
event-lands = { $you ->
    [yes] You land
   *[no] { $player } lands
} on { $planet }, { side-name } sector.
event-explores = { $you ->
    [yes] You explore
   *[no] { $player } explores
} { $planet }, { side-name } sector.
event-passes = { $you ->
    [yes] No move is possible: you pass.
   *[no] { $player } has no possible move and passes.
}
event-meets = { $you ->
    [yes] Your crew meets the condition.
   *[no] { $player }'s crew meets the condition.
}
event-discards = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $card }.
event-removes = { $you ->
    [yes] You remove { $card } from your crew.
   *[no] { $player } removes { $card } from the crew.
}
event-acts = { $you ->
    [yes] Your action: { $effect }.
   *[no] { $player }'s action: { $effect }.
}
event-action-lost = { $you ->
    [yes] No action is possible: it is lost.
   *[no] No action is possible for { $player }: it is lost.
}
event-takes = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the Reserve.
event-draws = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
event-drew = You draw { $card }.
event-draw-lost = Nothing is left to draw: { $you ->
    [yes] { $count ->
        [one] you lose one card.
       *[other] you lose { $count } cards.
    }
   *[no] { $count ->
        [one] { $player } loses one card.
       *[other] { $player } loses { $count } cards.
    }
}
event-revealed = Reserve, { slot-name }: { $card }.
event-reshuffled = The deck is empty: the discard pile is shuffled, { $count ->
    [one] a single card.
   *[other] { $count } cards.
}
event-plays = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card }.
event-takes-and-plays = { $you ->
    [yes] You take { $card } from the Reserve and play it.
   *[no] { $player } takes { $card } from the Reserve and plays it.
}
event-turns-up = { $you ->
    [yes] Blind from the deck, you play
   *[no] Blind from the deck, { $player } plays
} { $card }.
event-advances = { $you ->
    [yes] A Veteran: your token moves on to space { $count }.
   *[no] A Veteran: { $player }'s token moves on to space { $count }.
}
event-applies = { $you ->
    [yes] You apply
   *[no] { $player } applies
} the effect of { $card }: { $effect }.
event-applies-track = { $you ->
    [yes] You apply
   *[no] { $player } applies
} the effect of space { $count }: { $effect }.
event-no-effect = { $card }: no effect applied.
event-no-track = Space { $count } of the track: no effect applied.
event-renews = { $you ->
    [yes] You discard { $card } and renew the Reserve.
   *[no] { $player } discards { $card } and renews the Reserve.
}
event-turned = { $planet } is turned up: { $you ->
    [yes] your crew has { $count } cards or more.
   *[no] { $player }'s crew has { $count } cards or more.
}
event-smuggler-lands = The Smuggler lands on { $hostile }.
event-smuggler-explores = The Smuggler explores { $hostile }.
event-smuggler-takes = He recruits { $card }, { slot-name } of the Reserve.
event-smuggler-discards = He discards { $card }, { slot-name } of the Reserve.
event-smuggler-skips = Nothing { slot-name } of the Reserve: this effect is skipped.
event-hostile = A new hostile planet: { $hostile }.
event-scores = { $you ->
    [yes] Your Credits: { $total }
   *[no] { $player }'s Credits: { $total }
}. Same animals { $same }, series { $series }, missions { $missions }, Robots { $robots }, Captain { $captain }.
event-smuggler-scores = The Smuggler's Credits: { $total }. Same animals { $same }, series { $series }, Robots { $robots }, icons { $icons }.
event-wins = { $you ->
    [yes] You win with { credits-of }!
   *[no] { $player } wins with { credits-of }.
}
event-wins-tie = Equal in Credits, the smaller crew wins: { $you ->
    [yes] you win with { $count } cards!
   *[no] { $player } wins with { $count } cards.
}
event-shares = The same score, crews of one size: { $you ->
    [yes] you share the victory ({ $players }).
   *[no] { $players } share the victory.
}
event-beats = { $you ->
    [yes] You beat the Smuggler, { $total } to { $rival }!
   *[no] { $player } beats the Smuggler, { $total } to { $rival }.
}
event-beaten = { $you ->
    [yes] The Smuggler wins: { credits-of } for you, { $rival } for him.
   *[no] The Smuggler wins: { credits-of } for { $player }, { $rival } for him.
}

## Credits, sides and slots

credits-of = { $total ->
    [one] { $total } Credit
   *[other] { $total } Credits
}
side-name = { $side ->
    [left] left
   *[right] right
}
slot-name = { $slot ->
    [1] on the left
    [2] in the middle
   *[3] on the right
}
