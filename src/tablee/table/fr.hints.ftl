### Pourquoi le maître choisirait ainsi, en français.

hint-wins = Apporte { $reasons }, { $turns } tours plus loin.
hint-costs = Le prix : { $reasons }.
hint-risks = Risque : { $reasons }, { $turns } tours plus loin.
hint-more = Gagne environ { $chance } parties sur 100 à partir d'ici ; le suivant, { $other }.
hint-less = { $gap ->
    [one] Gagne environ 1 partie sur 100 de moins que le meilleur.
   *[other] Gagne environ { $gap } parties sur 100 de moins que le meilleur.
}
hint-even = Aucun choix ne vaut mieux qu'un autre, à ce que voit le maître : chacun gagne environ { $chance } parties sur 100.
