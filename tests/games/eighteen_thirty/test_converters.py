"""Tables that an earlier revision of the rules saved are read and played on."""

import json
from typing import Any

import pytest
from tests.games.eighteen_thirty.position import asked, at, company, do, lay, operate, sold, why

from boardroom.core.errors import BadInput
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.home import PlaceHome
from boardroom.games.eighteen_thirty.state import State


def first_form(s: State) -> Any:
    """A state as revision 1 wrote it."""
    raw = json.loads(s.to_text())
    top = raw["steps"][-1]
    top.pop("prices", None)
    if "moved" in top:
        top["again"] = top.pop("moved") is not None
    return raw


def test_a_table_saved_while_trains_are_bought_goes_on():
    s = sold(phase=3)
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)])
    s.depot = (0, 4, 4, 3, 2, 6)
    raw = first_form(operate(s, "PRR", "buy_trains"))
    with pytest.raises(BadInput, match="is not a well-formed"):
        GAME.load(raw)
    found = GAME.load(raw, revision=1)
    assert found.digest() == s.digest()
    do(found, "0: buy train 3 from bank")
    assert found.company("PRR").trains == ("3",)


def test_a_table_saved_while_a_moved_home_is_chosen_goes_on():
    s = sold(phase=3, profile="18xx.games")
    company(s, "ERIE", {1: 6}, cash=100, stations=[("E11", 0)])
    operate(lay(s, E11=("59", 0)), "ERIE", laid=True)
    s.steps.append(PlaceHome("ERIE", moved="ERIE"))
    found = GAME.load(first_form(s), revision=1)
    assert (at(found), asked(found)) == ("place_home", (1,))
    assert why(found, "1: home 1") is None
    assert found.digest() == s.digest()
    s.steps[-1] = PlaceHome("ERIE")
    assert GAME.load(first_form(s), revision=1).digest() == s.digest()
