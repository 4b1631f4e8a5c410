"""The board of SpacePaper in a terminal: a map of stars, and sheets beside it."""
