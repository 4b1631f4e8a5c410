"""Plain mode: a game in lines of text, for pipes and screen readers."""
