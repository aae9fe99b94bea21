"""The action area, the books, the ink jar and the diamond track of a player board (M-5, M-8 to M-10)."""
