"""What travels: the shapes of every question and answer, the messages of sockets, and refusals."""
