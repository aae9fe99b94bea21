"""What commands that let bots play many games share: where games are played, kept and shown."""
