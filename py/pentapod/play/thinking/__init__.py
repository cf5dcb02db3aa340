"""Computer players and advice beside a match: who is asked what and when, and how a thinker is asked and answers."""
