"""Draws: positions as pictures with targets."""
