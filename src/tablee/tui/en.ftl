### What the terminal says, in English: boards, the desk and plain mode. Screens: en.screens.ftl.

## Any board

board-plain = What you see:
value-none = nothing
value-yes = yes
value-no = no
value-field = { $name } { $value }

## The desk

why-not = { $reason } ({ $rule })
card-effect = { $card } { $sign }{ $value }: { $effect }
undone = Your last choice is undone.
taken-back = Your last choice and all since are taken back. The save says so.
undo-refused = { $why }
undo-refused-alone = { $why } Among virtual players you may still take it back; the save will say so.
hints-off = Several people play at this table, without hints: the form of a new game changes that for all.
resign-ends = { $player }, do you resign? The game ends, and it is lost.
resign-goes-on = { $player }, do you resign? A virtual player plays on in your place until the end; it is lost for you.
saved = { $folder ->
    [none] The game is saved as “{ $name }”. Go on with: tablee play { $game } --resume "{ $name }"
   *[other] The game is saved as “{ $name }”. Go on with: tablee play { $game } --saves "{ $folder }" --resume "{ $name }"
}
saved-finished = The finished game is saved as “{ $name }”. To look at it again, open tablee and choose “Review”.
not-saved = The game is not saved.

## Ways of several steps

way-end = { $steps ->
    [one] { $text } · 1 step
   *[other] { $text } · { $steps } steps
}
way-cost = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
way-step = One step only

## Plain mode

plain-welcome = { $game }. Answer with a number; “?” shows the rules of the moment and the commands.
plain-welcome-back = { $game } goes on where you left it. “?” shows the rules of the moment and the commands.
plain-back = Among virtual players you may take it back all the same: type “back”. The save will say so.
plain-curtain = Pass the keyboard to { $name }, then press Enter.
plain-curtain-only = Nothing is chosen here: just press Enter, with nothing typed before it.
plain-news = > { $sentence }
plain-notice = Note: { $notice }
plain-question = { $name }: { $question }
plain-option = { $change ->
    [none] { $number }. { $text }
   *[other] { $number }. { $text } ({ $change })
}
plain-folder = { $number }. { $text } ({ $count })
plain-apart = Which one (1 to { $most }; Enter alone goes back):
plain-ask = Your choice (1 to { $most }, or “?”):
plain-nothing = Nothing was typed. Type the number of an option, from 1 to { $most }, or “?” for help.
plain-no-number = “{ $typed }” is neither a number nor a command. Type a number from 1 to { $most }, or “?” for help.
plain-bad-number = There is no option { $typed }: they go from 1 to { $most }.
plain-thinking = The master is thinking…
plain-hint = { $visits ->
    [one] { $number }. { $text }: { $chance } % to win (tried once)
   *[other] { $number }. { $text }: { $chance } % to win (tried { $visits } times)
}
plain-hint-even = { $number }. { $text }: as good as the others
plain-hint-untried = { $number }. { $text }: not tried, it looked worse
plain-why = { $option }: no. { $reason }
plain-why-allowed = { $option }: yes, that is allowed now.
plain-why-nothing = No option of this game holds “{ $typed }”.
plain-rule = { $rule }: { $text }
plain-coach = (i) { $text } ({ $rule })
plain-coach-last = (i) Type a number to play on here; “quit” leaves, and “tablee play { $game }” starts a game of your own.
plain-coach-on = Tips: on.
plain-coach-off = Tips: off.
plain-rules-more = …and { $count } more: add a word to be more precise.
plain-rules-nothing = No rule holds “{ $typed }”.
plain-rules-which = Which rules? For instance: rules KMK-6, or rules ring
plain-rules-any = Which rules? For instance: rules { $id }, or rules and some words
plain-log-start = Before the first turn
plain-step = { $count ->
    [0] { $step }
   *[other] { $step } [{ $who }]
}
plain-seat = { $count ->
    [0] { $you ->
        [yes] { $name } (you)
       *[no] { $name }
    }
   *[other] { $you ->
        [yes] { $name } (you): { $facts }
       *[no] { $name }: { $facts }
    }
}
plain-zone = { $title }: { $text }
plain-cards = { $left ->
    [0] { $title } ({ $note }): { $cards }
   *[other] { $title } ({ $note }): { $cards }, …
}
plain-hidden = a hidden card
plain-card-sort = { $card } ({ $about })
plain-card = { $colour ->
    [red] { $card } ({ $sign } red { $value })
    [green] { $card } ({ $sign } green { $value })
    [blue] { $card } ({ $sign } blue { $value })
    [mosaic] { $card } ({ $sign } mosaic { $value })
    [ship] { $card } ({ $sign } Ship { $value })
   *[other] { $card } ({ $sign } { $value })
}
plain-commands =
    Commands:
    a number: choose that option
    “?” and a number: what that option does
    why and some words: why an option is allowed or not, for instance: why pass
    hint: what the master thinks of each option
    undo: undo your last choice, if it told nobody anything
    back: take back your last choice among virtual players (the save says so)
    view: the whole table again
    log: all that happened
    rules and some words or an id: look up the rulebook
    save: where the game is saved
    lang: the next language
    coach: tips off or on
    resign: give the game up
    quit: save and leave
plain-resign = { $question } (yes or no)
plain-resign-no = The game goes on.
answer-yes-words = yes, y
plain-commands-pages =
    In this game also:
    map: the galaxy as a list; system and a name: one system; civ and a name: one civilisation
    view and the name of a page: planets, sciences, rivals, ships, signs…
    list and some words: the options that hold them, with their numbers; the words alone do the same
    end: end the phase, or leave things as they are
    again: the same kind of answer as the last time this was asked
    order: what ships and questions may be ordered to do by themselves; order and a number gives it, or ends it
    log all: all that happened since the start
plain-group = { $first } to { $last }. { $heading }
plain-group-help = To read the options under a heading, type a few of its words; “list” shows all.
plain-list-nothing = No option holds “{ $typed }”, and it is no command: “?” for help.
plain-pages = Pages to look at: { $pages }. For instance: view and the name of a page, of a system or of a player.
plain-news-more = { $count ->
    [one] One earlier sentence is in the log.
   *[other] { $count } earlier sentences are in the log.
}

## What may be typed beside a number: words with commas between them

command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-back = back
command-save = save
command-quit = quit, exit, q
command-view = view
command-log = log
command-rules = rules
command-lang = lang
command-list = list
command-end = end
command-again = again
command-coach = coach, tips
command-resign = resign
command-order = order, orders

## Orders

orders-end = End: { $order }
orders-plan = { $order } · { $plan }
charting-orders-asked = What do you order? It is carried out until something new turns up.
charting-no-orders = Nothing can be ordered now.
plain-orders = Type “order” and a number: what was ordered goes on by itself, until something new turns up.
plain-orders-none = Nothing of that can be ordered now.
