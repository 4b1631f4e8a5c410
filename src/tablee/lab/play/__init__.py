"""How games of a study are played and watched: arms, plans, bans, and worlds with other numbers."""
