"""A table without clock, network or database: a request returns the row to store or raises a refusal."""
