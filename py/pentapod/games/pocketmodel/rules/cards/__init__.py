"""Decks, hands, discard piles and objective slots: which card is where, and how it comes there."""
