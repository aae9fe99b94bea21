"""All benchmarks in one report."""

from __future__ import annotations

from dataclasses import asdict

from boardroom.bench import cold_start, memory, rules, server
from boardroom.bench.records import greedy_records
from boardroom.bench.yardstick import chess_plies_per_s
from boardroom.games.registry import every


def measure() -> dict[str, object]:
    """Rules, copies and greedy bots of every game, its own benchmarks, server, cold start and memory."""
    found = rules.measure(every()).to_json()
    for game in every():
        for name, benchmark in game.benchmarks().items():
            found[name] = benchmark(lambda: chess_plies_per_s(rules.SHORT_S))
    found["server"] = server.run().to_json()
    records = list(greedy_records())
    found["cold_start"] = {key: asdict(one) for key, one in cold_start.measure(records).items()}
    found["memory"] = {key: asdict(one) for key, one in memory.measure(records).items()}
    return found
