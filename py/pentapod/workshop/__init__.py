"""The workshop: a game that somebody is writing, in a frame that reaches nothing else."""
