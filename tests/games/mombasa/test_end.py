"""The end of the game (M-15)."""

from __future__ import annotations

from tests.games.mombasa.position import PACK, hold, play, turn

from boardroom.core import engine
from boardroom.core.actions import Fact
from boardroom.core.engine import collect_facts
from boardroom.core.views import view
from boardroom.games.mombasa.facts import Scored
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.scoring import LINES, lines
from boardroom.games.mombasa.state import State
from boardroom.testing.suite import clause


def last_turn(**fields: object) -> State:
    s = turn(**fields)  # type: ignore[arg-type]
    s.round = PACK.rounds
    return s


def ended(s: State) -> State:
    return play(s, "0: end B", "1: end B")


@clause("M-15.1")
def test_resting_cards_come_to_the_hand_and_share_cards_are_shown():
    s = last_turn()
    s.players[0].resting = ((), ("cotton_1",), ("B07", "coffee_1"), (), ())
    s.players[0].hand = ("D02",)
    s.players[0].owned = ("cotton_1", "B07", "coffee_1", "D02")
    s = ended(s)
    assert s.over
    assert set(s.players[0].shares) == {"B07", "D02"}
    assert set(s.players[0].hand) == {"cotton_1", "coffee_1"}
    assert set(view(s, 1).players[0].shares) == {"B07", "D02"}


@clause("M-15.2")
def test_the_scoring_has_seven_lines():
    s = last_turn(cash=3, at=(4, 4, 4, 4), diamonds=9, ink=5)
    for company, region in (("mombasa", 9), ("cape_town", 23), ("saint_louis", 1), ("cairo", 3)):
        hold(s, company, region, region + 1)
    told: list[Fact] = []
    s = play(s, "0: end B").clone()
    engine.advance(s, GAME.language.parse("1: end B"), collect_facts(told))
    own = next(fact for fact in told if isinstance(fact, Scored) and fact.seat == 0)
    assert [getattr(own, line) for line in LINES] == list(lines(s, 0).values())
    assert LINES == ("cash", "mombasa", "cape_town", "saint_louis", "cairo", "diamonds", "books")
    assert own.total == sum(lines(s, 0).values())
    assert own.cairo == PACK.tracks[s.tracks[3]].shares[4] * sum(PACK.camps[3].coins[0][:2])
    assert (own.diamonds, own.books) == (PACK.diamonds.values[9], PACK.ledger.values[5])


@clause("M-15.3")
def test_a_marker_below_the_first_value_scores_nothing_and_books_are_worth_nothing():
    first = next(n for n, worth in enumerate(PACK.diamonds.values) if worth)
    s = turn(diamonds=first - 1, ink=1, books=("", "S01", *("C01",) * 14))
    assert (lines(s, 0)["diamonds"], lines(s, 0)["books"]) == (0, 0)
    s.players[0].diamonds = first
    assert lines(s, 0)["diamonds"] > 0


@clause("M-15.4")
def test_equal_wealth_shares_the_victory():
    s = last_turn(cash=5)
    s.players[1].cash = 5
    assert [(one.seat, one.place) for one in GAME.result(ended(s))] == [(0, 1), (1, 1)]


@clause("M-15.5")
def test_in_the_last_rounds_the_slot_of_a_card_changes_nothing():
    results = []
    for slot in ("-,cotton_2,-,-,-", "-,-,-,cotton_2,-"):
        s = last_turn(cash=1)
        s.steps = [s.steps[0]]
        s.steps[0].phase = 0  # type: ignore[attr-defined]
        engine.run_automatic_steps(s, engine.ignore_facts)
        s = play(s, f"0: plan {slot}", "1: plan -,-,-,-,-", "0: end B", "1: end B")
        results.append([lines(s, seat) for seat in (0, 1)])
    assert results[0] == results[1]
