"""Puzzles: positions in which one action is the right one."""
