"""Combat: the arrangements that begin it, who acts in it, and how it ends."""
