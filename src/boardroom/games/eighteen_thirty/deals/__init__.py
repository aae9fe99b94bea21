"""Deals between two sides: a price, an answer, and who may speak first (E-3.2, E-3.8, E-6.85)."""
