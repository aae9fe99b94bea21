"""Verifiable dealing through the page: the commitment, everybody's entropy, and a record that verifies."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from tests.web.browser.conftest import ServerProcess

from boardroom.cli.main import main
from boardroom.core.engine import offers, waits
from boardroom.core.fair_deal import commitment, promise, seed
from boardroom.games.registry import load
from boardroom.web.assets import STATIC


def test_the_page_promises_keeps_reveals_and_checks_by_itself(chromium, server, tmp_path, capsys):
    ann, bob = (chromium.new_context().new_page() for _ in range(2))
    sent: list[tuple[str, Any]] = []
    for page in (ann, bob):
        page.on("request", lambda r: sent.append(_said(r)) if r.method == "POST" else None)
    link = _new_table(ann, server)
    bob.goto(server.url + link)
    bob.fill(".joining [name=name]", "Bob")
    bob.click(".joining button")
    for page in (ann, bob):
        page.wait_for_selector("main.table")
    paths = [path.split("/")[-1] for path, _ in sent]
    assert paths[:3] == ["deal", "tables", "join"]
    assert set(paths[3:]) == {"reveal"}
    made, joined = sent[1][1], sent[2][1]
    assert not {"entropy"} & {*made, *joined}, "nobody shows a text before all are bound"
    table = link.split("?")[0].split("/")[-1]
    record = _played_out(table, (ann, bob), server)
    dealing = record["dealing"]
    assert dealing["commitment"] == made["commitment"]
    assert dealing["promises"] == [made["promise"], joined["promise"]]
    file = Path(tmp_path) / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert "nobody chose the deal" in capsys.readouterr().out
    record["dealing"]["entropy"][1] = "loaded dice"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) != 0
    for page in (ann, bob):
        page.wait_for_function(HAS_CHECKED, arg=f"deal-{table}")
    ann.evaluate(CHECK_AGAIN, f"deal-{table}")
    ann.wait_for_selector("#notice:not([hidden])")
    assert "nobody could choose the outcome" in ann.inner_text("#notice")
    bob.route("**/record", lambda route: route.fulfill(json=record))
    bob.evaluate(CHECK_AGAIN, f"deal-{table}")
    bob.wait_for_selector("#notice:not([hidden])")
    assert "may have been manipulated" in bob.inner_text("#notice")


SECRET, TEXTS = "the server's", ["ann's", "bob's ⚄"]
KEPT = {
    "commitment": commitment(SECRET),
    "text": TEXTS[1],
    "promise": promise(TEXTS[1]),
    "promises": [promise(text) for text in TEXTS],
}
MODULES = "".join((STATIC / "js" / name).read_text("utf-8") for name in ("sha256.js", "deal-check.js"))
SOURCE = re.sub(r"^import .*\n|^export ", "", MODULES, flags=re.MULTILINE)
CHECK = f"([kept, record]) => {{ {SOURCE}\nreturn isDealtAsKept(kept, record); }}"
HAS_CHECKED = "name => JSON.parse(localStorage.getItem(name)).checked"
CHECK_AGAIN = """name => {
    const kept = JSON.parse(localStorage.getItem(name));
    localStorage.setItem(name, JSON.stringify({ ...kept, checked: false }));
    location.reload();
}"""


def _record(secret: str, texts: list[str]) -> dict[str, Any]:
    """A record that is consistent in itself, whatever its operator has chosen."""
    dealing = {
        "commitment": commitment(secret),
        "secret": secret,
        "entropy": texts,
        "promises": [promise(text) if text else KEPT["promises"][at] for at, text in enumerate(texts)],
    }
    return {"dealing": dealing, "chance": {"seed": seed(secret, texts)}}


def _is_dealt_as_kept(chromium: Any, server: ServerProcess, record: dict[str, Any]) -> bool:
    page = chromium.new_page()
    page.goto(server.url)
    return bool(page.evaluate(CHECK, [KEPT, record]))


def test_the_browser_confirms_an_honest_record(chromium, server):
    assert _is_dealt_as_kept(chromium, server, _record(SECRET, TEXTS))
    assert _is_dealt_as_kept(chromium, server, _record(SECRET, ["", TEXTS[1]])), "ann has refused"


def test_the_browser_finds_out_an_operator_that_grinds_its_secret(chromium, server):
    assert not _is_dealt_as_kept(chromium, server, _record("one of many", TEXTS))


def test_the_browser_finds_out_an_operator_that_swaps_a_text(chromium, server):
    assert not _is_dealt_as_kept(chromium, server, _record(SECRET, ["wanted", TEXTS[1]])), "of another"
    assert not _is_dealt_as_kept(chromium, server, _record(SECRET, [TEXTS[0], "wanted"])), "its own"


def test_the_browser_finds_out_an_operator_that_withholds_its_text(chromium, server):
    assert not _is_dealt_as_kept(chromium, server, _record(SECRET, [TEXTS[0], ""]))


def test_the_browser_finds_out_a_seed_that_does_not_follow(chromium, server):
    assert not _is_dealt_as_kept(chromium, server, _record(SECRET, TEXTS) | {"chance": {"seed": "wanted"}})


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
