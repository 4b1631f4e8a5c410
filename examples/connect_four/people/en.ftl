### What players of Connect Four read, in English.

title = Connect Four
about-game = Drop stones in turn into seven columns. Whoever has four in a row first, upright, across or aslant, wins.

## The question, its options, and what the others read meanwhile

ask-drop = Into which column do you drop your stone?
wait-drop = { $player } is choosing a column…
option-column = column { $column }
refuse-full = Column { $column } is full.

## Events: $you is yes where the player reads

event-drops = { $you ->
    [yes] You drop a stone into column { $column }.
   *[no] { $player } drops a stone into column { $column }.
}
event-wins = { $you ->
    [yes] You have four in a row.
   *[no] { $player } has four in a row.
}
event-drawn = The board is full.

## The end

result-four-in-a-row = { $you ->
    [yes] You win: four in a row.
   *[no] { $winners } wins: four in a row.
}
result-full-board = The game is a draw: the board is full.
