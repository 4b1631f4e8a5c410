"""What virtual players of VII Legio share, compiled whole."""
