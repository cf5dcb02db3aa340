"""Computer players. They know the engine's contract and nothing else."""
