"""What games may learn from games against themselves."""
