"""Destruction, elimination, and the ends of turns and of the game."""
