### What is said of a set-up or a choice that VII Legio does not have, in English.

setup-first-player = first_player { $first } does not sit at a table of { $seats }
