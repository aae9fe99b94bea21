"""The greedy player of 1830: what it thinks at each step of the game."""
