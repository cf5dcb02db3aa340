"""What is said while a fleet and a deck are built."""
