"""The table: a match on the page, played with hands and keys, with its log and its computer players."""
