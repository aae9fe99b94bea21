"""Work too long for a request: a queue in the process on SQLite, one that all workers share on PostgreSQL."""
