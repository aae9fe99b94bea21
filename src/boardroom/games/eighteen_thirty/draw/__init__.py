"""1830 as it is shown: pictures and short words from a view; no rule is decided here."""
