"""Printed components from CSV and TOML files, with file and line in every error.

A person with the box can check a data file line by line, so an error must name the place in the file. `rows`
and `tables` keep the first line of each entry.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from boardroom.core.errors import BadData

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry(Mapping[str, Any]):
    """One row or block of a data file. An error about a missing or wrong cell names file and line."""

    file: Path
    line: int
    cells: Mapping[str, Any]

    def __getitem__(self, key: str) -> Any:
        if key not in self.cells:
            raise self.wrong(f"no {key!r} here")
        return self.cells[key]

    def __contains__(self, key: object) -> bool:
        return key in self.cells

    def get(self, key: str, default: Any = None) -> Any:
        return self.cells.get(key, default)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def wrong(self, reason: str) -> BadData:
        """The error to raise about this entry."""
        return BadData(self.file, self.line, reason)

    def whole(self, key: str) -> int:
        """A whole number."""
        value = self[key]
        if isinstance(value, bool) or (isinstance(value, str) and not re.fullmatch(r"-?\d+", value.strip())):
            raise self.wrong(f"{key} should be a whole number, not {value!r}")
        return int(value)

    def word(self, key: str, among: Iterator[str] | set[str] | tuple[str, ...] | None = None) -> str:
        """A word, which must be one of `among` if that is given."""
        value = self[key]
        if not isinstance(value, str):
            raise self.wrong(f"{key} should be a word, not {value!r}")
        if among is not None and value not in (known := tuple(among)):
            raise self.wrong(f"{key} {value!r} is none of {', '.join(known)}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """The words of a TOML list, or of a CSV cell that separates them by spaces."""
        value = self[key]
        if isinstance(value, str):
            return tuple(value.split())
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise self.wrong(f"{key} should be a list of words, not {value!r}")

    def numbers(self, key: str) -> tuple[float, ...]:
        """The numbers of a TOML list."""
        value = self[key]
        if not isinstance(value, list) or not all(type(number) in (int, float) for number in value):
            raise self.wrong(f"{key} should be a list of numbers, not {value!r}")
        return tuple(value)

    def part(self, key: str) -> Entry:
        """A nested TOML table as an entry of its own."""
        value = self[key]
        if not isinstance(value, dict):
            raise self.wrong(f"{key} should be a table, not {value!r}")
        return Entry(self.file, self.line, value)


def rows(file: Path) -> list[Entry]:
    """The rows of a CSV file. Lines that begin with # are comments."""
    text = _read(file)
    numbered = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")]
    if not numbered:
        raise BadData(file, None, "holds no rows")
    header, *body = numbered
    names = next(csv.reader([header[1]]))
    found = []
    for number, line in body:
        cells = next(csv.reader(io.StringIO(line)))
        if len(cells) != len(names):
            raise BadData(file, number, f"{len(cells)} cells where the header names {len(names)}")
        found.append(Entry(file, number, dict(zip(names, cells, strict=True))))
    return found


def table(file: Path) -> Entry:
    """A whole TOML file as one entry."""
    text = _read(file)
    try:
        return Entry(file, 1, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadData(file, int(line[1]) if line else None, str(error)) from None


def tables(file: Path, name: str) -> list[Entry]:
    """The `[[name]]` blocks of a TOML file, each with its first line."""
    whole = table(file)
    blocks = whole.cells.get(name)
    if not isinstance(blocks, list) or not blocks:
        raise BadData(file, None, f"holds no [[{name}]] block")
    heads = [n for n, line in enumerate(_read(file).splitlines(), 1) if line.strip() == f"[[{name}]]"]
    return [Entry(file, line, block) for line, block in zip(heads, blocks, strict=True)]


def by_key(entries: list[Entry], key: str, make: Callable[[Entry], T]) -> dict[Any, T]:
    """Make a value of each entry and index them by the cell `key`, which must be unique."""
    made: dict[Any, T] = {}
    for entry in entries:
        if entry[key] in made:
            raise entry.wrong(f"{key} {entry[key]!r} stands here a second time")
        made[entry[key]] = make(entry)
    return made


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise BadData(file, None, "this file is missing") from None
    except UnicodeDecodeError:
        raise BadData(file, None, "is not UTF-8 text") from None
