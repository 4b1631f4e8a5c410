### What all games say, in English.

list-none = nothing
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

## Levels of virtual players

level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-sensible = Sensible
level-expert = Expert
level-master = Master
about-level-random = Plays anything that is allowed.
about-level-novice = Has tastes, but makes no plan.
about-level-apprentice = Knows what counts, but is often distracted.
about-level-sensible = Follows a simple plan and looks no further.
about-level-expert = Tries each choice in thought and follows it for a few turns.
about-level-master = Explores at length what may happen, and can explain what it thinks.
