"""A table without clock, network or database: a request goes in, rows to store or a refusal come out."""
