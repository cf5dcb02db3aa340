"""What becomes of units: moves, powers, reserves, and being chosen for an effect."""
