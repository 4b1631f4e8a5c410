# The words of the laboratory: what it refuses, and what its reports say.

lab-decimal = .
lab-percent = { $number } %
lab-by-points = { $number } points
lab-between = { $low } to { $high }
lab-sure = { $value } ({ $between })

## What is refused

lab-no-games = a study needs at least one deal
lab-alone = the laboratory compares players: at least two sit at its table
lab-jobs = at least one job is needed, not { $jobs }
lab-version = this study was begun with tablee { $due }; here is { $found }
lab-no-extra = { $library } is not installed: pip install "tablee[lab]"
lab-bad-ban = nothing in this game is called “{ $asked }”: name a thing ({ $things }), a thing with what happens (THING@DEED), something that happens ({ $deeds }, …) or a way to win ({ $ways })
lab-bad-set = “{ $asked }” sets nothing: write FILE.ENTRY.FIELD=VALUE, for instance cards.panic.value=2
lab-world = with these numbers nothing can be played: { $why }
lab-no-change = say what is to be different: --set FILE.ENTRY.FIELD=VALUE, or --data FOLDER
lab-no-ban = say what one side may not use: --without NAME
lab-bad-knob = “{ $asked }” is no knob: write FILE.ENTRY.FIELD=LOW..HIGH (whole numbers, or decimals such as 0.5..2.0)
lab-no-knob = say what may change: --knob FILE.ENTRY.FIELD=LOW..HIGH
lab-bad-aim = “{ $asked }” is no aim: write “fair seats”, “20 to 25 turns”, “each way to win at least 10 %”, “draws at most 5 %”, or FIGURE at least, at most or LOW to HIGH
lab-no-things = this game lists nothing to weigh
lab-busy = playing: { $what ->
    [games] all games
    [as-it-is] the games as they are
    [pilot-as-it-is] a first look at them
    [without] the games without it
    [check-as-it-is] the check as things are
   *[other] { $what }
}
lab-written = The report is in { $file }

## Figures

lab-figure = figure
lab-value = value
lab-interval = 95 % interval
lab-count = observations
lab-share = share
lab-elo = Elo
lab-at-least = at least
lab-at-most = at most
lab-turns = turns
lab-games = games
lab-over = how much of the game is over (%)
lab-chance = the winner's chance (%)
lab-told = chance told
lab-came = wins that came
lab-moments = moments
lab-figure-seat = Seat { $number } wins
lab-figure-side = Side { $number } wins
lab-figure-first = Who decides first wins
lab-figure-way = Ended by: { $way }
lab-figure-turns = Turns in a game
lab-figure-decisions = Decisions in a game
lab-figure-choices = Real decisions of a player
lab-figure-options = Options at a real decision
lab-figure-lead-changes = Changes of the lead
lab-figure-settled = Settled after this part of the game
lab-figure-comeback = Won by a comeback
lab-figure-draw = Drawn
lab-figure-stalled = Stalled
lab-figure-luck = { $strong } and { $weak }: the seat wins
lab-figure-step = { $strong } before { $weak }

## Of every report

lab-note-intervals = Intervals are 95 %. Shares have Wilson's; means and paired differences have normal ones over deals. Games of one deal count together, as they resemble each other.
lab-note-players = All players are virtual and of the levels named. What they do not see, people may: a figure speaks of these players first.
lab-note-repeat = Everything is seeded: the same command with the same version gives the same numbers, on however many processes.

## Health

lab-health-title = How healthy is { $game }?
lab-health-lead = { $games } games between virtual players, { $players } at each table; where nothing else is said, all are of the level { $level }.
lab-seats-question = Is it fair by seat and by side?
lab-seats-fair = No unfairness can be told. Furthest from its fair share of { $fair } is: { $figure }, { $value }.
lab-seats-unfair = It is not fair: { $figure } in { $value }; a fair share is { $fair }.
lab-seats-how = { $games } games of equal players; each deal is played with every player at every seat in turn. A drawn game counts for all seats alike. “Who decides first” is the seat that answers the first question of a game.
lab-seats-caption = Each dot is a share of wins, its line the 95 % interval. The dashed line is the fair share, { $fair }; what does not touch it is red.
lab-length-question = How long is it, and how much is there to decide?
lab-length-answer = A game takes { $turns } turns on average ({ $between }); nine games in ten take { $low } to { $high }. A player makes { $choices } real decisions, among { $options } options each.
lab-length-how = Turns are counted as the game counts them. A real decision has more than one option. Decisions are those of all players together.
lab-length-caption = How many games took how many turns.
lab-course-question = Is it open until late?
lab-course-answer = The lead changes { $changes } times in a game ({ $between }); the winner is settled after { $settled } of the game; { $comeback } of the games are won by a comeback.
lab-course-by-outlook = Chances are what the game's mind makes of the position at each turn, everything seen (its outlook, which searching players use too).
lab-course-by-master = Chances are what a master of { $iterations } iterations gives the player on move at each turn; what is left is shared by the others as the game's mind sees them.
lab-course-how = The lead changes when another side's chance is clearly (five points) greater. Settled is the moment after which the winner was never behind again. A comeback is won by a side that once had less than half of a fair chance. The second table says how far the chances can be trusted: of all moments at which a side was given such a chance, how often it won.
lab-course-caption = The winner's chance in the course of the game: the line is the middle game, the dark band holds half of the games, the light one nine in ten.
lab-course-none = This cannot be told: the game's mind has no outlook on a position.
lab-course-none-how = Give the master some iterations (--looks) to have it estimated.
lab-ends-question = How does it end?
lab-ends-answer = Most often by { $way }: { $value }. Drawn are { $draws }, stalled { $stalls }.
lab-ends-never = Never seen: { $ways }.
lab-ends-how = The ways are those of the rules, caps on turns or rounds among them. A stalled game is one that the laboratory stopped after 50,000 decisions.
lab-ends-caption = How often games ended in each way, with 95 % intervals.
lab-skill-question = How much does skill count?
lab-skill-answer = From the weakest to the strongest of these players there are { $elo } points of Elo, in { $steps } steps.
lab-skill-none = No levels were compared.
lab-skill-how = Each level meets the next on about { $games } games' worth of deals, every deal with seats exchanged. 200 points are a share of about 76 %; a share of 100 % is shown as 1320 points, as more cannot be told.
lab-skill-caption = How many points of Elo each level is above the one before, with 95 % intervals.
lab-luck-question = How much does the deal decide?
lab-luck-answer = Between the two levels nearest in strength, the same seat wins a deal whoever sits there in { $value } (“{ $levels }”); if deals were even it would be { $chance }.
lab-luck-how = The games of two levels from the section above, two by two: the same deal with seats exchanged. Either the same player wins both (skill), or the same seat does whoever sits there (the deal, or the seat itself). Were deals and seats even, the seat would win both in 2 × p × (1 − p) of the deals, where p is the stronger one's share. What chance does after the deal counts as even.
lab-luck-caption = How often two games of one deal are won from the same seat, with 95 % intervals.
lab-luck-by-chance = if deals were even
lab-luck-many = Between the two levels nearest in strength, two games of one deal are won from the same seat in { $value } (“{ $levels }”).

## Differences

lab-points = difference (points of 100)
lab-difference = difference
lab-least-told = smallest told
lab-as-it-is = as it is
lab-changed = changed
lab-change-none = No difference can be told from none.
lab-change-some = { $count ->
    [one] One figure differs: { $listed }.
   *[other] { $count } figures differ, foremost: { $listed }.
}
lab-change-how = Both play the same deals with the same players' luck, so that differences are paired deal by deal; intervals are normal over deals. “Smallest told” is the difference that a study of this size tells in four of five. With many figures, one in twenty seems to differ by chance alone.
lab-change-caption = By how much each share differs, with 95 % intervals; what does not touch the dashed line is red.

## What if

lab-whatif-title = { $game } with other numbers
lab-whatif-lead = The world as it is, against one where { $changes }.
lab-whatif-question = What do these numbers change?
lab-size-question = Is the study large enough?
lab-size-enough = Yes: { $needed } deals tell a difference of five points of a seat's share and of a twentieth of the length, and { $deals } were played.
lab-size-short = Not for the smallest differences: { $needed } deals would tell five points of a seat's share and a twentieth of the length, and { $deals } were played (at most { $most } were allowed; --deals allows more).
lab-size-how = Sized first, by a pilot of { $pilot } deals of its own: how many paired deals tell such a difference in four studies of five.
lab-deals-needed = deals needed

## Restricted play

lab-restrict-title = { $game } without { $what }
lab-restrict-lead = { $games } games: one player may not use it, all are of the level { $level }.
lab-restrict-question = What is { $what } worth to who has it?
lab-restrict-cost = Doing without { $what } costs: { $cost } in 100 of the wins; in a game { $banned } choices had to be made otherwise, and { $forced } times nothing else was legal.
lab-restrict-gain = Doing without { $what } helps these players: { $cost } in 100 of the wins; in a game { $banned } choices had to be made otherwise, and { $forced } times nothing else was legal.
lab-restrict-none = No cost of doing without { $what } can be told: { $cost } in 100 of the wins; in a game { $banned } choices had to be made otherwise, and { $forced } times nothing else was legal.
lab-restrict-free = wins, free
lab-restrict-without = wins, without
lab-restrict-banned = choices made otherwise in a game
lab-restrict-forced = forced uses in a game
lab-restrict-how = One player of each game is restrained, on every deal from every seat; the same deals are played free. A choice is banned if it would lead to the banned thing before anybody decides again; the player then chooses among the others. Players who look ahead do not know of the ban in what they imagine.
lab-restrict-caption = The share of wins of that player, free and restrained, with 95 % intervals. The dashed line is the fair share, { $fair }.

## Things

lab-cards-title = What is each thing of { $game } worth?
lab-cards-lead = { $games } games between equal players of the level { $level }, { $players } at each table; then the games in which a thing was used are played again without it.
lab-cards-thing = thing
lab-cards-met = met
lab-cards-taken = taken
lab-cards-used = used
lab-cards-with = wins with it
lab-cards-without = wins without it
lab-cards-worth = worth (paired)
lab-cards-none = No thing is surely worth more or less than what is played in its place.
lab-cards-unchosen = Nobody chooses them: what stands below is how those fare who meet them.
lab-cards-best = Surely worth something: { $best }, { $best_worth } in 100 of the wins.
lab-cards-best-worst = Worth most is { $best }, { $best_worth } in 100 of the wins; least { $worst }, { $worst_worth }.
lab-cards-never = Hardly ever used: { $things }.
lab-cards-always = Used by nearly everybody: { $things }.
lab-cards-how = Met, taken and used are shares of players in a game. Wins with and without it are those of players who used it and who did not: they also tell who is in a position to use it. The paired worth corrects that: the same player in the same deal and seat, free, less the same forbidden to use it, over the games where the player did use it. What is forbidden is dead weight to who holds it, so that nearly all is worth something: compare things with each other.
lab-cards-dealt = Such things are dealt or befall players, nobody chooses them: wins with and without them can be compared as they are. Met is a share of players in a game.
lab-cards-caption = What a thing is worth to who uses it, in points of 100 wins, with 95 % intervals; the dashed line is nothing.
lab-cards-dealt-caption = The share of wins of players who met it, with 95 % intervals.
lab-cards-note = Among many things, one in twenty seems to be worth something by chance alone.

## Ladder

lab-ladder-title = The levels of { $game }
lab-ladder-lead = { $games } games: every level against every other.
lab-ladder-question = How far apart are the levels?
lab-ladder-answer = The strongest is { $best }.
lab-ladder-how = Ratings by Plackett and Luce's model (openskill): 25 is where everybody begins, the interval is 1.96 standard deviations of belief. A master has { $iterations } iterations. Seconds are those of the processor here and now, over the first 40 decisions of a game: they alone differ from run to run.
lab-ladder-caption = The rating of each level, with its interval.
lab-level = level
lab-rating = rating
lab-seconds = seconds a decision

## Tuning

lab-tune-title = Better numbers for { $game }
lab-tune-lead = The aim: { $aim }.
lab-tune-question = Which numbers meet the aim best?
lab-tune-answer = { $settings }: from a distance of { $start } to { $end }, the best of { $trials } trials.
lab-tune-none = None of { $trials } trials is nearer than the numbers as they are ({ $start }); the nearest is { $settings }, at { $end }.
lab-tune-how = Each trial is a world with other numbers, on the same deals. The distance of an aim is how far its worst figure is from it, in steps of five points of a share or a twentieth of a number; those of all aims are added. The search is a tree of Parzen estimators (Optuna), seeded.
lab-tune-caption = The distance of each trial, and the best so far.
lab-tune-changes = What else do they change?
lab-check-question = Does it hold on fresh deals?
lab-check-answer = On deals that the search never saw, the distance goes from { $before } to { $after }.
lab-check-how = Three times as many deals as a trial has. An aim is met where the 95 % interval reaches it.
lab-best = best found
lab-trial = trial
lab-far = distance
lab-settings = numbers
lab-aim = aim
lab-met = met
lab-yes = yes
lab-no = no
