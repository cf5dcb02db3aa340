"""What the abilities of cards and units do: to values, rolls, limits and rules, and to units."""
