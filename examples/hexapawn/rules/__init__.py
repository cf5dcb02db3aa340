"""Decides: what may be done in a position, and what comes of it. No picture, no sentence."""
