"""A sheet to print and tick with the box on the table: every entry of a pack, one line each."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from boardroom.core.components import Entry, table
from boardroom.games.mombasa.pack.source import BLOCKS, CSV_FILES, Source

HIDDEN = ("reconstructed", "confidence", "note", "seen", "x", "y")
# Most wanted first: what is invented altogether, then what only some cells are guessed of.
ORDER = ("regions", "camps", "cards", "displays", "tracks", "starting_tiles", "starting_cards", "books")


def files(folder: Path) -> list[Path]:
    names = [*ORDER, *(name for name in (*CSV_FILES, *BLOCKS) if name not in ORDER)]
    return [folder / f"{name}.{'csv' if name in CSV_FILES else 'toml'}" for name in names]


def value(cell: object) -> str:
    if isinstance(cell, dict):
        return ", ".join(f"{key} {value(item)}" for key, item in cell.items())
    if isinstance(cell, list):
        return " / ".join(value(item) for item in cell)
    return str(cell)


def line(entry: Entry) -> str:
    shown = ((k, v) for k, v in entry.items() if k not in HIDDEN and v != "")
    return "; ".join(f"{key}: {value(cell)}" for key, cell in shown)


def trust(entry: Entry) -> str:
    kind = "stand-in" if str(entry.cells.get("reconstructed")).lower() == "true" else "known"
    moved = entry.cells.get("transferred_from")
    return f"{kind}, {entry.cells.get('confidence', '')}" + (f", from {moved}" if moved else "")


def entries(folder: Path) -> Iterator[tuple[str, str, Entry]]:
    """File, name and entry, in the order a person with the box should go through them."""
    source = Source.of(folder)
    for file in files(folder):
        found = [(key, e) for (name, key), e in source.lines.items() if name == file.name]
        for key, entry in sorted(found, key=lambda item: item[1].line):
            yield file.name, key, entry


def text_sheet(folder: Path) -> str:
    """The sheet as plain text, a box to tick before every entry."""
    about = table(folder / "pack.toml")
    lines = [
        f"Mombasa, pack {about['name']} {about['version']}: check sheet",
        f"Source: {about['source']}",
        "",
    ]
    last = ""
    for file, key, entry in entries(folder):
        if file != last:
            lines += ["", f"== {file} =="]
            last = file
        lines.append(f"[ ] {file}:{entry.line} {key} | {line(entry)} | {trust(entry)}")
    return "\n".join(lines) + "\n"


def html_sheet(folder: Path) -> str:
    """The sheet as a page to print: one table per file."""
    about = table(folder / "pack.toml")
    title = escape(f"Mombasa, pack {about['name']} {about['version']}: check sheet")
    parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>']
    parts.append(f"<p>{escape(str(about['source']))}</p>")
    last = ""
    for file, key, entry in entries(folder):
        if file != last:
            parts.append("</table>" if last else "")
            heads = "".join(f"<th>{head}</th>" for head in ("", "line", "entry", "printed", "trust"))
            parts.append(f"<h2>{escape(file)}</h2><table><tr>{heads}</tr>")
            last = file
        cells = (str(entry.line), key, line(entry), trust(entry))
        parts.append("<tr><td>☐</td>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return "\n".join(parts) + "\n</table></html>\n"


def main(words: list[str]) -> None:
    """`python -m boardroom.games.mombasa.pack.sheet [DIR] [--html]`: print the sheet of a pack."""
    folders = [Path(word) for word in words if word != "--html"]
    made = html_sheet if "--html" in words else text_sheet
    sys.stdout.write(made(folders[0] if folders else Path(__file__).parents[1] / "data"))


if __name__ == "__main__":
    main(sys.argv[1:])
