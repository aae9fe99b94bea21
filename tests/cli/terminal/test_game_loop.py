"""Games played by typed lines: by numbers, in every language, with refused and meaningless lines."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from tests.cli.terminal.sessions import played, table, typed

from boardroom.cli.terminal.game_loop import GameLoop
from boardroom.cli.terminal.screen import Screen
from boardroom.core.catalog import LANGUAGES


class Robot(Screen):
    """Answers every question by numbers, knowing only what is on the screen."""

    def __init__(self, out: io.StringIO) -> None:
        super().__init__(io.StringIO(), out)
        self.rng, self.out, self.asked = Random(1), out, 0

    def ask(self, prompt: str = ">") -> str:
        self.asked += 1
        assert self.asked < 5_000, f"asked again and again: {prompt}"
        numbers = list(map(int, re.findall(r"\d+", prompt)))
        match prompt.removeprefix("Type ").split()[:3]:
            case ["a", "number", _] | ["a", "whole", _]:
                return str(self.rng.randint(numbers[0], min(numbers[1], numbers[0] + 8)))
            case ["numbers", *_]:
                return self.rng.choice(["none", "1", "2", "1 2"])
            case ["how", *_]:
                return self.rng.choice(["1 coal", "1 oil", "1 garbage", "1=2", "back"])
            case ["Are", *_]:
                return self.rng.choice(["yes", "yes", "no"])
        offered = re.findall(r"^  (\d+)\) ", self.out.getvalue().rpartition(": ")[2], re.MULTILINE)
        return str(self.rng.choice(offered or ["1", "2"]))


def test_a_whole_game_by_the_numbers_on_the_screen():
    at, out = table("human", "random"), io.StringIO()
    screen = Robot(out)
    player = GameLoop(at, screen)
    player.review = lambda: None  # type: ignore[method-assign]
    player.play()
    assert at.journal.state.over
    assert sum(1 for row in at.journal.rows if row.action and row.action.seat == 0) > 50
    assert "The game is over" in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_can_be_played_in_every_language(lang: str):
    at = table("human", "greedy", lang=lang)
    moves = played(table("human", "greedy"))
    said = typed(at, "help", "why pass", "rules PG-4.2", "board", "hint", *moves, "quit")
    assert at.journal.state.over
    assert at.texts("cli-over", clause="PG-13.1") in said


def test_a_refused_move_names_its_clause_in_words():
    at = table("human", "human")
    seat = at.next_seat()
    said = typed(at, "auction 7 for 7", "why auction 3 for 2", "why auction 3 for 3", "why")
    assert "(PG-4.2)" in said
    assert at.texts.clause("PG-4.2") in said
    assert "(PG-4.14)" in said
    assert "This move is allowed now." in said
    assert "why MOVE" in said
    assert len(at.journal.rows) == 1
    other = 1 - seat
    assert f"It is not your turn; waiting for Player {seat + 1}." in typed(at, f"{other}: auction 3 for 3")


def test_what_means_nothing_changes_nothing():
    at = table("human", "human")
    said = typed(
        at, "", "dance", "auction 999 for 3", "99", "0", "rules PG-99", "rules", "save", "undo", "log"
    )
    assert "'dance' is not a move of this game" in said
    assert "there is no plant '999'" in said
    assert "“99” is not a valid answer here." in said
    assert "there is no clause 'PG-99'" in said
    assert "You have no move to undo." in said
    assert "You left the game before it ended." in said
    assert len(at.journal.rows) == 1
