"""What every room of the server stands on: its configuration, figures, logs, and the heap."""
