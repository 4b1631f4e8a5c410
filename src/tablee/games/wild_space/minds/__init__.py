"""What virtual players of Wild Space share, compiled whole."""
