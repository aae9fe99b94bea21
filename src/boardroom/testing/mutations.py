"""Changes of options, actions and tables that the conformance suite tries.

Options drawn at random; an action composed part by part; an action with another seat, id or number; the same
table with everybody one seat further on.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from boardroom.core.actions import Action
from boardroom.core.codec import (
    ClassCodec,
    Codec,
    FixedTupleCodec,
    MappingCodec,
    OptionalCodec,
    Sequence,
    TupleCodec,
)
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.options import checked, choices
from boardroom.core.parts import Amount, Assign, Confirm, Mix, One, Order, Part, Route, Some, Turn
from boardroom.core.state import State
from boardroom.core.steps import STEPS, Step
from boardroom.core.visibility import Hidden

S = TypeVar("S", bound=State)


def varied_options(game: Game[Any], rng: Random) -> Any:
    """Options drawn at random among those that can be listed and go together."""
    kind = game.options
    named = {name: found for name in kind.shapes if (found := choices(kind, name))}
    while True:
        drawn = {name: rng.choice(found) for name, found in named.items()}
        drawn = {name: v for name, v in drawn.items() if not isinstance(kind.shapes[name], Sequence)}
        try:
            return checked(kind(**drawn))
        except BadInput:
            continue


def composed(offer: Offer, rng: Random) -> Action | None:
    """An action put together part by part with legal choices, or None where parts do not suffice."""
    chosen: dict[str, Any] = {}
    for _ in range(20):
        part = offer.form(chosen)
        if part is None:
            return offer.compose(chosen)
        answer = _answer(part, rng)
        if answer is None:
            return None
        chosen[part.name] = answer
    raise AssertionError(f"the form of {offer.kind.key} does not end")


def _answer(part: Part, rng: Random) -> Any:
    match part:
        case Confirm():
            return True
        case One():
            return rng.choice([o.value for o in part.options if o.ok])
        case Turn():
            return rng.choice([o.value for o in part.rotations if o.ok])
        case Amount():
            return rng.randint(part.least, part.most)
        case Order():
            return rng.sample([o.value for o in part.options], len(part.options))
        case Some() if part.sum is None:
            able = [o.value for o in part.options if o.ok]
            return able[: part.least] if part.least <= len(able) else None
        case Assign() if not part.fits:
            return {}
        case Some() | Mix() | Assign() | Route():
            return None  # which answers fit together is the rules' matter: `sample` covers these
    raise AssertionError(f"no such part: {part}")


def mutations(a: Action, seats: int, rng: Random) -> Iterator[Action]:
    """Changed copies of an action: another seat, other ids, other numbers."""
    yield _with(a, "seat", (a.seat + 1) % seats)
    for name, shape in a.shapes.items():
        if name != "seat" and not isinstance(getattr(a, name), Hidden):
            for value in _others(shape, getattr(a, name), rng):
                yield _with(a, name, value)


def _with(a: Action, name: str, value: Any) -> Action:
    return type(a)(**(a.values() | {name: value}))


def _others(shape: Codec, value: Any, rng: Random) -> Iterator[Any]:
    if shape.among is not None:
        yield from rng.sample(list(shape.among.known), min(3, len(shape.among.known)))
    elif shape.kind is int:
        yield from (value + 1, value - 1, -1, value + 1000)
    elif shape.kind is bool:
        yield not value
    elif isinstance(shape, Sequence):
        yield shape.make(list(value)[1:])
        yield shape.make([*value, *value])
    elif isinstance(shape, TupleCodec):
        for i, item in enumerate(shape.items):
            for other in _others(item, value[i], rng):
                yield shape.cls(*value[:i], other, *value[i + 1 :])


def rotated(s: S, game: Game[S], seats: int) -> S | None:
    """The same table with everybody one seat further on; None for a game that fixes something to a seat."""
    if game.is_seat_bound:
        return None
    return game.load(turned(type(s), s.to_json(), seats))


def turned(cls: Any, raw: Any, seats: int) -> Any:
    """The JSON of a state, step or action with every seat in it moved on by one."""
    shapes = cls.shapes
    return {k: _moved(shapes[k], v, seats) if k in shapes else v for k, v in raw.items()}


def _moved(shape: Codec, raw: Any, seats: int) -> Any:
    if raw is None or (isinstance(raw, dict) and raw.keys() == {"hidden"}):
        return raw
    if shape.among is not None and shape.among.name == "seat":
        return (raw + 1) % seats
    match shape:
        case OptionalCodec():
            return _moved(shape.item, raw, seats)
        case Sequence():
            items = [_moved(shape.item, x, seats) for x in raw]
            by_seat = items and isinstance(items[0], dict) and "seat" in items[0] and "step" not in items[0]
            return sorted(items, key=lambda x: x["seat"]) if by_seat else items
        case FixedTupleCodec() | TupleCodec():
            return [_moved(item, x, seats) for item, x in zip(shape.items, raw, strict=True)]
        case MappingCodec():
            if not isinstance(raw, dict):
                return [[_moved(shape.key, k, seats), _moved(shape.value, v, seats)] for k, v in raw]
            mark = shape.key.among
            turn = mark is not None and mark.name == "seat"
            return {
                str((int(k) + 1) % seats) if turn else k: _moved(shape.value, v, seats)
                for k, v in raw.items()
            }
        case ClassCodec() if isinstance(raw, dict):
            cls = STEPS[raw["step"]] if shape.cls is Step else shape.cls
            return turned(cls, raw, seats) if hasattr(cls, "shapes") else raw
    return raw
