### What SpacePaper's players read of orders.

order-sail = Send the { $craft } to { $place }
order-explore = Have the { $craft } explore by itself
order-answer-cap = Leave the capital where it is, every turn
order-answer-sys = Keep the political system, every turn
order-answer-opp = Keep the Opportunist's bonus, every turn
order-answer-build = Build nothing more, every turn
order-answer-act = End your movement once your orders are carried out, every turn
plan = { $count ->
    [0] { $cost } { $cost ->
        [one] movement point
       *[other] movement points
    }, this turn
   *[other] { $cost } { $cost ->
        [one] movement point
       *[other] movement points
    }, arrival on turn { $turn }
}
halt-impossible = What you ordered is not possible now: it is for you to decide.
halt-gone = The ship of your order is no more.
halt-fight = Your { $craft } has met a strange ship: it is for you to decide.
halt-contact = Your { $craft } waits for you: the { $foe } of { $player } has come near.
halt-explored = Your { $craft } has nothing left to explore within reach.
halt-arrived = Your { $craft } has arrived, { $where }.
halt-caught = Your { $craft } is caught: { $system } is a black hole.
halt-blocked = Your { $craft } finds no way in peace to { $place } any more.
