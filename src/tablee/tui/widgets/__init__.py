"""Widgets: the board, the ask bar, the log, the curve; each draws data that it is given."""
