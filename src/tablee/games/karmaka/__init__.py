"""Karmaka: hidden hands, copied powers, and a rival who decides inside your turn."""
