### What all games say, in English.

list-none = nothing
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

## Seats without a name, and refusals that every game has

seat-name = seat { $seat }
seat-value = Seat { $number }
refuse-over = The game has ended.
refuse-seat = It is not for you to decide now, but for { $player }.
refuse-form = That is no answer to this question: “{ $question }”

## Waiting, where nobody else knows what is asked

wait = { $player } is thinking…

## Resigning

event-resigned = { $you ->
    [yes] You resign.{ $goes-on ->
        [yes] {" "}A virtual player plays on in your place until the end.
       *[no] {""}
    }
   *[no] { $player } resigns.{ $goes-on ->
        [yes] {" "}A virtual player plays on there until the end.
       *[no] {""}
    }
}
result-resigned = { $you ->
    [yes] You win: { $resigned } resigned.
   *[no] { $count ->
        [0] { $resigned } resigned: the game is lost.
        [one] { $winners } wins: { $resigned } resigned.
       *[other] { $winners } win: { $resigned } resigned.
    }
}
result-resigned-you = You resigned. { $count ->
    [0] The game is lost.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
result-also-resigned = { $told } { $resigned } resigned.
result-also-resigned-you = { $told } You resigned.

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

## Numbers

decimal = .

## Things that designers weigh, by sort

things-card = Cards
things-planet = Planets
things-captain = Captains
things-race = Races
things-leader = Leaders
things-politics = Political systems
things-technology = Technologies
things-event = Event cards
things-project = Buildings and ships
things-home = Home systems
things-native = Extrasolar cards
things-item = Equipment and crew
