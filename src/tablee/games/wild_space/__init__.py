"""Wild Space: crews of animals grow by chains of cards over ten turns; or alone, a duel against the Smuggler."""
