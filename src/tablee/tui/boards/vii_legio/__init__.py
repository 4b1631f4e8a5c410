"""VII Legio in the terminal."""
