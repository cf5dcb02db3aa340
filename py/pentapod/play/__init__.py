"""How a match is played by people and computers at one board: what each may do and see. Knows no browser."""
