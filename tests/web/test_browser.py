"""A real browser: a whole game through the page only, and what must hold on the way."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Served
from tests.web.pilot import LATIN, Pilot
from tests.web.tables import POWER_GRID, played

from boardroom.games.power_grid.draw import board_svg
from boardroom.games.power_grid.network import BOARDS
from boardroom.web.shown import words

TALL = {"width": 1440, "height": 900}
WIDTHS = ((1440, 900), (768, 1024), (360, 740))
LANGUAGES = ("en", "fa") if os.environ.get("SOAK") else ("en",)


def new_game(chromium: Any, server: Served, lang: str = "en") -> tuple[Any, Pilot]:
    """From the lobby to a game against three bots, in as few clicks as there are."""
    context = chromium.new_context(viewport=TALL)
    page = context.new_page()
    pilot = Pilot(page)
    page.goto(f"{server.url}/?lang={lang}")
    page.locator("[data-do=create]").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("html[data-ready]")
    return context, pilot


def picture(pilot: Pilot, folder: Path, name: str) -> None:
    """Screenshots at three widths; no page may be wider than its window."""
    for width, height in WIDTHS:
        pilot.page.set_viewport_size({"width": width, "height": height})
        pilot.page.wait_for_timeout(150)
        assert pilot.page.evaluate("document.documentElement.scrollWidth") <= width
        pilot.page.screenshot(path=folder / f"{name}-{width}.png")
    pilot.page.set_viewport_size(TALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_three_bots_through_the_page(chromium, server, shots, lang):
    context, pilot = new_game(chromium, server, lang)
    page = pilot.page
    met: set[str] = set()
    taken_back = reloaded = False
    for turns in range(400):
        pilot.wait_for_turn()
        if pilot.over():
            break
        kind = pilot.kind() or "just"
        if kind not in met:
            met.add(kind)
            picture(pilot, shots, f"{lang}-{kind}")
        if turns == 6:
            _reload(pilot)
            reloaded = True
        pilot.turn()
        if kind == "build" and not taken_back:
            taken_back = _take_back(pilot)
    assert pilot.over()
    assert page.locator(".standings tbody tr").count() == 4
    picture(pilot, shots, f"{lang}-over")
    assert {"open-auction", "buy-fuel", "build", "run"} <= met
    assert taken_back
    assert reloaded
    assert pilot.complaints == []
    context.close()


def _reload(pilot: Pilot) -> None:
    """The page comes back to the very same question."""
    before = pilot.page.locator(".decision .ask").inner_text(), pilot.seq(), pilot.kind()
    pilot.page.reload()
    pilot.page.wait_for_selector("html[data-ready]")
    assert (pilot.page.locator(".decision .ask").inner_text(), pilot.seq(), pilot.kind()) == before


def _take_back(pilot: Pilot) -> bool:
    """A house just built is taken back: the money returns and the journal says so."""
    page = pilot.page
    button = page.locator("[data-do=take-back]")
    page.wait_for_timeout(200)
    if button.get_attribute("aria-disabled") == "true" or pilot.kind() != "build":
        return False
    seq, money, houses = pilot.seq(), pilot.money(), page.locator(".board .house").count()
    button.click()
    pilot.moved(seq)
    assert pilot.money() > money
    assert page.locator(".board .house").count() == houses - 1
    assert page.locator(".log .back").count() == 1
    return True


def test_the_keyboard_alone_takes_a_turn(chromium, server):
    context, pilot = new_game(chromium, server)
    page = pilot.page
    pilot.wait_for_turn()
    before = pilot.seq()
    page.keyboard.press("Slash")
    assert page.locator(".decision [data-key]").count() >= 2
    if pilot.kind() == "bid":
        page.keyboard.press("Digit0")
    else:
        page.keyboard.press("Digit2")
        page.wait_for_selector(".decision .amount")
        page.keyboard.press("Digit1")
        page.wait_for_function("document.activeElement.matches('[data-number]')")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
    pilot.moved(before)
    spoken = page.locator("#spoken").inner_text()
    assert spoken.strip()
    assert pilot.complaints == []
    context.close()


def until_first(pilot: Pilot, kind: str) -> None:
    for _ in range(60):
        pilot.wait_for_turn()
        if pilot.kind() == kind:
            return
        pilot.turn()
    raise AssertionError(f"{kind} does not come up")


def test_why_not_and_a_refused_move_name_the_clause(chromium, server):
    context, pilot = new_game(chromium, server)
    page = pilot.page
    until_first(pilot, "open-auction")
    # The driver takes what is greyed for dead; here it answers.
    page.locator(".decision .opt.no").first.click(force=True)
    why = page.locator(".decision .why")
    assert "PG-4.2" in why.inner_text()
    assert "future market" in why.inner_text()
    why.locator(".clause").click()
    page.wait_for_selector("#body-rules .reader .found")
    assert "PG-4.2" in page.locator("#body-rules .found").inner_text()
    # What the page would never send is refused with its clause and leaves no trace.
    seq = pilot.seq()
    answer = page.evaluate(
        """async () => {
            const table = document.querySelector("main").dataset.table;
            const expect = Number(document.querySelector(".decision").dataset.expect);
            const chosen = {plant: 10, bid: 10};
            const body = JSON.stringify({kind: "open-auction", chosen, expect, key: "abcdefgh"});
            const answer = await fetch(`/api/tables/${table}/act`,
                {method: "POST", headers: {"content-type": "application/json"}, body});
            return [answer.status, await answer.json()];
        }"""
    )
    assert answer[0] == 422
    assert answer[1]["clause"] == "PG-4.2"
    page.reload()
    assert pilot.seq() == seq
    context.close()


def test_a_second_browser_sees_no_secret(chromium, server):
    context, pilot = new_game(chromium, server)
    until_first(pilot, "build")
    money = pilot.money()
    other = chromium.new_context(viewport=TALL)
    page = other.new_page()
    watcher = Pilot(page)
    page.goto(pilot.page.url)
    page.wait_for_selector("html[data-ready]")
    assert not watcher.mine()
    assert page.locator("[data-panel=own]").is_hidden()
    assert [text.strip() for text in page.locator(".player .cash").all_inner_texts()] == ["?"] * 4
    mine = pilot.page.locator(".player.me .cash").inner_text().strip()
    assert mine == str(money)
    assert page.locator("[data-do=take-back]").get_attribute("aria-disabled") == "true"
    assert watcher.complaints == []
    other.close()
    context.close()


def test_the_slider_leads_to_any_moment_and_its_address_opens_there(chromium, server):
    context, pilot = new_game(chromium, server)
    page = pilot.page
    until_first(pilot, "buy-fuel")
    last = pilot.seq()
    houses = page.locator(".plantmarket .card").all_inner_texts()
    page.locator("[data-slider]").fill("2")
    page.wait_for_selector(".decision [data-do=live]")
    assert page.url.endswith("?at=2")
    assert page.locator(".decision .ask").inner_text().endswith("2⁩.")
    assert page.locator(".plantmarket .card").all_inner_texts() != houses
    deep = context.new_page()
    deep.goto(page.url)
    deep.wait_for_selector("html[data-ready]")
    assert deep.locator(".plantmarket").inner_text() == page.locator(".plantmarket").inner_text()
    deep.close()
    page.locator(".decision [data-do=live]").click()
    page.wait_for_selector(".decision[data-mine]")
    assert pilot.seq() == last
    assert "at=" not in page.url
    assert page.locator(".plantmarket .card").all_inner_texts() == houses
    assert pilot.complaints == []
    context.close()


def test_eight_tabs_share_one_stream_and_stay_in_step(chromium, server):
    context, pilot = new_game(chromium, server)
    streams: list[str] = []
    context.on("request", lambda r: streams.append(r.url) if "/events" in r.url else None)
    tabs = [context.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto(pilot.page.url)
        tab.wait_for_selector("html[data-ready]")
    assert streams == []  # the first tab had opened the only one before
    pilot.wait_for_turn()
    before = pilot.seq()
    pilot.turn()
    for tab in tabs:
        tab.wait_for_function(
            "n => Number(document.querySelector('[data-panel=top]').dataset.seq) > n",
            arg=before,
            timeout=20000,
        )
    pilot.page.close()
    for _ in range(40):
        if streams:
            break
        tabs[0].wait_for_timeout(250)
    tabs[0].wait_for_timeout(250)
    assert len(streams) == 1  # another tab has taken over, and only one
    context.close()


def test_a_lost_connection_is_said_and_mended(chromium, tmp_path):
    served = Served(tmp_path)
    context, pilot = new_game(chromium, served)
    page = pilot.page
    pilot.wait_for_turn()
    served.stop()
    page.wait_for_selector("#notice:not([hidden])", timeout=15000)
    assert page.locator("#notice").inner_text() == page.locator("#notice").get_attribute("data-lost")
    served.start()
    back = page.locator("#notice").get_attribute("data-back")
    page.wait_for_function(
        "words => document.querySelector('#notice').textContent === words", arg=back, timeout=20000
    )
    before = pilot.seq()
    pilot.turn()
    assert pilot.seq() > before
    context.close()
    served.stop()


def test_persian_mirrors_the_panels_and_not_the_board(chromium, server):
    context, pilot = new_game(chromium, server, "fa")
    page = pilot.page
    pilot.wait_for_turn()
    assert page.evaluate("document.documentElement.dir") == "rtl"
    side, decide = page.locator(".side").bounding_box(), page.locator(".decision").bounding_box()
    assert side["x"] > decide["x"]
    assert page.evaluate("getComputedStyle(document.querySelector('svg.drawing')).direction") == "ltr"
    money = page.locator(".purse .big").inner_text()
    assert re.fullmatch("[۰-۹]+", money)
    assert int(money.translate(LATIN)) == 50
    context.close()


TOUCHING = """() => {
    const box = (e, trim) => {
        const r = e.getBoundingClientRect();
        return [r.left, r.top + trim, r.right, r.bottom - trim];
    };
    const every = (selector, trim = 0) => [...document.querySelectorAll(selector)].map((e) =>
        [e.textContent || e.closest("[data-id]").dataset.id, box(e, trim)]);
    const all = [...every(".b-node .bed"), ...every(".b-pill rect"), ...every(".b-name:not(.out)", 2.5)];
    const found = [];
    for (const [i, [a, p]] of all.entries()) for (const [b, q] of all.slice(i + 1)) {
        const wide = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
        const high = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
        if (wide > 0 && high > 0 && wide * high > 10) found.push([a, b, Math.round(wide * high)]);
    }
    return found;
}"""


@pytest.mark.parametrize("lang", ["en", "fa", "zh"])
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_no_names_costs_and_cities_of_a_map_touch(chromium, board, lang):
    """With every region in play and a price beside every name."""
    s = played(POWER_GRID, 0, 6, map=board).state.clone()
    s.regions = tuple(sorted(BOARDS[board].regions))
    s.derive()
    svg = re.sub('(<tspan class="sum"[^>]*>)', r"\1 35", board_svg(s, words(lang, POWER_GRID)))
    page = chromium.new_page(viewport={"width": 740, "height": 740})
    page.set_content(f'<html lang="{lang}"><body>{svg.partition("?>")[2]}</body></html>')
    assert page.locator(".b-node").count() == 42
    assert page.evaluate(TOUCHING) == []
    page.close()


def test_every_kind_of_part_works_in_the_browser(chromium, dummy_url):
    context = chromium.new_context(viewport=TALL)
    page = context.new_page()
    pilot = Pilot(page)
    page.goto(f"{dummy_url}/?lang=en")
    made = page.evaluate(
        """async () => {
            const body = JSON.stringify({game: "dummy", seats: [{kind: "me"}], options: {}, title: "forms"});
            const headers = {"content-type": "application/json"};
            return (await fetch("/api/tables", {method: "POST", headers, body})).json();
        }"""
    )
    page.goto(f"{dummy_url}/t/{made['id']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    for kind, said in FORMS:
        page.click(f".decision [data-kind={kind}][data-do=kind]")
        FILL[kind](page)
        pilot.do()
        assert said in page.locator(".log li").last.inner_text().replace("\u2068", "").replace("\u2069", "")
    pilot.just()
    assert pilot.over()
    assert pilot.complaints == []
    context.close()


FORMS = (
    ("paint", "paint green"), ("gather", "gather red,green"), ("offer-sum", "offer 4"), ("pay", "pay 1 1"),
    ("rank", "rank green,red,blue"), ("plan", "plan green=right,red=left"), ("lay", "lay 2"),
    ("fit", "fit token b 5"), ("travel", "travel edge:ab,edge:bc"),
)  # fmt: skip


def _paint(page: Any) -> None:
    page.click("form[data-kind=paint] [data-id='colour:green']")
    page.wait_for_selector(".decision form[data-complete]")
    assert page.locator(".b-way.lit").count() == 1


def _gather(page: Any) -> None:
    for colour in ("red", "green"):
        page.click(f"form[data-kind=gather] [data-id='colour:{colour}']")


def _offer(page: Any) -> None:
    for _ in range(2):
        page.click("form[data-kind=offer-sum] [data-do=more]")


def _pay(page: Any) -> None:
    for item in ("coins", "gems"):
        page.click(f"form[data-kind=pay] [data-item={item}] [data-do=more]")


def _rank(page: Any) -> None:
    page.click("form[data-kind=rank] li:nth-child(2) [data-do=up]")


def _plan(page: Any) -> None:
    for piece, place in (("red", "left"), ("green", "right")):
        page.click(f"form[data-kind=plan] [data-item={piece}] [data-do=lay][data-id='place:{place}']")
        page.wait_for_selector(".decision:not([data-asking])")


def _lay(page: Any) -> None:
    page.click("form[data-kind=lay] .turns .opt:nth-child(2)")
    page.wait_for_selector(".decision form[data-complete]")


def _fit(page: Any) -> None:
    """On the board itself: the place, the pieces that fan out round it, and turns by click and key."""
    page.locator(".board [data-id='node:b']").click()
    page.wait_for_selector(".fan .plate.shut")
    assert page.locator(".fan .plate").count() == 3
    page.locator(".fan .plate.shut circle").click()
    assert "D-1.2" in page.locator(".decision .why").inner_text()
    page.locator(".fan .plate:not(.shut) circle").first.click()  # the cheaper one comes first: the token
    page.wait_for_selector(".fan .ghost.faint")
    turned = []
    for turn in (
        lambda: page.locator(".fan .handle circle").first.click(),
        lambda: page.keyboard.press("KeyR"),
        lambda: page.locator(".board [data-id='node:b']").click(),
        lambda: page.keyboard.press("Shift+KeyR"),
    ):
        turn()
        page.wait_for_selector(".decision:not([data-asking]) form[data-complete]")
        turned.append(page.get_attribute(".decision [data-part=turn] [aria-pressed=true]", "data-value"))
        ghost = page.locator(".fan .ghost:not(.faint)")
        assert ghost.get_attribute("transform").startswith(f"rotate({60 * int(turned[-1])} ")
        assert ghost.get_attribute("href") == "#token"
    assert turned == ["1", "3", "5", "3"]
    page.keyboard.press("KeyR")
    page.wait_for_selector(
        ".decision:not([data-asking]) [data-part=turn] [data-value='5'][aria-pressed=true]"
    )


def _travel(page: Any) -> None:
    # The suggestion stands there; it is drawn anew on the board itself, where each node is a target.
    page.locator(".decision [data-do=clear-route]").first.click()
    for node in "abc":
        page.wait_for_selector(".decision:not([data-asking])")
        page.locator(f".board [data-id='node:{node}']").click()
    page.wait_for_selector(".decision:not([data-asking])")


FILL = {
    "paint": _paint, "gather": _gather, "offer-sum": _offer, "pay": _pay, "rank": _rank, "plan": _plan,
    "lay": _lay, "fit": _fit, "travel": _travel,
}  # fmt: skip
