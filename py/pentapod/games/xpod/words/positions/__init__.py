"""What X-Pod Play Off says of positions that people set up or write by hand."""
