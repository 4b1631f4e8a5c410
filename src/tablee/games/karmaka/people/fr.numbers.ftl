### Les nombres de Karmaka, en français : les comptes et leurs parts.

score-life = Cette vie
score-red = ▲ Rouge
score-green = ● Vert
score-blue = ◆ Bleu
score-rings = Anneaux Karmiques
score-hand = Main
score-deck = Pile
score-future-life = Vie Future
