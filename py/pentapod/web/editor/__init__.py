"""The position editor: a position is set up by hand, and can then be played, shared or shown."""
