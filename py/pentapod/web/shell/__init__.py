"""What every place of the page stands on: its elements and events, markup, dialogs, words, addresses, files."""
