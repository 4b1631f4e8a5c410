"""Screens: one file for each place of the program."""
