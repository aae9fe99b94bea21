"""The free station of DH, and the warning before a normal lay loses it (E-3.23 to E-3.25)."""

from __future__ import annotations

import io
from typing import Any

import pytest
from tests.games.eighteen_thirty.position import company, do, kinds, lay, operate, sold, why

from boardroom.cli.terminal.game_loop import GameLoop
from boardroom.cli.terminal.screen import Screen
from boardroom.cli.terminal.session import Session, bot_seeds
from boardroom.core.catalog import LANGUAGES
from boardroom.core.chance import Chance
from boardroom.core.engine import offers
from boardroom.core.journal import Journal, Setup
from boardroom.core.parts import One, Turn
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.actions import LayTile
from boardroom.games.eighteen_thirty.draw import DRAWING
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.registry import load
from boardroom.testing.suite import clause
from boardroom.web.models import words

PLAIN, BY_DH = "0: lay 57/0 in F16", "0: DH lays 57/0"


def at_f16(**fields: Any) -> State:
    """PRR owns DH and reaches F16, where both the normal lay and the lay of DH are legal."""
    s = sold(phase=3)
    company(s, "PRR", {0: 6}, cash=500, stations=[("H16", 0)], privates=("DH",))
    s.closed = tuple(private for private in s.closed if private != "DH")
    lay(s, H16=("57", 2), G15=("8", 3))
    return operate(s, "PRR", **fields)


def asks_first(s: State, line: str) -> str | None:
    scene = Scene(view(s, 0), Writer(words("en", GAME)), 0)
    return DRAWING.confirm_key(scene, GAME.language.parse(line))


def note(s: State, lang: str = "en") -> str:
    return DRAWING.hints(Scene(view(s, 0), Writer(words(lang, GAME)), 0))


@clause("E-3.25")
def test_the_normal_lay_in_f16_loses_the_free_station():
    s = at_f16()
    assert {"lay-tile", "lay-by-private"} <= kinds(s, 0), "both are a choice of their own"
    t = at_f16()
    do(t, PLAIN)
    assert "place-free-station" not in kinds(t, 0)
    assert why(t, "0: station by DH") == "E-3.23"
    do(s, BY_DH)
    assert "place-free-station" in kinds(s, 0)
    assert s.company("PRR").cash == t.company("PRR").cash == 380, "the mountain costs the same"


def test_a_lay_that_loses_the_free_station_asks_first():
    assert asks_first(at_f16(), PLAIN) == "draw-slip-dh"
    assert asks_first(at_f16(), BY_DH) is None
    assert asks_first(at_f16(), "0: lay 8/0 in G15") is None, "another hex"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_track_step_says_what_dh_brings(lang):
    said = words(lang, GAME)("draw-dh-station")
    assert said.split()[0] in note(at_f16(), lang)
    assert "F16" in note(at_f16(), lang)


def test_nothing_is_said_where_nothing_is_lost():
    used, poor, full = at_f16(), at_f16(), at_f16(stationed=True)
    used.used = ("DH",)
    poor.company("PRR").cash = 100
    alone = at_f16()
    alone.company("PRR").privates = ()
    for s in (used, poor, full, alone):
        assert asks_first(s, PLAIN) is None
        assert "F16" not in note(s)


@pytest.mark.parametrize(("answer", "lies"), [("no", False), ("yes", True)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_asks_before_a_lay_by_number_loses_the_free_station(answer, lies, lang):
    seats = ("human", "greedy", "greedy", "greedy")
    setup = Setup(load("eighteen_thirty"), GAME.options(), 4, Chance("7"), bots=bot_seeds(seats, "7"))
    journal = Journal.from_position(setup, at_f16())
    at, out = Session(journal, seats, lang), io.StringIO()
    lines = [*_numbers(at_f16()), answer]
    GameLoop(at, Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out)).play()
    assert words(lang, GAME)("draw-slip-dh").split()[0] in out.getvalue()
    assert any(isinstance(row.action, LayTile) for row in at.journal.rows) == lies


def _numbers(s: State) -> list[str]:
    """The numbers that choose the normal lay in F16."""
    offered = offers(s, 0)
    offer = next(one for one in offered if one.kind.key == "lay-tile")
    chosen: dict[str, object] = {}
    numbers = [str(offered.index(offer) + 1)]
    for value in ("F16", "57", 0):
        part = offer.form(chosen)
        assert isinstance(part, One | Turn)
        listed = part.options if isinstance(part, One) else part.rotations
        options = [o.value for o in listed if o.ok]
        numbers.append(str(options.index(value) + 1))
        chosen[part.name] = value
    return numbers
