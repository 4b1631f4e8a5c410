"""The rules of Connect Four, silent; in our own house this room would be compiled whole."""
