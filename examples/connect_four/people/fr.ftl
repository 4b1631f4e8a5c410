### Ce que lisent les joueurs de Puissance 4, en français.

title = Puissance 4
about-game = Lâchez chacun votre tour un jeton dans l'une des sept colonnes. Le premier à en aligner quatre, debout, couchés ou en biais, gagne.

## La question, ses réponses, et ce que lisent les autres en attendant

ask-drop = Dans quelle colonne lâchez-vous votre jeton ?
wait-drop = { $player } choisit une colonne…
option-column = colonne { $column }
refuse-full = La colonne { $column } est pleine.

## Événements : $you vaut yes quand le joueur lit

event-drops = { $you ->
    [yes] Vous lâchez un jeton dans la colonne { $column }.
   *[no] { $player } lâche un jeton dans la colonne { $column }.
}
event-wins = { $you ->
    [yes] Vous alignez quatre jetons.
   *[no] { $player } aligne quatre jetons.
}
event-drawn = Le plateau est plein.

## La fin

result-four-in-a-row = { $you ->
    [yes] Vous gagnez : quatre jetons alignés.
   *[no] { $winners } gagne : quatre jetons alignés.
}
result-full-board = La partie est nulle : le plateau est plein.
