"""Step 3 and every way its card can appear, by both editions (PG-10)."""

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal, spent, told, waits

from boardroom.core.actions import Fact, Shuffled
from boardroom.core.suite import clause
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plant_market import current, future
from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import COUNTS

EDITIONS = ("2007", "second")
both = pytest.mark.parametrize("edition", EDITIONS)
TEN = "essen duisburg duesseldorf dortmund muenster kassel osnabrueck aachen koeln trier"
RICH = "seat 0: cash 200; seat 1: cash 200; seat 2: cash 200;"
FIRST_SALE = ("0: auction 20 for 20", "1: drop out", "2: drop out")
SECOND_SALE = ("1: auction 21 for 21", "2: drop out")


def news(facts: list[Fact]) -> list[str]:
    """What happened to the plant market, in order."""
    found = []
    for fact in facts:
        match fact:
            case act.PlantDrawn():
                found.append(f"draw {fact.plant}")
            case act.StepCardDrawn():
                found.append("draw S3")
            case Shuffled():
                found.append("shuffle")
            case act.PlantRemoved():
                found.append(f"{fact.why} {fact.plant}")
            case act.PlantTucked():
                found.append(f"tuck {fact.plant}")
            case act.StepBegan():
                found.append(f"Step {fact.step}")
            case act.MarketRefilled():
                found.append(f"refill {[c == fact.basket for c in COUNTS[3].refill].index(True) + 1}")
    return found


def phase_2(edition: str, step: int = 2) -> State:
    """The replacement of the next sale is the Step 3 card."""
    return position(
        f"set edition={edition}; at Step {step}; round 8; market 20 21 22 23 24 25 26 27; stack S3;"
        f"under 30 31 32; luck 32 30 31; {RICH} step auction_phase 0"
    )


def phase_4(edition: str, step: int = 2, cities: str = TEN) -> State:
    """The replacement of the next obsolete plant is the Step 3 card."""
    lowest = len(cities.split()) + 1
    return position(
        f"set edition={edition}; at Step {step}; round 8; fuel nothing; market {lowest} 12 13 14 15 16 17 18;"
        f"stack S3; under 30 31 32; luck 32 30 31; step build_phase 0;"
        f"seat 0: plants 22, cash 200, cities {cities}"
    )


def phase_5(edition: str, step: int = 2) -> State:
    """The card drawn at the end of phase 5 is the Step 3 card."""
    return position(
        f"set edition={edition}; at Step {step}; round 8; fuel nothing; market 20 21 22 23 24 25 26 27;"
        "stack S3; under 30 31; luck 27 31 30; seat 0: plants 13; step bureaucracy 0"
    )


@clause("PG-10.1")
@both
def test_drawn_in_phase_2_the_card_counts_as_the_highest_plant_of_the_future_market(edition):
    s = play(phase_2(edition), *FIRST_SALE)
    assert s.market == (21, 22, 23, 24, 25, 26, 27, STEP_3_CARD)
    assert future(s) == (25, 26, 27, STEP_3_CARD)
    assert (s.phase, s.step) == (2, 2)
    assert refusal(s, "1: auction 25 for 25").clause == "PG-4.2"


@clause("PG-10.1")
def test_replacements_stop_in_2007_and_go_on_from_the_shuffled_stack_in_second():
    """D2, D3: the same sales leave five plants by 2007 and six by the later rules."""
    expected = {
        "2007": (["draw S3"], [], ["step3 22", "Step 3"], (23, 24, 25, 26, 27)),
        "second": (["draw S3", "shuffle"], ["draw 32"], ["step3 22", "Step 3"], (23, 24, 25, 26, 27, 32)),
    }
    for edition, (first, second, last, market) in expected.items():
        s = phase_2(edition)
        assert news(told(s, *FIRST_SALE)) == first
        assert news(told(s, *FIRST_SALE, *SECOND_SALE)) == second
        assert news(told(s, *FIRST_SALE, *SECOND_SALE, "2: pass")) == last
        assert play(s, *FIRST_SALE, *SECOND_SALE, "2: pass").market == market


@clause("PG-10.1")
@both
def test_after_phase_2_card_and_lowest_plant_go_and_step_3_holds_from_phase_3(edition):
    s = play(phase_2(edition), *FIRST_SALE, "1: pass", "2: pass")
    assert (s.phase, s.step) == (3, 3)
    assert s.market == (22, 23, 24, 25, 26, 27)
    assert s.removed[-1] == 21


@clause("PG-10.1")
@both
def test_drawn_because_nobody_bought_the_card_counts_as_drawn_in_phase_2(edition):
    """A3: after the lowest plant of PG-4.12 another one goes with the card."""
    facts = news(told(phase_2(edition), "0: pass", "1: pass", "2: pass"))
    shuffled = ["shuffle"] if edition == "second" else []
    assert facts == ["no_sale 20", "draw S3", *shuffled, "step3 21", "Step 3"]
    s = play(phase_2(edition), "0: pass", "1: pass", "2: pass")
    assert (s.market, s.step) == ((22, 23, 24, 25, 26, 27), 3)


@clause("PG-10.1")
@both
def test_an_obsolete_replacement_can_bring_the_card(edition):
    s = position(
        f"set edition={edition}; at Step 2; market 11 12 14 15 16 17 18 19; stack 9 S3; under 30 31;"
        f"luck 31 30; seat 0: cash 99, cities {TEN}; step auction_phase 0"
    )
    facts = news(told(s, "0: auction 11 for 11", "1: drop out", "2: drop out"))
    assert facts == ["draw 9", "obsolete 9", "draw S3", *(["shuffle"] if edition == "second" else [])]


@clause("PG-10.1")
def test_with_few_plants_left_the_card_lies_in_the_current_market_and_is_no_plant():
    """A7, by 2007, where the market shrinks with every sale."""
    s = position(
        f"set edition=2007; at Step 2; card 2 2; unshuffled; under 30 31; stack; market 20 21 S3; luck 30 31;"
        f"{RICH} step auction_phase 0 sold"
    )
    assert current(s) == (20, 21)
    s = play(s, *FIRST_SALE, *SECOND_SALE)
    assert s.phase == 3  # seat 2 finds nothing to name
    assert s.market == ()


@clause("PG-10.2")
@both
def test_drawn_in_phase_4_card_and_lowest_plant_go_and_step_3_begins_with_phase_5(edition):
    s = phase_4(edition)
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: build wiesbaden")) == ["obsolete 11", "draw S3", *shuffled, "step3 12"]
    s = play(s, "0: build wiesbaden")
    assert s.market == (13, 14, 15, 16, 17, 18)
    assert (s.phase, s.step) == (4, 2)
    assert news(told(s, "0: done")) == ["Step 3"]
    assert (play(s, "0: done").phase, play(s, "0: done").step) == (5, 3)


@clause("PG-10.2")
@both
def test_drawn_at_the_beginning_of_step_2_the_card_counts_as_drawn_in_phase_4(edition):
    """A4: two plants go, and Step 3 holds from phase 5, its refill included."""
    seven = " ".join(TEN.split()[:7])
    s = position(
        f"set edition={edition}; market 14 15 16 17 18 19 20 21; fuel nothing; stack S3; under 30 31;"
        f"luck 31 30; seat 0: plants 22, cities {seven}, cash 99; step build_phase 0"
    )
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: done")) == ["Step 2", "step2 14", "draw S3", *shuffled, "step3 15", "Step 3"]
    s = play(s, "0: done")
    assert (s.market, s.phase, s.step) == ((16, 17, 18, 19, 20, 21), 5, 3)
    last = {"2007": ["refill 3", "shuffle"], "second": ["refill 3", "step3_round 16", "draw 31"]}
    assert news(told(s, "0: run -")) == last[edition]


@clause("PG-10.2")
def test_a_plant_obsolete_after_the_card_is_replaced_in_second_only():
    """A2: by 2007 nothing is drawn before the shuffle, after which the market is filled up again (A1)."""
    lines = ("0: build wiesbaden", "0: build frankfurt_m", "0: build mannheim")
    for edition, drawn in (("2007", []), ("second", ["draw 32"])):
        assert news(told(phase_4(edition), *lines)) == ["obsolete 13", *drawn]
    s = play(phase_4("2007"), *lines, "0: done")
    assert s.market == (14, 15, 16, 17, 18)
    assert news(told(s, "0: run -")) == ["refill 3", "shuffle", "draw 32"]


@clause("PG-10.3")
@both
def test_drawn_in_phase_5_card_and_lowest_plant_go_after_a_refill_of_step_2(edition):
    """D4: whether Step 3 begins at once or with the next round, nothing lies between."""
    s = phase_5(edition)
    assert news(told(s, "0: run -")) == ["refill 2", "tuck 27", "draw S3", "shuffle", "step3 20", "Step 3"]
    s = play(s, "0: run -")
    assert (s.market, s.step, s.round, s.phase) == ((21, 22, 23, 24, 25, 26), 3, 9, 2)


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
    """D5: after a card of phase 4 the same phase 5 takes plant 13 away by the later rules only."""
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
    """D5 and A1: 2007 shuffles and fills up to six, the later rules take the lowest plant and draw."""
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
        assert raw.pop("options")["edition"] == edition
        tables.append(raw)
    assert tables[0] == tables[1]
    assert (tables[0]["round"], tables[0]["market"]) == (10, [23, 24, 25, 26, 27, 31])


@clause("PG-9.1")
@both
def test_a_card_in_phase_2_of_step_1_skips_step_2(edition):
    """A5: Step 3 begins all the same; seven cities later begin nothing and take no plant away."""
    s = play(phase_2(edition, step=1), *FIRST_SALE, "1: pass", "2: pass")
    assert (s.step, s.market) == (3, (22, 23, 24, 25, 26, 27))
    seven = " ".join(TEN.split()[:7])
    s = position(
        f"set edition={edition}; at Step 3; card 2 3; round 5; market 22 23 24 25 26 27; stack 30;"
        f"seat 0: plants 13, cash 99, cities {seven}; step build_phase 0"
    )
    assert news(told(s, "0: done")) == []


@clause("PG-9.2")
@both
def test_a_card_in_phase_4_of_step_1_skips_step_2_and_its_removal(edition):
    """A5: the card comes in the very phase in which somebody reaches seven cities."""
    six = " ".join(TEN.split()[:6])
    s = position(
        f"set edition={edition}; at Step 1; round 5; market 7 12 13 14 15 16 17 18; stack S3; under 30;"
        f"luck 30; seat 0: plants 22, cash 99, cities {six}; step build_phase 0"
    )
    shuffled = ["shuffle"] if edition == "second" else []
    assert news(told(s, "0: build osnabrueck")) == ["obsolete 7", "draw S3", *shuffled, "step3 12"]
    assert news(told(s, "0: build osnabrueck", "0: done")) == ["Step 3"]


@clause("PG-10.3")
@both
def test_a_card_in_phase_5_of_step_1_follows_a_refill_of_step_1(edition):
    """A5."""
    facts = news(told(phase_5(edition, step=1), "0: run -"))
    assert facts == ["refill 1", "tuck 27", "draw S3", "shuffle", "step3 20", "Step 3"]


@both
def test_what_was_put_under_the_stack_stays_known_after_the_shuffle(edition):
    s = play(phase_5(edition), "0: run -")
    assert s.rest == (27, 30, 31)
    s = play(s, "0: auction 21 for 21", "1: drop out", "2: drop out")
    assert s.rest == (30, 31)
    assert GAME.totals(s)["cards"] == 43
