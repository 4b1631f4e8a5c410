### What the screens say, in English.

## Keys

key-language = English
key-escape = Esc
key-enter = Enter
key-space = Space
key-back = back
key-move = move
key-change = change
key-go-on = go on
answer-no = No, leave it as it is

## Home

home-title = Tablée
home-line = A table for tabletop games, with people and with virtual players.
home-new = New game
home-learn = First steps: learn a game
home-resume = Resume
home-review = Review
home-rulebook = Rulebook
home-settings = Settings
home-quit = Quit
home-hint = Arrows and Enter, or the mouse.

## New game

who-human = Human
about-human = Plays at this terminal.
new-game = Game
new-players = Players
new-seat = { $sign } Seat { $number }
new-hints = Hints
hints-no = none
hints-yes = for all
new-name-any = a name of its own
name-ask = What is your name?
name-kept = It is kept for the games to come; the form of a new game changes it. Enter: go on · Esc: back
new-seed = Seed
new-seed-any = a new one each time
new-seed-bad = A seed is a whole number: “{ $text }” is none.
new-number = { $about } Type any number from { $low } to { $high }, or change with ← →.
new-start = Start the game

## Settings

settings-language = Language
settings-colours = Colours
settings-speed = Virtual players
settings-hint = Every change is kept at once. Left and right change a line; signs always double the colours.
colours-night = Deep night
colours-paper = Paper by day
colours-terminal = The terminal's own
speed-instant = act at once
speed-quick = act quickly
speed-readable = act at a pace one can follow
speed-slow = act slowly

## Saved games

shelf-resume = Resume a game
shelf-review = Review a game
shelf-looking = Looking at the saved games…
shelf-empty-resume = No game is waiting. Begin one with New game: it is saved by itself, choice by choice.
shelf-empty-review = No game has ended yet. When one has, you can walk through it here.
shelf-damaged = { $name }: damaged ({ $why })
shelf-playing = { $name } · { $game } · { $players } · { $ply ->
    [0] not begun
    [one] one choice
   *[other] { $ply } choices
}
shelf-finished = { $name } · { $game } · { $players } · finished after { $ply } choices
shelf-torn = { $save } · last line not whole
shelf-player = { $name } ({ $level })

## Playing

playing-skip = hurry
playing-help = help
playing-hint = hint
playing-undo = undo
playing-story = events
playing-whole = all cards
playing-rules = rulebook
playing-leave = leave
playing-thinking = { $sign } { $seconds ->
    [0] thinking…
   *[other] thinking for { $seconds } s… (Space: hurry)
}
playing-hint-thinking = ◐ The master is thinking about each option…
playing-hint-told = The percentages: how often the master wins from here with an option, playing on in worlds that fit what you know. The choice is yours.
playing-hint-even = as good
playing-hint-other = { $option }: { $reason }
playing-narrowed = What do you do with this card? Choose below; Esc shows all options again.
playing-nothing-there = There is nothing to choose there now.
playing-asked = { $player }: { $question }
playing-take-back = Take it back
leaving-title = Leave the game?
leaving-leave = Keep it for later and leave
leaving-resign = Resign
leaving-stay = Go on playing
curtain-title = { $player }, it is for you to decide.
curtain-line = Hand the terminal to { $player }. When nobody else is looking, press Enter.

## Playing on a map

charting-pages = pages
charting-map = map
charting-end = end
charting-again = again
charting-find = find
charting-whole = all pages
charting-orders = orders
charting-other = other
charting-log = Events
charting-narrowed = Several options fit: choose below; Esc shows all of them again.
charting-on-map = ▣ Map: arrows and Enter. A number, m or Esc: back to the options.
charting-go = go
charting-take = choose
charting-back = options
charting-nearer = nearer
charting-farther = farther
charting-fit = whole map
charting-no-end = This question cannot be passed over.
charting-no-again = Nothing like your last answer is on offer here.
charting-stopped = Something new came up on the way: the ship waits for your answer.

## Help

help-why = Why not…? Type a card or some words
help-question = This question
help-keys = Keys
help-turn = {"  "}⇥ the other page
help-looking = ◐ One moment: all options of the game are being read…
help-not-asked = It is not for you to decide: ask on your turn.
help-nothing = No option holds these words.
help-allowed = ✓ { $option }: allowed now
help-refused = ✗ { $option }: { $why }
help-close = Esc closes · ↑↓ read on

## All that happened

story-title = What happened
story-keys = Esc closes · ↑↓ and PgUp/PgDn read · r, or a click on §: the rule

## Keys

keys-answer = Answer
keys-move = move the mark: rows, and the verbs of a row
keys-number = point at the option of that number; Enter takes it
keys-take = take what is marked
keys-end = end the phase, or leave things as they are
keys-again = the same kind of answer as the last time
keys-find = find options by their words
keys-all = see all options again
keys-leap-keys = Pg Home End
keys-leap = by a page; to the first, to the last
keys-know = Know
keys-help = help: rules, “why not?”, these keys
keys-hint = what the master thinks of each option
keys-story = all that happened
keys-whole = the whole table, card by card or page by page
keys-rules = the rulebook
keys-got-it = a tip: got it, or tips again
keys-silence = no more tips
keys-own-game = after First steps: a game of my own
keys-map = The map
keys-to-map = go to the map, and back; Enter chooses there
keys-orders = order ships and answers once; o goes back
keys-pages = the next page (⇧⇥ the one before)
keys-other = the same page, of another player or system
keys-zoom = nearer, farther, the whole map
keys-pan = move the map
keys-game = The game
keys-undo = undo your last choice
keys-faster = faster, while others play
keys-leave = leave: keep the game, or resign
keys-language = change the language
keys-quit = quit; the game is kept, and the terminal says where

## The rulebook

rules-title = Rulebook of { $game }
rules-search = Search: words, or a rule's number
rules-none = No rule holds these words.
rules-keys = Esc back · ↑↓ and PgUp/PgDn read on · type to search

## The end

end-player = { $player }: { $facts }
end-rematch = Rematch
end-review = Review this game
end-look = Look at the table
end-home = Home

## Review

review-title = Review · { $game } · { $headline }
review-start = The deal
review-choice = { $player } chose: { $option }
review-place = Moment { $at } of { $last } · turn { $turn } of { $turns }
review-seen-by = seen by { $player }
review-open = all cards open
review-public = seen by everyone
review-thinking = ◐ The master looks again at every choice: { $done } of { $all }
review-costly-none = No choice cost much.
review-mistake = { $place }. Moment { $at }, { $player }: “{ $chosen }” cost { $cost } %. Better: “{ $better }”.
review-key-walk = choice
review-key-turn = turn
review-key-seat = view
review-key-ask = to a turn
review-key-jump = costly choice
review-ask-turn = Turn, then Enter
review-torn = The last line of this record was not whole and is left out.

## The whole table

whole-zone-of = { $zone } of { $player }

## First steps and coach

first-steps = First steps
coach = Coach
coach-keys = c: got it · r: the rule { $rule } · C: no more tips
coach-keys-last = c: play on here · n: a game of my own
learn-about = A guided game of about three minutes, with a friendly opponent.
learn-game = First steps in { $game }
settings-coach = Tips
coach-on = on: one at each first meeting
coach-off = off
rules-primer = { $game } in ten lines
rules-contents = Contents (type a number to go there)
rules-appendix = Appendix: how the program runs the table
