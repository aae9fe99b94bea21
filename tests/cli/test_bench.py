"""`boardroom bench`."""

from __future__ import annotations

from boardroom.bench import rules as bench


def test_bench_measures_against_chess(run, monkeypatch):
    monkeypatch.setattr(bench, "STRETCH_S", 0.05)
    monkeypatch.setattr(bench, "SHORT_S", 0.02)
    found = run("bench", "power_grid", "--json").json
    assert found["chess_plies_per_s"] > 0
    figures = found["games"]["power_grid"]
    assert list(figures["players"]) == ["2", "3", "4"]
    for one in figures["players"].values():
        assert one["finished"] == 1
        assert one["decisions_per_s"] > one["games_per_s"] > 0
        assert one["ratio_chess"] > 0
    assert min(figures["copies_per_s"], figures["replay_actions_per_s"], figures["setup_ms"]) > 0
    again = run("bench", "power_grid", "--json").json["games"]["power_grid"]["players"]
    assert {n: one["checksum"] for n, one in again.items()} == {
        n: one["checksum"] for n, one in figures["players"].items()
    }
