"""Write the rule index, docs/rules/GAME.md: the text of every clause and the modules that cite it.

Run by `make docs`. The texts are those of `boardroom rules`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardroom.cli.texts import words as texts
from boardroom.core.game import Game
from boardroom.core.texts import Texts
from boardroom.games.registry import every

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)+[a-z]?\b")


def index(game: Game[Any]) -> str:
    """The page of one game, in Markdown."""
    words = texts("en", game)
    lines = [f"# {words('game-name')}: the rules, clause by clause", "", *_head(game)]
    citing, chapter = _citing_modules(game), ""
    for clause in game.rulebook.clauses:
        if (title := clause.partition(".")[0]) != chapter:
            chapter = title
            lines += ["", f"## {words(title)}" if words.has(title) else f"## {title}", ""]
        places = f" _({', '.join(citing[clause])})_" if clause in citing else ""
        lines.append(f"* **{clause}** {words.clause(clause)}{places}")
    return "\n".join([*lines, "", *_rulings(game, words)])


def _head(game: Game[Any]) -> Iterator[str]:
    source = _path(game.folder / "data/rules.toml")
    yield f"Written by `make docs` from `{source}` and its texts; do not edit."
    yield f"`boardroom rules {game.key} --coverage` names the tests of each clause."


def _rulings(game: Game[Any], words: Texts) -> Iterator[str]:
    """The rulings, which decide what the rulebooks leave open."""
    yield "## Rulings"
    yield ""
    for name, ruling in game.rulebook.rulings.items():
        option = f"; option `{ruling.option}`" if ruling.option else ""
        about = f"{', '.join(ruling.clauses)}; {ruling.source}{option}"
        yield f"* **{name}** {words(f'ruling-{name}')} _({about})_"
    yield ""


def _citing_modules(game: Game[Any]) -> dict[str, list[str]]:
    """The modules of a game that cite each clause."""
    found: dict[str, list[str]] = {}
    for file in sorted(game.folder.rglob("*.py")):
        name = file.relative_to(game.folder).as_posix()
        for clause in dict.fromkeys(CITED.findall(file.read_text("utf-8"))):
            found.setdefault(clause, []).append(f"`{name}`")
    return found


def _path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def main() -> int:
    folder = ROOT / "docs" / "rules"
    folder.mkdir(exist_ok=True)
    for game in every():
        file = folder / f"{game.key}.md"
        file.write_text(index(game), "utf-8")
        print(_path(file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
