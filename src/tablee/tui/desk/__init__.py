"""The desk: what people before one screen need to play, drawn by nothing here."""
