"""`boardroom verify`."""

from __future__ import annotations

import json

from tests.cli.recorded import edited

from boardroom.core.journal import Journal
from boardroom.core.state import State


def test_verify_recomputes_every_draw(run, record, journal: Journal[State]):
    ran = run("verify", record, "--json")
    draws = sum(len(row.draws) for row in journal.rows)
    assert (ran.code, ran.json["luck"], ran.json["draws"]) == (0, "seeded", draws)
    assert "every draw follows from the seed" in run("verify", record).out


def test_verify_finds_a_draw_that_the_seed_does_not_give(run, record):
    rows = json.loads(record.read_text("utf-8"))["rows"]
    shuffled = next(fact for fact in rows[0]["facts"] if fact["fact"] == "shuffled")
    shuffled["order"] = shuffled["order"][::-1]
    ran = run("verify", edited(record, rows=rows))
    assert ran.code == 1
    assert "row 0" in ran.out
