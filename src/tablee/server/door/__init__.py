"""The door: who comes in, how much they may ask for, and how long they may take."""
