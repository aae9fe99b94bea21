"""A whole game through a pipe and by numbers; why, undo, save and load; several people at one screen."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.bots.registry import load_bot
from boardroom.cli.terminal.game_loop import GameLoop
from boardroom.cli.terminal.screen import Screen
from boardroom.cli.terminal.session import Session, bot_seeds
from boardroom.core.catalog import LANGUAGES
from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import replay_record
from boardroom.games.power_grid.state import State
from boardroom.games.registry import load
from boardroom.table.decisions import Position

GAME = load("power_grid")


def table(*kinds: str, seed: str = "7", lang: str = "en") -> Session:
    journal = Journal.deal(Setup(GAME, GAME.options(), len(kinds), Chance(seed), bots=bot_seeds(kinds, seed)))
    return Session(journal, kinds, lang)


def typed(at: Session, *lines: str) -> str:
    """What stands on the screen after these lines."""
    out = io.StringIO()
    GameLoop(at, Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out)).play()
    return out.getvalue()


def played(at: Session) -> list[str]:
    """Play a table to its end with a greedy player in the people's seats; their moves in notation."""
    mover, moves = load_bot("greedy", GAME), []
    while not at.journal.state.over:
        seat = at.next_seat()
        if seat in at.bots:
            at.play_bot(seat)
            continue
        seen, found = at.choices(seat)
        a = mover.choose(seen, found, Random(0))
        moves.append(a.notation().partition(": ")[2])
        at.play(a)
    return moves


def test_a_whole_game_through_a_pipe(tmp_path: Path):
    expected = table("human", "greedy", "random")
    moves, file = played(expected), tmp_path / "game.json"
    words = ["play", "power_grid", "--seats", "human,greedy,random", "--seed", "7"]
    lines = "".join(f"{line}\n" for line in [*moves, f"save {file}"])
    made = subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", *words],
        input=lines,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (made.returncode, made.stderr) == (0, "")
    assert "\x1b" not in made.stdout
    assert "The game is over (PG-13.1)." in made.stdout
    raw = json.loads(file.read_text("utf-8"))
    assert raw["rows"][-1]["digest"] == expected.journal.state.digest()
    assert raw["bots"] == ["", "greedy 7/bot 1", "random 7/bot 2"]
    assert replay_record(raw, GAME).divergence is None


class Robot(Screen):
    """Answers every question by numbers, knowing nothing but what stands on the screen."""

    def __init__(self, out: io.StringIO) -> None:
        super().__init__(io.StringIO(), out)
        self.rng, self.out = Random(1), out

    def ask(self, prompt: str = ">") -> str:
        numbers = list(map(int, re.findall(r"\d+", prompt)))
        match prompt.split()[0]:
            case "Number" | "Whole":
                return str(self.rng.randint(numbers[0], min(numbers[1], numbers[0] + 8)))
            case "Numbers":
                return self.rng.choice(["none", "1", "2", "1 2"])
            case "How":
                return self.rng.choice(["1 coal", "1 oil", "1 garbage", "1=2", "back"])
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
    assert f"It is the turn of Player {seat + 1}." in typed(at, f"{other}: auction 3 for 3")


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


def until(at: Session, kind: str) -> None:
    """Play on until the person in seat 0 is offered a kind of action."""
    mover = load_bot("greedy", GAME)
    while at.next_seat() != 0 or kind not in [offer.kind.key for offer in at.choices(0)[1]]:
        seen, found = at.choices(at.next_seat())
        at.play(mover.choose(seen, found, Random(0)))


def test_undo_takes_back_the_last_own_move_and_the_bots_moves_after_it():
    at = table("human", "greedy", "greedy")
    until(at, "build")
    before, rows = at.journal.state.digest(), len(at.journal.rows)
    city = at.choices(0)[1][1].suggest().notation().partition(": ")[2]
    typed(at, city)
    assert at.journal.state.digest() != before
    assert "Taken back." in typed(at, "undo")
    assert at.journal.state.digest() == before
    assert at.journal.rows[-1].back == rows - 1


def test_undo_is_refused_once_luck_was_drawn_and_done_by_consent():
    tables = (table("human", "random", "random", seed=str(seed)) for seed in range(99))
    at = next(at for at in tables if at.next_seat() == 0)
    before = at.journal.state.digest()
    typed(at, "auction 3 for 50")  # nobody can bid higher, so the plant is sold and replaced
    assert any(row.reveals for row in at.journal.rows[1:])
    assert "A card was drawn, something was revealed" in typed(at, "undo")
    assert "Taken back." in typed(at, "undo all")
    assert at.journal.state.digest() == before


def test_undo_is_refused_once_another_person_moved():
    at = table("human", "human", "human")
    first = at.next_seat()
    typed(at, "auction 3 for 3", "bid 4")
    assert at.next_seat() not in (first,)
    moved = {row.action.seat for row in at.journal.rows if row.action}
    quiet = next(seat for seat in range(3) if seat not in moved)
    assert at.take_back(quiet, by_consent=False) == "cli-nothing-to-undo"
    assert at.take_back(first, by_consent=False) == "cli-no-undo"
    assert at.take_back(first, by_consent=True) == "cli-undone"
    assert [row.action.notation() for row in at.journal.live() if row.action] == [f"{first}: auction 3 for 3"]


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path):
    whole = table("human", "greedy")
    moves = played(whole)
    half, file = table("human", "greedy"), tmp_path / "half.json"
    typed(half, *moves[: len(moves) // 2], f"save {file}")
    lines = "".join(f"{line}\n" for line in [*moves[len(moves) // 2 :], f"save {file}"])
    words = ["play", "power_grid", "--load", str(file)]
    made = subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", *words],
        input=lines,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (made.returncode, made.stderr) == (0, "")
    raw = json.loads(file.read_text("utf-8"))
    assert raw["rows"][-1]["digest"] == whole.journal.state.digest()


def test_a_game_of_another_name_is_not_loaded(bad: Any, record: Path):
    assert "is a record of 'power_grid'" in bad("play", "mombasa", "--load", record)


def test_money_of_others_is_not_on_the_screen():
    at = table("human", "human")
    s = at.journal.state
    assert isinstance(s, State)
    s.players[0].cash, s.players[1].cash = 41, 43
    at.table.position = Position(at.journal.state, 2)  # as if it had been so all the time
    for seat, own, other in ((0, "41", "43"), (1, "43", "41")):
        said = "\n".join(at.board(seat))
        assert own in said
        assert other not in said.replace("(24 + 0)", "")
    assert "41" not in "\n".join(at.board(None))
