"""Bots: players that see what a seat sees and nothing more."""
