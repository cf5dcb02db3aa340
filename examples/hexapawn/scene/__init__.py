"""Draws positions."""
