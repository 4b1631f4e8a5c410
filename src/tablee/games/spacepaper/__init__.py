"""SpacePaper: six races, a galaxy that the dice reveal, and seven ways to win it."""
