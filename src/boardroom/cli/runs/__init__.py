"""The commands that let bots play many games, and what they share: where games are played, kept and shown."""
