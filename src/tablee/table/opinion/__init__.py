"""What the master thinks: hints in words, and reviews."""
