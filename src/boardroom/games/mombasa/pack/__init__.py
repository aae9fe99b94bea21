"""The data pack: printed components in a folder of CSV and TOML files (M-1.5).

Most printed numbers are not public and were rebuilt, so a person with the box must be able to correct them
without touching code. Rules ask a `Pack` and never a number of their own. `load` stops at the first thing it
cannot read; `check.check` says everything that is wrong.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from boardroom.games.mombasa.pack.assembly import read_pack
from boardroom.games.mombasa.pack.values import *  # noqa: F403
from boardroom.games.mombasa.pack.values import Pack

HOME = Path(__file__).parents[1] / "data"


@lru_cache(maxsize=16)
def load(directory: Path = HOME) -> Pack:
    """The pack in this folder; BadData names file and line of what cannot be read."""
    return read_pack(directory)
