"""What the browser keeps: the games, the settings. Knows no element of the page."""
