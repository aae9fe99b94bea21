"""Every project card, played from one prepared table, changes exactly what `cards.txt` says.

The table: two players with the Beginner Corporation, 200 M€ and 20 of everything else, production 5, TR 20;
temperature -10, oxygen 5, four oceans unless the card asks for more or less; the player's city on 45 and
greenery on 37, the opponent's city on 47; some cards in play on both sides.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardroom.core import engine
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.importer.deltas import delta, prepare_table
from boardroom.games.terraforming_mars.state import Options, State
from boardroom.games.terraforming_mars.turn import Turn

LINES = [
    line.split(" | ")
    for line in (Path(__file__).parent / "cards.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
RESOURCES = {"mc", "steel", "titanium", "plants", "energy", "heat"}


def table(number: int) -> State:
    """The prepared table, with the parameter moved to the card's limit."""
    start = {"temperature": -10, "oxygen": 5, "oceans": 4}
    for need in CARDS[number].requires:
        if need.what in start:
            if need.least is not None:
                start[need.what] = max(start[need.what], need.least)
            if need.most is not None:
                start[need.what] = min(start[need.what], need.most)
    s = prepare_table(number, start)
    s.options = Options()
    return s


def summary(change: dict[str, Any]) -> str:
    """A change of the table in the notation of `cards.txt`."""
    found = []
    for seat, player in enumerate(change["players"]):
        found += [f"{seat} {res} {n:+d}" for res, n in player.get("res", {}).items()]
        found += [f"{seat} {res} production {n:+d}" for res, n in player.get("prod", {}).items()]
        found += [f"{seat} {name} {player[name]:+d}" for name in ("tr", "hand") if name in player]
        found += [
            f"{seat} card {int(card):03d} {n:+d}" if n else f"{seat} card {int(card):03d} 0"
            for card, n in player.get("cardResources", {}).items()
        ]
    found += [f"{name} {n:+d}" for name, n in change.get("globals", {}).items()]
    found += [f"{name} {change[name]:+d}" for name in ("deck", "discard") if name in change]
    for tile in change.get("tiles", ()):
        owner = "" if tile["owner"] is None else f" {tile['owner']}"
        found.append(f"tile {tile['at']} {tile['kind']}{owner}")
    return ", ".join(sorted(found))


def test_every_card_has_its_line():
    assert [int(number) for number, _, _ in LINES] == list(CARDS)


@pytest.mark.parametrize(("number", "answers", "outcome"), LINES, ids=[line[0] for line in LINES])
def test_playing_a_card_changes_what_its_line_says(number, answers, outcome):
    s = before = table(int(number))
    cost = bill(s.players[0], int(number)).cost
    moves = [f"play {int(number)} for {cost} mc", *(one for one in answers.split(" / ") if one)]
    for move in moves:
        s = engine.play(s, GAME.language.parse(f"0: {move}"))[0]
    assert isinstance(s.steps[-1], Turn), f"still asked: {s.steps[-1]}"
    assert int(number) in s.players[0].played
    assert summary(delta(before, s)) == outcome


ACTIONS = [
    line.split(" | ")
    for line in (Path(__file__).parent / "card_actions.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
ANSWERS = {number: answers for number, answers, _ in LINES}


def test_every_action_has_its_line():
    expected = [f"{n:03d} {way}" for n, card in CARDS.items() for way in range(len(card.actions))]
    assert [which for which, *_ in ACTIONS] == expected


@pytest.mark.parametrize(("which", "pay", "answers", "outcome"), ACTIONS, ids=[line[0] for line in ACTIONS])
def test_using_an_action_changes_what_its_line_says(which, pay, answers, outcome):
    number, way = which.split()
    s = table(int(number))
    cost = bill(s.players[0], int(number)).cost
    first = [f"play {int(number)} for {cost} mc", *(one for one in ANSWERS[number].split(" / ") if one)]
    for move in first:
        s = engine.play(s, GAME.language.parse(f"0: {move}"))[0]
    if CARDS[int(number)].holds:
        s.players[0].held[int(number)] = 5
    before = s
    for move in (f"use {number} way {way} for {pay}", *(one for one in answers.split(" / ") if one)):
        s = engine.play(s, GAME.language.parse(f"0: {move}"))[0]
    assert s.players[0].used == (number,)
    assert summary(delta(before, s)) == outcome
