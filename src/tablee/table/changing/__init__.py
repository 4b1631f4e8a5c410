"""What a choice, an order or an undo would make of a game."""
