"""The operating round: track, stations, runs, dividends, trains (E-6)."""
