"""The tables of an arena: as text, and as a part of a Markdown page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from boardroom.bots.arena import Ladder
from boardroom.cli.errors import command_line_error, unreadable
from boardroom.cli.files import check_writable, write_text
from boardroom.cli.texts import Plain
from boardroom.core.columns import width

BEGIN, END = "<!-- arena -->", "<!-- end of arena -->"
TABLES = re.compile(f"{BEGIN}\n.*{END}\n", re.DOTALL)
COLUMNS = ("rank", "bot", "rating", "skill", "games", "wins", "interval", "cpu")


@dataclass(frozen=True, slots=True)
class Table:
    """A ranking: what it is of, the headings of its columns, a row for each bot."""

    name: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]

    def as_text(self) -> Iterator[str]:
        lines = [self.headings, *self.rows]
        widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
        yield self.name
        for line in lines:
            cells = [cell + " " * (most - width(cell)) for cell, most in zip(line, widths, strict=True)]
            yield "  " + "  ".join(cells).rstrip()

    def as_markdown(self) -> Iterator[str]:
        yield from (f"## {self.name}", "")
        for cells in (self.headings, ["---"] * len(self.headings), *self.rows):
            yield f"| {' | '.join(cells)} |"


def table_of(name: str, ladder: Ladder, texts: Plain) -> Table:
    rows = []
    for rank, one in enumerate(ladder.ranked(), 1):
        low, high = one.interval
        skill = f"{one.mean:.1f} ± {one.deviation:.1f}"
        wins, interval = f"{one.wins / one.games:.0%}", f"{low:.0%} – {high:.0%}"
        cpu = f"{one.cpu_s / one.games:.3f} s"
        rows.append([str(rank), one.bot, f"{one.rating:.1f}", skill, str(one.games), wins, interval, cpu])
    return Table(name, [texts(f"cli-arena-{column}") for column in COLUMNS], rows)


def read_page(file: str) -> str:
    """The page that the tables stand in, or an empty one; one that has no place for them is refused."""
    path = Path(file)
    check_writable(path)
    try:
        page = path.read_text("utf-8") if path.exists() else f"{BEGIN}\n{END}\n"
    except OSError as error:
        raise unreadable(file, error) from None
    except UnicodeDecodeError:
        raise command_line_error("file-not-text", file=file) from None
    if not TABLES.search(page):
        raise command_line_error("no-arena-page", file=file, begin=BEGIN, end=END)
    return page


def write_page(file: str, page: str, made: str, tables: Sequence[Table]) -> None:
    """Replace the tables of the page; the words around them stay."""
    lines = [BEGIN, made]
    for table in tables:
        lines += ["", *table.as_markdown()]
    written = "\n".join([*lines, END, ""])
    write_text(file, TABLES.sub(lambda _: written, page))
