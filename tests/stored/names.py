"""The names that outlive a version: in databases, in records, in browsers, in programs of others.

python -m tests.stored.names adds new ones to the files in `names/`. One that is gone stays listed, and its
test fails: whatever was stored under it needs it. Only who has looked after that takes it out by hand.
"""

from __future__ import annotations

import dataclasses
import json
import re
import sys
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_type_hints
from urllib.request import HTTPCookieProcessor, ProxyHandler, build_opener

from tests.stored.kept import HERE, THEN, asked
from tests.stored.wire import Browser, serving

import boardroom
from boardroom.bots.registry import OTHER_NAMES, bot_names
from boardroom.core.actions import Language
from boardroom.core.annotations import codec_for
from boardroom.core.bundles import entries
from boardroom.core.codec import ClassCodec, Codec, OptionalCodec
from boardroom.core.options import load_options
from boardroom.core.steps import STEPS, Step
from boardroom.games.record_formats import forms
from boardroom.games.registry import every

PACKAGE = Path(boardroom.__file__).parent
PROGRAM = str(Path(sys.executable).parent / "boardroom")
FOLDER = HERE / "names"
VALUES = {"tables": ("game", "origin", "status"), "seats": ("kind", "bot"), "server": ("name",)}
"""Columns whose values are names of ours."""


def steps() -> Iterator[str]:
    """Steps by the key they are saved under, with their fields."""
    every()
    for key, kind in STEPS.items():
        if kind.__module__.startswith("boardroom."):  # a test may have steps of its own
            yield key
            yield from _fields(key, kind)


def actions() -> Iterator[str]:
    """What a seat does: key, notation, fields."""
    for key, kind in _said("actions"):
        yield f"{key}: {kind.template}"
        yield from _fields(key, kind)


def facts() -> Iterator[str]:
    for key, kind in _said("facts"):
        yield key
        yield from _fields(key, kind)


def _said(which: str) -> Iterator[tuple[str, Any]]:
    for game in every():
        language: Language = game.language
        for key, kind in getattr(language, which).items():
            yield f"{game.key} {key}", kind


def states() -> Iterator[str]:
    """The fields of each game's state as its JSON has them."""
    for game in every():
        yield from _fields(game.key, game.state)


def _fields(path: str, kind: Any) -> Iterator[str]:
    """What a declared class saves, and what lies in it."""
    for name, inner in _shapes(kind).items():
        yield f"{path} {name}"
        yield from _inside(f"{path} {name}", inner)


def _shapes(kind: Any) -> dict[str, Codec]:
    if hasattr(kind, "visibilities"):
        return {name: kind.codecs[name] for name, visibility in kind.visibilities.items() if visibility.kept}
    if not dataclasses.is_dataclass(kind):
        return {}
    hints = get_type_hints(kind, include_extras=True)
    return {one.name: codec_for(hints[one.name]) for one in dataclasses.fields(kind)}


def _inside(path: str, found: Codec) -> Iterator[str]:
    if isinstance(found, ClassCodec) and not issubclass(found.cls, Step):
        yield from _fields(path, found.cls)
    parts = [getattr(found, name, None) for name in ("item", "key", "value")]
    for part in [*parts, *getattr(found, "items", ())]:
        if isinstance(part, Codec):
            yield from _inside(path, part)


def options() -> Iterator[str]:
    """Options with what leaving them out means in storage and, where they are few and named, their values."""
    for game in every():
        usual = load_options(game.options, {}).every_to_json()
        for name, found in game.options.codecs.items():
            yield f"{game.key} {name}, by default {json.dumps(usual[name])}"
            inner = found.item if isinstance(found, OptionalCodec) or hasattr(found, "item") else found
            for value in (*(inner.among.known if inner.among else ()), *game.options.listed.get(name, ())):
                yield f"{game.key} {name} {value}"


def choices() -> Iterator[str]:
    """Games, their standing orders, bots and the forms of records."""
    for game in every():
        yield f"game {game.key}"
        yield from (f"order {game.key} {order.key}" for order in game.orders)
    yield from (f"bot {name}" for name in (*bot_names(), *OTHER_NAMES))
    yield from (f"form {name}" for name in forms())


def texts() -> Iterator[str]:
    """Keys of messages: each game's own, and those that all share; nothing stores those of the help."""
    homes = {game.folder / "locale": game.key for game in every()}
    for file in PACKAGE.rglob("*.ftl"):
        home = homes.get(file.parent, "shared")
        if not file.name.startswith("help."):
            yield from (f"{home} {key}" for key in entries(file))


def attributes() -> Iterator[str]:
    """The `data-` attributes that drawings have and scripts and styles read."""
    for file in PACKAGE.rglob("*"):
        if file.suffix in (".py", ".js", ".css"):
            text = file.read_text("utf-8")
            yield from re.findall(r"\bdata-[a-z][a-z-]*[a-z]\b", text)
            yield from (f"data-{_dashed(name)}" for name in re.findall(r"\.dataset\.([a-zA-Z]+)", text))
            if file.suffix == ".py":
                found = re.findall(r"\bdata_([a-z_]+)=", text)
                yield from (f"data-{name.replace('_', '-')}" for name in found)


def settings() -> Iterator[str]:
    """The keys under which a browser stores settings, up to what a page fills in."""
    for file in PACKAGE.rglob("*.js"):
        yield from re.findall(r"""(?:read|save)Setting\(["`]([a-z]+)""", file.read_text("utf-8"))


def _dashed(name: str) -> str:
    return re.sub("[A-Z]", lambda big: f"-{big[0].lower()}", name)


def served(url: str, file: Path) -> dict[str, list[str]]:
    """What only a running server tells: addresses, cookies, keys of records, the database it keeps."""
    return {
        "records": [*_records(Browser(url))],
        "addresses": [*_addresses(Browser(url))],
        "cookies": [*_cookies(url)],
        "database": [*_columns(file)],
    }


def _records(browser: Browser) -> Iterator[str]:
    """Keys of records, of those that one seat gets as well; states, actions and facts are listed apart."""
    for name in ("power_grid-over", "mombasa-what-if-over", "terraforming_mars-foreign", "mombasa-first"):
        raw = browser.ask(f"/api/tables/{THEN.tables[name]['id']}/record")
        for key, value in raw.items():
            yield f"{raw['format']} {key}"
            if key in ("chance", "dealing"):
                yield from (f"{raw['format']} {key} {inner}" for inner in value)
            if key in ("rows", "result"):
                yield from (f"{raw['format']} {key} {inner}" for one in value or () for inner in one)


def _addresses(browser: Browser) -> Iterator[str]:
    for path, known in browser.ask("/api")["paths"].items():
        yield from (f"{method.upper()} {path}" for method in known)


def _cookies(url: str) -> Iterator[str]:
    jar = CookieJar()
    with build_opener(ProxyHandler({}), HTTPCookieProcessor(jar)).open(f"{url}?lang=fa&digits=latin"):
        yield from (one.name for one in jar)


def _columns(file: Path) -> Iterator[str]:
    """Tables with their columns, and the words that stand in some of these."""
    for table in asked(file, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        name = table["name"]
        yield from (f"{name} {column['name']}" for column in asked(file, f"PRAGMA table_info({name})"))
        for column in VALUES.get(name, ()):
            for row in asked(file, f"SELECT DISTINCT {column} AS value FROM {name}"):
                yield f"{name} {column} {row['value']}"


GROUPS: dict[str, Callable[[], Iterator[str]]] = {
    one.__name__: one
    for one in (steps, actions, facts, states, options, choices, texts, attributes, settings)
}
SERVED = ("records", "addresses", "cookies", "database")


def listed(group: str) -> list[str]:
    file = FOLDER / f"{group}.txt"
    return file.read_text("utf-8").splitlines() if file.exists() else []


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    now = {group: list(find()) for group, find in GROUPS.items()}
    with TemporaryDirectory() as folder:
        file = THEN.laid_out(Path(folder))
        with serving(PROGRAM, file) as url:
            now |= served(url, file)
    for group, found in now.items():
        known = listed(group)
        lines = sorted({*known, *found})
        (FOLDER / f"{group}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
        print(f"{group}: {len(lines)} names, {len(lines) - len(known)} of them new")
        for gone in sorted({*known} - {*found}):
            print(f"  gone, and still listed: {gone}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
