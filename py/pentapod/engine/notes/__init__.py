"""What is said of a match: comments, signs on the board and variations, as a tree and as a text."""
