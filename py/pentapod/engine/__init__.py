"""Games, matches, links and records. Knows no particular game and no browser."""
