"""What designers read: one page for each question, with figures, tables and how they were measured."""
