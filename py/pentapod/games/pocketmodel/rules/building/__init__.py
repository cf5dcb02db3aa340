"""A second state, before the game: seats that play with a fleet and deck of their own build them."""
