"""Every stored record can be replayed, verified and imported, and continued if its game is not over."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from tests.stored.conftest import Command, Site, verified
from tests.stored.kept import THEN, luck_of, sealed, snapshots
from tests.stored.terminal import FOREIGN, hinted
from tests.stored.wire import Refusal

TERMINAL = THEN.names("terminal")
WHOLE = [*TERMINAL, *THEN.names("replayed"), *(f"table/{name}" for name in THEN.over)]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return snapshots(THEN.laid_out(tmp_path_factory.mktemp("file")))


@pytest.mark.parametrize("name", WHOLE)
def test_a_record_verifies(name, known, command: Command, tmp_path):
    raw = THEN.record(name, known)
    assert raw["seal"] == sealed(raw)  # not a byte of it was lost in keeping it
    found = verified(command, raw, tmp_path)
    assert (found["problems"], found["rows"]) == ([], len(raw["rows"]))
    assert found["luck"] == luck_of(raw)
    assert command("replay", tmp_path / "record.json")


def test_records_of_every_kind_are_kept(known):
    kept = [THEN.record(name, known) for name in WHOLE]
    for over in (True, False):
        assert len({raw["game"] for raw in kept if (raw["result"] is not None) is over}) == 4
    assert {luck_of(raw) for raw in kept} == {
        "seeded", "imagined", "committed", "given"
    }  # fmt: skip
    assert all(any(row["back"] is not None for row in THEN.packed[name]["rows"]) for name in TERMINAL[:1])


@pytest.mark.parametrize("name", TERMINAL)
def test_a_record_is_played_on_at_the_terminal(name, known, command: Command, typed: Command, tmp_path):
    raw, file = THEN.record(name, known), tmp_path / "game.json"
    file.write_text(json.dumps(raw), "utf-8")
    words: list[str | Path] = ["play", raw["game"], "--load", file]
    move = hinted(typed(words, "hint", "quit"))
    typed(words, move, f"save {file}", "quit")
    saved = json.loads(file.read_text("utf-8"))
    assert [_as_then(row) for row in saved["rows"][: len(raw["rows"])]] == raw["rows"]
    assert len(saved["rows"]) > len(raw["rows"])
    assert verified(command, saved, tmp_path)["problems"] == []


def _as_then(row: dict[str, Any]) -> dict[str, Any]:
    """A row without the facts that were not told when the records were made."""
    return row | {"facts": [one for one in row["facts"] if one["fact"] not in TOLD_SINCE]}


TOLD_SINCE = {"share-values"}
"""Facts that have come since; a record that is played again gets them, its states stay the same."""


def test_rows_of_an_earlier_revision_are_told_apart(known, command: Command, tmp_path):
    told = [verified(command, THEN.record(name, known), tmp_path)["adopted"] for name in WHOLE]
    assert {name for name, adopted in zip(WHOLE, told, strict=True) if adopted} == {*REVISED}


REVISED = {"table/mombasa-over": 99, "table/eighteen_thirty-over": 9}
"""The first row of a record that the rules of today play differently.

Revision 2 of Mombasa asks for the order of a reward only where it makes a difference (M-7.7).
Revision 4 of 1830 also asks a player who can only exchange a private (E-3.28).
"""


@pytest.mark.parametrize("name", REVISED)
def test_a_record_that_is_played_differently_today_is_not_imported(name, known, site: Site):
    """The rules must not get a position from a stranger's file."""
    says = rf"row {REVISED[name]} was played under revision \d .* verified but not imported"
    with pytest.raises(Refusal, match=says) as refused:
        site.people["ann"].ask("/api/import", THEN.record(name, known))
    assert refused.value.status == 400


@pytest.mark.parametrize(
    "name", [name for name in WHOLE if name not in (*REVISED, "table/mombasa-what-if-over")]
)
def test_a_record_is_taken_in_by_the_server(name, known, site: Site):
    raw = THEN.record(name, known)
    made = site.people["ann"].ask("/api/import", raw)
    about = site.about("ann", made["id"])
    assert (about["game"], about["options"]) == (raw["game"], raw["options"])
    assert (about["seq"], about["result"]) == (len(raw["rows"]) - 1, raw["result"])


@pytest.mark.parametrize("form", FOREIGN)
def test_a_game_in_a_foreign_form_is_read_as_it_was(form, command: Command, tmp_path):
    file = tmp_path / "foreign.json"
    file.write_bytes(lzma.decompress(FOREIGN[form].read_bytes()))
    out = tmp_path / "ours.json"
    command("replay", file, "--from", form, "-o", out)
    ours, then = json.loads(out.read_text("utf-8")), THEN.packed[f"replayed/{form}"]
    for name in ("game", "options", "seats", "chance", "result"):
        assert ours[name] == then[name]
    assert [row["digest"] for row in ours["rows"]] == [row["digest"] for row in then["rows"]]
