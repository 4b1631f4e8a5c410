"""What commands do once they are called: games, tables and screens are read for them, and not before."""
