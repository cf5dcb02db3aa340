"""Dice that nobody can roll twice, for matches by post."""
