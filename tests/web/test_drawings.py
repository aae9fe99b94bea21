"""Each public method of a game's drawing overrides one of `Drawing`; nothing calls any other."""

from __future__ import annotations

import inspect

import pytest
from tests.installed import packages_installed

from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.games.registry import keys, load

with packages_installed():
    from boardroom_forms.game import GAME as FORMS
    from boardroom_nim.game import GAME as NIM

DRAWINGS = [drawing_of(game) for game in (*map(load, keys()), FORMS, NIM)]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: type(drawing).__name__)
def test_every_public_method_overrides_one_of_the_base(drawing):
    own = {name: method for name, method in vars(type(drawing)).items() if not name.startswith("_")}
    assert own, "the game has no drawing of its own"
    for name, method in own.items():
        base = getattr(Drawing, name, None)
        assert base is not None, f"no page calls {name}"
        assert list(inspect.signature(method).parameters) == list(inspect.signature(base).parameters), name
