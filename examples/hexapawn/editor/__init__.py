"""Sets positions up by hand."""
