"""Accessibility: colour contrast in both themes, a name for every control, nothing cut off."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table
from tests.web.tables import POWER_GRID, at_step, golden, played, seen

from boardroom.core.records import write_record
from boardroom.drawing import stylesheet
from boardroom.games.registry import keys, load
from boardroom.web.panels import panel

SHEETS = (stylesheet.STATIC / "tokens.css", *(load(key).folder / "game.css" for key in keys()))
ROLES = {
    name: (day, night)
    for sheet in SHEETS
    if sheet.exists()
    for name, day, night in re.findall(
        r"--([\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)", sheet.read_text("utf-8")
    )
}
GROUNDS = ("bg", "surface", "surface-2", "surface-3")
TEXT = [(ink, ground) for ink in ("ink", "ink-2") for ground in GROUNDS]
TEXT += [(ink, "surface") for ink in ("accent", "new", "good", "bad")]
TEXT += [("accent-ink", "accent"), ("ink", "accent-soft"), ("accent", "accent-soft"), ("ink", "new-soft")]
TEXT += [("new", "new-soft"), ("bad", "bad-soft"), ("ink", "bad-soft"), ("surface", "ink")]
TEXT += [(f"{name}-on", name) for name in ROLES if f"{name}-on" in ROLES]
TEXT += [
    (ink, zone) for ink in ("ink", "ink-2") for zone in ROLES if re.fullmatch(r"zone-(\d|out)|water", zone)
]
MARKS = [
    (mark, ground) for mark in ("line-2", "accent", "focus") for ground in ("bg", "surface", "surface-2")
]
BOARDS = [
    name for name in ROLES if re.fullmatch(r"zone-\d|hex-(?!edge)\w+|mars(-2)?|sea|(co-\w\w-)?land", name)
]
MARKS += [(mark, ground) for mark in ("accent", "focus") for ground in BOARDS]
MARKS += [(mark, ground) for mark in ("rail", "barrier") for ground in BOARDS if ground.startswith("hex-")]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_has_a_contrast_of_four_and_a_half_and_marks_of_three(theme):
    assert len(TEXT) >= 50
    assert len(BOARDS) >= 20
    assert contrast("#ffffff", "#000000") == 21
    low = [
        (ink, ground, round(contrast(ROLES[ink][theme], ROLES[ground][theme]), 2))
        for pairs, least in ((TEXT, 4.5), (MARKS, 3.0))
        for ink, ground in pairs
        if contrast(ROLES[ink][theme], ROLES[ground][theme]) < least
    ]
    assert low == []


NAMELESS = """() => {
    const named = (e) => {
        const by = (e.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
        const labels = [...(e.labels ?? [])].map((label) => label.textContent);
        const title = e.querySelector(":scope > title")?.textContent;
        const own = e.matches("input, select, textarea") ? "" : e.textContent;
        const words = [e.getAttribute("aria-label"), e.title, e.placeholder, title, own, ...by, ...labels];
        return words.some((one) => typeof one === "string" && one.trim());
    };
    const used = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [tabindex], svg[role]";
    return [...document.querySelectorAll(used)].filter((e) => !e.closest("[aria-hidden=true]") && !named(e))
        .map((e) => e.outerHTML.slice(0, 160));
}"""  # noqa: E501


def test_everything_that_can_be_used_has_a_name(chromium: Any, server: ServerProcess) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    for address in ("/", "/rules/power_grid", "/t/nothing"):
        page.goto(f"{server.url}{address}")
        assert page.evaluate(NAMELESS) == [], address
    page.goto(server.url)
    page.locator(".game .setup summary").first.click()
    form = page.locator("form.newtable").first
    form.locator("select[name=seat]").nth(1).select_option("open")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("main.room")
    assert page.evaluate(NAMELESS) == [], "waiting room"
    context.close()


@pytest.mark.parametrize("game", keys())
def test_everything_on_a_table_has_a_name(chromium: Any, server: ServerProcess, game: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    player = open_new_table(PagePlayer, context, server.url, game, 2, "en")
    player.wait_for_turn()
    met = set()
    for _ in range(12 if game == "power_grid" else 1):
        player.wait_for_turn()
        met.add(player.kind())
        assert player.page.evaluate(NAMELESS) == [], (game, player.kind())
        if game == "power_grid":
            player.turn()
    player.page.locator("#tab-rules").click()
    player.page.wait_for_selector("#body-rules .reader")
    assert player.page.evaluate(NAMELESS) == [], (game, "rules")
    assert player.console_errors == []
    context.close()


LONG = ("Ada Lovelace-Byron von Hohenzollern III.", "محمدرضا حسینی‌نژاد تهرانی", "陈晓明", "Dara")
OUT_OF_SIGHT = """() => {
    const wide = document.documentElement.scrollWidth - innerWidth, edge = (e) => e.getBoundingClientRect();
    const money = [...document.querySelectorAll(".player .cash")].filter((e) => {
        const box = edge(e.closest(".players"));
        return edge(e).right > box.right || edge(e).left < box.left;
    });
    return [wide, money.length];
}"""
FIRST_CHOICE = """() => {
    const choice = document.querySelector(".decision .kinds .btn, .decision form:not([hidden]) :is(.opt, .stepper)");
    const box = choice.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    return choice.contains(document.elementFromPoint(x, y));
}"""  # noqa: E501


@pytest.mark.parametrize("game", keys())
def test_long_names_leave_money_in_sight_and_a_low_window_the_first_choice(
    chromium: Any, server: ServerProcess, game: str
) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(server.url)
    journal = played(load(game), 60)
    journal.setup = replace(journal.setup, names=LONG)
    made = context.request.post(f"{server.url}/api/import", data=write_record(journal)).json()
    for lang in ("en", "fa"):
        page.goto(f"{server.url}{made['url']}?lang={lang}")
        page.wait_for_selector("html[data-ready]")
        for width, height in ((1440, 900), (1280, 720), (768, 1024), (360, 740), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUT_OF_SIGHT) == [0, 0], (lang, width)
        assert page.evaluate(FIRST_CHOICE), lang
    context.close()


CUT_NAMES = """() => [...document.querySelectorAll(".player .who p > b:first-child")].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return words.getBoundingClientRect().width > name.getBoundingClientRect().width;
}).map((name) => name.textContent)"""


def test_a_short_name_stays_whole_beside_a_long_corporation(chromium: Any, server: ServerProcess) -> None:
    """A fraction of a pixel too little causes an ellipsis, so a name must not shrink."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(server.url)
    record = write_record(golden("terraforming_mars-4", 0.6))
    made = context.request.post(f"{server.url}/api/import", data=record).json()
    page.goto(f"{server.url}{made['url']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    assert page.locator(".player .corpn").count() == 4
    assert page.evaluate(CUT_NAMES) == []
    context.close()


def test_why_not_is_answered_right_below_the_choice_that_was_asked_about(
    chromium: Any, server: ServerProcess
) -> None:
    """Also if many options are below it."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(server.url)
    record = write_record(at_step(POWER_GRID, "power_grid.build_phase", 200))
    made = context.request.post(f"{server.url}/api/import", data=record).json()
    page.goto(f"{server.url}{made['url']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    page.locator(".decision .shut summary").click()
    greyed = page.locator(".decision .nos > .opt.no")
    assert greyed.count() > 8
    for n in (1, greyed.count() - 2):
        asked = greyed.nth(n)
        asked.click(force=True)  # Playwright considers a greyed option disabled, but it can be clicked
        below, above = page.locator(".decision .nos > .why").bounding_box(), asked.bounding_box()
        assert 0 <= below["y"] - above["y"] - above["height"] < 16, n
    context.close()


def test_a_loss_in_the_result_keeps_its_sign_before_its_digits_in_persian() -> None:
    """Persian text runs from right to left, but numbers and their signs do not."""
    over = seen(golden("terraforming_mars-4", 1), 0, lang="fa")
    lost = {-n for one in over.game.result(over.view) for n in one.numbers.values() if n < 0}
    assert lost
    drawn = set(re.findall(r'<td class="num"><span class="ltr">([^<]*)<', panel(over, "decision")))
    assert {"−" + "".join("۰۱۲۳۴۵۶۷۸۹"[int(digit)] for digit in str(n)) for n in lost} <= drawn
