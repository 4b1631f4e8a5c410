### What the web pages say, in English. The games' own sentences come from the server.

tagline = A table for people who like to play: together, or against virtual players.
home = Home
language = English
theme-dark = Dark
theme-light = Light
rules = Rules
rules-of = Rules of { $game }
rules-here = Rules that apply here
rules-all = The whole rulebook
rules-none = No rule is named for this question.
close = Close
loading = One moment…
failed = That did not work
try-again = Try again
copy = Copy
copied = Copied
skip = Skip to the choices
nowhere = This address leads nowhere
nowhere-about = The link may have been cut or mistyped. Ask for it again, or start from home.

## Home

play-now = Play now
which-game = Which game?
for-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
for-players-between = { $least } to { $most } players
how-strong = How strong is your opponent?
strength-alone = Alone, against the game itself
strength-virtual = Against a virtual player
start = Start
starting = Dealing…
continue = My tables
your-turn = Your turn
their-turn = { $player } decides
watch = Open tables
watch-none = No public table is open. Make one and invite somebody.
running = Being played
finished = Finished games
finished-none = Public games that have ended appear here.
new-table = Make a table
new-about = Choose the game, its options and who sits where; invite people by a link.
learn = How to play
new-here = First time here?
table-open = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
table-waiting = Not begun
table-over = Ended
table-playing = Being played
table-won = { $count ->
    [one] { $players } won
   *[other] { $players } won together
}
forget = Remove from this list
forgotten = Removed from this list; the game itself is still there.
remember = Put it back
join = Join
watch-table = Watch
look = Look
resume = Continue

## Making a table

seats = Seats
seat = Seat { $number }
players = Players
who-me = Me
who-open = Open: somebody you invite
who-virtual = Virtual: { $level }
options = Options
your-name = Your name
name-empty = { $name ->
    [nobody] Leave it empty: we pick one for you.
   *[other] Left empty, you are { $name }.
}
public = Public: anyone may see it on the home page and join
by-link = Only by link
who-may = Who may come
replace = When somebody is away
replace-0 = Wait for them
replace-120 = A virtual player takes over after 2 minutes
replace-900 = A virtual player takes over after 15 minutes
replace-86400 = A virtual player takes over after a day
create = Make the table
company = People and time
number-between = a number from { $low } to { $high }
number-own = another number
options-more = { $count ->
    [one] 1 more option
   *[other] { $count } more options
}

## Before the game

lobby = The table is laid
lobby-wait = Waiting until every seat is taken.
lobby-ready = Everybody is here.
lobby-not-you = Take a seat, or stay and watch.
invite = Invite with this link
sit-here = Sit here
seat-free = free
seat-you = you
leave-seat = Leave the seat
begin = Begin

## Learning a game

first-steps = First steps
first-steps-of = First steps in { $game } (3 minutes)
coach = Coach
coach-next = Got it
coach-rule = The rule
coach-stop = No more tips
coach-on = Tips: on
coach-off = Tips: off
play-on = Play on
own-game = Start my own game
primer = { $game } in ten lines
contents = Contents
appendix = Appendix: how the program runs the table
rules-find = Find a rule
rules-find-hint = words, or a number such as 5.2
rules-found = { $count ->
    [0] No rule holds these words
    [one] 1 rule
   *[other] { $count } rules
}

## At the table

turn = Your turn
turn-aside = You are asked
virtual = virtual, { $level }
away = away
first-choices = Choices
filter = Find in { $count } choices
filter-none = No choice has these words.
show-all = Show all
only = Only: { $what }
nothing-here = There is nothing to choose there now.
hint = Hint
hint-thinking = Thinking…
hint-of = wins { $chance } %
hint-even = as good
hint-chance = “Wins 60 %”: with that answer the master wins 60 of 100 games that it imagines from here, knowing only what you know.
counts = All scores, part by part
counts-open = Scores
counts-about = The underlined number is the one that counts.
counts-since = + and − show what has changed since the end of your last turn.
counts-now = counts now
counts-soon = soon
soon = { $count ->
    [one] { $players }
   *[other] { $players }
  } may win soon: { $part }, { $now } of { $need }.
soon-you = You may win soon: { $part }, { $now } of { $need }.
hint-best = Hint: { $option }
hint-any = Hint: none of the answers stands out.
hint-next = Next best: { $option }. { $reason }
change = Change… ({ $count })
apart-back = All answers
apart-renew = Renew the Reserve by discarding…
more-choices = Also possible: { $what }… ({ $count })
folded-card = play a card
folded-back = turn round
folded-buy = fit out the ship
choices-below = { $count ->
    [one] 1 more choice below
   *[other] { $count } more choices below
  }
choices-below-short = more
since-turn = since your last turn
not-asked = It is not for you to decide now.
undo = Undo
take-back = Take back
take-back-note = A choice was taken back.
undo-asked = You ask the others to undo your last choice.
undo-agree = { $player } wishes to undo their last choice.
agree = Agree
refuse = Refuse
spectator = You are watching
log = What happened
log-sign = §: the rule
log-none = Nothing has happened yet.
log-deal = The game begins
log-undo = { $player } undoes their last choice.
log-take-back = { $player } takes a choice back.
log-virtual = A virtual player sits for { $player }.
log-return = { $player } is back.
log-name = A player is called { $player } from now on.
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
send = Send
board = Board
tab-board = Board
tab-log = Story
tab-chat = Chat
link-lost = Connection lost. We are trying again by ourselves; nothing is lost.
retry-now = Retry now
link-joining = Joining the table…
link-ended = The connection has ended.
thinks = { $player } thinks… { $seconds } s
thinks-in-line = { $player } waits for a turn to think: number { $place } in line… { $seconds } s
last-news = Just now
my-link = My link
my-link-about = Opens your seat on another device. Keep it to yourself; links you copied before count no more.
share = Link to watch
replaced = A virtual player sits for you.
come-back = Take my seat back
hints = Hints
hints-no = none, as people play
hints-yes = for everybody
hints-on-told = Everybody may ask for hints.
hints-off-told = Nobody gets hints at this table.
leave-game = Leave the table
leave-about = If you leave, a virtual player sits for you until you open this table again.
leave-about-alone = If you leave, the game waits for you: it is on the home page.
resign = Resign
resign-sure = Do you resign? The game is lost for you, and you cannot come back to it.
resign-not = Go on playing
vote-replace = Let a virtual player sit for { $player }
voted = Your vote counts. { $count ->
    [one] 1 vote so far.
   *[other] { $count } votes so far.
}
score = { $player }: { $score }
score-total = Score
score-sheet = Score sheet
score-won = won
score-parts = All numbers, with their parts
turning = The turning point.
turning-at = Choice { $at } of { $last }: { $player } chose “{ $chosen }”, and would have won { $cost } more games of 100 with “{ $better }”.
turning-find = Where did it turn?
turning-wait = The master looks back at the game…
look-at-board = Look at the board
rematch = Play again
rematch-asked = You wish to play again. The new game begins when all others accept.
rematch-wished = { $count ->
    [one] { $players } wishes to play again.
   *[other] { $players } wish to play again.
}
rematch-accept = Accept
rematch-decline = Decline
rematch-declined = { $count ->
    [one] { $players } does not wish to play again.
   *[other] { $players } do not wish to play again.
}
rematch-declined-by-you = You have declined to play again; the others know.
to-rematch = Go to the new game
quick-about = So that nobody can guess cards from the speed of an answer, news waits a moment now and then.
quick-offer = Propose to play quick
quick-offered = { $count ->
    [one] { $players } proposes to play quick: nothing waits, and answers may be guessed from their speed.
   *[other] { $players } propose to play quick: nothing waits, and answers may be guessed from their speed.
}
quick-asked = You propose to play quick. It begins when all others agree.
quick-agreed = You all play quick: nothing waits, and answers may be guessed from their speed.
quick-declined = { $count ->
    [one] { $players } does not wish to play quick.
   *[other] { $players } do not wish to play quick.
}
quick-end = Do not play quick any more
journal = Download the journal
closed = Closed
numbers-unusual = Not the usual numbers: { $games }
rules-gone = Ended
rules-gone-about = This game was played by older rules: its table cannot be shown any more. Its journal can be downloaded.

## Forms of answers

form-play = Play a card
form-card = Cards
form-position = Cards
form-word = Other answers
form-player = Players
form-race = Races
form-technology = Technologies
form-leader = Leaders
form-bonus = Bonus
form-event = Events
form-politics = Political systems
form-mineral = Minerals
form-system = Systems
form-planet = Planets
form-ship = Ships
form-project = Build
form-settle = Settle
form-step = Move
form-back = Turn round
form-jump = Jump
form-stop = Stop
form-sell = Sell
form-abandon = Abandon
form-pay = Pay
form-land = Land
form-explore = Explore
form-take = Take
form-discard = Discard
form-remove = Remove
form-smuggler = The Smuggler

## Any game

facts = Facts
yes = yes
no = no
none = –

## Karmaka

zone-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
card-back = a card face down
card-label = { $card }, { $colour }, { $value }
karmaka-life = life { $number }
karmaka-score = { $score }/{ $need } points
karmaka-of = of { $need }
karmaka-sums-about = ▲ red, ● green, ◆ blue: the points of the Deeds of this life, by colour. When the life ends, the best colour must reach { $need } to climb one rung.
karmaka-rings-about = Karmic Rings (○): you get one when a life ends without a climb. Later each can stand for one missing point, once.
karmaka-rung = Rung
karmaka-lives = Lives
karmaka-rings-head = Rings
karmaka-points = Points
karmaka-known = You know of this Hand: { $cards }
karmaka-loose = In the Hand or the Future Life: { $cards }
karmaka-ladder = Karmic Ladder
karmaka-need = { $need ->
    [one] { $need } pt
   *[other] { $need } pts
}
karmaka-top = wins
karmaka-way-deed = Deed, { $value ->
    [one] { $value } pt
   *[other] { $value } pts
}
karmaka-way-power = Power
karmaka-way-future = Future Life
you = you

## SpacePaper

space-turn = Turn { $turn }/{ $cap }
tab-map = Map
tab-system = System
tab-planets = Planets
tab-tech = Tech
tab-civs = Peoples
tab-ships = Ships
tab-list = List
tabs = Pages of the board
map = Star map
legend = What the signs of the map mean
map-help = Arrow keys go from star to star, Enter chooses, plus and minus zoom, 0 shows the whole map.
map-hint = Scroll or + to zoom in. → a dotted lane goes on at the other side of the map.
map-hint-touch = Pinch or + to zoom. → the dotted lane goes on at the other side.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
unrevealed = not revealed
unrevealed-about = Nobody knows yet what is here: the dice are rolled when a ship comes in.
partial-about = The planets are revealed when a ship comes in.
no-planets = There is no planet here.
no-planet-yet = No planet yet.
no-ship = No ship is in play.
planets-count = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
lanes = Lanes
lane-steps = { $count ->
    [one] { $system }, 1 step
   *[other] { $system }, { $count } steps
}
ships = Ships
ship-of = { $ship } { $number } of { $player }
ready = ready
exhausted = exhausted
attacked = has attacked
people = Population
grows = one more in { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
gold = Gold
science = Science
energy = Energy
upkeep = Upkeep
queue = Queue
queue-empty = empty
queue-left = { $energy } energy left
queue-turns = { $count ->
    [0] stopped
    [one] 1 turn
   *[other] { $count } turns
}
built = Built
adapting = { $steps ->
    [one] adapts, 1 step left
   *[other] adapts, { $steps } steps left
}
discontent = Discontent
resistance = Under invasion, resistance { $count }
shield = Defense +{ $count }
stopped = It produces nothing now
place = Where
speed = Speed
power = Power
state = State
ship = Ship
planet = Planet
race = Race
politics = System
leader = Leader
event = Event
event-played = { $event } (played)
minerals = Minerals
holdings = Planets
fleet = Ships
level = Level { $level } of 5
next-level = Next: { $text }
last-level = the last level
fallen = fallen
bankrupt = bankrupt
next-gold = { $before ->
    [0] +{ $income }
   *[other] { $due }, then +{ $income }
}
next-gold-about = { $before ->
    [0] The next income brings { $income } gold.
   *[other] First, at the end of the turn, upkeep: { $due } gold{ $gain ->
        [0] {""}
       *[other] {" "}({ $gain } received, { $paid } paid)
    }. Then the next income: +{ $income }.
}
next-short = { $count } short
next-science = +{ $income }{ $lost ->
    [0] {""}
   *[other] , full: { $lost } lost
}
next-science-about = The next income brings { $income } science{ $lost ->
    [0] .
   *[other] ; { $lost } more is lost: nobody keeps more than { $most }.
}

## Clocks

clock = Clock
clock-per-none = No clock
clock-per-decision = For each choice
clock-per-player = For each player, in all
clock-time = How long
clock-decision = { $time } for each choice.
clock-player = { $time } for each player in the whole game.
clock-out-decision = Whoever takes longer is replaced by a virtual player, and may take the seat back at any moment.
clock-out-player = Whoever has used it up is replaced by a virtual player until the end.
clock-used-up = Your time is used up.
clock-of = { $time } left
clock-left = { $count } seconds left
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Keys and switches

menu = More
sound-mute = Mute
notices-on = Notices: on
notices-off = Notices: off
notices-denied = Your browser does not allow notices for this page; its settings can change that.
sound-on = Sound: on
sound-off = Sound: off
keys = Keys
keys-on = Single keys: on
keys-off = Single keys: off
fast-on = Fast: on
fast-off = Fast: off
key-number = point at one of the first nine choices; Enter takes it
key-arrows = go through the choices, or from star to star
key-enter = choose; on something that cannot be chosen, ask why
key-tab = go on to the next thing
key-escape = show all choices again
key-find = find among many choices
key-ask = to the choices
key-board = to the board
key-chat = to the chat
key-hint = hint
key-undo = undo
key-rules = rules that apply here
key-keys = this list
skip-moves = Skip the animation
announce-before = { $count ->
    [one] One thing before.
   *[other] { $count } things before.
}
rule-read = Rule { $rule }
can-choose = can be chosen
virtual-short = virtual

## Review of a finished game

review = Review
review-of = { $game }, reviewed
review-side = Seen by
review-open = everybody (open cards)
review-board = Table
review-story = Chances
review-steps = Steps
review-slider = Choice
review-at = Choice { $at } of { $last }, turn { $turn }
review-at-end = The end, after { $last } choices
review-turn = Turn
review-chose = chose
review-better = Better: “{ $better }” (+{ $cost } %)
quoted = “{ $text }”
review-chances = Chance to win
review-judging = The master looks at the choices: { $done } of { $last }
review-keep = Keep this game
review-table = To the table
review-terminal = In the terminal, after the download:
review-file = FILE
review-seed = The seed of this game:
review-key = The key of its chance, secret until the end:
step-first = To the beginning
step-turn-back = One turn back
step-back = One choice back
step-on = One choice on
step-turn-on = One turn on
step-last = To the end
curve = Chance to win of each side through the game
curve-table = The same in numbers
costly = Costly choices
costly-about = −10 %: with the better answer, about 10 more games of 100 are won from there.
costly-cost = −{ $cost } %
costly-better = Better: “{ $better }”
costly-none = No choice cost much: well played.
costly-wait = They appear as the master finds them.

unreached = The server does not answer. Try again in a moment.
ship-letter-scout = S
ship-letter-cruiser = C
ship-letter-transport = T

## Orders

orders = { $count ->
    [one] 1 order stands
   *[other] { $count } orders stand
}
order-where = { $thing }: where to?
order-goals = { $thing }: { $count ->
    [0] nothing can be ordered now
    [one] 1 order is possible
   *[other] { $count } orders are possible
}
order-which = Which ship goes to { $place }?
order-nowhere = Nothing can be ordered here now.
order-drop = Let go
order-once = { $answer } (until I say otherwise)
order-end = End this order: { $order }
can-go = can be a goal
turn-short = turn { $turn }
fleet-of = { $count } ships
order-all = All { $count } together, such as: { $order }

## Karman Swap

karman-ship = Ship
karman-ships = Ships
karman-hunts = Hunts { $sign } { $colour }.
karman-trump = ★ Trump: { $sign } { $colour }
karman-no-trump = No trump
karman-pyramid = Pyramid of the Market
karman-planets = Planets in play
karman-worth = { $count } PP
karman-pp = PP
karman-free = free slot: { $colour }
karman-left = { $count ->
    [0] none left
   *[other] { $count } left
}
karman-active = active
karman-colonised-by = Colonised by { $names }
karman-contest = Contested. { $names } would win { $pot } PP. Still to answer: { $waiting }
karman-counts-for = counts for { $name }, { $arrows ->
    [0] no free arrow
    [one] one free arrow
   *[other] { $arrows } free arrows
}
karman-known = You know of this hand: { $cards }
karman-research = Research gems
karman-discovery = Discovery gems
karman-score = Prestige tokens; { $score } points if the round ended now
karman-rounds = Rounds won
karman-prestige = Prestige
karman-colonised = Colonisations
karman-extinction = Extinction track
karman-tug = { $one } { $steps }, { $other } { $back }
karman-round = Round { $round }
karman-lap = { $count ->
    [one] last turn
   *[other] last lap: { $count } turns
}
karman-due = { $count ->
    [one] Exploration due
   *[other] { $count } Explorations
}
karman-preys = Extinct: { $cards } (+{ $count } Research).
karman-preys-trump = Extinct, thanks to trump: { $cards } (+{ $count } Research).
karman-leads = Leads with { $value }, worth { $pot } PP.
karman-follows = Does not lead with { $value }; worth { $pot } PP.
karman-boost-prey = { $count ->
    [one] One gem: more prey.
   *[other] { $count } gems: more prey.
}
karman-boost-lead = { $count ->
    [one] One gem takes the lead.
   *[other] { $count } gems take the lead.
}
karman-short-prey = ✕ extinct: +{ $count }
karman-short-trump = ✕ by trump: +{ $count }
karman-short-free = no prey
karman-short-leads = ♛ leads, { $pot } PP
karman-short-follows = does not lead, { $pot } PP
karman-short-boost = { $count ->
    [one] 1 gem: more prey
   *[other] { $count } gems: more prey
}
karman-short-boost-lead = { $count ->
    [one] 1 gem: leads
   *[other] { $count } gems: leads
}
karman-short-contest = worth { $pot } PP
karman-short-waiting = to answer:

## VII Legio

legio-map = Map of the nebula
legio-map-help = Arrow keys go from place to place, Enter chooses, plus and minus zoom, 0 shows the whole map.
legio-map-hint = Scroll or + to zoom in. ▯ on a border: the cards it costs.
legio-map-hint-touch = Pinch or + to zoom. ▯ on a border: its price in cards.
legio-sign-price = on a border: the cards that crossing costs
legio-sign-token = a planet to discover: 1 VP
legio-sign-hidden = an active planet whose card you do not know
legio-sign-seen = you have scanned its card
legio-sign-open = its card lies face up
legio-sign-bare = a planet that was discovered
legio-sign-scan = below a planet: who has scanned its card
legio-sign-ship = a ship; at the left of a planet it observes, at the right it is in Contact
legio-tab-map = Map
legio-tab-planets = Planets
legio-tab-ship = My ship
legio-tab-fleet = Others
legio-tab-cards = Cards
legio-tab-list = List
legio-planet = Planet { $number }
legio-round = Round { $round }
legio-last-round = Last round
legio-storm = Ion storm: no scanners, no detectors
legio-round-short = Round { $round }
legio-last-round-short = Last round
legio-storm-short = Ion storm
legio-vp = { $count } VP
legio-score = Victory points
legio-mark-promotion = promotion
legio-mark-end = last round
legio-in-space = in space, { $sector }
legio-in-observation = observes { $slot }, { $sector }
legio-in-contact = in Contact on { $slot }, { $sector }
legio-zone-observation = observes
legio-zone-contact = in Contact
legio-slot-free = token not in use
legio-face-down = card face down
legio-token = to discover: 1 VP
legio-no-token = already discovered
legio-x-open = open
legio-x-closed = closed
legio-x-is-open = open
legio-x-is-closed = closed
legio-x-prices = { $enter } cards to enter, from any sector; { $leave } cards to leave, to the base
legio-border = { $sector }: { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}
legio-risk = Risk
legio-risks = Risks
legio-sapiens = Sapiens
legio-beasts = Non-sapiens
legio-squads = Squads: { $mine } of { $need }
legio-observe = { $count ->
    [0] observing pays you no more
    [one] observe: +{ $gain } { $domain }, 1 turn left
   *[other] observe: +{ $gain } { $domain } a turn, { $count } turns left
}
legio-head-vp = VP
legio-head-asks = Asks
legio-head-have = You have
legio-head-missing = Missing
legio-pays = pays { $count } VP more
legio-passed = passed
legio-payable = enough
legio-nothing = nothing
legio-joker = Joker −1
legio-joker-about = The Joker counts as 1 experience in a domain of your choice
legio-unknown = You do not know this card. Scan it, or land and see.
legio-unknown-scanned = You do not know this card; others have looked at it.
legio-completed = A mission is completed: nobody lands here any more
legio-observes = { $name } observes
legio-contacts = { $name } in Contact
legio-scanned = Scanned by
legio-aboard = { $owned } aboard, never below { $floor }, at most { $most }.
legio-uses = { $count ->
    [0] None left to use this turn.
    [one] 1 left to use this turn.
   *[other] { $count } left to use this turn.
}
legio-ready = { $ready } of { $owned } ready
legio-takes = { $count ->
    [one] Takes 1 card a turn.
   *[other] Takes { $count } cards a turn.
}
legio-other-face = The other face
legio-own-face = Back to the { $ship }
legio-equipment = Equipment
legio-personnel = Personnel
legio-experts = Experts
legio-experience = Experience
legio-level = { $level } of { $most }
legio-ship = Ship
legio-missions = Special missions
legio-next-mission = next: { $vp } VP
legio-works = Joker
legio-installing = being installed
legio-tech-place = place for a technology
legio-lost = { $count ->
    [one] The next turn is lost
   *[other] The next { $count } turns are lost
}
legio-must-leave = Has to leave sector X
legio-hand = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
legio-last-discard = on top of the discards
legio-last-seen = seen last
legio-dice = Die: { $rolls }
legio-pile-asks = all of them ask
legio-none-turned = No card has been turned over yet
legio-odds-ask = Odds
legio-odds-title = The next card
legio-odds-short = Of { $count } cards that nobody has seen, { $planets } are planets, { $risks } are Risks, { $resets ->
    [0] none is R.A.Z.
    [one] 1 is R.A.Z.
   *[other] { $resets } are R.A.Z.
}
legio-deck = Deck { $left } · hand { $hand } · discards { $discards }
legio-odds = The next card is one of { $count } that nobody has seen
legio-kind = Kind
legio-left = Left
legio-chance = Next card
legio-percent = { $percent } %
legio-pile = Pile { $pile }: { $left ->
    [one] 1 card
   *[other] { $left } cards
}, { $unseen } never seen by you
legio-retired = Contacts that are over: { $cards }
legio-supply = Supply: { $experts }
legio-group-now = Now
legio-group-fly = Fly
legio-group-buy = Fit out
legio-group-planets = Planets
## Wild Space

wild-adds = { $count ->
    [0] Played now it would add no Credits.
    [one] Played now it would add 1 Credit.
   *[other] Played now it would add { $count } Credits.
}
wild-reaches = Your token would reach space { $space }: { $words }.
wild-effect-follows = Its effect would follow.
wild-effect-unmet = Its condition is not met.
wild-effect-idle = Its effect would do nothing.
wild-sector = { $planet }, { $side ->
    [left] left sector
   *[right] right sector
}
wild-planet = Planet
wild-planets = Planets
wild-threshold = Landing asks for a crew of { $level } cards.
wild-face-down = Face down: turned up by a crew of { $level } cards
wild-landed = Landed: { $players }
wild-explored = Explored: { $players }
wild-one-more = { $sort }: one more would add { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
wild-track = Track of { $captain }, the token on { $token } of 5
wild-credits = Credits
wild-shuttles = { $count ->
    [0] no shuttle left
    [one] 1 shuttle left
   *[other] { $count } shuttles left
}
wild-seen = Seen taken: { $cards }
wild-empty = empty slot
wild-discard-open = Look through the discard pile
wild-hostile = Hostile planet
wild-smuggler = The Smuggler
wild-smuggler-landed = His shuttle has landed: next he explores.
wild-level-easy = easy
wild-level-medium = medium
wild-level-hard = hard
wild-turns = His turns
wild-pile = { $count ->
    [0] No more planets to come
    [one] One more planet, of category { $category }
   *[other] { $count } more planets, the next of category { $category }
}
wild-aside = Done: { $planets }
wild-icons = What his icons pay
wild-icon = { $sort }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, paid { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
wild-legend = What the signs mean
wild-signs = Signs
wild-sign-draw = draw so many cards
wild-sign-play = play a card of your hand, of the kind shown
wild-sign-take_and_play = take a card of the kind shown, and play it at once
wild-sign-discard = discard a card of the kind shown
wild-sign-remove = give up a card of your crew
wild-sign-own = your crew must hold this
wild-sign-credits = Credits
wild-sign-most = more of these than any other crew
wild-sign-planet = a planet: land below, explore above
wild-sign-threshold = a planet for crews of so many cards, Captain included (3, 6 or 9)
wild-sign-he-lands = what he does when he lands there
wild-sign-he-explores = what he does when he explores, his next move there
wild-sign-he-discards = he discards the card of that place of the Reserve (here: the left one)
wild-sign-he-takes = he recruits the card of that place of the Reserve (here: the middle one)
wild-sign-colour = card: { $sort }
wild-crew-cards = Crew cards (the fewest win a tie)
wild-tie = { $players } are tied: the smallest crew decides. { $count ->
    [1] { $winners } wins with { $cards } cards.
   *[other] { $winners } have { $cards } cards each and share the victory.
}
wild-missions = Missions
wild-more = What one more card would add
