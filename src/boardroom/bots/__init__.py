"""Bots: players that get the view and the offers of their seat and nothing else."""
