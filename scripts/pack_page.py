"""Write docs/mombasa-pack.md: for every value of the faithful pack whether it is known, inferred or invented.

Run by `make docs`. The values are those of the pack, the reasons those of its provenance.toml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from boardroom.core.components import Entry
from boardroom.games.mombasa.pack import HOME
from boardroom.games.mombasa.pack.provenance import Reason, cells_of, marks_of, read_reasons
from boardroom.games.mombasa.pack.sheet import entries, value
from boardroom.games.mombasa.pack.values import MARKS

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "mombasa-pack.md"
HEAD = """# Mombasa: where each value of the faithful pack comes from

Written by `scripts/pack_page.py` from `src/boardroom/games/mombasa/data/`; do not edit.

New tables of Mombasa use this pack unless they say otherwise. It keeps as close to the rulebook as we can.
Most components are not public, so each value is one of three things:

* **known**: the rulebook gives it, in its text, a picture, an example or a count;
* **inferred**: it follows from what the rulebook shows, and the reason says from what;
* **invented**: nothing in the rulebook shows it, and it is the plainest value that fits the rest, alike for
  like pieces.

No value was chosen for how games with it turn out. The values of a piece stand in one row, in the order of
the files. Whoever has the box goes through the rows, corrects the file and gives a row that agrees the reason
`box` (see [how to check the data](checking-data.md)). `boardroom mombasa check-pack` checks that every value
has a reason, that each row is marked by its weakest one, and that every worked example can be laid out. The
other pack, `reconstructed-3`, is described on [the page on balance](mombasa-balance.md).
"""

Rows = list[tuple[str, Entry]]


def page() -> str:
    """The whole page."""
    reasons = read_reasons(HOME)
    by_file: dict[str, Rows] = {}
    for file, key, entry in entries(HOME):
        by_file.setdefault(file, []).append((key, entry))
    parts = [HEAD, "\n".join(summary(by_file, reasons))]
    parts += ["\n".join(section(file, rows, reasons)) for file, rows in by_file.items()]
    return "\n".join(parts)


def summary(by_file: dict[str, Rows], reasons: dict[str, Reason]) -> Iterator[str]:
    """How many values of each file are of each kind."""
    yield f"| file | rows | {' | '.join(f'values {mark}' for mark in MARKS)} |"
    yield "|---|---|---|---|---|"
    for file, rows in by_file.items():
        count = Counter(mark for _, entry in rows for mark in marks_of(entry, reasons).values())
        yield f"| `{file}` | {len(rows)} | {' | '.join(str(count[mark]) for mark in MARKS)} |"
    yield ""


def section(file: str, rows: Rows, reasons: dict[str, Reason]) -> Iterator[str]:
    """The rows of a file, and the reasons that they give."""
    yield f"## `{file}`"
    yield ""
    yield f"| row | {' | '.join(MARKS)} | reasons |"
    yield "|---|---|---|---|---|"
    given: dict[str, None] = {}
    for key, entry in rows:
        given |= dict.fromkeys(entry.words("why"))
        cells = " | ".join(values(entry, mark, reasons) for mark in MARKS)
        yield f"| {key} | {cells} | {', '.join(entry.words('why'))} |"
    yield ""
    for name in given:
        yield reason_line(reasons[name])
    yield ""


def values(entry: Entry, mark: str, reasons: dict[str, Reason]) -> str:
    """The values of a row that are of a kind."""
    marks = marks_of(entry, reasons)
    return "; ".join(f"{name} {value(cell)}" for name, cell in cells_of(entry).items() if marks[name] == mark)


def reason_line(reason: Reason) -> str:
    where = "; ".join(filter(None, (reason.place, ", ".join(reason.clauses))))
    return f"* **{reason.name}** ({reason.mark}{f': {where}' if where else ''}). {reason.text}"


if __name__ == "__main__":
    DOCUMENT.write_text(page(), "utf-8")
    print(DOCUMENT.relative_to(ROOT))
