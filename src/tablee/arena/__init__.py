"""Many sittings: matches between virtual players, and what they tell."""
