"""Connect Four for people: what they see, read and save."""
