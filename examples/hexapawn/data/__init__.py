"""The board and the pawns as a table."""
