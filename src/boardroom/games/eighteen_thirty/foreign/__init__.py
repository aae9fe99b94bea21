"""Reading what others have written down: games exported from 18xx.games."""
