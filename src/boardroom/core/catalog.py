"""Catalogs: the messages of one language, formatted from keys and arguments.

The core and each game have `locale/<lang>.ftl` and, for clauses and rulings, `locale/rules.<lang>.ftl`. A
game's message overrides one of the core.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from boardroom.core.bundles import Bundle
from boardroom.core.refusals import Refusal
from boardroom.core.typography import run_right_to_left, set_text

LANGUAGES = ("en", "fa", "zh")
RIGHT_TO_LEFT = frozenset({"fa"})
HERE = Path(__file__).parent / "locale"


class Catalog:
    """The messages of one language, read from some folders and independent of any table.

    `own` holds names from a table's own data: keys whose text is the same in every language.
    """

    def __init__(self, lang: str, folders: tuple[Path, ...], own: tuple[tuple[str, str], ...] = ()) -> None:
        self.lang, self.folders = lang, folders
        self.own, self._named = own, dict(own)
        self.bundle = _bundle(lang, folders)

    def has(self, key: str) -> bool:
        return key in self._named or key in self.bundle.known

    def __call__(self, key: str, **args: Any) -> str:
        """Format the text of a key. A missing key is a bug."""
        if key in self._named:
            return self._named[key]
        assert key in self.bundle.known, f"no text {key!r} in {self.lang}"
        given = tuple([(name, type(value), value) for name, value in args.items()])
        try:
            return _format_cached(self.bundle, self.lang, key, given)
        except TypeError:  # an unhashable value, such as a list
            return _format(self.bundle, self.lang, key, given)

    def refusal(self, why: Refusal) -> str:
        """The reason of a refusal, in words."""
        return self(f"why-{why.reason}", **{name: self.argument(name, v) for name, v in why.args.items()})

    def clause(self, clause: str) -> str:
        """The text of a clause."""
        return self(clause.replace(".", "-"))

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self("seat-name", n=seat + 1)

    def account(self, account: str) -> str:
        """The owner of an account such as "seat:0", "bank" or "company:PRR"."""
        kind, _, owner = account.partition(":")
        if kind == "seat":
            return self.seat(int(owner))
        return str(self.argument(kind, owner)) if owner else self(f"account-{kind}")

    def argument(self, name: str, value: Any) -> Any:
        """A value as an argument: an id becomes its text `name-id`, phrases are joined, the rest stays."""
        if hasattr(value, "phrases"):
            return self.join([self(key, **args) for key, args in value.phrases()] or [self("nothing")])
        if isinstance(value, list | tuple):
            return self.join([str(self.argument(name, v)) for v in value])
        if name in ("seat", "waits") and isinstance(value, int):
            return self.seat(value)
        if name in ("payer", "payee"):
            return self.account(value)
        key = f"{name}-{value}".replace(".", "-").replace("_", "-")
        if isinstance(value, bool):
            return self(key) if self.has(key) else self("yes" if value else "no")
        return self(key) if isinstance(value, int | str) and self.has(key) else value

    def join(self, words: list[str]) -> str:
        """Join words with the list separator of this language."""
        if not words:
            return self("nothing")
        text = self("list-separator").join(words)
        return run_right_to_left(text) if len(words) > 1 and self.lang in RIGHT_TO_LEFT else text


def _format(bundle: Bundle, lang: str, key: str, given: tuple[tuple[str, type, object], ...]) -> str:
    text, errors = bundle.format_pattern(
        bundle.get_message(key).value, {name: value for name, _, value in given}
    )
    assert not errors, f"text {key!r} in {lang}: {errors}"
    return set_text(str(text), lang)


# A page repeats a few hundred texts at every move. The key holds the type because True == 1.
_format_cached = lru_cache(maxsize=1 << 14)(_format)


@lru_cache(maxsize=64)
def _bundle(lang: str, folders: tuple[Path, ...]) -> Bundle:
    return Bundle(lang, folders, {"SIGNED": _format_signed})


def _format_signed(n: float) -> str:
    """A number with its sign, isolated so that both stay together: `SIGNED($n)` in a message."""
    sign = "+" if n >= 0 else "\u2212"
    return f"\u2066{sign}{abs(int(n))}\u2069"
