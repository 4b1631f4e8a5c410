### What players of Karman Swap read about orders.

order-ask-convert = Ask you how many gems to convert, rather than convert all
order-answer-convert = Convert all Research gems every time
order-answer-boost = Put no gems on any card
halt-impossible = What you ordered is not possible here: it is for you to decide.
