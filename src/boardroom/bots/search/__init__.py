"""Search for any game that declares a strategy: it sees what its seat sees, and imagines the rest."""
