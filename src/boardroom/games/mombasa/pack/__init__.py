"""The data pack: printed components in a folder of CSV and TOML files (M-1.5).

Most printed numbers are not public and were rebuilt, so somebody with the box must be able to correct them
without touching code. Rules take every printed number from a `Pack`. `load` stops at the first mistake;
`check.check` reports all of them.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from boardroom.games.mombasa.pack.assembly import read_pack
from boardroom.games.mombasa.pack.folder import with_base
from boardroom.games.mombasa.pack.pack import Pack as Pack
from boardroom.games.mombasa.pack.values import *  # noqa: F403

HOME = Path(__file__).parents[1] / "data"
"""The faithful pack, the one that new tables use unless they say otherwise."""
TUNED = HOME / "tuned"
"""The pack that was tuned so that every line of play wins; it shares files with the faithful one."""


@lru_cache(maxsize=16)
def load(directory: Path = HOME) -> Pack:
    """The pack in this folder; BadData names the file and line of a mistake."""
    return read_pack(with_base(directory))
