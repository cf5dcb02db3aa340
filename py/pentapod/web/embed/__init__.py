"""Boards on other pages: what they may ask and what they are answered, as data."""
