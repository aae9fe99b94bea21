"""The words of 1830 beyond what every game must say: its names, and how things are told."""

from random import Random

import pytest
from tests.games.wording import plain, spoken, table_words

from boardroom.core.engine import offers, play, waits
from boardroom.core.texts import LANGUAGES
from boardroom.games.eighteen_thirty.actions import Run, TrainRun
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.printed import privates, trains
from boardroom.games.eighteen_thirty.state import Options
from boardroom.games.eighteen_thirty.text import board, label


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
        s, _told = play(s, GAME.random_choice(offers(s, waits(s)[0]), rng))


def test_a_run_is_told_by_its_stops():
    a = Run(0, (TrainRun("2", (("H12", "H14", "H16"),)),))
    said = plain(spoken(GAME, "en").said(a, "action-"))
    assert said == "Run 2: H12-H16"


def test_labels_of_options_say_what_matters():
    s = GAME.begin(Options(), 3, 5)
    english = spoken(GAME, "en")
    assert label(s, "company:PRR", english) == "PRR"
    assert label(s, "hex:H16", english) == "H16 Lancaster"
    assert label(s, "train:2", english) is None
