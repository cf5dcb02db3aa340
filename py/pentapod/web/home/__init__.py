"""The first page: games to continue, new ones, and what people bring as links, texts and files."""
