### Why the master would choose so, in English.

hint-wins = Brings { $reasons }, { $turns } turns on.
hint-costs = The price: { $reasons }.
hint-risks = Risks { $reasons }, { $turns } turns on.
hint-more = Wins about { $chance } games of 100 from here; the next best, { $other }.
hint-less = { $gap ->
    [one] Wins about 1 game of 100 less than the best.
   *[other] Wins about { $gap } games of 100 less than the best.
}
hint-even = No option is better than another, as far as the master sees: each wins about { $chance } games of 100.
