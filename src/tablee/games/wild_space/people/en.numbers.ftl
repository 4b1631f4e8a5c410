### The numbers of Wild Space, in English.

## Scores and their parts

score-credits = Credits
score-automaton = The Smuggler
score-crew = Crew cards
score-hand = Hand
score-same-animals = Same animals
score-series = Series of six
score-missions = Missions
score-robots = Robots
score-captain = Captain
score-icons = Icons

## What a choice would change, from what the seat knows

gain = { $credits ->
    [0] { $nth ->
        [0] No Credits yet
        [1] Your first { $species }
        [2] Your second { $species }
       *[other] One more { $species }
    }
    [1] +1 Credit
   *[other] +{ $credits } Credits
}
change-land = { $gives }
change-land-needs = { $needs }: { $gives }
change-land-nothing = { $gives }: not possible now, the action would be lost
change-explore = { $gives }
change-play = { gain }
change-play-follows = { gain }; then its effect: { $effect }
change-play-unmet = { gain }; condition not met: { $condition }
change-play-idle = { gain }; its effect would do nothing: { $effect }
change-play-track = { gain }; token to space { $space }: { $effect }
change-play-track-idle = { gain }; token to space { $space }
change-free = Costs nothing
worth = If played: { $credits ->
    [0] { $nth ->
        [0] no Credits yet
        [1] your first { $species }
        [2] your second { $species }
       *[other] one more { $species }
    }
    [1] +1 Credit
   *[other] +{ $credits } Credits
}
change-worth = { worth }
change-worth-effect = { worth }; effect: { $effect }
change-worth-medal = { worth }; Veteran
change-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
change-remove = { $credits ->
    [0] No Credits lost
    [1] −1 Credit
   *[other] −{ $credits } Credits
}
change-held = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
change-fitting = { $count ->
    [one] One card fits: { $cards }
   *[other] { $count } cards fit: { $cards }
}
change-turns-up = { $count ->
    [one] A planet will turn up: level { $levels }
   *[other] Planets will turn up: levels { $levels }
}
change-smuggler = { $steps }. { $credits ->
    [0] { $unseen ->
        [none] No Credits for him yet
       *[other] Credits for him: unknown ({ unseen })
    }
    [1] +1 Credit for him{ perhaps-more }
   *[other] +{ $credits } Credits for him{ perhaps-more }
}
perhaps-more = { $unseen ->
    [none] {""}
   *[other] , perhaps more ({ unseen })
}
unseen = { $unseen ->
    [card] an unseen card
    [planet] a new planet's icons
   *[both] an unseen card, a new planet's icons
}
raid-known-take = recruits { $card }{ $nth ->
    [1] , his first { $species }
    [2] , his second { $species }
   *[other] {""}
}
raid-known-discard = discards { $card }
raid-blind-take = recruits the next card of the deck
raid-blind-discard = discards the next card of the deck
raid-none = finds nothing { slot-name }
raid-then = { $first }, then { $rest }
