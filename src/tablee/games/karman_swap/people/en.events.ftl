### What happens in Karman Swap, told in English.
### $you says who reads an event: yes, the player; target, the one aimed at; no, anyone else.

event-round = Round { $round } begins. { $you ->
    [yes] You start.
   *[no] { $player } starts.
}
event-dealt = Your cards: { $cards }.
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $player }'s turn.
}
event-gives = { $you ->
    [yes] You give { $target } a card.
    [target] { $player } gives you a card.
   *[no] { $player } gives { $target } a card.
}
event-gift = { $you ->
    [yes] You gave { $card }.
   *[no] You received { $card }.
}
event-returns = { $you ->
    [yes] You give a card back to { $target }.
    [target] { $player } gives you a card back.
   *[no] { $player } gives a card back to { $target }.
}
event-given-back = { $you ->
    [yes] You gave { $card } back.
   *[no] You got { $card } back.
}
event-new-planet = { $you ->
    [yes] You bring { $planet } into play.
   *[no] { $player } brings { $planet } into play.
}
event-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
event-arrives = { $card } comes to { $planet }.
event-boosts = { $you ->
    [yes] You put { $count ->
        [one] one gem
       *[other] { $count } gems
    } on { $card }.
   *[no] { $player } puts { $count ->
        [one] one gem
       *[other] { $count } gems
    } on { $card }.
}
event-opens = { $you ->
    [yes] You open a contest over { $planet }.
   *[no] { $player } opens a contest over { $planet }.
}
event-joins = { $you ->
    [yes] You join the contest over { $planet }; { $card } leads.
   *[no] { $player } joins the contest over { $planet }; { $card } leads.
}
event-cancelled = No ship is left around { $planet }: the contest is cancelled.
event-extinct = { $card } becomes extinct. { $you ->
    [yes] You gain { $count ->
        [0] no gem
        [one] one Research gem
       *[other] { $count } Research gems
    }.
   *[no] { $player } gains { $count ->
        [0] no gem
        [one] one Research gem
       *[other] { $count } Research gems
    }.
}
event-dome-pulled = The dome moves towards the { $side }: { $count }.
event-dome-moved = The extinction dome of the { $side } stands at { $count }.
event-converts = { $you ->
    [yes] You convert Research into { $count ->
        [one] one Discovery gem
       *[other] { $count } Discovery gems
    }.
   *[no] { $player } converts Research into { $count ->
        [one] one Discovery gem
       *[other] { $count } Discovery gems
    }.
}
event-uses = { $you ->
    [yes] You use the ability of { $card }.
   *[no] { $player } uses the ability of { $card }.
}
event-moves = { $card } leaves { $planet }.
event-leaves = { $card } leaves { $planet } for the Market.
event-takes-planet = { $you ->
    [yes] You take { $card } from { $planet } into your hand.
   *[no] { $player } takes { $card } from { $planet } into hand.
}
event-takes-market = { $you ->
    [yes] You take { $card } from the Market.
   *[no] { $player } takes { $card } from the Market.
}
event-puts = { $you ->
    [yes] You put { $card } into the Market.
   *[no] { $player } puts { $card } into the Market.
}
event-swaps = { $card } and { $other } change places.
event-uncovered = { $card } is uncovered.
event-concedes = { $you ->
    [yes] You concede.
   *[no] { $player } concedes.
}
event-colonised = The { $side } colonises { $planet } with { $card }.
event-scores = The { $side } scores { $count } Prestige.
event-explores = { $you ->
    [yes] You explore.
   *[no] { $player } explores.
}
event-passes = { $way ->
    [exchange] { $you ->
        [yes] You pass and exchange cards.
       *[no] { $player } passes and exchanges cards.
    }
    [discard] { $you ->
        [yes] You pass and put a card into the Market.
       *[no] { $player } passes and puts a card into the Market.
    }
   *[plain] { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
}
event-last-lap = The last planet is in play: everyone else has one more turn.
event-ending = The round ends: open contests are decided, then Prestige is counted.
event-last-ship = { $you ->
    [yes] You send { $card } to { $planet }.
   *[no] { $player } sends { $card } to { $planet }.
}
event-declines = { $you ->
    [yes] You send no ship to { $planet }.
   *[no] { $player } sends no ship to { $planet }.
}
event-points = The { $side } counts { $count } Prestige.
event-round-won = The { $side } wins the round { $reason ->
    [colonisation] by its fourth colonisation
    [extinction] by extinction
   *[points] on Prestige
}.
event-match-won = The { $side } wins the match.
