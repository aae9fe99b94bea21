"""A second reading of the rulebook: each sentence that says may, must, any, at any time or in any order.

The rows stand in `second_reading.txt`: the page, what the sentence says in our words, a position, moves, and
what holds then or the clause that refuses the last move. What comes before the first turn is tested here.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.terraforming_mars.position import (
    allowed,
    offered,
    play,
    position,
    production,
    refusal,
    stock,
    waits,
)
from tests.games.terraforming_mars.test_setup import NAMES, dealt, start

from boardroom.core.views import view
from boardroom.core.visibility import Hidden
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.state import Options, State


class Row(NamedTuple):
    """A sentence, and what shows that it holds."""

    page: str
    rule: str
    table: str
    moves: str
    then: str


ROWS = [
    Row(*line.split(" | "))
    for line in (Path(__file__).parent / "second_reading.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def read(s: State, words: list[str]) -> str:
    """What a table shows under the words before the last one."""
    match words:
        case ["tile", number, _]:
            return s.kinds[int(number)] or "-"
        case ["owner", number, _]:
            owner = s.owners[int(number)]
            return "-" if owner is None else str(owner)
        case ["over", _]:
            return "yes" if s.over else "no"
        case ["waits", _]:
            return "+".join(map(str, waits(s)))
        case ["asked", _]:
            return "+".join(sorted(offered(s)))
        case ["asked-not", kind]:
            return kind if kind not in offered(s) else "asked"
        case [name, _]:
            return str({**s.parameters(), "first": s.first, "generation": s.generation}[name])
    return _of_player(s, int(words[0]), words[1:])


def _of_player(s: State, seat: int, words: list[str]) -> str:
    p = s.players[seat]
    match words:
        case ["tr", _]:
            return str(p.rating)
        case ["hand", _]:
            return str(len(p.hand))
        case ["discards", _]:
            return str(len(p.discards))
        case ["held", card, _]:
            return str(p.held[int(card)])
        case ["points", kind, _]:
            return str(score(s, p)[kind])
        case [res, _] if res in RESOURCES:
            return str(stock(s, seat, res))
    return str(production(s, seat, words[0].removesuffix("+")))


def test_every_page_of_rules_was_read():
    pages = {int(row.page.split()[0]) for row in ROWS}
    assert pages == {*range(2, 19), 20, 21} - {19}
    assert len({row.page + row.rule for row in ROWS}) == len(ROWS) > 150


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.page}: {row.rule}" for row in ROWS])
def test_a_sentence_of_the_rulebook_holds(row: Row):
    s, moves = position(row.table), row.moves.split(" / ")
    if row.then.startswith("refused "):
        *before, last = moves
        assert refusal(play(s, *before), last).clause == row.then.removeprefix("refused ")
        return
    after = play(s, *moves)
    for item in row.then.split(", "):
        words = item.split()
        assert read(after, words) == words[-1], item


# --- before the first turn

FIRST_GENERATION = ("0: pass", "1: pass", "2: first action", "2: place 55", "2: end turn", "2: pass")


def starting(s: State) -> Starting:
    step = s.steps[-1]
    assert isinstance(step, Starting)
    return step


@pytest.mark.parametrize("kept", [0, 1, 5, 10])
def test_page_8_any_number_of_the_ten_projects_may_be_kept(kept):
    s = start(dealt(["credicor", "thorgate", "teractor"]), [kept, 0, 0])
    assert (len(s.players[0].hand), stock(s, 0, "mc")) == (kept, 57 - 3 * kept)
    assert len(s.players[0].discards) == 10 - kept


def test_page_8_one_of_the_two_corporations_must_be_chosen():
    s = dealt(NAMES)
    other = starting(s).corporations[0][1]
    assert allowed(s, "0: start phobolog keep -")
    assert allowed(s, f"0: start {other} keep -")
    assert refusal(s, "0: start thorgate keep -").clause == "TM-6.6"


def test_page_9_discards_always_lie_face_down():
    s = start(dealt(NAMES), [3, 3, 3])
    seen = view(s, 1).players[0].discards
    assert isinstance(seen, Hidden)
    assert len(seen) == 7


def test_page_8_newcomers_start_with_42_mc_and_all_ten_projects():
    s = GAME.begin(Options(beginners=(0, 1), first_player=0), 2, 1)
    assert [p.corporation for p in s.players] == ["beginner"] * 2
    assert [(stock(s, p.seat, "mc"), len(p.hand)) for p in s.players] == [(42, 10)] * 2


@pytest.mark.parametrize("era", [True, False])
def test_page_17_the_corporate_era_may_be_combined_with_the_draft(era):
    s = start(dealt(NAMES, corporate_era=era, draft=True), [0, 0, 0])
    assert isinstance(play(s, *FIRST_GENERATION).steps[-1], Drafting)


def test_page_18_in_a_draft_one_card_must_be_kept_and_the_rest_passed_on():
    s = play(start(dealt(NAMES, draft=True), [0, 0, 0]), *FIRST_GENERATION)
    step = s.steps[-1]
    assert isinstance(step, Drafting)
    packs = dict(step.packs)
    strange = next(card for card in packs[1] if card not in packs[0])
    assert refusal(s, f"0: draft {strange}").clause == "TM-13.3"
    after = play(s, *(f"{seat}: draft {packs[seat][0]}" for seat in range(3)))
    step = after.steps[-1]
    assert isinstance(step, Drafting)
    assert step.packs[1] == packs[0][1:]  # an even generation: clockwise


def test_page_18_each_of_the_four_drafted_cards_may_be_bought_or_left():
    s = position("seat 0: mc 12; step research 0 5 6 7 8")
    assert isinstance(s.steps[-1], Researching)
    assert all(allowed(s, f"0: buy {cards} with 0 heat") for cards in ("-", "5", "6,8", "5,6,7", "5,6,7,8"))
    assert refusal(s, "0: buy 9 with 0 heat").clause == "TM-7.3"
