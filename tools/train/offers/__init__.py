"""Networks that were tried and are not used: what games might offer, a module each by the game's id."""
