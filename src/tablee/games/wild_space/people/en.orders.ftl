### What players of Wild Space read about orders.

order-answer-end = End your turns without asking you
order-answer-effect = Apply every effect without asking you
halt-impossible = What you ordered is not possible here: it is for you to decide.
