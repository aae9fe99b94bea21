"""Tables and their rows in a database."""
