"""The books, the ink jar and the diamond track of a player board (M-8 to M-10)."""
