"""What goes wrong between a hand, a page and a line: nothing is lost by it, and the page says so."""

from __future__ import annotations

import json
from typing import Any

from tests.web.browser.conftest import Served
from tests.web.browser.faults import cut, elsewhere, notice, shows, table_of, until
from tests.web.browser.page_player import Pilot, seated

TALL = {"width": 1440, "height": 900}


# ------------------------------------------------------------ presses


def test_a_press_that_never_ends_holds_up_nothing(buyer):
    page = buyer.page
    page.evaluate(
        "() => document.body.dispatchEvent(new PointerEvent('pointerdown', {button: 0, bubbles: true}))"
    )
    shows(page, elsewhere(page))


SWAPS = """() => {
    window.swaps = []; let since = null;
    addEventListener("pointerdown", () => { since = performance.now(); }, true);
    addEventListener("pointerup", () => { since = null; }, true);
    new MutationObserver((all) => {
        const added = all.flatMap((one) => [...one.addedNodes]);
        const names = added.map((node) => node.dataset?.panel).filter(Boolean);
        if (since !== null && performance.now() - since < 2500) swaps.push(...names);
    }).observe(document.querySelector("main"), {childList: true, subtree: true});
}"""


def test_nothing_is_swapped_under_a_press_that_takes_the_focus_from_a_field(buyer):
    page = buyer.page
    page.evaluate(SWAPS)
    page.locator(".decision [data-number]").first.focus()
    page.locator(".decision .ask").hover()
    page.mouse.down()
    with page.expect_response("**/panels?*"):
        seq = elsewhere(page)
    page.wait_for_timeout(200)
    page.mouse.up()
    shows(page, seq)
    assert page.evaluate("swaps") == []


def test_a_choice_that_is_double_clicked_or_held_down_is_made_once(buyer):
    page, sent = buyer.page, cut(buyer.page, "**/act", 0)
    before = buyer.seq()
    page.keyboard.down("Digit0")
    buyer.moved(before)
    buyer.wait_for_turn()
    for _ in range(3):
        page.keyboard.down("Digit0")  # held: the key repeats itself
    page.keyboard.up("Digit0")
    assert buyer.mine()
    assert len(sent) == 1
    buyer.until("run")
    expect = page.get_attribute(".decision", "data-expect")
    page.locator(".decision [data-do=act], .decision [data-do=just]").last.dblclick()
    page.wait_for_function("e => document.querySelector('.decision').dataset.expect !== e", arg=expect)
    assert len({json.loads(body)["expect"] for body in sent}) == len(sent)


END = """() => {
    document.querySelector('.board').scrollIntoView({block: 'end', behavior: 'instant'});
    return scrollY;
}"""


FRAMES = """() => new Promise((done) => {
    const next = (n) => requestAnimationFrame(() => { if (n) next(n - 1); else done(); });
    next(3);
})"""


def test_an_enlarged_board_is_moved_by_a_finger_and_a_whole_one_scrolls_with_the_page(chromium, server):
    context = chromium.new_context(viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True)
    buyer = seated(Pilot, context, server.url, "power_grid", 3, "en")
    page, hand = buyer.page, context.new_cdp_session(buyer.page)
    buyer.wait_for_turn()

    def slide() -> None:
        """A finger goes up over the board and comes to rest there."""
        box = page.locator(".board svg.drawing").bounding_box()
        for up in range(0, 120, 12):
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 300 - up}
            kind = "touchMove" if up else "touchStart"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        page.wait_for_timeout(100)  # lifted in motion, it would make the next tap one that stops a fling
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def slid() -> tuple[bool, bool]:
        """Whether a slide has moved the board, and whether it has scrolled the page."""
        page.evaluate(FRAMES)  # a finger is told what to do by what was drawn last
        scrolled, before = page.evaluate(END), page.get_attribute(".board svg.drawing", "viewBox")
        slide()
        page.evaluate(FRAMES)
        after = page.get_attribute(".board svg.drawing", "viewBox")
        return after != before, page.evaluate("scrollY") > scrolled

    page.locator(".board [data-do=zoom-in]").tap()
    until(page, lambda: slid() == (True, False))
    page.locator(".board [data-do=fit]").tap()
    until(page, lambda: slid() == (False, True))
    home = page.get_attribute(".board svg.drawing", "data-home")
    assert page.get_attribute(".board svg.drawing", "viewBox") == home
    assert buyer.complaints == []
    context.close()


# ------------------------------------------------------------ answers that are lost


def test_a_move_whose_answer_is_lost_is_made_once_and_nothing_is_said(buyer):
    page, before = buyer.page, buyer.seq()
    sent = cut(page, "**/act", 1, arrives=True)
    page.locator(".decision [data-do=just]").first.click()
    buyer.moved(before)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert page.locator("#notice").is_hidden()
    rows = page.request.get(f"{table_of(page)}/record").json()["rows"]
    mine = [row for row in rows[before + 1 :] if row.get("action") and row["action"]["seat"] == 0]
    assert len(mine) <= 1


def test_a_move_that_does_not_arrive_is_said_and_can_be_made_again(buyer):
    page, before = buyer.page, buyer.seq()
    cut(page, "**/act", 2)
    page.locator(".decision [data-do=just]").first.click()
    notice(page, "failed")
    assert buyer.seq() == before
    page.locator(".decision [data-do=just]").first.click()
    buyer.moved(before)


def test_an_order_a_take_back_and_a_word_that_do_not_arrive_are_said_and_can_be_repeated(buyer):
    page = buyer.page
    cut(page, "**/take-back", 1)
    buyer.until("build")
    money = buyer.money()
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision form[data-complete]")
    buyer.do()
    page.locator("[data-do=take-back]").click()
    notice(page, "failed")
    page.locator("[data-do=take-back]").click()
    page.wait_for_function("n => Number(document.querySelector('.purse .big').textContent) === n", arg=money)
    cut(page, "**/talk", 1)
    page.click("#tab-talk")
    page.wait_for_selector("#body-talk .said .muted")
    page.fill(".saying [name=text]", "hello")
    page.press(".saying [name=text]", "Enter")
    notice(page, "failed")
    assert page.input_value(".saying [name=text]") == "hello"
    page.press(".saying [name=text]", "Enter")
    page.wait_for_selector(".said .words")
    cut(page, "**/order", 1)
    page.click(".decision .give summary")
    page.click(".decision [data-order=pass]")
    notice(page, "failed")
    before = buyer.seq()
    page.click(".decision .give[open] [data-order=pass]")
    buyer.moved(before)


def test_a_question_about_a_choice_that_fails_is_said_and_asked_again_by_the_next_press(buyer):
    page = buyer.page
    buyer.until("build")
    sent = cut(page, "**/panel/decision*", 2)
    option = page.locator(".decision [data-do=pick]").first
    option.click()
    page.wait_for_selector(".decision .why[role=alert]")
    assert page.locator(".decision[data-asking]").count() == 0
    assert len(sent) == 2
    option.click()
    page.wait_for_selector(".decision form[data-complete]")
    assert page.locator(".decision .why").count() == 0


def test_an_answer_to_an_older_question_does_not_replace_the_newer_one(buyer):
    page = buyer.page
    buyer.until("build")
    held: list[Any] = []
    page.route("**/panel/decision*", lambda route: held.append(route))
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision[data-asking]")
    late = held[0].fetch(max_retries=3)  # the server closes idle connections
    seq = elsewhere(page)
    shows(page, seq)
    buyer.wait_for_turn()
    question = page.get_attribute(".decision", "data-expect")
    held[0].fulfill(response=late)
    page.evaluate("fetch(location.href)")  # a later answer has come: so has the older one
    page.wait_for_timeout(100)
    assert page.get_attribute(".decision", "data-expect") == question


def test_what_is_said_of_a_lost_connection_stays_until_it_is_back(chromium, tmp_path):
    served = Served(tmp_path)
    context = chromium.new_context(viewport=TALL)
    context.add_init_script("localStorage.setItem('slips', 'off');")
    buyer = seated(Pilot, context, served.url, "power_grid", 3, "en")
    page = buyer.page
    buyer.until("buy-fuel")
    page.clock.install()
    served.stop()
    notice(page, "lost")
    page.locator(".decision [data-do=just]").first.click()
    notice(page, "failed")
    page.clock.run_for(8000)
    notice(page, "lost")
    assert page.locator("#notice").is_visible()
    served.start()
    page.clock.resume()
    notice(page, "back")
    before = buyer.seq()
    buyer.turn()
    assert buyer.seq() > before
    context.close()
    served.stop()


def test_a_line_that_has_died_silently_is_noticed_and_mended(buyer):
    page, streams = buyer.page, []
    page.clock.install()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.context.on("request", lambda r: streams.append(r.url) if "/events" in r.url else None)
    page.clock.fast_forward(60_000)
    notice(page, "back")
    assert len(streams) == 1
