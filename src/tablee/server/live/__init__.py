"""The tables of this process: kept in memory, played on, told to those who listen."""
