"""Every stored table opens in the present program with its seats, its views and its digests."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest
from tests.stored.conftest import Command, Site, verified
from tests.stored.kept import THEN, asked, digest, luck_of, whole
from tests.stored.scenes import PEOPLE
from tests.stored.wire import Browser, Refusal

from boardroom.core.options import choices
from boardroom.games.registry import load

DEALT = [*THEN.in_play, *THEN.over]
LUCK = {"dealt": ("committed",), "forked": ("imagined",), "imported": ("given", "seeded")}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database as it was left, for tests that only read it."""
    return THEN.laid_out(tmp_path_factory.mktemp("file"))


def test_every_game_and_every_kind_of_table_is_kept(file):
    rows = asked(file, "SELECT game, origin, status FROM tables")
    games = {"power_grid", "eighteen_thirty", "terraforming_mars", "mombasa"}
    for origin in LUCK:
        assert {row["game"] for row in rows if row["origin"] == origin} == games
    assert {row["game"] for row in rows if row["status"] == "over"} == games
    assert {row["status"] for row in rows} == {"open", "playing", "over"}
    for kind in ("orders", "wishes", "talk", "notes"):
        assert len(asked(file, f"SELECT * FROM {kind}")) >= 4


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("power_grid", "edition"),
        ("power_grid", "map"),
        ("eighteen_thirty", "profile"),
        ("eighteen_thirty", "map"),
        ("terraforming_mars", "profile"),
        ("mombasa", "setup"),
    ],
)
def test_tables_of_every_edition_profile_and_map_are_kept(game, option, file):
    rows = asked(file, "SELECT options FROM tables WHERE game = ? AND status != 'open'", game)
    assert {json.loads(row["options"])[option] for row in rows} == set(
        choices(load(game).options, option) or ()
    )


@pytest.mark.parametrize("name", DEALT)
def test_every_stored_state_is_read_to_its_digest(name, file):
    table = THEN.tables[name]["id"]
    (row,) = asked(file, "SELECT game FROM tables WHERE id = ?", table)
    game = load(row["game"])
    for one in asked(file, "SELECT * FROM journal WHERE table_id = ?", table):
        assert digest(one["snapshot"]) == one["digest"]
        s = game.load(json.loads(zlib.decompress(one["snapshot"])), one["revision"])
        if one["revision"] == game.revision:
            assert s.digest() == one["digest"], f"row {one['seq']}"


@pytest.mark.parametrize("name", DEALT)
def test_every_table_replays_to_its_digests_by_its_promised_luck(name, file, command: Command, tmp_path):
    raw = whole(file, THEN.tables[name]["id"])
    found = verified(command, raw, tmp_path)
    assert (found["luck"], found["problems"]) == (luck_of(raw), [])
    assert found["luck"] in LUCK[THEN.tables[name]["kind"]]


@pytest.mark.parametrize("name", DEALT)
def test_a_table_is_seen_as_it_was_by_everybody(name, site: Site):
    table = THEN.tables[name]["id"]
    for person in PEOPLE:
        told = site.people[person].ask(f"/api/tables/{table}/record")
        key = f"table/{name}" if name in THEN.over else f"table/{name}/{person}"
        assert told == THEN.record(key, site.snapshots), person


@pytest.mark.parametrize("name", DEALT)
def test_a_table_is_drawn_now_and_at_an_earlier_row(name, site: Site):
    table = THEN.tables[name]["id"]
    for row, person in (("", "ann"), ("?at=2", "eve")):
        page = site.people[person].fetch(f"/t/{table}{row}")
        assert "<svg" in page
        assert name in page or THEN.tables[name]["kind"] != "dealt"


def test_what_is_kept_beside_a_journal_is_there(site: Site):
    at = f"/api/tables/{THEN.tables['power_grid-second']['id']}"
    assert "<b>not so fast</b>" in json.dumps(site.people["eve"].ask(f"{at}/talk"))
    assert "oil gets scarce" in site.people["ann"].fetch(f"{at}/notes")
    assert "oil gets scarce" not in site.people["bob"].fetch(f"{at}/notes")
    assert site.people["ann"].ask(at)["orders"] == {"0": "pass"}
    assert list(site.people["bob"].ask(at)["take_back_requests"]) == ["1"]


@pytest.mark.parametrize("person", PEOPLE)
def test_a_cookie_of_then_holds_its_seats(person, site: Site):
    for name, table in THEN.tables.items():
        assert site.about(person, table["id"])["mine"] == THEN.holders(name)[person], name
    assert sum(len(THEN.holders(name)[person]) for name in THEN.tables) >= {"eve": 0}.get(person, 5)


def test_a_forged_cookie_holds_nothing(site: Site):
    ann, bob = THEN.cookies["ann"], THEN.cookies["bob"]
    changed = ann[:-1] + ("0" if ann[-1] != "0" else "1")
    mixed = f"{ann.partition('.')[0]}.{bob.partition('.')[2]}"
    table = THEN.tables["power_grid-second"]["id"]
    for cookie in (changed, mixed, ann.partition(".")[0]):
        with pytest.raises(Refusal) as refused:
            Browser(site.url, cookie).ask(f"/api/tables/{table}")
        assert refused.value.status == 403
    assert Browser(site.url).mine(table) == []


def test_a_file_is_migrated_behind_a_backup_or_left_as_it_is(file, site: Site):
    version = "SELECT version_num FROM alembic_version"
    (before,), (after,) = asked(file, version), asked(site.file, version)
    copies = [path.name.removeprefix(site.file.name) for path in site.file.parent.glob("*.backup-*")]
    assert copies == ([] if before == after else [f".backup-{before['version_num']}-1"])
