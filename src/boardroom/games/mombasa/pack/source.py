"""The file and line of each entry of a pack, for error messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardroom.core.components import Entry, rows, table, tables
from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack.folder import PackFolder
from boardroom.games.mombasa.pack.reading import section

CSV_FILES = ("regions", "cards", "starting_cards", "books", "starting_tiles")
BLOCKS = {
    "camps": (("camp", "company"),),
    "tracks": (("track", "id"),),
    "bonuses": (("majority", "kind"), ("tile", "id")),
    "player_board": (),
    "displays": (),
}


@dataclass
class Source:
    """Entries by file and id; a part of a TOML file stands under its name, a block under its name and id."""

    lines: dict[tuple[str, str], Entry] = field(default_factory=dict)

    @classmethod
    def of(cls, folder: PackFolder) -> Source:
        found = cls()
        for name in CSV_FILES:
            for entry in rows(folder / f"{name}.csv"):
                found.lines[f"{name}.csv", str(entry["id"])] = entry
        for name, blocks in BLOCKS.items():
            file = folder / f"{name}.toml"
            for block, key in blocks:
                for entry in tables(file, block):
                    found.lines[file.name, f"{block} {entry[key]}"] = entry
            for part, value in table(file).items():
                if isinstance(value, dict):
                    found.lines[file.name, part] = section(file, part)
        return found

    def wrong(self, file: str, key: object, reason: str) -> BadData:
        """An error at this entry, or at the end of the file if the entry is missing."""
        return (self.lines.get((file, str(key))) or self.last(file)).wrong(reason)

    def last(self, file: str) -> Entry:
        return max((e for (name, _), e in self.lines.items() if name == file), key=lambda e: e.line)
