"""Actions and facts: what a seat does, and what happened.

Both are frozen and hold ids and values only. An action has a one-line notation that parses back to it.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform

from boardroom.core.codec import Codec
from boardroom.core.codegen import write_methods
from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject
from boardroom.core.texts import Texts
from boardroom.core.visibility import NOBODY, Hidden, IdSet, secret, shown

T = TypeVar("T", bound=type)


class JournalItem:
    """The base of actions and facts."""

    __slots__ = ()
    key: ClassVar[str]
    codecs: ClassVar[dict[str, Codec]]

    def words(self, texts: Texts) -> dict[str, Any]:
        """The fields as arguments of a text; `<name>_is` tells the viewer's own seat from the others."""
        words: dict[str, Any] = {}
        for name, value in self.values().items():
            codec = self.codecs[name]
            words[name] = codec.word(value, texts, name)
            if codec.is_seat:
                words[f"{name}_is"] = "you" if value == texts.you else "other"
        return words

    if TYPE_CHECKING:

        def __init__(self, *values: Any, **named: Any) -> None: ...
        def values(self) -> dict[str, Any]:
            """Fields by name, for texts and forms."""

        def to_json(self) -> JsonObject: ...
        def view_for(self, who: int | None, options: Any) -> Self: ...
        @classmethod
        def from_json(cls, raw: object) -> Self: ...


class Action(JournalItem):
    """The base of actions: what a seat does."""

    __slots__ = ()
    template: ClassVar[str]
    pattern: ClassVar[re.Pattern[str]]
    seat: int

    def notation(self) -> str:
        """The action as one line, which `Language.parse` reads."""
        words = {
            name: "?" if isinstance(value, Hidden) else self.codecs[name].write(value)
            for name, value in self.values().items()
        }
        return f"{self.seat}: {self.template.format(**words)}"


class Fact(JournalItem):
    """The base of facts: what happened. `reveals` is true if somebody learned a secret from it."""

    __slots__ = ()
    reveals: ClassVar[bool] = False

    @property
    def cited_clause(self) -> str | None:
        """The clause in the field `clause`; None for a fact without that field."""
        clause = self.values().get("clause")
        return clause if isinstance(clause, str) else None


@dataclass_transform(frozen_default=True, field_specifiers=(shown, secret))
def action(template: str) -> Callable[[T], T]:
    """Turn a class into an action; `template` is its notation, such as "buy {basket}"."""

    def make(cls: T) -> T:
        made = _make_frozen(cls)
        made.template = template
        pieces = re.split(r"\{(\w+)\}", template)
        made.pattern = re.compile(
            "".join(f"(?P<{p}>.+?)" if i % 2 else re.escape(p) for i, p in enumerate(pieces))
        )
        write_methods(made, frozen=True, tag=("do", made.key))
        return made  # type: ignore[no-any-return]

    return make


@dataclass_transform(frozen_default=True, field_specifiers=(shown, secret))
def fact(cls: T) -> T:
    """Turn a class into a fact."""
    made = _make_frozen(cls)
    write_methods(made, frozen=True, tag=("fact", made.key))
    return made  # type: ignore[no-any-return]


def _make_frozen(cls: type) -> Any:
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    made.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    return made


@fact
class Paid(Fact):
    """Money moved between two accounts, such as "seat:0", "bank" or "company:PRR"."""

    payer: str = shown()
    payee: str = shown()
    amount: int = shown()
    clause: str = shown()


@fact
class Shuffled(Fact):
    """A shuffle or draw. Its outcome is recorded, but appears in no view."""

    label: str = shown()
    order: tuple[str, ...] = secret(to=NOBODY)
    reveals = True


@fact
class Skipped(Fact):
    """A seat was skipped because it had nothing to choose; the clause says why."""

    seat: Annotated[int, IdSet("seat", range(64))] = shown()
    clause: str = shown()


class Language:
    """The actions and facts of one game, read from notation or JSON."""

    def __init__(self, kinds: Iterable[type[Action]], facts: Iterable[type[Fact]] = ()) -> None:
        self.actions = {kind.key: kind for kind in kinds}
        core: tuple[type[Fact], ...] = (Paid, Shuffled, Skipped)
        self.facts = {kind.key: kind for kind in (*core, *facts)}

    def parse(self, line: str) -> Action:
        """Read an action from a line of notation, such as "0: buy 3 coal"."""
        found = re.fullmatch(r"\s*(\d+)\s*:\s*(.+?)\s*", line)
        if not found:
            raise BadInput("not-line", line=line)
        seat, text = int(found[1]), found[2]
        wrong = BadInput("not-move", move=text)
        for kind in self.actions.values():
            if words := kind.pattern.fullmatch(text):
                try:
                    read = {name: kind.codecs[name].read(word) for name, word in words.groupdict().items()}
                except BadInput as error:
                    wrong = error.with_words_of(kind)
                    continue
                return kind(seat=seat, **read)
        raise wrong

    def load(self, raw: object) -> Action:
        """Read an action from JSON. Anything else, or an action with hidden values, raises BadInput."""
        a: Action = self._load(self.actions, "do", raw)
        if any(isinstance(value, Hidden) for value in a.values().values()):
            raise BadInput("not-well-formed", value=raw, kind=a.key)
        return a

    def load_fact(self, raw: object) -> Fact:
        return self._load(self.facts, "fact", raw)  # type: ignore[no-any-return]

    def _load(self, kinds: dict[str, Any], tag: str, raw: Any) -> Any:
        kind = kinds.get(str(raw.get(tag))) if isinstance(raw, dict) else None
        if kind is None:
            raise BadInput("none-of", value=raw, known=tuple(kinds))
        try:
            return kind.from_json(raw)
        except BadInput as error:
            error.with_words_of(kind)
            raise
