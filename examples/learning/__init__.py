"""A player that learns Karmaka by playing against itself, with NumPy alone."""
