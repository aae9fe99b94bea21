"""The core: what every game shares. It knows no game."""
