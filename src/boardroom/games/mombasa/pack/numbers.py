"""Numbers that the rulebook gives and no component shows: data/numbers.toml."""

from __future__ import annotations

from boardroom.core.components import table
from boardroom.games.mombasa.pack import HOME

_READ = table(HOME / "numbers.toml")
TILES_DEALT: int = _READ["setup"]["tiles_dealt"]
STARTING_BOOK: int = _READ["setup"]["starting_book"]
POST_IN_THE_WAY: int = _READ["expansion"]["post_in_the_way"]
