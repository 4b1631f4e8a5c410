### The numbers of Karmaka, in English: scores and their parts.

score-life = This life
score-red = ▲ Red
score-green = ● Green
score-blue = ◆ Blue
score-rings = Karmic Rings
score-hand = Hand
score-deck = Deck
score-future-life = Future Life
