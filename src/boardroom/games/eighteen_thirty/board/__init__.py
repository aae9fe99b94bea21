"""The map of 1830: tiles, hexes, the reach of a company's track, legal tile lays."""
