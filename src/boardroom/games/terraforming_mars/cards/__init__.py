"""The cards of Terraforming Mars: their words, and what the words do (TM-5, TM-9)."""
