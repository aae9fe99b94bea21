"""A move of every game in Firefox and in WebKit; a browser that is missing is skipped by name.

`pytest -m slow tests/web/browser/test_other_browsers.py` runs it; `scripts/system` installs no such browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.other_browsers import (
    OtherBrowser,
    firefox,
    firefox_program,
    webkit,
    webkit_program,
    webkit_tools,
)
from tests.web.tables import golden

from boardroom.core.records import write_record
from boardroom.games.registry import keys

IMPORT = """
fetch("/api/import", {method: "POST", body: JSON.stringify(%s)}).then((answer) => answer.json())
"""
MOVE = """
(async () => {
    const errors = [];
    addEventListener("error", (event) => errors.push(event.message));
    addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
    const find = (selector) => document.querySelector(selector);
    const until = async (test) => {
        for (let n = 0; n < 200 && !test(); n += 1) await new Promise((done) => setTimeout(done, 50));
        return test();
    };
    localStorage.setItem("slips", "off");
    if (!(await until(() => find("html[data-ready]")))) return {errors: ["the page does not get ready"]};
    const seq = () => Number(find("[data-panel=top]").dataset.seq), before = seq();
    const form = ".decision form.offer:not([hidden]) ";
    const steps = [
        '.decision [data-do="act"]:not([aria-disabled])',
        form + '.stage:last-of-type [data-do="pick"][aria-pressed="false"]',
        '.decision [data-do="just"]',
        '.decision [data-do="kind"]',
    ];
    for (let n = 0; n < 8 && seq() === before; n += 1) {
        const button = steps.map(find).find(Boolean);
        if (!button) break;
        button.click();
        await new Promise((done) => setTimeout(done, 400));
        await until(() => !find(".decision[data-asking]"));
    }
    await until(() => seq() > before);
    const wide = document.documentElement.scrollWidth - innerWidth;
    return {errors, moved: seq() - before, board: Boolean(find(".board svg.drawing")), wide};
})()
"""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OtherBrowser]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "firefox":
        if firefox_program() is None:
            pytest.skip("no Firefox on this machine: apt-get install firefox-esr")
        with firefox(folder) as browser:
            yield browser
        return
    if webkit_program() is None or None in webkit_tools():
        pytest.skip("no WebKit on this machine: apt-get install webkit2gtk-driver xvfb")
    with webkit(folder) as browser:
        yield browser


@pytest.mark.slow
@pytest.mark.parametrize("game", keys())
def test_a_move_in_the_middle_of_a_game(other: OtherBrowser, server: ServerProcess, game: str) -> None:
    other.open(server.url)
    record = write_record(golden(f"{game}-4", 0.6))
    made = other.evaluate(IMPORT % json.dumps(record))
    other.open(f"{server.url}{made['url']}?lang=fa")
    found = other.evaluate(MOVE)
    assert found["errors"] == []
    assert found["board"]
    assert found["moved"] > 0
    assert found["wide"] <= 0
