"""VII Legio, the Red Nebula: commanders push their luck with face-down cards, find planets and make Contact."""
