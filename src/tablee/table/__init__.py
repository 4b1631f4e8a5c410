"""One sitting: what was set up and chosen, written down so that it can be played again."""
