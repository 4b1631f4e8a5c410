### Why the master would choose so, in English.

hint-wins = In { $turns } turns it should have brought you { $reasons }.
hint-costs = The price: { $reasons }.
hint-risks = The risk, within { $turns } turns: { $reasons }.
hint-more = { $gap ->
    [0] It wins about { $chance } games of 100 from here; the next best answer is as good.
   *[other] It wins about { $chance } games of 100 from here; the next best answer, { $other }.
}
hint-less = { $gap ->
    [one] It wins about 1 game of 100 less than the best.
   *[other] It wins about { $gap } games of 100 less than the best.
}
hint-even = Choose what you like: as far as the master sees, no answer is better than another. Each wins about { $chance } games of 100.
