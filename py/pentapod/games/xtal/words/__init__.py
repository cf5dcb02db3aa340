"""Says: every sentence of the game."""
