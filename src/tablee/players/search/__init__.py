"""Searches, compiled whole: looking ahead, a tree of what may happen, a flat trial."""
