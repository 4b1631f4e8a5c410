"""Two small games written with the kernel, to learn from: one open, one with cards that are hidden."""
