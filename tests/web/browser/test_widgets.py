"""Every kind of part in a real browser: the dummy game needs no script of its own."""

from __future__ import annotations

from typing import Any

from tests.web.browser.page_player import PagePlayer, open_new_table

TALL = {"width": 1440, "height": 900}


def at_forms(chromium: Any, url: str) -> tuple[Any, PagePlayer]:
    """Alone at a new table of the dummy game."""
    context = chromium.new_context(viewport=TALL)
    return context, open_new_table(PagePlayer, context, url, "dummy", 0, "en")


def test_what_is_typed_goes_on_where_it_was_when_the_answer_comes(chromium, dummy_url):
    context, player = at_forms(chromium, dummy_url)
    page = player.page
    page.click(".decision [data-kind=pay][data-do=kind]")
    page.locator("form[data-kind=pay] [data-item=coins] [data-number]").select_text()
    page.keyboard.type("5")
    page.wait_for_selector(".decision form[data-kind=pay][data-complete]")  # the panel was drawn anew
    page.keyboard.press("Backspace")
    page.keyboard.type("4")
    page.wait_for_selector(".decision form[data-kind=pay][data-complete]")
    assert page.input_value("form[data-kind=pay] [data-item=coins] [data-number]") == "4"
    assert player.console_errors == []
    context.close()


def test_every_kind_of_part_works_in_the_browser(chromium, dummy_url):
    context, player = at_forms(chromium, dummy_url)
    page = player.page
    for kind, said in FORMS:
        page.click(f".decision [data-kind={kind}][data-do=kind]")
        FILL[kind](page)
        player.do()
        assert said in page.locator(".log li").last.inner_text().replace("\u2068", "").replace("\u2069", "")
    player.just()
    assert player.over()
    assert player.console_errors == []
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
    """On the board: the place, the tile picker around it, and rotations by click and key."""
    page.locator(".board [data-id='node:b']").click()
    page.wait_for_selector(".fan .plate.shut")
    assert page.locator(".fan .plate").count() == 3
    page.locator(".fan .plate.shut circle").click()
    assert "D-1.2" in page.locator(".decision .why").inner_text()
    page.locator(".fan .plate:not(.shut) circle").first.click()  # the cheaper one comes first: the token
    page.wait_for_selector(".fan .ghost:not(.faint)")  # in the first rotation that is allowed
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
    assert turned == ["3", "5", "1", "5"]


def _travel(page: Any) -> None:
    # Clear the suggested route and draw it again on the board, by clicking its nodes.
    page.locator(".decision [data-do=clear-route]").first.click()
    for node in "abc":
        page.wait_for_selector(".decision:not([data-asking])")
        page.locator(f".board [data-id='node:{node}']").click()
    page.wait_for_selector(".decision:not([data-asking])")


FILL = {
    "paint": _paint, "gather": _gather, "offer-sum": _offer, "pay": _pay, "rank": _rank, "plan": _plan,
    "lay": _lay, "fit": _fit, "travel": _travel,
}  # fmt: skip
