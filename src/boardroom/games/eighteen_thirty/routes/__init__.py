"""Routes of trains: an independent checker, and a solver that proves its answer (E-6.13 to E-6.17)."""
