"""The rules of Wild Space, compiled whole."""
