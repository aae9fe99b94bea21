"""Texts: keys and arguments made into words of a language. A message is read at its first use.

The engine never makes a sentence. It hands out keys with arguments; here they become English, Persian or
Chinese. Files: `locale/<lang>.ftl` and, for clauses and rulings, `locale/rules.<lang>.ftl`, of the core and
of each game; the game's own message wins.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from boardroom.core.actions import JournalItem
from boardroom.core.bundles import Bundle
from boardroom.core.codec import Codec, OptionalCodec, Sequence
from boardroom.core.rules import Refusal
from boardroom.core.visibility import BadInput, Hidden

LANGUAGES = ("en", "fa", "zh")
RIGHT_TO_LEFT = frozenset({"fa"})
HERE = Path(__file__).parent / "locale"
ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


class Texts:
    """The words of one language, for one game or for none.

    `names` are the players' names by seat, `you` is the seat that reads, if there is one. `own` are names
    that the data of a table brings along: keys with the same words in every language.
    """

    def __init__(
        self,
        lang: str,
        folders: tuple[Path, ...],
        names: tuple[str, ...] = (),
        you: int | None = None,
        own: tuple[tuple[str, str], ...] = (),
    ):
        if lang not in LANGUAGES:
            raise BadInput("unknown-known", thing="language", name=lang, known=LANGUAGES)
        self.lang, self.folders, self.names, self.you = lang, folders, names, you
        self.own, self._named = own, dict(own)
        self.bundle = _bundle(lang, folders)

    def to(self, names: tuple[str, ...], you: int | None) -> Texts:
        """The same words for a table with these names, read by this seat."""
        return Texts(self.lang, self.folders, names, you, self.own)

    def has(self, key: str) -> bool:
        return key in self._named or bool(self.bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        """The text of a key; a missing one is a mistake of ours and says so."""
        if key in self._named:
            return self._named[key]
        assert self.has(key), f"no text {key!r} in {self.lang}"
        given = tuple((name, type(value), value) for name, value in args.items())
        try:
            return _formatted(self.bundle, self.lang, key, given)
        except TypeError:  # a value that cannot be kept, such as a list
            return _format(self.bundle, self.lang, key, given)

    def said(self, said: JournalItem, kind: str = "") -> str:
        """An action or fact in words: the message of its key, with its fields as arguments."""
        args: dict[str, Any] = {}
        for name, shape in said.shapes.items():
            value = getattr(said, name)
            args[name] = self.word(value, shape, name)
            if _is_seat(shape):
                args[f"{name}_is"] = "you" if value == self.you else "other"
        return self(f"{kind}{said.key}", **args)

    def refusal(self, why: Refusal) -> str:
        """Why not, in words."""
        return self(f"why-{why.reason}", **{name: self.argument(name, v) for name, v in why.args.items()})

    def clause(self, clause: str) -> str:
        """What a clause says."""
        return self(clause.replace(".", "-"))

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if seat < len(self.names) else self("seat-name", n=seat + 1)

    def account(self, account: str) -> str:
        """The owner of an account such as "seat:0", "bank" or "company:PRR"."""
        kind, _, owner = account.partition(":")
        if kind == "seat":
            return self.seat(int(owner))
        return str(self.argument(kind, owner)) if owner else self(f"account-{kind}")

    def word(self, value: Any, shape: Codec, name: str = "") -> Any:
        """A field's value as a word or number of this language."""
        if isinstance(value, Hidden):
            return self("hidden", count=value.count if value.count is not None else "none")
        if isinstance(shape, OptionalCodec):
            return self("none") if value is None else self.word(value, shape.item, name)
        if isinstance(shape, Sequence):
            return self.listed([str(self.word(v, shape.item, name)) for v in value])
        if shape.among is not None:
            return self.argument(shape.among.name, value)
        return self.argument(name, value)

    def argument(self, name: str, value: Any) -> Any:
        """A value as an argument: a known id by its text `name-id`, phrases joined, the rest as it is."""
        if hasattr(value, "phrases"):
            return self.listed([self(key, **args) for key, args in value.phrases()] or [self("nothing")])
        if isinstance(value, list | tuple):
            return self.listed([str(self.argument(name, v)) for v in value])
        if name in ("seat", "waits") and isinstance(value, int):
            return self.seat(value)
        if name in ("payer", "payee"):
            return self.account(value)
        key = f"{name}-{value}".replace(".", "-").replace("_", "-")
        if isinstance(value, bool):
            return self(key) if self.has(key) else self("yes" if value else "no")
        return self(key) if isinstance(value, int | str) and self.has(key) else value

    def listed(self, words: list[str]) -> str:
        """Words as a list of this language."""
        return self("list-separator").join(words) if words else self("nothing")


def _format(bundle: Any, lang: str, key: str, given: tuple[tuple[str, type, Any], ...]) -> str:
    text, errors = bundle.format_pattern(
        bundle.get_message(key).value, {name: value for name, _, value in given}
    )
    assert not errors, f"text {key!r} in {lang}: {errors}"
    return str(text)


# A page says the same few hundred things at every move; True and 1 are kept apart by their types.
_formatted = lru_cache(maxsize=1 << 14)(_format)


def _is_seat(shape: Codec) -> bool:
    return shape.among is not None and shape.among.name == "seat"


def unmarked(text: str, lang: str) -> str:
    """A text without the marks that isolate names, which only disturb unless it runs right to left."""
    return text if lang in RIGHT_TO_LEFT else text.translate(ISOLATES)


def texts(lang: str, game: Path | None = None) -> Texts:
    """The texts of the core and of the game whose package lies in that folder."""
    return Texts(lang, (HERE,) if game is None else (HERE, game / "locale"))


@lru_cache(maxsize=64)
def _bundle(lang: str, folders: tuple[Path, ...]) -> Bundle:
    return Bundle(lang, folders, {"SIGNED": _signed})


def _signed(n: Any) -> str:
    """A change with its sign, kept together in either direction: `SIGNED($n)` in a message."""
    sign = "+" if n >= 0 else "\u2212"
    return f"\u2066{sign}{abs(int(n))}\u2069"
