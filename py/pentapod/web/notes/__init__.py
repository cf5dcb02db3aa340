"""Writing about a game: comments, signs on the board, the places of variations."""
