"""How many steps a second the doors for researchers make, beside games of those libraries."""
