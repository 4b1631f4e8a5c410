"""The laboratory: what people who design and tune a game ask of it, answered by many games and with intervals."""
