"""Private tables: forks and imports that continue, who plays there, and their records."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.cli.main import main
from boardroom.core.fair_deal import verify
from boardroom.core.records import seal
from boardroom.games.registry import load

RECORDS = Path(__file__).resolve().parents[4] / "shared" / "records"
FOREIGN = {
    "eighteen_thirty": "1830/259011_fragment.json",
    "power_grid": "power-grid/USAOriginal.neutral.json",
    "terraforming_mars": "terraforming-mars/game-2p.json",
}


def recorded(name: str) -> Any:
    file = RECORDS / name
    if not file.exists():
        pytest.skip(f"needs ../shared/records/{name}")
    return json.loads(file.read_text("utf-8"))


async def table_of_three(here: Any, browser: Any) -> str:
    table: str = await here.table(browser, "me", "bot:random", "bot:random", name="Ann")
    await here.moves(browser, table, 25, Random(1))
    await here.quiet(table)
    return table


def test_a_fork_shows_no_more_than_its_seat_knew_and_goes_its_own_way(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random", "bot:random")
        await here.moves(ann, table, 25, Random(1))
        await here.quiet(table)
        current = await here.services.tables.get(table)
        # Without bots nobody moves on before the two are compared.
        asked = {"at": 20, "seats": [{"kind": "me"}] * 3}
        made = (await ann.post(f"/api/tables/{table}/fork", json=asked)).json()
        fork = await here.services.tables.get(made["id"])
        then = (await ann.get(f"/api/tables/{table}/view?at=20&seat=0")).json()["view"]
        assert (await ann.get(f"/api/tables/{made['id']}/view?seat=0")).json()["view"] == then
        real = await here.services.tables.at(current, 20)
        assert fork.state.stack != real.stack, "what is hidden is imagined, not copied"
        assert fork.state.chance.seed != real.chance.seed
        await here.moves(ann, made["id"], 10, Random(2))
        assert (await here.services.tables.get(table)).seq == current.seq
        listed = [row["id"] for row in (await here.browser().get("/api/tables")).json()]
        assert made["id"] not in listed

    at_server(story)


def test_a_fork_is_played_by_its_maker_and_bots_unless_told_otherwise(at_server):
    async def story(here):
        ann = here.browser()
        table = await table_of_three(here, ann)
        names = (await ann.get(f"/api/tables/{table}")).json()["names"]
        fork = f"/api/tables/{table}/fork"
        usual = (await ann.post(fork, json={"at": 20})).json()["id"]
        about = (await ann.get(f"/api/tables/{usual}")).json()
        assert (about["kinds"], about["names"]) == (["me", "bot:greedy", "bot:greedy"], names)
        await here.moves(ann, usual, 3, Random(1))
        seats = [{"kind": "me"}] * 3
        hot = (await ann.post(fork, json={"at": 20, "seats": seats})).json()["id"]
        assert (await ann.get(f"/api/tables/{hot}")).json()["kinds"] == ["me"] * 3
        for wrong, status in (([{"kind": "me"}], 400), ([{"kind": "me"}] * 2 + [{"kind": "open"}], 400)):
            assert (await ann.post(fork, json={"at": 20, "seats": wrong})).status_code == status

    at_server(story)


def test_a_spectator_goes_on_alone_from_a_finished_game_only(at_server):
    async def story(here):
        ann, eve = here.browser(), here.browser()
        table = await table_of_three(here, ann)
        fork, page = f"/api/tables/{table}/fork", f"/t/{table}"
        refused = await eve.post(fork, json={"at": 20})
        assert (refused.status_code, "only its players" in refused.json()["error"]) == (403, True)
        assert f'"{fork}"' not in (await eve.get(page)).text
        assert f'"{fork}"' in (await ann.get(page)).text
        await here.moves(ann, table, 2000, Random(1))
        assert f'"{fork}"' in (await eve.get(page)).text
        alone = (await eve.post(fork, json={"at": 20})).json()["id"]
        assert (await eve.get(f"/api/tables/{alone}")).json()["kinds"] == ["me"] * 3

    at_server(story)


def test_who_plays_at_an_own_table_can_be_changed_and_bots_go_on_at_once(at_server):
    async def story(here):
        ann, eve = here.browser(), here.browser()
        await eve.get("/")
        table = await table_of_three(here, ann)
        seats = [{"kind": "me"}] * 3
        hot = (await ann.post(f"/api/tables/{table}/fork", json={"at": 20, "seats": seats})).json()["id"]
        before = (await here.services.tables.get(hot)).seq
        address, bots = f"/api/tables/{hot}/seats", {"seats": [{"kind": "bot", "bot": "random"}] * 3}
        assert (await eve.post(address, json=bots)).status_code == 403
        assert (await ann.post(f"/api/tables/{table}/seats", json=bots)).status_code == 403, "it was dealt"
        assert (await ann.post(address, json={"seats": bots["seats"][:2]})).status_code == 400
        assert (await ann.post(address, json=bots)).status_code == 204
        await here.quiet(hot)
        current = await here.services.tables.get(hot)
        assert (current.state.over, current.seq > before) == (True, True)
        assert (await ann.get(f"/api/tables/{hot}")).json()["mine"] == []

    at_server(story)


def test_the_record_of_a_fork_says_that_its_start_was_imagined_and_replays(at_server, tmp_path, capsys):
    kept: dict[str, Any] = {}

    async def story(here):
        ann = here.browser()
        table = await table_of_three(here, ann)
        seats = [{"kind": "bot", "bot": "random"}] * 3
        fork = (await ann.post(f"/api/tables/{table}/fork", json={"at": 20, "seats": seats})).json()["id"]
        await here.quiet(fork)
        kept["record"] = record = (await ann.get(f"/api/tables/{fork}/record")).json()
        found = verify(record, load("power_grid"))
        assert (found.is_fine, found.luck, found.rows) == (True, "imagined", len(record["rows"]))
        refused = await ann.post("/api/import", json=record)
        assert refused.status_code == 400
        assert "imagined position" in refused.json()["error"]

    at_server(story)
    file = tmp_path / "fork.json"
    file.write_text(json.dumps(kept["record"]), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert "the game was not dealt but imagined" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    start = kept["record"]["start"]
    changed = kept["record"] | {"start": start | {"players": start["players"][::-1]}}
    file.write_text(json.dumps(changed | {"seal": seal(changed)}), "utf-8")
    assert main(["verify", str(file)]) == 1, "another start does not lead to these rows"


@pytest.mark.parametrize("game", FOREIGN)
def test_a_game_recorded_elsewhere_is_taken_in_and_goes_on(at_server, game):
    raw = recorded(FOREIGN[game])

    async def story(here):
        ann = here.browser()
        made = await ann.post("/api/import", json=raw)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        about = (await ann.get(f"/api/tables/{table}")).json()
        assert (about["game"], set(about["kinds"])) == (game, {"me"})
        assert (await ann.get(f"/t/{table}")).status_code == 200
        if not about["over"]:
            await here.moves(ann, table, 8, Random(3))
            assert (await ann.get(f"/api/tables/{table}")).json()["seq"] >= about["seq"] + 8
            return
        record = (await ann.get(f"/api/tables/{table}/record")).json()
        assert verify(record, load(game)).is_fine

    at_server(story)


def test_an_import_keeps_its_names_and_can_be_played_on_by_bots(at_server):
    raw = recorded(FOREIGN["eighteen_thirty"])

    async def story(here):
        ann = here.browser()
        seats = ",".join(["bot:random"] * len(raw["players"]))
        table = (await ann.post(f"/api/import?seats={seats}", json=raw)).json()["id"]
        about = (await ann.get(f"/api/tables/{table}")).json()
        assert about["names"] == [player["name"] for player in raw["players"]]
        while (await here.services.tables.get(table)).seq < about["seq"] + 20:
            await asyncio.sleep(0.02)
        assert (await ann.post("/api/import?seats=me", json=raw)).status_code == 400
        assert (await ann.delete(f"/api/tables/{table}")).status_code == 204

    at_server(story)


def test_a_file_that_cannot_be_taken_in_is_refused_in_one_sentence_that_names_the_action(at_server):
    raw = recorded(FOREIGN["eighteen_thirty"])

    async def story(here):
        ann = here.browser()
        at = next(i for i, a in enumerate(raw["actions"]) if a["type"] == "bid")
        bad = [{**a, "price": 1} if i == at else a for i, a in enumerate(raw["actions"])]
        damages: list[tuple[bytes, str]] = [
            (json.dumps(raw | {"actions": bad}).encode(), "bid"),
            (b"not json at all", "not JSON"),
            (b"[]", "not a recorded game"),
            (b'{"format": "chess-1"}', "not a game record in a supported format"),
            (json.dumps(raw | {"title": "1846"}).encode(), "1846"),
        ]
        for body, words in damages:
            answer = await ann.post("/api/import", content=body)
            sentence = answer.json()["error"]
            assert (answer.status_code, words in sentence, "\n" in sentence) == (400, True, False), sentence
        assert (await ann.get("/api/tables")).json() == []

    at_server(story)
