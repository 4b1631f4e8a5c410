"""The screens of a game in progress."""
