"""Write what the lobby shows of each game into its package, so that it need not import the game.

    python scripts/listings.py

A test compares the files with what the games declare.
"""

from __future__ import annotations

import json

from boardroom.core.listing import FILE, listing_of
from boardroom.drawing.drawing import drawing_of
from boardroom.games.registry import every


def main() -> None:
    for game in every():
        found = json.dumps(listing_of(game).to_json(), indent=1, ensure_ascii=False)
        (game.folder / FILE).write_text(found + "\n", "utf-8")
        (game.folder / "cover.svg").write_text(drawing_of(game).cover(), "utf-8")


if __name__ == "__main__":
    main()
