"""The game board: the map, its tiles and the global parameters (TM-1, TM-2, TM-3)."""
