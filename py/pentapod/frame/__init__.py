"""What every game needs and no game has to bring: the frame gives, the game says."""
