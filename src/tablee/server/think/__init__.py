"""Thinking: who thinks next, and where."""
