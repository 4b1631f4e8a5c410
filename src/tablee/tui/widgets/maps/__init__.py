"""Maps as lines of ink, and on the screen."""
