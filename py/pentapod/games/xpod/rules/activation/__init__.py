"""Activating a unit: how it moves, pushes, carries and acts, and whether what it began can be brought to an end."""
