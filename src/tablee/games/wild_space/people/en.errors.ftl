### What is said of a set-up that Wild Space does not have, in English.

setup-first-player = first_player { $first } does not sit at a table of { $seats }
