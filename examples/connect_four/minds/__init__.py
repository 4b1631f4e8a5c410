"""What Connect Four's virtual players share; in our own house this room would be compiled whole."""
