"""Players for any game: from one who plays at random to one who searches."""
