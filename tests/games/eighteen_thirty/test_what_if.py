"""What experts plan with: revenue after a move, the last tile, prices of terrain, the final table."""

from __future__ import annotations

import re

import pytest
from tests.web.tables import golden

from boardroom.core.engine import offers, play, waits
from boardroom.core.parts import One
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.lay import in_supply, terrain_cost
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of, tiles_on_map
from boardroom.games.eighteen_thirty.draw import DRAWING, final, hints, supply, what_if
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.sale import PrivateAuction
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import State
from boardroom.web.models import words


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_a_preview_tells_the_revenue_that_every_company_has_after_the_lay(share: float) -> None:
    s = golden("eighteen_thirty-4", share, "lay-tile").state
    assert isinstance(s, State)
    d = Scene(s, Writer(words("en", GAME)), 0)
    offer = next(o for o in offers(s, waits(s)[0]) if o.kind is act.LayTile)
    changed = 0
    for action in list(offer.actions())[::7]:
        assert isinstance(action, act.LayTile)
        rows = {label: int(after) for label, _, after in what_if.revenue_rows(d, action)}
        then, _ = play(s, action)
        for c in then.companies:
            label = d.writer("draw-revenue-of", company=c.id)
            best = map_of(then).best(c.id, c.trains, s.phase_rules.high).value
            was = map_of(s).best(c.id, c.trains, s.phase_rules.high).value
            assert rows.get(label) == (best if best != was else None)
            changed += best != was
    assert changed


def test_the_last_tile_of_its_kind_is_named_before_it_is_laid() -> None:
    s = golden("eighteen_thirty-4", 0.5, "lay-tile").state
    assert isinstance(s, State)
    d = Scene(s, Writer(words("en", GAME)), 0)
    offer = next(o for o in offers(s, waits(s)[0]) if o.kind is act.LayTile)
    for action in offer.actions():
        assert isinstance(action, act.LayTile)
        is_last = in_supply(tiles_on_map(s), action.tile) == 1
        assert ("the last one" in DRAWING.detail(d, f"tile:{action.tile}")) is is_last
        rows = [label for label, _, _ in DRAWING.effects(d, action)]
        assert (d.writer("draw-tile-left", tile=action.tile) in rows) is is_last


def test_every_hex_where_a_tile_can_be_laid_tells_the_price_of_its_terrain() -> None:
    s = golden("eighteen_thirty-4", 0.1, "lay-tile").state
    assert isinstance(s, State)
    offer = next(o for o in offers(s, waits(s)[0]) if o.kind is act.LayTile)
    part = offer.form({})
    assert isinstance(part, One)
    assert [o for o in part.options if o.ok]
    for o in part.options:
        if o.ok:
            number = area_of(s).number[str(o.value)]
            assert o.cost == terrain_cost(area_of(s), number, map_of(s).board.faces[number])


def test_the_final_table_adds_up_to_the_net_worth() -> None:
    s = golden("eighteen_thirty-4", 1).state
    assert isinstance(s, State)
    d = Scene(s, Writer(words("en", GAME, ("A", "B", "C", "D"))), 0)
    rows = [[int(re.sub(r"<.*|·", "", cell) or 0) for cell in cells] for _, cells, _ in final._rows(d)]
    *parts, whole, _ = rows
    assert [sum(column) for column in zip(*parts, strict=True)] == whole == [worth(s, p) for p in s.players]


def test_an_auction_names_its_private_and_a_bank_below_zero_is_explained() -> None:
    s = golden("eighteen_thirty-4", 0).state
    assert isinstance(s, State)
    s.steps.append(PrivateAuction(0, "DH"))
    d = Scene(s, Writer(words("en", GAME, ("A", "B", "C", "D"))), 0)
    assert "Delaware" in hints.hints(d)
    assert "on paper" not in supply.panel(d)
    s.bank = -120
    assert "goes on paying on paper" in supply.panel(d)
