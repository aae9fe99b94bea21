"""Positions of Terraforming Mars in compact notation, and moves on them.

    position("set profile=digital; players 3; temperature -12; oceans 4; tile city 45 0; claim 20 1;"
             "seat 0: mc 30, production energy 1, corporation thorgate, hand 117 9, played 166, held 184 3;"
             "deck 1 2 3; step turn 0 1")

Defaults: two players with the Beginner Corporation, nothing in stock, no production,
TR 20, an empty map, generation 2, and the rest of the cards in the deck by number. `oceans 4` lays oceans on
the first four ocean hexes. The step is `turn SEAT [TAKEN]` (seat 0 if not said), `last SEATS` for the last
greeneries, `research SEAT CARDS`, or `production`, which advances to the next question by itself.
"""

from __future__ import annotations

import re
from typing import Any

from tests.games.moves import Moves

from boardroom.core import engine
from boardroom.core.chance import Chance
from boardroom.core.options import read_options
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import OCEAN_HEXES
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Researching
from boardroom.games.terraforming_mars.rounds import ActionPhase, Generations, LastGreeneries
from boardroom.games.terraforming_mars.state import Options, Player, State
from boardroom.games.terraforming_mars.turn import Turn

NUMBERS = ("temperature", "oxygen", "generation", "first")
MOVES = Moves(GAME)
play, told, refusal, allowed, waits = MOVES.play, MOVES.told, MOVES.refusal, MOVES.allowed, engine.waits


def position(text: str) -> State:
    """The table that the notation describes."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    words = [part.split() for part in parts if not part.startswith("seat ")]
    settings = dict(word.split("=") for part in words if part[0] == "set" for word in part[1:])
    options: Options = read_options(Options, settings)
    seats = next((int(part[1]) for part in words if part[0] == "players"), 2)
    s = State(options=options, chance=Chance("position"), generation=2)
    s.players = [Player(seat, corporation="beginner") for seat in range(seats)]
    for part in parts:
        if found := re.fullmatch(r"seat (\d+):(.*)", part):
            for thing in found[2].split(","):
                _thing(s.players[int(found[1])], thing.split())
    s.derive()
    for said in words:
        _table(s, said)
    _cards(s, words)
    _steps(s, next((part[1:] for part in words if part[0] == "step"), ["turn", "0"]))
    return s


def _thing(p: Player, words: list[str]) -> None:
    name, *rest = words
    if name in RESOURCES:
        p.stock[RESOURCES.index(name)] = int(rest[0])
    elif name == "production":
        for res, n in zip(rest[::2], rest[1::2], strict=True):
            places = range(6) if res == "all" else [RESOURCES.index(res)]
            for place in places:
                p.production[place] = int(n)
    elif name in ("hand", "played", "discards"):
        setattr(p, name, tuple(int(card) for card in rest))
        if name == "played":
            p.held |= {card: 0 for card in p.played if CARDS[card].holds}
    elif name == "held":
        p.held |= {int(card): int(n) for card, n in zip(rest[::2], rest[1::2], strict=True)}
    elif name == "used":
        p.used = tuple(rest)
    elif name in ("raised", "passed", "first_due"):
        setattr(p, name, True)
    else:
        assert name in ("rating", "corporation"), name
        setattr(p, name, int(rest[0]) if name == "rating" else rest[0])


def _table(s: State, words: list[str]) -> None:
    name, *rest = words
    if name in NUMBERS:
        setattr(s, name, int(rest[0]))
    elif name == "oceans":
        for ocean in OCEAN_HEXES[: int(rest[0])]:
            tiles.put(s, "ocean", ocean, None)
        s.oceans = int(rest[0])
    elif name == "tile":
        kind, number, *owner = rest
        tiles.put(s, kind, int(number), int(owner[0]) if owner else None)
        s.oceans += kind == "ocean"
    elif name == "claim":
        s.claims[int(rest[0])] = int(rest[1])
    elif name in ("milestones", "awards"):
        setattr(s, name, tuple((one.split(":")[0], int(one.split(":")[1])) for one in rest))
    else:
        assert name in ("set", "players", "deck", "step"), name


def _cards(s: State, words: list[list[str]]) -> None:
    seen = {card for p in s.players for card in (*p.hand, *p.played, *p.discards)}
    top = next((tuple(map(int, part[1:])) for part in words if part[0] == "deck"), None)
    s.deck = tuple(n for n in CARDS if n not in seen) if top is None else top


def _steps(s: State, words: list[str]) -> None:
    kind, *rest = words
    numbers = [int(word) for word in rest]
    s.steps = [Generations("action")]
    if kind == "turn":
        s.steps += [ActionPhase((numbers[0] + 1) % len(s.players)), Turn(*numbers)]
    elif kind == "last":
        s.steps = [Generations("TM-1.6"), LastGreeneries(tuple(numbers))]
    elif kind == "research":
        seat, *cards = numbers
        s.deck = tuple(card for card in s.deck if card not in cards)
        s.steps = [Generations("research"), Researching((seat,), {seat: tuple(cards)})]
    else:
        assert kind == "production"
        engine.run_automatic_steps(s, engine.ignore_facts)


def offered(s: State, seat: int = 0) -> set[str]:
    """The kinds of moves offered."""
    return {offer.kind.key for offer in engine.offers(s, seat)}


def choices(s: State, kind: str, seat: int = 0) -> list[str]:
    """The moves of a kind that are offered, in notation without the seat."""
    found = [offer for offer in engine.offers(s, seat) if offer.kind.key == kind]
    return [a.notation().split(": ")[1] for offer in found for a in offer.list_actions(500)]


def stock(s: State, seat: int, res: str) -> int:
    return s.players[seat].stock[RESOURCES.index(res)]


def production(s: State, seat: int, res: str) -> int:
    return s.players[seat].production[RESOURCES.index(res)]


def gained(before: State, after: State, seat: int = 0) -> dict[str, int]:
    """How a player's stock, production (as `energy+`) and rating changed."""
    a, b = before.players[seat], after.players[seat]
    found: dict[str, Any] = {"tr": b.rating - a.rating}
    for place, res in enumerate(RESOURCES):
        found[res] = b.stock[place] - a.stock[place]
        found[f"{res}+"] = b.production[place] - a.production[place]
    return {name: n for name, n in found.items() if n}
