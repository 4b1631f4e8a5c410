"""Connect Four: the smallest whole game, with nothing hidden and nothing left to chance."""
