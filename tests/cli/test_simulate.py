"""`boardroom simulate`."""

from __future__ import annotations

import pytest

from boardroom.bots.simulation import play_game


def test_simulate_reports_by_place_in_the_list_of_bots(run):
    words = ("simulate", "power_grid", "--players", "3", "--games", "6", "--bots", "greedy,random", "--json")
    found = run(*words).json
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["games"] == found["finished"] == 6
    assert sum(found["wins"]) == pytest.approx(6)
    assert found["mean_decisions"] == found["decisions"] / 6
    assert found["mean_scores"][0] > max(found["mean_scores"][1:])
    again = run(*words).json
    assert {k: again[k] for k in ("decisions", "wins")} == {k: found[k] for k in ("decisions", "wins")}


def test_simulate_seats_bots_in_rotation(run, monkeypatch):
    seen = []

    def watched(game, options, bots, seed, statistics):
        seen.append([seat for seat, bot in bots.items() if not bot.blind])
        return play_game(game, options, bots, seed, statistics)

    monkeypatch.setattr("boardroom.cli.simulate.play_game", watched)
    run("simulate", "power_grid", "--players", "3", "--games", "4", "--bots", "greedy,random")
    assert seen == [[0], [1], [2], [0]]


def test_simulate_seats_bots_of_other_packages(run):
    words = ("simulate", "power_grid", "--players", "2", "--games", "1", "--bots", "frozen,random", "--json")
    assert run(*words).json["wins"] == [1, 0]
