"""Matches by post: their dice, and who of several devices plays which seats."""
