"""The longest recorded games open quickly in a warm process, and their last moves cost what the first do.

What is compared is the CPU time of the process, since other work on a machine lengthens the time that passes.
"""

from __future__ import annotations

import json

import pytest
from tests.server.test_cold_start import LONG, RECORDS

from boardroom.bench.opening import OpeningFigures, measure
from boardroom.bench.records import play_greedy_game
from boardroom.core.records import write_record

LIMIT_MS = 100


def check(name: str, body: bytes) -> None:
    figures: OpeningFigures = measure([(name, body)])[name]
    print(name, figures)
    assert figures.rows > 200
    assert figures.page.cpu_ms < LIMIT_MS
    assert figures.load.cpu_ms <= figures.page.cpu_ms
    # Twice, since late moves are not the same as early ones.
    assert figures.last_moves.cpu_ms < 2 * figures.first_moves.cpu_ms


def test_a_long_game_of_bots_stays_quick():
    check("mombasa", json.dumps(write_record(play_greedy_game("mombasa"))).encode())


@pytest.mark.parametrize("name", LONG)
def test_the_longest_recorded_game_stays_quick(name):
    if not (RECORDS / name).exists():
        pytest.skip(f"needs ../shared/records/{name}")
    check(name, (RECORDS / name).read_bytes())
