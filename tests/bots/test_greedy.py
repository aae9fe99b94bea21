"""The greedy bot makes only legal moves, far outplays the random bot, and is fast."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import process_time
from typing import Any

import pytest

from boardroom.bots.registry import load_bot
from boardroom.bots.simulation import play_game
from boardroom.core.engine import advance, collect_facts, ignore_facts, offers, refusal, waits
from boardroom.core.views import view
from boardroom.core.visibility import Hidden
from boardroom.games.power_grid.facts import PlantBought
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options

TABLES: list[tuple[int, Any]] = [
    (2, Options()),
    (3, Options(map="usa", edition="2007")),
    (4, Options(region_choice="players", open_money=True)),
    (5, Options(map="usa", region_choice="players")),
    (6, Options(edition="2007", top_up=False)),
    (3, Options(edition="2007", first_game=True)),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seating", ["greedy", "greedy and random"])
def test_greedy_finishes_without_a_refused_move(players: int, options: Any, seating: str):
    for seed in range(3):
        s = GAME.begin(options, players, f"{seating} {seed}")
        rng = Random(seed)
        kinds = ["greedy" if seating == "greedy" or seat % 2 else "random" for seat in range(players)]
        seated = [load_bot(kind, GAME) for kind in kinds]
        decisions = 0
        while not s.over:
            seat = waits(s)[0]
            seen = view(s, seat)
            found = offers(seen, seat)
            a = seated[seat].choose(seen, found, rng)
            assert refusal(s, a) is None, f"{a.notation()}: {refusal(s, a)}"
            assert any(a in offer for offer in found), a.notation()
            advance(s, a, ignore_facts)
            decisions += 1
            assert decisions < 5000


def wins_of_greedy(players: int, games: int, options: Any) -> float:
    greedy, other, won = load_bot("greedy", GAME), load_bot("random", GAME), 0.0
    for number in range(games):
        mine = number % players
        at = {seat: greedy if seat == mine else other for seat in range(players)}
        s, _ = play_game(GAME, options, at, f"match {players} {number}")
        firsts = [one.seat for one in GAME.result(s) if one.place == 1]
        won += (mine in firsts) / len(firsts)
    return won


def test_one_greedy_against_three_random_wins_98_of_100():
    assert wins_of_greedy(4, 100, Options()) >= 98


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_one_greedy_wins_at_every_number_of_players(players: int):
    assert wins_of_greedy(players, 50, Options(map="usa", edition="2007")) >= 49


def test_a_greedy_game_takes_less_than_a_second():
    greedy = load_bot("greedy", GAME)
    began = process_time()
    play_game(GAME, Options(), dict.fromkeys(range(4), greedy), "speed")
    assert process_time() - began < 1


def test_games_among_greedy_players_grow_and_end_like_games_of_people():
    greedy, supplied = load_bot("greedy", GAME), []
    for seed in range(10):
        s, _ = play_game(GAME, Options(), dict.fromkeys(range(4), greedy), f"growth {seed}")
        assert s.over
        assert 7 <= s.round <= 16
        supplied.append(GAME.result(s)[0].numbers["supplied"])
    assert mean(supplied) >= 14, supplied
    assert min(supplied) >= 10, supplied


def test_greedy_players_do_not_outbid_each_other_for_what_lies_beside_at_its_number():
    """The first plants differ little: in the first round nobody pays three times a plant's number."""
    greedy, paid = load_bot("greedy", GAME), []
    for seed in range(10):
        s = GAME.begin(Options(), 4, f"prices {seed}")
        while s.round == 1:
            seen, facts = view(s, seat := waits(s)[0]), list[Any]()
            advance(s, greedy.choose(seen, offers(seen, seat), Random(0)), collect_facts(facts))
            paid += [(fact.price, fact.plant) for fact in facts if isinstance(fact, PlantBought)]
    assert len(paid) == 40
    assert [pair for pair in paid if pair[0] > 3 * pair[1]] == []


def test_a_bot_sees_a_view_and_no_secret():
    s = GAME.begin(Options(), 3, "view")
    seen = view(s, waits(s)[0])
    others = [p.cash for p in seen.players if p.seat != waits(s)[0]]
    assert all(isinstance(cash, Hidden) for cash in others)
    assert load_bot("greedy", GAME).choose(seen, offers(seen, waits(s)[0]), Random(0))
