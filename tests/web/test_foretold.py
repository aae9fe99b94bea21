"""What the decision of Mombasa foretells comes true: every number it shows before a move stands after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from boardroom.core.actions import Action
from boardroom.core.engine import advance, nobody, offers, waits
from boardroom.core.views import view
from boardroom.games import load
from boardroom.games.mombasa.actions import (
    Advance,
    Buy,
    Enter,
    Reserve,
    Sell,
    TakeBook,
    TakePounds,
    UseMerchant,
)
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.draw import DRAWING
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.scoring import wealth
from boardroom.games.mombasa.state import State
from boardroom.web.drawing import Scene
from boardroom.web.html import Ink
from boardroom.web.shown import words

GAME = load("mombasa")
PLAIN = (Advance, Buy, Enter, Reserve, Sell, TakeBook, TakePounds, UseMerchant)
"""What is done with at once, so that the table shows the outcome."""
NUMBERS: dict[str, Callable[[State, int], int]] = {
    "effect-cash": lambda s, seat: s.players[seat].cash,
    "effect-diamonds": lambda s, seat: s.players[seat].diamonds,
    "effect-markers": markers_left,
    "effect-worth": wealth,
}


def foretold(d: Scene, action: Action) -> dict[str, int]:
    """The rows of the decision whose number can be looked up on the table, by key."""
    keys: dict[str, str] = {d.ink(key): key for key in NUMBERS}
    rows = DRAWING.effect(d, action)
    return {keys[label]: int(after.replace("−", "-")) for label, _, after in rows if label in keys}


def settled(s: State) -> bool:
    """Whether nothing of an expansion is still to come."""
    return not any(isinstance(frame, Expanding) for frame in s.steps)


def test_what_a_decision_foretells_stands_on_the_table_after_it() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(12):
        s, rng = GAME.begin(GAME.options(), 3, seed), Random(seed)
        while not s.over:
            seat = waits(s)[0]
            action = rng.choice(offers(s, seat)).sample(rng)
            told = foretold(Scene(view(s, seat), Ink(words("en", GAME)), seat), action)
            advance(s, action, nobody)
            if type(action) not in PLAIN or not settled(s) or s.over:
                continue
            found = {key: NUMBERS[key](s, seat) for key in told}
            assert found == told, action
            seen.update((type(action).__name__, key) for key in told)
    assert {key for _, key in seen} == set(NUMBERS)
    assert {kind for kind, _ in seen} == {kind.__name__ for kind in PLAIN}
