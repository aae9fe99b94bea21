"""Previews are right: the numbers that a decision shows before a move are those of the table after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.actions import LayTile
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.draw import DRAWING as DRAWING_1830
from boardroom.games.eighteen_thirty.draw import effects
from boardroom.games.eighteen_thirty.game import GAME as RAILS
from boardroom.games.eighteen_thirty.operate.turn import stage_of
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
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.scoring import wealth
from boardroom.games.mombasa.state import State
from boardroom.web.models import words

PLAIN = (Advance, Buy, Enter, Reserve, Sell, TakeBook, TakePounds, UseMerchant)
"""Actions that are complete at once, so that the table shows the outcome."""
NUMBERS: dict[str, Callable[[State, int], int]] = {
    "effect-cash": lambda s, seat: s.players[seat].cash,
    "effect-diamonds": lambda s, seat: s.players[seat].diamonds,
    "effect-markers": markers_left,
    "effect-worth": wealth,
}


def previews(d: Scene[State], action: Action) -> dict[str, int]:
    """The effects whose number the state holds as well, by key."""
    keys: dict[str, str] = {d.writer(key): key for key in NUMBERS}
    rows = DRAWING.effects(d, action)
    return {keys[label]: int(after.replace("−", "-")) for label, _, after in rows if label in keys}


def is_complete(s: State) -> bool:
    """Whether no expansion is in progress."""
    return not any(isinstance(frame, Expanding) for frame in s.steps)


def test_what_a_decision_previews_stands_on_the_table_after_it() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(12):
        s, rng = GAME.begin(GAME.options(), 3, seed), Random(seed)
        while not s.over:
            seat = waits(s)[0]
            action = rng.choice(offers(s, seat)).sample(rng)
            told = previews(Scene(view(s, seat), Writer(words("en", GAME)), seat), action)
            advance(s, action, ignore_facts)
            if type(action) not in PLAIN or not is_complete(s) or s.over:
                continue
            found = {key: NUMBERS[key](s, seat) for key in told}
            assert found == told, action
            seen.update((type(action).__name__, key) for key in told)
    assert {key for _, key in seen} == set(NUMBERS)
    assert {kind for kind, _ in seen} == {kind.__name__ for kind in PLAIN}


def test_the_effects_shown_to_a_railway_before_an_action_hold_after_it() -> None:
    """Treasury and stations left, the cash of a president who helps to buy a train, the value of a stop."""
    seen: set[str] = set()
    for seed in range(6):
        s, rng = RAILS.begin(RAILS.options(), 3, seed), Random(seed)
        for _ in range(500):
            if s.over:
                break
            seat = waits(s)[0]
            action = rng.choice(offers(s, seat)).sample(rng)
            if not isinstance(action, effects.Work):
                advance(s, action, ignore_facts)
                continue
            name = stage_of(s).operator(s).id
            d = Scene(view(s, seat), Writer(words("en", RAILS)), seat)
            told = {label: after for label, _, after in DRAWING_1830.effects(d, action)}
            advance(s, action, ignore_facts)
            company = s.company(name)
            now = {
                "Treasury": company.cash,
                "Tokens left": companies()[name].stations - len(company.stations),
                "Cash": s.players[seat].cash,
            }
            if isinstance(action, LayTile):
                lying = map_of(s).board.faces[area_of(s).number[action.hex]]
                now["Value"] = max((stop.high for stop in lying.stops), default=0)
            assert {key: int(told[key]) for key in told if key in now} == {
                key: n for key, n in now.items() if key in told
            }, action
            seen |= set(told)
    assert seen >= {"Treasury", "Tokens left", "Trains", "Value"}
