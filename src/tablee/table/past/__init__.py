"""What has happened: the lines of a journal, and the history that they replay to."""
