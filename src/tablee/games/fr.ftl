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

## Attendre, quand personne d'autre ne sait ce qui est demandé

wait = { $player } réfléchit…

## Abandons

event-resigned = { $you ->
    [yes] Vous abandonnez.{ $goes-on ->
        [yes] {" "}Un joueur virtuel joue à votre place jusqu'à la fin.
       *[no] {""}
    }
   *[no] { $player } abandonne.{ $goes-on ->
        [yes] {" "}Un joueur virtuel joue à cette place jusqu'à la fin.
       *[no] {""}
    }
}
result-resigned = { $you ->
    [yes] Vous gagnez : abandon { OF($resigned) }.
   *[no] { $count ->
        [0] Abandon { OF($resigned) } : la partie est perdue.
        [one] { $winners } gagne : abandon { OF($resigned) }.
       *[other] { $winners } gagnent : abandon { OF($resigned) }.
    }
}
result-resigned-you = Vous avez abandonné. { $count ->
    [0] La partie est perdue.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
result-also-resigned = { $told } Abandon { OF($resigned) }.
result-also-resigned-you = { $told } Vous avez abandonné.

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

## Nombres

decimal = ,

## Ce que pèsent les auteurs de jeux, par sorte

things-card = Cartes
things-planet = Planètes
things-captain = Capitaines
things-race = Races
things-leader = Dirigeants
things-politics = Systèmes politiques
things-technology = Technologies
things-event = Cartes événement
things-project = Bâtiments et vaisseaux
things-home = Systèmes d'origine
things-native = Cartes extrasolaires
things-item = Équipement et équipage
