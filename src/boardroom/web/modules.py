"""Joins JavaScript modules into one script, so that a page needs one request for all of them.

Each module becomes a function that is called at once and returns what the module exports, in the order in
which a browser would run them. The sources remain modules that a browser could load one by one. They use
no more of the language than this reads: named imports from their folder, exported constants and functions.
"""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r'^import (?:\{(?P<names>[^}]*)\} from )?"\./(?P<file>[\w-]+\.js)";\n', re.M)
EXPORT = re.compile(r"^export (?=(?:const|function|async function) (?P<name>[\w$]+))", re.M)
UNREAD = re.compile(r"^(?:import|export)\b.*", re.M)
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.M | re.S)
"""A comment on lines of its own; one beside code stays, since only a parser could tell it from a string."""
INDENT = re.compile(r"^[ \t]+", re.M)


def join_modules(folder: Path, entry: str) -> str:
    """One script that runs a module and all that it imports, without comments and indentation."""
    joined = "".join(_as_function(folder, file) for file in _in_order(folder, entry))
    return INDENT.sub("", COMMENT.sub("", joined))


def _in_order(folder: Path, entry: str) -> list[str]:
    """The module and its imports in the order of their execution: each after those that it imports."""
    found: list[str] = []

    def visit(file: str, importers: tuple[str, ...]) -> None:
        if file in importers:
            raise ValueError(f"modules import each other: {' '.join(importers)} {file}")
        if file not in found:
            for imported in IMPORT.finditer(_read(folder, file)):
                visit(imported["file"], (*importers, file))
            found.append(file)

    visit(entry, ())
    return found


def _read(folder: Path, file: str) -> str:
    return (folder / file).read_text("utf-8")


def _as_function(folder: Path, file: str) -> str:
    source = _read(folder, file)
    names = [found["name"] for found in EXPORT.finditer(source)]
    body = EXPORT.sub("", IMPORT.sub(_binding, source))
    if unread := UNREAD.search(body):
        raise ValueError(f"{file}: cannot join {unread[0]}")
    return f"const {_variable(file)} = (() => {{\n{body}return {{ {', '.join(names)} }};\n}})();\n"


def _binding(found: re.Match[str]) -> str:
    """What replaces an import: its names taken from what the other module returned."""
    names = " ".join((found["names"] or "").split())
    return f"const {{ {names} }} = {_variable(found['file'])};\n" if names else ""


def _variable(file: str) -> str:
    return "$" + re.sub(r"\W", "_", file.removesuffix(".js"))
