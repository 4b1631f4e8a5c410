"""The rules, compiled whole."""
