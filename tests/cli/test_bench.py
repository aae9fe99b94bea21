"""`boardroom bench`."""

from __future__ import annotations

import json

from boardroom.bench import baseline, cold_start, everything, greedy, memory, server
from boardroom.bench import rules as bench
from boardroom.bench.clients import MoveFigures
from boardroom.bench.records import play_greedy_game
from boardroom.bench.rules import RulesFigures
from boardroom.core.records import write_record
from boardroom.games.registry import load

ROUTES = {"turns": 1.0, "ratio_chess": 0.01}
MOVES = MoveFigures(moves=1, moves_per_s=1.0, p50_ms=1.0, p95_ms=1.0)


def test_bench_measures_against_chess(run, monkeypatch):
    monkeypatch.setattr(bench, "STRETCH_S", 0.05)
    monkeypatch.setattr(bench, "SHORT_S", 0.02)
    monkeypatch.setattr(greedy, "RUNS", 1)
    monkeypatch.setattr(greedy, "STRETCH_S", 0.01)
    found = run("bench", "power_grid", "--json").json
    assert found["chess_plies_per_s"] > 0
    figures = found["games"]["power_grid"]
    assert list(figures["players"]) == ["2", "3", "4"]
    for one in figures["players"].values():
        assert one["finished"] == 1
        assert one["decisions_per_s"] > one["games_per_s"] > 0
        assert one["ratio_chess"] > 0
    assert min(figures["copies_per_s"], figures["replay_actions_per_s"], figures["setup_ms"]) > 0
    bots = figures["greedy"]
    assert bots["players"] == 4
    assert min(bots["decisions_per_s"], bots["ms_per_game"], bots["ratio_chess"]) > 0
    again = run("bench", "power_grid", "--json").json["games"]["power_grid"]["players"]
    assert {n: one["checksum"] for n, one in again.items()} == {
        n: one["checksum"] for n, one in figures["players"].items()
    }


def test_greedy_bots_play_their_games_to_the_end():
    game = load("mombasa")
    assert greedy.playout(game, 2, "bench") == greedy.playout(game, 2, "bench") > 100


def test_memory_of_stored_games_and_open_tables():
    record = json.dumps(write_record(play_greedy_game("power_grid"))).encode()
    found = memory.measure([("power_grid", record)], copies=2)["power_grid"]
    assert found.kb_per_stored_game > 10
    assert found.kb_per_open_table is None or found.kb_per_open_table > 10


def test_a_report_has_every_part(run, monkeypatch):
    figures = server.ServerFigures("power_grid", MOVES, MOVES, {}, {}, {}, 1000, 0.5)
    monkeypatch.setattr(bench, "measure", lambda games: RulesFigures(1000.0, {}))
    monkeypatch.setattr(
        type(load("eighteen_thirty")), "benchmarks", lambda self: {"routes": lambda chess: ROUTES}
    )
    monkeypatch.setattr(server, "run", lambda: figures)
    monkeypatch.setattr(everything, "greedy_records", lambda: iter([("power_grid", b"{}")]))
    page = cold_start.PageFigures(1.0, 10, 2.0)
    monkeypatch.setattr(
        cold_start,
        "measure",
        lambda records: {key: cold_start.ColdStartFigures(9, page, page) for key, _ in records},
    )
    monkeypatch.setattr(
        memory, "measure", lambda records: {key: memory.MemoryFigures(40.0, 50.0) for key, _ in records}
    )
    found = run("bench", "--json").json
    assert set(found) == {"chess_plies_per_s", "games", "routes", "server", "cold_start", "memory"}
    assert dict(baseline.ratios(found)) == {"routes.ratio_chess": 0.01, "server.ratio_chess": 0.5}
    assert found["memory"] == {"power_grid": {"kb_per_stored_game": 40.0, "kb_per_open_table": 50.0}}


def test_a_ratio_that_fell_by_a_quarter_is_a_loss():
    before = {"a": 4.0, "b": 2.0, "c": 1.0}
    assert baseline.losses(before, {"a": 3.01, "b": 1.51, "c": 9.0}) == []
    assert baseline.losses(before, {"a": 3.0, "b": 2.0}) == [
        "a: 3.000, 4.000 before (75%)",
        "c: not measured, 1.000 before",
    ]
