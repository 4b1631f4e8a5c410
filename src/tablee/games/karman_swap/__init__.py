"""Karman Swap: convoys of settlers hunt, contest planets and chain abilities; the first side with two rounds wins."""
