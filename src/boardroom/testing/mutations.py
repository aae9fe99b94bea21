"""Variations for the conformance suite.

Random options; actions composed part by part; actions with another seat, id or number; states with all seats
rotated by one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from boardroom.core.actions import Action
from boardroom.core.codec import (
    ClassCodec,
    Codec,
    FixedTupleCodec,
    MappingCodec,
    OptionalCodec,
    SequenceCodec,
    TupleCodec,
)
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.options import check_options, choices
from boardroom.core.parts import Amount, Assign, Confirm, Mix, One, Option, Order, Part, Route, Some, Turn
from boardroom.core.state import State
from boardroom.core.steps import STEPS, Step
from boardroom.core.visibility import Hidden

S = TypeVar("S", bound=State)


def random_options(game: Game[State], rng: Random) -> Any:
    """Random options that can be listed, do not contradict each other and suit any number of players."""
    kind = game.options
    named = {name: found for name in kind.codecs if (found := choices(kind, name))}
    while True:
        drawn = {name: rng.choice(found) for name, found in named.items()}
        drawn = {name: v for name, v in drawn.items() if not isinstance(kind.codecs[name], SequenceCodec)}
        try:
            options = check_options(kind(**drawn))
            for seats in game.seats:
                game.begin(options, seats, 0)
        except BadInput:
            continue
        return options


def compose(offer: Offer, rng: Random) -> Action | None:
    """Compose an action part by part from legal options; None if a part has no obvious legal answer."""
    chosen: dict[str, Any] = {}
    for _ in range(20):
        part = offer.form(chosen)
        if part is None:
            return offer.compose(chosen)
        answer = _legal_answer(part, rng)
        if answer is None:
            return None
        chosen[part.name] = answer
    raise AssertionError(f"the form of {offer.kind.key} does not end")


def compose_loosely(offer: Offer, rng: Random) -> Action | None:
    """Compose an action from random answers, legal or not; None if an answer does not fit its part.

    The answers include disabled options, numbers out of range and repeated ids, as a page could send them.
    """
    answers: dict[str, Any] = {}
    for _ in range(20):
        try:
            chosen, part = offer.read(answers)
            if part is None:
                return offer.compose(chosen)
        except BadInput:
            return None
        answers[part.name] = json.loads(json.dumps(_loose_answer(part, rng)))
    raise AssertionError(f"the form of {offer.kind.key} does not end")


def _loose_answer(part: Part, rng: Random) -> Any:
    match part:
        case One():
            return _any_values(part.options, 1, rng)[0]
        case Turn():
            return _any_values(part.rotations, 1, rng)[0]
        case Amount():
            return rng.choice((part.least, part.most, part.least - 1, part.most + 1, rng.randint(-9, 99)))
        case Some() | Order():
            return _any_values(part.options, rng.randrange(len(part.options) + 2), rng)
        case Mix():
            return {item.id: rng.randint(-1, item.most + 1) for item in part.items}
        case Assign():
            things = _any_values(part.options, rng.randrange(len(part.options) + 1), rng)
            return {str(thing): _any_values(part.places, 1, rng)[0] for thing in things}
        case Route():
            ids = [node.id for node in part.nodes] + [id for id, _, _ in part.edges]
            return [rng.choices(ids, k=rng.randrange(4)) for _ in range(part.routes + 1)] if ids else []
    return True


def _any_values(options: Sequence[Option], count: int, rng: Random) -> list[Any]:
    return [option.value for option in rng.choices(options, k=count)] if options else [None] * count


def _legal_answer(part: Part, rng: Random) -> Any:
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
            return None  # only the rules know which answers go together; `sample` covers these
    raise AssertionError(f"no such part: {part}")


def mutations(a: Action, seats: int, rng: Random) -> Iterator[Action]:
    """Copies of an action with another seat, other ids or other numbers."""
    yield _replace_field(a, "seat", (a.seat + 1) % seats)
    for name, value in a.values().items():
        if name != "seat" and not isinstance(value, Hidden):
            for other in _vary(a.codecs[name], value, rng):
                yield _replace_field(a, name, other)


def _replace_field(a: Action, name: str, value: Any) -> Action:
    return type(a)(**(a.values() | {name: value}))


def _vary(codec: Codec, value: Any, rng: Random) -> Iterator[Any]:
    if codec.among is not None:
        yield from rng.sample(list(codec.among.known), min(3, len(codec.among.known)))
    elif codec.kind is int:
        yield from (value + 1, value - 1, -1, value + 1000)
    elif codec.kind is bool:
        yield not value
    elif isinstance(codec, SequenceCodec):
        yield codec.make(list(value)[1:])
        yield codec.make([*value, *value])
    elif isinstance(codec, TupleCodec):
        for i, item in enumerate(codec.items):
            for other in _vary(item, value[i], rng):
                yield codec.cls(*value[:i], other, *value[i + 1 :])


def rotate_seats(s: S, game: Game[S], seats: int) -> S:
    """The same state with every player one seat further on."""
    return game.load(rotate_json(type(s), s.to_json(), seats))


def rotate_json(cls: Any, raw: Any, seats: int) -> Any:
    """The JSON of a state, step or action with every seat number in it increased by one."""
    codecs = cls.codecs
    return {k: _rotate_value(codecs[k], v, seats) if k in codecs else v for k, v in raw.items()}


def _rotate_value(codec: Codec, raw: Any, seats: int) -> Any:
    if raw is None or (isinstance(raw, dict) and raw.keys() == {"hidden"}):
        return raw
    if codec.among is not None and codec.among.name == "seat":
        return (raw + 1) % seats
    match codec:
        case OptionalCodec():
            return _rotate_value(codec.item, raw, seats)
        case SequenceCodec():
            items = [_rotate_value(codec.item, x, seats) for x in raw]
            by_seat = items and isinstance(items[0], dict) and "seat" in items[0] and "step" not in items[0]
            return sorted(items, key=lambda x: x["seat"]) if by_seat else items
        case FixedTupleCodec() | TupleCodec():
            return [_rotate_value(item, x, seats) for item, x in zip(codec.items, raw, strict=True)]
        case MappingCodec():
            if not isinstance(raw, dict):
                return [
                    [_rotate_value(codec.key, k, seats), _rotate_value(codec.value, v, seats)] for k, v in raw
                ]
            mark = codec.key.among
            turn = mark is not None and mark.name == "seat"
            return {
                str((int(k) + 1) % seats) if turn else k: _rotate_value(codec.value, v, seats)
                for k, v in raw.items()
            }
        case ClassCodec() if isinstance(raw, dict):
            cls = STEPS[raw["step"]] if codec.cls is Step else codec.cls
            return rotate_json(cls, raw, seats) if hasattr(cls, "codecs") else raw
    return raw
