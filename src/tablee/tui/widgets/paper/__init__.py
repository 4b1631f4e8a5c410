"""Text, boards and sheets as lines of ink, and their colours."""
