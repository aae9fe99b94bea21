"""Parts: the choices that make up an action, shown by a page, a terminal or another program.

A part is data. Its `name` is the key of its answer. Its method `read` converts an answer to a value or raises
BadInput. It checks that the answer fits the part, not that it is legal: the rules refuse with a clause.

The id of an option, such as "city:essen", is also the `data-id` of its element on the board or in a panel.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from boardroom.core.errors import BadInput
from boardroom.core.inputs import list_of, mapping_of, whole
from boardroom.core.json_types import JsonObject
from boardroom.core.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Option:
    """An option with its cost, or an illegal option with its refusal."""

    id: str
    value: Any
    cost: int | None = None
    costs: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    why: Refusal | None = None
    args: dict[str, Any] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return self.why is None

    def to_json(self) -> JsonObject:
        raw: JsonObject = {"id": self.id, "value": _to_json(self.value), "ok": self.ok}
        more = {"cost": self.cost, "costs": self.costs, "marks": self.marks, "args": self.args}
        raw |= {name: _to_json(value) for name, value in more.items() if value not in (None, (), {})}
        if self.why:
            raw["why"] = self.why.to_json()
        return raw


@dataclass(frozen=True, slots=True)
class Part:
    """The base of all parts."""

    kind: ClassVar[str]
    name: str

    def read(self, answer: object) -> object:
        """Convert an answer to a value. An answer that does not fit this part raises BadInput."""
        raise NotImplementedError

    def to_json(self) -> JsonObject:
        return {"kind": self.kind} | {f.name: _to_json(getattr(self, f.name)) for f in fields(self)}


@dataclass(frozen=True, slots=True)
class One(Part):
    """Choose one option."""

    kind = "one"
    options: tuple[Option, ...]

    def read(self, answer: object) -> object:
        return value_of(self.options, answer)


@dataclass(frozen=True, slots=True)
class Some(Part):
    """Choose from `least` to `most` options; if `sum` is set, their total worth must be in that range."""

    kind = "some"
    options: tuple[Option, ...]
    least: int = 0
    most: int | None = None
    sum: tuple[int, int] | None = None

    def read(self, answer: object) -> list[Any]:
        return [value_of(self.options, one) for one in list_of(answer)]


@dataclass(frozen=True, slots=True)
class Amount(Part):
    """Choose a whole number; `prices` may list the total cost of each number, from `least` on.

    A form begins at `start`, if there is one, else at `least`.
    """

    kind = "amount"
    least: int
    most: int
    prices: tuple[int, ...] = ()
    start: int | None = None

    def read(self, answer: object) -> int:
        return whole(answer)


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a mix: how many there are, the worth of one, and the total price of each number."""

    id: str
    most: int
    worth: int = 1
    prices: tuple[int, ...] = ()
    why: Refusal | None = None

    def to_json(self) -> JsonObject:
        return {f.name: _to_json(getattr(self, f.name)) for f in fields(self)}


@dataclass(frozen=True, slots=True)
class Room:
    """A limit on the total number of several items of a mix."""

    items: tuple[str, ...]
    most: int

    def to_json(self) -> JsonObject:
        return {"items": list(self.items), "most": self.most}


@dataclass(frozen=True, slots=True)
class Mix(Part):
    """Choose a number of each item, by id; if `need` is set, their total worth must reach it."""

    kind = "mix"
    items: tuple[Item, ...]
    need: int | None = None
    budget: int | None = None
    rooms: tuple[Room, ...] = ()

    def read(self, answer: object) -> dict[str, int]:
        known = {item.id for item in self.items}
        amounts = mapping_of(answer)
        for id in amounts:
            if id not in known:
                raise BadInput("not-offered", value=id)
        return {id: whole(amount) for id, amount in amounts.items()}


def cheapest(part: Mix) -> dict[str, int] | None:
    """The amounts that exceed `need` least, with the fewest items of worth 1; None if all are too little."""
    need = part.need or 0
    best: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    for item in sorted((one for one in part.items if not one.why), key=lambda one: -one.worth):
        grown: dict[int, tuple[int, dict[str, int]]] = {}
        for worth, (single, amounts) in best.items():
            for n in range(item.most, -1, -1):
                total = worth + n * item.worth
                if n and total - item.worth >= need:
                    continue  # the last item would be superfluous
                pieces = single + (n if item.worth == 1 else 0)
                if total not in grown or pieces < grown[total][0]:
                    grown[total] = pieces, amounts | ({item.id: n} if n else {})
        best = grown
    enough = [total for total in best if total >= need]
    return best[min(enough)][1] if enough else None


@dataclass(frozen=True, slots=True)
class Order(Part):
    """Put options in order."""

    kind = "order"
    options: tuple[Option, ...]

    def read(self, answer: object) -> list[Any]:
        return [value_of(self.options, one) for one in list_of(answer)]


@dataclass(frozen=True, slots=True)
class Assign(Part):
    """Put at least `least` options on places, at most one on each; `fits` lists the places open to each
    option."""

    kind = "assign"
    options: tuple[Option, ...]
    places: tuple[Option, ...]
    fits: dict[str, tuple[str, ...]] = field(default_factory=dict)
    least: int = 0
    now: dict[str, Any] = field(default_factory=dict)
    """The present places, if the choice was made before and may be changed."""

    def read(self, answer: object) -> dict[str, Any]:
        """The place of each option, by its value as text; options without a place are omitted."""
        known = {str(option.value) for option in self.options}
        laid: dict[str, Any] = {}
        for thing, place in mapping_of(answer).items():
            if thing not in known:
                raise BadInput("not-offered", value=thing)
            if place not in (None, ""):
                laid[thing] = value_of(self.places, place)
        return laid


@dataclass(frozen=True, slots=True)
class Turn(Part):
    """Choose a rotation for a piece, drawn as the named symbol."""

    kind = "turn"
    place: str
    symbol: str
    rotations: tuple[Option, ...]

    def read(self, answer: object) -> object:
        return value_of(self.rotations, answer)


@dataclass(frozen=True, slots=True)
class Route(Part):
    """Draw routes over nodes and edges with ids; the rules check a complete set."""

    kind = "route"
    nodes: tuple[Option, ...]
    edges: tuple[tuple[str, str, str], ...]
    routes: int
    suggested: tuple[tuple[str, ...], ...] = ()

    def read(self, answer: object) -> list[list[str]]:
        known = {node.id for node in self.nodes} | {id for id, _, _ in self.edges}
        return [[_check_offered(id, known) for id in list_of(route)] for route in list_of(answer)]


@dataclass(frozen=True, slots=True)
class Confirm(Part):
    """Confirm an action that has nothing to choose."""

    kind = "confirm"

    def read(self, answer: object) -> bool:
        if answer is not True:
            raise BadInput("not-true-false", value=answer)
        return True


def _check_offered(id: object, known: set[str]) -> str:
    if not isinstance(id, str) or id not in known:
        raise BadInput("not-offered", value=id)
    return id


def value_of(options: Iterable[Option], answer: object) -> Any:
    """The value of the option that an answer names: the value itself, its JSON or, for a number, its text."""
    for option in options:
        value = _to_json(option.value)
        if isinstance(answer, bool) is isinstance(value, bool) and value == _to_json(answer):
            return option.value
        if isinstance(answer, str) and type(value) is int and answer == str(value):
            return option.value
    raise BadInput("not-offered", value=answer)


def _to_json(value: Any) -> Any:
    if hasattr(value, "to_json"):
        return value.to_json()
    if isinstance(value, tuple | list):
        return [_to_json(v) for v in value]
    if isinstance(value, dict):
        return {str(k): _to_json(v) for k, v in value.items()}
    return value
