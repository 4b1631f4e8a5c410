"""The rules of VII Legio, compiled whole."""
