"""What virtual players of Karman Swap share, compiled whole."""
