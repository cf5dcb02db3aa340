"""Speaks: every sentence of the game."""
