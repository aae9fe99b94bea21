"""The goods tile is attached at any time in the action phase, whoever's turn it is (M-12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.mombasa.position import PACK, books, offered, play, table, told, turn, why
from tests.table.tables import SEATING
from tests.web.tables import seen

from boardroom.bots.registry import load_bot
from boardroom.core import engine
from boardroom.core.chance import Chance
from boardroom.core.game import game_of_any_kind
from boardroom.core.journal import Journal, Setup
from boardroom.core.luck import luck_of
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.mombasa.actions import Attach, EndPhase, Expand, UseBookkeeper
from boardroom.games.mombasa.companies.camps import RemovingPosts, SendingOut
from boardroom.games.mombasa.companies.tracks import TrackSteps
from boardroom.games.mombasa.draw import DRAWING
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.player_board.bookkeeping import Placing, Points
from boardroom.games.mombasa.player_board.ink_jar import InkMove
from boardroom.games.mombasa.rewards import MajorityRewards, RegionRewards
from boardroom.games.mombasa.standing_orders import EndOwnPhase
from boardroom.games.mombasa.state import State, total
from boardroom.table.table import MoveRequest, Table, TableInfo
from boardroom.table.take_back import own_take_back
from boardroom.testing.suite import clause
from boardroom.web.models import words
from boardroom.web.panels.decision import decision


def with_tile(cards: str = "cotton_1 bookkeeper_2", owner: int = 1, **fields: Any) -> State:
    """The turn of seat 0 among three; the owner of the tile has two coffee face up."""
    s = turn(cards, seats=3, others={owner: "coffee_2"} if owner else {}, **fields)
    s.players[owner].tiles = ("goods",)
    s.derive()
    return s


STEPS: dict[str, Callable[[State], Any]] = {
    "steps": lambda s: TrackSteps(0, 2),
    "regions": lambda s: Expanding(0, 0, 2, (), ()),
    "region rewards": lambda s: RegionRewards(0, 0, 1, 1),
    "majority rewards": lambda s: MajorityRewards(0, 0, 1, 1),
    "posts": lambda s: SendingOut(0, (3,)),
    "removals": lambda s: RemovingPosts(0, 1),
    "points": lambda s: Points(0, 2),
    "placing": lambda s: Placing(0),
    "ink": lambda s: InkMove(0, 2, False),
}


@clause("M-12.2")
@pytest.mark.parametrize("step", STEPS)
def test_the_owner_attaches_it_in_the_middle_of_the_action_of_another(step):
    s = with_tile()
    s.camps = (*s.camps[:3], (4, 4, 4))
    s.players[0].taken = tuple(book for book in s.shelf if PACK.books[book].letter == "B")[:1]
    s.steps[-1:] = [STEPS[step](s)]
    assert engine.waits(s) == (0,)
    assert offered(s, 1) == {"attach": ["attach to coffee_2"]}
    after = play(s, "1: attach to coffee_2")
    assert (total(s, 1, "coffee"), total(after, 1, "coffee")) == (2, 3)
    assert engine.waits(after) == (0,)  # the step goes on as if nothing had happened
    assert offered(after, 0) == offered(s, 0)
    assert offered(after, 1) == {}


@clause("M-12.2")
def test_nothing_else_may_be_done_off_turn():
    s = with_tile()
    for line in ("1: end B", "1: goods coffee_2 take -", "1: marker sell coffee_1", "2: attach to coffee_2"):
        assert why(s, line)[0] in ("M-5.1", "M-12.2")
    assert why(s, "1: attach to cotton_1") == ("M-12.2", "not-face-up")
    assert why(play(s, "1: attach to coffee_2"), "1: attach to coffee_2") == ("M-12.2", "tile-attached")


@clause("M-12.2", "M-11.5")
def test_it_may_take_a_majority_from_the_player_on_turn():
    s = with_tile("coffee_2")
    assert "marker majority coffee tier 1" in offered(s)["use-majority"]  # a tie is enough
    s = play(s, "1: attach to coffee_2")
    assert why(s, "0: marker majority coffee tier 1") == ("M-11.5", "not-the-most")


@clause("M-12.2", "M-9.2")
def test_its_owner_may_attach_it_while_the_ink_jar_moves():
    needs = next(b.id for b in PACK.books.values() if b.needs == (("coffee", 3),))
    s = turn("bookkeeper_2 coffee_2", tiles=("goods",), books=books(_1=needs))
    s = play(s, "0: bookkeeper bookkeeper_2")
    assert why(s, "0: ink 1") == ("M-9.2", "requirement-not-met")
    s = play(s, "0: attach to coffee_2", "0: ink 1")
    assert s.players[0].ink == 1


@clause("M-12.2", "M-13.1")
def test_it_lies_still_outside_the_action_phase():
    s = table()
    s.players[0].tiles = ("goods",)
    assert why(s, "0: attach to coffee_2") == ("M-12.2", "not-face-up")  # planning: the cards lie face down
    s = play(with_tile(owner=0, cards="coffee_2"), "0: end B")
    assert why(s, "0: attach to coffee_2") == ("M-12.2", "no-such-tile")  # the own phase is over


def at_table(s: State) -> Table:
    setup = Setup(game_of_any_kind(GAME), s.options, 3, Chance("tile"), SEATING.names, SEATING.bots)
    return Table.begin(TableInfo(), SEATING, Journal.from_position(setup, s))


@clause("M-12.2")
def test_nobody_is_waited_for_and_the_question_of_the_player_on_turn_stays():
    before = at_table(with_tile())
    assert before.position.waits == (0,)
    after = before.play(Attach(1, "coffee_2")).table
    assert after.position.waits == (0,)
    assert after.asked_at[0] == before.asked_at[0]  # a move sent before is not stale
    request = MoveRequest(UseBookkeeper(0, "bookkeeper_2"), before.asked_at[0])
    assert after.act("ann", request).row is not None


def test_attaching_is_taken_back_until_another_person_acts():
    begun = at_table(with_tile("expansion_2"))
    chosen = begun.play(Expand(0, "cairo")).table
    assert own_take_back(chosen, 0) == begun.seq
    attached = chosen.play(Attach(1, "coffee_2")).table
    assert own_take_back(attached, 0) is None  # another person acted
    assert own_take_back(attached, 1) == chosen.seq
    back = attached.go_back(chosen.seq, attached.journal.at(chosen.seq)).table
    assert back.position.waits == (0,)
    assert back.offers(1)


def test_a_standing_order_of_another_stands_and_ones_own_ends():
    facts = told(with_tile(), "1: attach to coffee_2")
    order = EndOwnPhase()
    assert order.is_ended_by(Attach(1, "coffee_2"), facts, 1, "B")
    assert not order.is_ended_by(Attach(1, "coffee_2"), facts, 0, "B")


def test_who_gave_the_order_to_end_still_ends_when_asked():
    seen_by_0 = view(with_tile(owner=0, cards="coffee_2"), 0)
    assert EndOwnPhase().action(seen_by_0, engine.offers(seen_by_0, 0), "B") == EndPhase(0, "B")


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("step", STEPS)
def test_a_bot_that_owns_the_tile_answers_every_question(bot, step):
    s = with_tile("coffee_2 bookkeeper_2", owner=0)
    s.camps = (*s.camps[:3], (4, 4, 4))
    s.players[0].taken = tuple(book for book in s.shelf if PACK.books[book].letter == "B")[:1]
    s.steps[-1:] = [STEPS[step](s)]
    assert "attach" in offered(s)
    found = load_bot(bot, GAME).choose(view(s, 0), engine.offers(view(s, 0), 0), luck_of("tile", 0))
    assert engine.refusal(s, found) is None


def page_of(s: State, seat: int) -> str:
    journal = Journal.from_position(Setup(GAME, s.options, 3, Chance("tile")), s)
    return str(decision(seen(journal, seat)))


def test_the_page_offers_it_off_turn_without_asking_for_it():
    html = page_of(with_tile(), 1)
    assert "data-mine" not in html  # no dot in the title, nothing read aloud
    assert 'class="ask">Choose an action' not in html
    assert 'data-kind="attach"' in html
    assert "Ada" in html  # whom the table waits for
    assert "data-mine" in page_of(with_tile(), 0)


def test_the_page_opens_the_question_of_the_step_and_not_the_tile():
    s = with_tile(owner=0)
    d = Scene(view(s, 0), Writer(words("en", GAME)), 0)
    assert DRAWING.initial_kind(d, ["enter", "attach"]) == "enter"
    assert DRAWING.initial_kind(d, ["attach"]) == ""
    assert DRAWING.initial_kind(d, ["use-goods", "expand", "attach"]) is None
