"""A sheet to print and tick with the box on the table: every entry of a pack, one line each."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from boardroom.core.components import Entry, table
from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack import COMPANIES, HOME, Pack, Region
from boardroom.games.mombasa.pack.assembly import read_pack
from boardroom.games.mombasa.pack.folder import PackFolder, with_base
from boardroom.games.mombasa.pack.source import BLOCKS, CSV_FILES, Source

TRUST = ("mark", "why", "reconstructed", "confidence", "transferred_from", "note", "seen")
HIDDEN = (*TRUST, "x", "y")
# Most wanted first: tables invented altogether, then those with only some guessed cells.
ORDER = ("regions", "camps", "cards", "displays", "tracks", "starting_tiles", "starting_cards", "books")


def files(folder: PackFolder) -> list[Path]:
    names = [*ORDER, *(name for name in (*CSV_FILES, *BLOCKS) if name not in ORDER)]
    return [folder / f"{name}.{'csv' if name in CSV_FILES else 'toml'}" for name in names]


def value(cell: object) -> str:
    if isinstance(cell, dict):
        return ", ".join(f"{key} {value(item)}" for key, item in cell.items())
    if isinstance(cell, list):
        gap = " / " if any(isinstance(item, list | str) for item in cell) else " "
        return gap.join(value(item) for item in cell)
    return str(cell)


def line(entry: Entry) -> str:
    shown = ((k, v) for k, v in entry.items() if k not in HIDDEN and v != "")
    return "; ".join(f"{key}: {value(cell)}" for key, cell in shown)


def trust(entry: Entry) -> str:
    """How far an entry can be trusted, and why. It may be broken, so nothing is asked of it."""
    given = entry.get("why", entry.get("confidence", ""))
    return f"{mark(entry)}: {given if isinstance(given, str) else ' '.join(map(str, given))}"


def mark(entry: Entry) -> str:
    """The mark of an entry; packs made before there were marks say only whether it is a stand-in."""
    stand_in = str(entry.get("reconstructed")).lower() == "true"
    return str(entry.get("mark", "invented" if stand_in else "known"))


def entries(folder: Path) -> Iterator[tuple[str, str, Entry]]:
    """File, name and entry, in the order a person with the box should go through them."""
    whole = with_base(folder)
    source = Source.of(whole)
    for file in files(whole):
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
    """The sheet as a page to print: one table per file, a column to write what the box says."""
    about = table(folder / "pack.toml")
    title = escape(f"Mombasa, pack {about['name']} {about['version']}: check sheet")
    found: dict[str, list[tuple[str, Entry]]] = {}
    for file, key, entry in entries(folder):
        found.setdefault(file, []).append((key, entry))
    count = sum(map(len, found.values()))
    doubtful = sum(_doubtful(entry) for rows in found.values() for _, entry in rows)
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>',
        f"<h1>{title}</h1><p>{escape(str(about['source']))}</p>",
        f"<p>{count} entries; {doubtful} of them are inferred or invented, marked ≈. "
        "Tick what agrees with the box, write what differs into the last column, "
        "then correct the same line of the file and run <code>boardroom mombasa check-pack</code>.</p>",
        map_picture(folder),
    ]
    parts += [_html_table(file, rows) for file, rows in found.items()]
    return "\n".join(parts) + "\n</html>\n"


STYLE = (
    "@page{size:A4;margin:12mm}body{font:9pt/1.3 sans-serif;margin:12px;color:#111}"
    "h1{font-size:15pt;margin:0}h2{font-size:11pt;margin:14px 0 3px;break-after:avoid}"
    "table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:1px 4px;text-align:left;"
    "vertical-align:top}th{background:#eee;font-weight:600;font-size:8pt}thead{display:table-header-group}"
    "tr{break-inside:avoid}.box{width:11px;font-size:12pt;line-height:1}.fix{width:17%}.wide{width:24%}.known{color:#666}"
    "svg{width:100%;max-height:150mm}.land{fill:#f4f1ea;stroke:#555;stroke-width:1}"
    ".two{fill:none;stroke:#111;stroke-width:5}.core{fill:none;stroke:#fff;stroke-width:2}"
    "text{font:600 11px sans-serif;text-anchor:middle}.gives{font-weight:400;font-size:9px}"
)


def _doubtful(entry: Entry) -> bool:
    return mark(entry) != "known"


def _html_table(file: str, rows: list[tuple[str, Entry]]) -> str:
    """A CSV file keeps its columns; a TOML file has one for the name and one for all its words."""
    flat = file.endswith(".csv")
    columns = list(dict.fromkeys(k for _, e in rows for k, v in e.items() if k not in HIDDEN and v != ""))
    heads = ["", "line", *(columns if flat else ["entry", "printed"]), "how sure", "in the box"]
    wide = {"borders": ' class="wide"'}
    head = "".join(f"<th{wide.get(name, '')}>{escape(name.replace('_', ' '))}</th>" for name in heads)
    lines = []
    for key, entry in rows:
        cells = [value(entry.cells.get(name, "")) for name in columns] if flat else [key, line(entry)]
        sure = ("≈ " if _doubtful(entry) else "") + trust(entry)
        inside = "".join(f"<td>{escape(cell)}</td>" for cell in (str(entry.line), *cells, sure))
        cls = "" if _doubtful(entry) else ' class="known"'
        lines.append(f'<tr{cls}><td class="box">☐</td>{inside}<td class="fix"></td></tr>')
    return f"<h2>{escape(file)}</h2><table><thead><tr>{head}</tr></thead>{''.join(lines)}</table>"


def map_picture(folder: Path) -> str:
    """The map of the pack in plain lines, with the numbers of the regions; empty if it cannot be read."""
    try:
        pack = read_pack(with_base(folder))
    except BadData:
        return ""
    shapes = table(HOME / "shapes.toml").cells
    if not fits(pack, shapes):
        return ""  # another map than the one we have drawn
    found = [_outline(camp["outline"], "land") for camp in shapes["camp"]]
    found += [_outline(region["outline"], "land") for region in shapes["region"]]
    for border in shapes["border"]:
        a, b = border["between"]
        if pack.regions[a - 1].borders.get(b) == 2:
            found += [_way(border["points"], "two"), _way(border["points"], "core")]
    for exit in shapes["exit"]:
        if pack.camps[COMPANIES.index(exit["company"])].exits.get(exit["region"]) == 2:
            found += [_way(exit["points"], "two"), _way(exit["points"], "core")]
    for shape in shapes["region"]:
        region, (x, y) = pack.regions[shape["id"] - 1], shape["name"]
        gives = "; ".join(f"{n} {key.removeprefix('reward-')}" for key, n in _gains(region))
        found.append(f'<text x="{x}" y="{y}">{region.id} {escape(region.name)}</text>')
        found.append(f'<text class="gives" x="{x}" y="{y + 11}">{escape(gives)}</text>')
    for camp in shapes["camp"]:
        x, y = camp["label"]
        found.append(f'<text x="{x + 50}" y="{y + 14}">{escape(camp["company"])}</text>')
    return f'<svg viewBox="0 0 724 492">{"".join(found)}</svg>'


def fits(pack: Pack, drawn: Any) -> bool:
    """Whether the drawn map has the borders and exits of the pack."""
    borders = {tuple(border["between"]) for border in drawn["border"]}
    exits = {(exit["company"], exit["region"]) for exit in drawn["exit"]}
    wanted = {(a.id, b) for a in pack.regions for b in a.borders if a.id < b}
    led_to = {(camp.company, region) for camp in pack.camps for region in camp.exits}
    return (borders, exits) == (wanted, led_to)


def _gains(region: Region) -> list[tuple[str, str | int]]:
    found = [(key, args["n"]) for key, args in region.reward.phrases()]
    return found + ([("mines", region.mines)] if region.mines else [])


def _outline(points: str, cls: str) -> str:
    return f'<polygon class="{cls}" points="{points}"/>'


def _way(points: str, cls: str) -> str:
    return f'<polyline class="{cls}" points="{points}"/>'
