### What all games say, in English.

list-none = nothing
list-last = { $first } and { $last }
list-more = { $first }, { $rest }
