"""The map of 1830: hexes with their track, names and values, and what lies on them."""
