"""Verifiable dealing through the page: the commitment, everybody's entropy, and a record that verifies."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.web.browser.conftest import ServerProcess

from boardroom.cli.main import main
from boardroom.core.engine import offers, waits
from boardroom.games.registry import load


def test_the_page_adds_its_dice_after_the_promise_and_the_record_verifies(chromium, server, tmp_path, capsys):
    ann, bob = (chromium.new_context().new_page() for _ in range(2))
    sent: list[tuple[str, Any]] = []
    for page in (ann, bob):
        page.on("request", lambda r: sent.append(_said(r)) if r.method == "POST" else None)
    link = _new_table(ann, server)
    bob.goto(server.url + link)
    bob.fill(".joining [name=name]", "Bob")
    bob.click(".joining button")
    bob.wait_for_selector("main.table")
    paths = [path.split("/")[-1] for path, _ in sent]
    assert paths == ["deal", "tables", "join"]
    made, joined = sent[1][1], sent[2][1]
    record = _played_out(link.split("?")[0].split("/")[-1], (ann, bob), server)
    assert record["dealing"]["commitment"] == made["commitment"]
    assert record["dealing"]["entropy"] == [made["entropy"], joined["entropy"]]
    assert all(len(text) >= 20 for text in record["dealing"]["entropy"])
    file = Path(tmp_path) / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert "committed to before the seats were taken" in capsys.readouterr().out
    record["dealing"]["entropy"][1] = "loaded dice"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) != 0


def _said(request: Any) -> tuple[str, Any]:
    return request.url, json.loads(request.post_data or "{}")


def _new_table(page: Any, server: ServerProcess) -> str:
    """A table for two set up by the form; the link of its open seat."""
    page.goto(f"{server.url}/?lang=en")
    form = page.locator("form.newtable[data-game=power_grid]")
    page.locator("article", has=form).locator("summary").click()
    for at, kind in enumerate(("me", "open", "", "", "", "")):
        form.locator("[name=seat]").nth(at).select_option(kind)
    form.locator("[type=submit]").click()
    page.wait_for_url("**/t/*")
    return str(page.locator("[data-link]").get_attribute("value"))


def _played_out(table: str, pages: tuple[Any, ...], server: ServerProcess) -> dict[str, Any]:
    """Random moves from each seat's own view until the game is over; its record."""
    game, rng = load("power_grid"), Random(5)
    at = f"{server.url}/api/tables/{table}"
    seat = 0
    while True:
        seen = pages[seat].request.get(f"{at}/view").json()
        s = game.load(seen["view"])
        if s.over:
            break
        if seat not in waits(s):
            seat = waits(s)[0]
            continue
        a = rng.choice(offers(s, seat)).sample(rng)
        answer = pages[seat].request.post(f"{at}/act", data={"action": a.to_json(), "expect": seen["expect"]})
        assert answer.ok, answer.text()
    found: dict[str, Any] = pages[0].request.get(f"{at}/record").json()
    return found
