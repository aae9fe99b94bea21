"""The words of 1830 beyond what every game must say: its names, and how things are told."""

from random import Random

import pytest
from tests.games.eighteen_thirty.position import company, lay, operate, sold
from tests.games.wording import plain, spoken, table_words

from boardroom.core.actions import Skipped
from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, play, waits
from boardroom.games.eighteen_thirty.actions import Run
from boardroom.games.eighteen_thirty.components import privates, trains
from boardroom.games.eighteen_thirty.deals.facts import PrivateAskedFor, PrivateDealOffered
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.trains import DIESEL
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.state import Options
from boardroom.games.eighteen_thirty.terminal.board import board, is_logged, label
from boardroom.games.eighteen_thirty.terminal.map import map_lines


def test_every_private_and_train_has_a_name():
    expected = {f"private-{private}" for private in privates()} | {f"train-{kind}" for kind in trains()}
    assert expected <= set(table_words(GAME, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_text_stays_within_a_hundred_columns(language):
    said, rng = spoken(GAME, language), Random(7)
    s = GAME.begin(Options(), 3, 5)
    for _ in range(700):
        if s.over:
            break
        assert max(map(len, board(s, said))) <= 100
        s, _told = play(s, GAME.random_policy()(offers(s, waits(s)[0]), rng))


def test_a_run_is_told_by_its_stops():
    a = Run(0, (Route("2", (("H12", "H14", "H16"),)),))
    said = plain(spoken(GAME, "en").describe(a, "action-"))
    assert said == "Run 2: H12-H16"


def test_labels_of_options_say_what_matters():
    s = GAME.begin(Options(), 3, 5)
    english = spoken(GAME, "en")
    assert label(s, "company:PRR", english) == "PRR"
    assert label(s, "hex:H16", english) == "H16 Lancaster"
    assert label(s, "train:2", english) is None


def test_the_map_in_text_shows_tiles_stations_and_values():
    s = sold(phase=3)
    company(s, "PRR", {0: 6}, stations=[("H12", 0)])
    lay(s, H10=("57", 1))
    operate(s, "PRR")
    lines = map_lines(s)
    assert max(map(len, lines)) <= 100
    row = next(n for n, line in enumerate(lines) if line.startswith("H"))
    upper, lower = lines[row], lines[row + 1]
    at = lines[0].index("10")
    assert upper[at : at + 4] == "57/1"
    assert lower[at : at + 4] == "o 20"
    at = lines[0].index("12")
    assert lower[at : at + 5] == "PR 10"


def test_the_terminal_keeps_quiet_about_steps_without_a_choice():
    assert not is_logged(Skipped(0, "E-6.4"))
    assert not is_logged(PrivateDealOffered(1, 1, "DH", 70))
    assert not is_logged(PrivateAskedFor(1, 1, "DH", 70))
    assert is_logged(PrivateAskedFor(0, 1, "DH", 70))
    assert is_logged(PrivateDealOffered(0, 1, "DH", 70))


def test_diesels_rust_trains_by_their_name():
    said = spoken(GAME, "en")
    expected = "When the first diesel is bought, all 4-trains rust (2 in play)"
    assert plain(said("draw-rusts", by=DIESEL, train="4", count=2)) == expected
