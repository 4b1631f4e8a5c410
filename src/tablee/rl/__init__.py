"""Doors for researchers: our games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel, and in batches."""
