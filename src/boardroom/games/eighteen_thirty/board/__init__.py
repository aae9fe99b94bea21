"""The map of 1830: tiles, hexes, what a company's track reaches, where a tile may lie."""
