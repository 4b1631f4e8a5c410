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
    [yes] You gave { $card } in return.
   *[no] You got { $card } in return.
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
    [yes] You open the contest for { $planet }.
   *[no] { $player } opens the contest for { $planet }.
}
event-joins = { $you ->
    [yes] You join the contest for { $planet }; { $card } leads.
   *[no] { $player } joins the contest for { $planet }; { $card } leads.
}
event-cancelled = No Ship is left around { $planet }: the contest is cancelled.
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
event-dome-pulled = { $half ->
    [own] The dome moves towards { $alone ->
        [yes] { $you ->
            [yes] you
           *[no] { $player }
        }
       *[no] the { $side }
    }: { $count ->
        [one] one space
       *[other] { $count } spaces
    } on { $alone ->
        [yes] { $you ->
            [yes] your
           *[no] that
        }
       *[no] its
    } half.
    [middle] The dome moves towards { $alone ->
        [yes] { $you ->
            [yes] you
           *[no] { $player }
        }
       *[no] the { $side }
    }: it is back in the middle.
   *[other] The dome moves towards { $alone ->
        [yes] { $you ->
            [yes] you
           *[no] { $player }
        }
       *[no] the { $side }
    }: it is still { $count ->
        [one] one space
       *[other] { $count } spaces
    } on the other half.
}
event-dome-moved = { $alone ->
    [yes] { $you ->
        [yes] Your Extinction dome
       *[no] The Extinction dome of { $player }
    }
   *[no] The Extinction dome of the { $side }
} stands at { $count }.
event-converts = { $you ->
    [yes] You turn Research into { $count ->
        [one] one Discovery gem
       *[other] { $count } Discovery gems
    }.
   *[no] { $player } turns Research into { $count ->
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
event-uncovered = { $card } is uncovered and can be taken.
event-concedes = { $you ->
    [yes] You concede.
   *[no] { $player } concedes.
}
event-colonised = { $alone ->
    [yes] { $you ->
        [yes] You colonise
       *[no] { $player } colonises
    }
   *[no] The { $side } colonises
} { $planet } with { $card }.
event-scores = { $alone ->
    [yes] { $you ->
        [yes] You score
       *[no] { $player } scores
    }
   *[no] The { $side } scores
} { $count } Prestige.
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
event-ending = The round is ending: open contests are decided, then Prestige is counted.
event-last-ship = { $you ->
    [yes] You send { $card } to { $planet }.
   *[no] { $player } sends { $card } to { $planet }.
}
event-declines = { $you ->
    [yes] You send no Ship to { $planet }.
   *[no] { $player } sends no Ship to { $planet }.
}
event-points = { $alone ->
    [yes] { $you ->
        [yes] You have
       *[no] { $player } has
    }
   *[no] The { $side } has
} { $count } Prestige in all.
event-round-won = { $alone ->
    [yes] { $you ->
        [yes] You win
       *[no] { $player } wins
    }
   *[no] The { $side } wins
} the round { $reason ->
    [colonisation] { $alone ->
        [yes] by a fourth Colonisation
       *[no] by its fourth Colonisation
    }
    [extinction] by Extinction
   *[points] on points
}.
event-match-won = { $alone ->
    [yes] { $you ->
        [yes] You win
       *[no] { $player } wins
    }
   *[no] The { $side } wins
} the match.
