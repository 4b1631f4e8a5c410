"""The table on the network: storage, one API, one socket for each seat; the journal in the database is the truth."""
