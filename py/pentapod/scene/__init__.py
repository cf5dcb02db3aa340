"""What can be drawn and touched, as plain data. Knows no game and no browser."""
