### Ce que disent tous les jeux, en français.

list-none = rien
list-last = { $first } et { $last }
list-more = { $first }, { $rest }

## Places sans nom, et refus de tous les jeux

seat-name = place { $seat }
seat-value = Place { $number }
refuse-over = La partie est finie.
refuse-seat = Ce n'est pas à vous de décider, mais à la { $player }.
refuse-form = Ce n'est pas une réponse à cette question : « { $question } »

## Niveaux des joueurs virtuels

level-random = Au hasard
level-novice = Novice
level-apprentice = Apprenti
level-sensible = Réfléchi
level-expert = Expert
level-master = Maître
about-level-random = Joue n'importe quoi de permis.
about-level-novice = A ses goûts, mais ne fait pas de plan.
about-level-apprentice = Sait ce qui compte, mais se laisse souvent distraire.
about-level-sensible = Suit un plan simple, sans regarder plus loin.
about-level-expert = Essaie chaque choix en pensée et en suit les effets sur quelques tours.
about-level-master = Explore longuement ce qui peut arriver ; vous explique ce qu'il en pense.
