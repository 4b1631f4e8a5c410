### The numbers of Karman Swap, in English.

## Scores and their parts

score-wins = Rounds won
score-knock-out = Way to a knock-out, which wins the round at once (%)
score-colonised = Colonisations
score-extinction = Extinction steps
score-points = Prestige if counted now
score-prestige = Prestige tokens
score-gems = Gems, 3 points each
score-discovery = Discovery gems
score-research = Research gems
score-hand = Hand

## What a choice would change, from what the seat knows

change-no-prey = No prey here
change-several-prey = One prey of your choice: { $cards }
gain-gems = { $count ->
    [0] no gem
    [one] one Research gem
   *[other] { $count } Research gems
}
change-extinct = { $card } becomes extinct: { gain-gems }, { $way ->
    [win] and the round is won
    [choice] and a dome moves
   *[steps] dome { $was } → { $now } (head at { $need })
}
change-opens = Opens the contest with { $count }, for { $points } { $points ->
    [one] point
   *[other] points
}
change-leads = Leads with { $count } against { $best }, for { $points } { $points ->
    [one] point
   *[other] points
}
change-trails = { $holder ->
    [own] Does not lead: { $count } against { $best }, but your side leads
   *[other] Does not lead: { $count } against { $best }
}
change-converts = Research { $was } → { $now }, Discovery { $had } → { $have }
change-dome = Dome { $was } → { $now } (head at { $need })
change-concedes = { $count ->
    [one] { $alone ->
        [yes] { $player } colonises
       *[no] The { $side } colonises
    } { $planet }: { $points } points
   *[other] { $alone ->
        [yes] { $player } colonises
       *[no] The { $side } colonises
    } { $planet }: { $points } points, and another planet is lost
}
