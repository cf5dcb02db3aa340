"""Games taught by playing: lessons as they are written, what is asked in each step, and how a step is played."""
