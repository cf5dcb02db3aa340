"""The tables of the game, read once into records."""
