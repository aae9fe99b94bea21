"""What the bot takes over from the map without a trial lay is what the map with it would give."""

from collections import Counter
from random import Random

from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.graph import Board, Reach, reach, reach_after_lay, track_in_use
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.bot.choices import rows
from boardroom.games.eighteen_thirty.bot.forecast import try_lay
from boardroom.games.eighteen_thirty.bot.operate import operator
from boardroom.games.eighteen_thirty.bot.policy import choose
from boardroom.games.eighteen_thirty.bot.prospect import Prospect, value_of_reach, value_of_stop
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.stages import LayTrack
from boardroom.games.eighteen_thirty.routes.solve import best_values
from boardroom.games.eighteen_thirty.state import State

MIXES = (("2",), ("3", "4"), ("D",))
CHECKED_ONCE_IN = 12


def test_reach_and_runs_after_a_lay_are_those_of_the_new_map():
    s, rng = GAME.begin(GAME.options(), 4, "lays"), Random(2)
    seen, asked = Counter[str](), 0
    while not s.over:
        found = offers(s, waits(s)[0])
        if isinstance(s.steps[-1], LayTrack) and rows({one.kind: one for one in found}, act.LayTile):
            asked += 1
            if asked % CHECKED_ONCE_IN == 0 or is_doubtful(s) > seen["doubtful"]:
                check_lays(s, rows({one.kind: one for one in found}, act.LayTile), seen)
        advance(s, choose(s, found, rng), ignore_facts)
    assert min(seen["other runs"], seen["equal track"], seen["first track"], seen["doubtful"]) > 10, seen


def is_doubtful(s: State) -> bool:
    return bool(map_of(s).reach(operator(s).id).doubtful)


def worth_of_map(prospect: Prospect, board: Board, arrived: Reach) -> float:
    """The same sum over everything in reach."""
    ends: dict[int, float] = {}
    for half in arrived.halves:
        if not board.faces[half // 6].exits >> half % 6 & 1:
            ends[half // 6] = max(ends.get(half // 6, 0.0), prospect.hope(half))
    return value_of_reach(sum(value_of_stop(board, stop, False) for stop in arrived.stops), ends)


def check_lays(s: State, lays: list[tuple[str, str, int]], seen: Counter[str]) -> None:
    here, company = map_of(s), operator(s).id
    arrived = here.reach(company)
    prospect = Prospect(here.board, arrived, False)
    assert prospect.now() == worth_of_map(prospect, here.board, arrived)
    now = best_values(here.board, company, MIXES, False)
    for hex_id, tile, rotation in lays:
        number = here.board.grid.number[hex_id]
        board = try_lay(here.board, number, tile, rotation)
        assert board is not None
        seen["first track"] += not here.board.faces[number].exits
        beyond, new = reach_after_lay(board, company, number, arrived)
        whole = reach(board, company)
        assert (beyond.halves, beyond.stops) == (whole.halves, whole.stops)
        assert new == whole.halves - arrived.halves
        assert beyond.doubtful == whole.doubtful
        seen["doubtful"] += bool(whole.doubtful)
        assert prospect.after(board, number, beyond, new) == worth_of_map(prospect, board, whole)
        runs = best_values(board, company, MIXES, False)
        equal = track_in_use(board, number) == track_in_use(here.board, number)
        assert runs == now or not equal
        seen["equal track" if equal else "other runs"] += 1
