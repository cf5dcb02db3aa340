"""Before the first turn: the table is set up, the first player named, units are placed."""
