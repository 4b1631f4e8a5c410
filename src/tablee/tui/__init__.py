"""The terminal: draws a view and returns a choice; knows no rules."""
