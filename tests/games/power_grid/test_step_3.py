"""Step 3: the shuffle, the plant market, houses and refill (PG-10.4 to PG-10.9)."""

import pytest
from tests.games.power_grid.card import (
    EDITIONS,
    FIRST_SALE,
    RICH,
    both,
    news,
    phase_2,
    phase_4,
    phase_5,
)
from tests.games.power_grid.position import allowed, play, position, spent, told, waits

from boardroom.core.inputs import mapping_of
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants.plant_market import current, future
from boardroom.testing.suite import clause


@clause("PG-10.4")
def test_the_stack_is_shuffled_at_once_in_second_and_in_phase_5_in_2007():
    """D3: both shuffle what was put under the card."""
    second, first = (play(phase_2(edition), *FIRST_SALE) for edition in ("second", "2007"))
    assert (second.stack, second.under) == ((32, 30, 31), ())
    assert (first.stack, first.under, first.shuffle_due) == ((), (30, 31, 32), True)
    s = play(phase_4("2007"), "0: build wiesbaden", "0: done")
    assert (s.under, s.shuffle_due) == ((30, 31, 32), True)
    s = play(s, "0: run -")
    assert (s.stack, s.under, s.shuffle_due) == ((32, 30, 31), (), False)


@clause("PG-10.5")
def test_in_the_round_of_the_card_the_lowest_plant_stays_in_2007_and_goes_in_second():
    """D5: after a card of phase 4 the same phase 5 takes plant 13 away by the second edition only."""
    markets = {}
    for edition in EDITIONS:
        s = play(phase_4(edition), "0: build wiesbaden", "0: done", "0: run -")
        markets[edition] = s.market
    assert markets == {"2007": (13, 14, 15, 16, 17, 18), "second": (14, 15, 16, 17, 18, 32)}


@clause("PG-10.5")
@pytest.mark.parametrize("phase", [2, 4, 5])
def test_from_the_next_round_on_the_lowest_plant_goes_in_both(phase):
    """A15: the round of the card is the first round of Step 3, also if the card came in phase 5."""
    for edition in EDITIONS:
        s = position(
            f"set edition={edition}; at Step 3; card {phase} 8; round 9; fuel nothing;"
            "market 20 21 22 23 24 25; stack 30 31; seat 0: plants 13; step bureaucracy 0"
        )
        assert news(told(s, "0: run -")) == ["refill 3", "step3_round 20", "draw 30"]


@clause("PG-10.5")
def test_after_a_card_of_phase_2_the_same_round_differs_too():
    """D5 and A1: 2007 shuffles and fills up to six, the second edition takes the lowest plant and draw."""
    first = position(
        "set edition=2007; at Step 3; card 2 8; unshuffled; round 8; fuel nothing; market 23 24 25 26 27;"
        "stack; under 30 31 32; luck 32 30 31; seat 0: plants 13; step bureaucracy 0"
    )
    assert news(told(first, "0: run -")) == ["refill 3", "shuffle", "draw 32"]
    second = position(
        "set edition=second; at Step 3; card 2 8; round 8; fuel nothing; market 23 24 25 26 27 32;"
        "stack 30 31; seat 0: plants 13; step bureaucracy 0"
    )
    assert news(told(second, "0: run -")) == ["refill 3", "step3_round 23", "draw 30"]


@clause("PG-10.6")
@both
def test_in_step_3_six_plants_are_on_the_market_and_all_current(edition):
    s = play(phase_5(edition), "0: run -")
    assert len(s.market) == 6
    assert (current(s), future(s)) == (s.market, ())
    s = position(
        f"set edition={edition}; at Step 3; card 5 1; market 20 21 22 23 24 25; stack 30;"
        f"{RICH} step auction_phase 0"
    )
    assert all(allowed(s, f"0: auction {plant} for {plant}") for plant in s.market)


@clause("PG-10.6")
@pytest.mark.parametrize(("top_up", "size"), [("yes", 6), ("no", 4)])
def test_by_2007_the_market_is_filled_up_to_six_unless_the_table_says_otherwise(top_up, size):
    """A1: the literal reading, never filled up, is an option."""
    s = position(
        f"set edition=2007 top_up={top_up}; at Step 3; card 2 8; unshuffled; round 8; market 24 25 26 27;"
        "stack; under 30 31 32; luck 32 30 31; seat 0: plants 13; step bureaucracy 0"
    )
    s = play(s, "0: run -")
    assert len(s.market) == size
    assert len(s.stack) == 3 - (size - 4)


@clause("PG-10.6")
def test_filling_up_stops_when_the_stack_is_empty():
    s = position(
        "set edition=2007; at Step 3; card 2 8; unshuffled; round 8; market 27; stack; under 30 31;"
        "luck 31 30; seat 0: plants 13; step bureaucracy 0"
    )
    assert play(s, "0: run -").market == (27, 30, 31)


@clause("PG-10.6")
def test_by_the_literal_reading_a_market_that_ran_dry_stays_empty():
    """A1 without filling up: where no plant leaves, none is drawn in its place."""
    s = position(
        "set edition=2007 top_up=no; at Step 3; card 2 8; round 9; fuel nothing; market; stack 30 31;"
        "seat 0: plants 13; step bureaucracy 0"
    )
    facts = news(told(s, "0: run -"))
    assert facts == ["refill 3"]
    after = play(s, "0: run -")
    assert (after.market, after.stack, after.phase) == ((), (30, 31), 4)


@clause("PG-10.7")
def test_in_step_3_three_houses_a_city_the_third_at_20_and_its_own_refill():
    s = position(
        "players 4; at Step 3; card 5 1; market 30 31 32 33 34 35; seat 0: cities essen, cash 99;"
        "seat 1: cities duisburg; seat 2: cities duisburg; step build_phase 0"
    )
    assert spent(s, "0: build duisburg") == 20
    emptied = position(
        "at Step 3; card 5 1; fuel nothing; market 30 31 32 33 34 35; seat 0: plants 13; step bureaucracy 0"
    )
    assert "refill 3" in news(told(emptied, "0: run -"))


@clause("PG-10.8")
def test_without_a_stack_the_game_goes_on_and_the_market_may_run_dry():
    s = position(f"at Step 3; card 5 1; round 9; market 20 21; stack; {RICH} step auction_phase 0")
    sold = play(s, "0: auction 20 for 20", "1: drop out", "2: drop out")
    assert (sold.market, waits(sold)) == ((21,), (1,))
    dry = position(
        "at Step 3; card 5 1; round 9; fuel nothing; market 21; stack; seat 0: plants 13; step bureaucracy 0"
    )
    assert news(told(dry, "0: run -"))[1:] == ["step3_round 21"]
    after = play(dry, "0: run -")
    assert (after.market, after.phase) == ((), 4)  # nobody can name a plant, nobody has room for tokens
    assert play(after, "2: done", "1: done", "0: done", "0: run -").round == 11


@clause("PG-10.9")
def test_a_game_with_the_card_in_phase_5_plays_the_same_in_both_editions():
    lines = ("0: run -", "0: auction 22 for 22", "1: drop out", "2: drop out", "1: pass", "2: pass")
    rest = ("2: done", "1: done", "0: build essen", "0: done", "0: run 13,22")
    tables = []
    for edition in EDITIONS:
        s = phase_5(edition)
        assert news(told(s, "0: run -"))[:2] == ["refill 2", "tuck 27"]  # the refill comes first
        raw = play(s, *lines, *rest).to_json()
        assert mapping_of(raw.pop("options"))["edition"] == edition
        tables.append(raw)
    assert tables[0] == tables[1]
    assert (tables[0]["round"], tables[0]["market"]) == (10, [23, 24, 25, 26, 27, 31])


@both
def test_what_was_put_under_the_stack_stays_known_after_the_shuffle(edition):
    s = play(phase_5(edition), "0: run -")
    assert s.rest == (27, 30, 31)
    s = play(s, "0: auction 21 for 21", "1: drop out", "2: drop out")
    assert s.rest == (30, 31)
    assert GAME.totals(s)["cards"] == 43
