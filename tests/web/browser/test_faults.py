"""Faulty input and connections: no move is lost or made twice, and the page reports the fault."""

from __future__ import annotations

import json
from typing import Any

from tests.web.browser.conftest import ServerProcess
from tests.web.browser.faults import (
    drop_answers,
    move_from_elsewhere,
    table_of,
    wait_for_notice,
    wait_for_row,
    wait_until,
)
from tests.web.browser.page_player import PagePlayer, open_new_table

TALL = {"width": 1440, "height": 900}


# ------------------------------------------------------------ presses


def test_a_press_that_never_ends_holds_up_nothing(buyer):
    page = buyer.page
    page.evaluate(
        "() => document.body.dispatchEvent(new PointerEvent('pointerdown', {button: 0, bubbles: true}))"
    )
    wait_for_row(page, move_from_elsewhere(page))


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
        seq = move_from_elsewhere(page)
    page.wait_for_timeout(200)
    page.mouse.up()
    wait_for_row(page, seq)
    assert page.evaluate("swaps") == []


def test_a_choice_that_is_double_clicked_or_held_down_is_made_once(buyer):
    page, sent = buyer.page, drop_answers(buyer.page, "**/act*", 0)
    before = buyer.seq()
    page.keyboard.down("Digit0")
    buyer.moved(before)
    buyer.wait_for_turn()
    for _ in range(3):
        page.keyboard.down("Digit0")  # held: the key repeats itself
    page.keyboard.up("Digit0")
    assert buyer.mine()
    assert len(sent) == 1
    buyer.play_until("run")
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
    buyer = open_new_table(PagePlayer, context, server.url, "power_grid", 3, "en")
    page, hand = buyer.page, context.new_cdp_session(buyer.page)
    buyer.wait_for_turn()

    def slide() -> None:
        """Slide a finger up over the board and stop before lifting it."""
        box = page.locator(".board svg.drawing").bounding_box()
        for up in range(0, 120, 12):
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 300 - up}
            kind = "touchMove" if up else "touchStart"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        page.wait_for_timeout(
            100
        )  # a finger lifted in motion starts a fling, which the next tap would only stop
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def slid() -> tuple[bool, bool]:
        """Whether a slide has moved the board, and whether it has scrolled the page."""
        page.evaluate(FRAMES)  # touch-action takes effect with the next frame
        scrolled, before = page.evaluate(END), page.get_attribute(".board svg.drawing", "viewBox")
        slide()
        page.evaluate(FRAMES)
        after = page.get_attribute(".board svg.drawing", "viewBox")
        return after != before, page.evaluate("scrollY") > scrolled

    page.locator(".board [data-do=zoom-in]").tap()
    wait_until(page, lambda: slid() == (True, False))
    page.locator(".board [data-do=fit]").tap()
    wait_until(page, lambda: slid() == (False, True))
    home = page.get_attribute(".board svg.drawing", "data-home")
    assert page.get_attribute(".board svg.drawing", "viewBox") == home
    assert buyer.console_errors == []
    context.close()


# ------------------------------------------------------------ answers that are lost


def test_a_move_whose_answer_is_lost_is_made_once_and_nothing_is_said(buyer):
    page, before = buyer.page, buyer.seq()
    sent = drop_answers(page, "**/act*", 1, arrives=True)
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
    drop_answers(page, "**/act*", 2)
    page.locator(".decision [data-do=just]").first.click()
    wait_for_notice(page, "failed")
    assert buyer.seq() == before
    page.locator(".decision [data-do=just]").first.click()
    buyer.moved(before)


def test_an_order_a_take_back_and_a_word_that_do_not_arrive_are_said_and_can_be_repeated(buyer):
    page = buyer.page
    drop_answers(page, "**/take-back", 1)
    buyer.play_until("build")
    money = buyer.money()
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision form[data-complete]")
    buyer.do()
    page.locator("[data-do=take-back]").click()
    wait_for_notice(page, "failed")
    page.locator("[data-do=take-back]").click()
    page.wait_for_function("n => Number(document.querySelector('.purse .big').textContent) === n", arg=money)
    drop_answers(page, "**/talk", 1)
    page.click("#tab-talk")
    page.wait_for_selector("#body-talk .said .muted")
    page.fill(".saying [name=text]", "hello")
    page.press(".saying [name=text]", "Enter")
    wait_for_notice(page, "failed")
    assert page.input_value(".saying [name=text]") == "hello"
    page.press(".saying [name=text]", "Enter")
    page.wait_for_selector(".said .words")
    drop_answers(page, "**/order", 1)
    page.click(".decision .give summary")
    page.click(".decision [data-order=pass]")
    wait_for_notice(page, "failed")
    before = buyer.seq()
    page.click(".decision .give[open] [data-order=pass]")
    buyer.moved(before)


def test_a_question_about_a_choice_that_fails_is_said_and_asked_again_by_the_next_press(buyer):
    page = buyer.page
    buyer.play_until("build")
    sent = drop_answers(page, "**/panel/decision*", 2)
    option = page.locator(".decision [data-do=pick]").first
    option.click()
    page.wait_for_selector(".decision .why[role=alert]")
    assert page.locator(".decision[data-asking]").count() == 0
    assert len(sent) == 2
    option.click()
    page.wait_for_selector(".decision form[data-complete]")
    assert page.locator(".decision .why").count() == 0


def test_a_choice_that_leaves_no_question_is_made_before_its_effects_are_shown(buyer):
    page = buyer.page
    buyer.play_until("build")
    held: list[Any] = []
    page.route("**/panel/decision*", lambda route: held.append(route))
    before = buyer.seq()
    option = page.locator(".decision [data-do=pick]").first
    cost = int(option.get_attribute("data-cost"))
    option.click()
    page.wait_for_selector(".decision[data-asking] [data-do=act]:not([aria-disabled])")
    money, left = page.locator(".decision .left b").inner_text().split(" → ")
    assert int(money) - int(left) == cost
    page.click(".decision [data-do=act]")
    buyer.moved(before)
    assert len(held) == 1


def test_an_answer_to_an_older_question_does_not_replace_the_newer_one(buyer):
    page = buyer.page
    buyer.play_until("build")
    held: list[Any] = []
    page.route("**/panel/decision*", lambda route: held.append(route))
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision[data-asking]")
    late = held[0].fetch(max_retries=3)  # the server closes idle connections
    seq = move_from_elsewhere(page)
    wait_for_row(page, seq)
    buyer.wait_for_turn()
    question = page.get_attribute(".decision", "data-expect")
    held[0].fulfill(response=late)
    page.evaluate("fetch(location.href)")  # a later answer has come: so has the older one
    page.wait_for_timeout(100)
    assert page.get_attribute(".decision", "data-expect") == question


def test_what_is_said_of_a_lost_connection_stays_until_it_is_back(chromium, tmp_path):
    served = ServerProcess(tmp_path)
    context = chromium.new_context(viewport=TALL)
    context.add_init_script("localStorage.setItem('slips', 'off');")
    buyer = open_new_table(PagePlayer, context, served.url, "power_grid", 3, "en")
    page = buyer.page
    buyer.play_until("buy-fuel")
    page.clock.install()
    served.stop()
    wait_for_notice(page, "lost")
    page.locator(".decision [data-do=just]").first.click()
    wait_for_notice(page, "failed")
    page.clock.run_for(8000)
    wait_for_notice(page, "lost")
    assert page.locator("#notice").is_visible()
    served.start()
    page.clock.resume()
    wait_for_notice(page, "back")
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
    wait_for_notice(page, "back")
    assert len(streams) == 1
