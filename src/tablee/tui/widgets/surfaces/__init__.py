"""What a board is drawn on."""
