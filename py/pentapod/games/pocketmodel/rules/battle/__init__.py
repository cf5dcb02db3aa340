"""Combat actions: pairs are declared, then each fights its battle in steps."""
