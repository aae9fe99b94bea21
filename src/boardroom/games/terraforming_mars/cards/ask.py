"""Questions of an effect about the player's own cards and tiles (TM-9.6, TM-9.12, TM-9.18, TM-9.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardroom.core.offers import Offer, Pick, Range
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars.actions import (
    AddTo,
    CardId,
    Choose,
    Convert,
    Copy,
    Next,
    Place,
)
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import hexes_of
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, Pending
from boardroom.games.terraforming_mars.cards.question import PUT_OFF, EffectQuestion
from boardroom.games.terraforming_mars.cards.queue import Effects, perform
from boardroom.games.terraforming_mars.cards.words import word
from boardroom.games.terraforming_mars.facts import (
    HexClaimed,
    ResourcesChanged,
)
from boardroom.games.terraforming_mars.state import State

if TYPE_CHECKING:
    from collections.abc import Callable


# --- tiles


def ask_tile(s: State, pending: Pending, kind: str, where: str, tell: Tell) -> None:
    """Place a tile, asking where if there is a choice; without a legal hex it is left out (TM-9.28)."""
    hexes = tiles.room(s, pending.seat, where)
    if not hexes:
        return
    if hexes & (hexes - 1) or (s.profile.asks_single_hex and where not in _NAMED):
        s.steps.append(Placing(pending.seat, pending, kind, where))
    else:
        lay(s, pending, kind, hexes.bit_length() - 1, tell)


_NAMED = ("noctis", "phobos", "ganymede")


def lay(s: State, pending: Pending, kind: str, number: int, tell: Tell) -> None:
    """Place the tile or claim marker, and pass its hex to pending effects of the same card that need it."""
    if kind == "claim":
        s.claims[number] = pending.seat
        tell(HexClaimed, pending.seat, number)
        return
    tiles.place(s, pending.seat, kind, number, tell)
    top = s.steps[-1]
    if isinstance(top, Effects) and top.queue and any(one.card == pending.card for one in top.queue):
        top.queue = tuple(
            one._replace(hex=number) if one.card == pending.card and _looks(one) else one for one in top.queue
        )


def _looks(one: Pending) -> bool:
    return EFFECTS[one.ref].what == "flooding"


def may_place(s: State, a: Place) -> None:
    question = s.steps[-1]
    assert isinstance(question, Placing)
    legal = tiles.room(s, a.seat, question.where) >> a.hex & 1
    clause, reason = _PLACING_CLAUSES.get(question.where, ("TM-3.1", "hex-not-free"))
    require(bool(legal), clause, reason, hex=a.hex)


_PLACING_CLAUSES = {
    "ocean-reserved": ("TM-3.3", "not-an-ocean-hex"),
    "city-normal": ("TM-3.7", "city-next-to-city"),
    "greenery-normal": ("TM-3.4", "greenery-away"),
    "next-to-two-cities": ("TM-3.19", "not-next-to-two-cities"),
    "noctis": ("TM-3.18", "noctis-reserved"),
}


def do_place(s: State, a: Place, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Placing)
    lay(s, question.pending, question.kind, a.hex, tell)


@step("terraforming_mars.placing", "TM-9.12", frozen=True)
class Placing(EffectQuestion):
    """A tile is to be placed. (TM-9.12)"""

    seat: Seat = shown()
    pending: Pending = shown()
    kind: str = shown()
    where: str = shown()
    moves = {Place: Move(may_place, do_place), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Place, s, seat, hexes_of(tiles.room(s, seat, self.where)), "hex")]


# --- alternatives

CHOICES: dict[str, Callable[[State, Pending, int, Tell], None]] = {}
"""The meaning of a choice for special cards, by their word; other alternatives are effect lists."""


def may_choose(s: State, a: Choose) -> None:
    question = s.steps[-1]
    assert isinstance(question, Choosing)
    require(a.way in question.ways, "TM-9.24", "no-such-alternative", way=a.way)


def do_choose(s: State, a: Choose, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Choosing)
    take_way(s, question.pending, a.way, tell)


def take_way(s: State, pending: Pending, way: int, tell: Tell) -> None:
    """Carry out one alternative of an effect."""
    own = CHOICES.get(word(EFFECTS[pending.ref]))
    if own:
        own(s, pending, way, tell)
    else:
        perform(s, pending.seat, f"{pending.ref}/{way}", pending.card, tell)


def ask_way(s: State, pending: Pending, ways: list[int], tell: Tell) -> None:
    """Let the player choose among alternatives, unless only one is left."""
    if len(ways) == 1:
        take_way(s, pending, ways[0], tell)
    elif ways:
        s.steps.append(Choosing(pending.seat, pending, tuple(ways)))


@step("terraforming_mars.choosing", "TM-9.24")
class Choosing(EffectQuestion):
    """One of several alternatives is to be chosen. (TM-9.24)"""

    seat: Seat = shown()
    pending: Pending = shown()
    ways: tuple[int, ...] = shown()
    moves = {Choose: Move(may_choose, do_choose), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Choose, s, seat, self.ways, "way")]


# --- resources on own cards


def put_on(s: State, card: int, seat: Seat, n: int, tell: Tell) -> None:
    """Put resources on a card, or take them off for a negative number."""
    s.players[seat].held[card] += n
    tell(ResourcesChanged, seat, card, n)


def ask_add(s: State, pending: Pending, cards: list[int], n: int, tell: Tell) -> None:
    """Put resources on one of the cards; without any the resources are lost (TM-9.18)."""
    if len(cards) == 1:
        put_on(s, cards[0], pending.seat, n, tell)
    elif cards:
        s.steps.append(Adding(pending.seat, pending, tuple(cards), n))


def may_add(s: State, a: AddTo) -> None:
    question = s.steps[-1]
    assert isinstance(question, Adding)
    require(a.card in question.cards, "TM-9.18", "card-holds-it-not", card=a.card)


def do_add(s: State, a: AddTo, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Adding)
    put_on(s, a.card, a.seat, question.n, tell)


@step("terraforming_mars.adding", "TM-9.18")
class Adding(EffectQuestion):
    """Resources go on one of the player's cards. (TM-9.18)"""

    seat: Seat = shown()
    pending: Pending = shown()
    cards: tuple[CardId, ...] = shown()
    n: int = shown()
    moves = {AddTo: Move(may_add, do_add), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(AddTo, s, seat, self.cards, "card")]


# --- amounts and copies

AMOUNTS: dict[str, Callable[[State, Pending, int, Tell], None]] = {}
"""The meaning of an amount for special cards, by their word."""


def may_convert(s: State, a: Convert) -> None:
    question = s.steps[-1]
    assert isinstance(question, Converting)
    require(
        question.least <= a.n <= question.most, "TM-9.7", "amount", least=question.least, most=question.most
    )


def do_convert(s: State, a: Convert, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Converting)
    AMOUNTS[word(EFFECTS[question.pending.ref])](s, question.pending, a.n, tell)


def ask_amount(s: State, pending: Pending, least: int, most: int, tell: Tell) -> None:
    """Ask for a number, unless only one is possible and the profile skips such questions."""
    if least == most and not s.profile.asks_single_amount:
        AMOUNTS[word(EFFECTS[pending.ref])](s, pending, least, tell)
    elif least <= most:
        s.steps.append(Converting(pending.seat, pending, least, most))


@step("terraforming_mars.converting", "TM-9.24")
class Converting(EffectQuestion):
    """A number of steps or cubes is to be chosen. (R-38)"""

    seat: Seat = shown()
    pending: Pending = shown()
    least: int = shown()
    most: int = shown()
    moves = {Convert: Move(may_convert, do_convert), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Range(Convert, s, seat, "amount", self.least, self.most)]


COPY: list[Callable[[State, Seat, str, Tell], None]] = []


def may_copy(s: State, a: Copy) -> None:
    question = s.steps[-1]
    assert isinstance(question, Copying)
    require(a.source in question.sources, "TM-9.7", "box-not-performable", card=a.source)


def do_copy(s: State, a: Copy, tell: Tell) -> None:
    s.steps.pop()
    COPY[0](s, a.seat, a.source, tell)


@step("terraforming_mars.copying", "TM-9.7")
class Copying(EffectQuestion):
    """A production box is to be copied. (R-24)"""

    seat: Seat = shown()
    pending: Pending = shown()
    sources: tuple[str, ...] = shown()
    moves = {Copy: Move(may_copy, do_copy), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Copy, s, seat, self.sources, "card")]
