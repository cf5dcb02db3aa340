"""What MODX says of positions that people set up or write by hand."""
