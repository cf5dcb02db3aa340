"""Notes on a match while it lies on a board: signs that are drawn with a hand."""
