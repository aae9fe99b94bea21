"""Eyes that can follow: pace of others' moves, take-backs, cards named in the log, search, phone sheet."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table
from tests.web.tables import golden

from boardroom.core.records import write_record


def test_moves_of_bots_wait_for_the_viewer_who_asks_for_it(chromium: Any, server: ServerProcess) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    player = open_new_table(PagePlayer, context, server.url, "power_grid", 3, "en")
    page = player.page
    player.play_until("buy-fuel")
    page.locator(".menu > summary").click()
    page.locator("[data-pace]").select_option("wait")
    page.keyboard.press("Escape")
    before = player.seq()
    page.locator(".decision [data-do=more]").first.click()
    page.locator(".decision [data-do=act]:not([aria-disabled])").click()
    page.wait_for_selector("#pacer:not([hidden])")
    # The own move alone is drawn, perhaps a moment after the stream has told of those that follow.
    page.wait_for_selector(".since", state="detached")
    for moves in range(1, 20):
        if page.locator("#pacer").is_hidden():
            break
        page.locator("[data-do=pace-next]").click()
        page.wait_for_function(
            "n => document.querySelector('.since .count')?.textContent.includes(n)", arg=str(moves)
        )
    player.wait_for_turn()
    assert page.locator("main").get_attribute("data-behind") is None
    assert player.seq() > before + 1
    assert player.console_errors == []
    context.close()


def test_what_was_taken_back_is_struck_out_and_can_be_played_again(buyer: PagePlayer) -> None:
    page = buyer.page
    page.locator(".decision [data-do=more]").first.click()
    buyer.do()
    money = buyer.money()
    page.locator("[data-do=take-back]").click()
    page.wait_for_selector(".log .undone")
    assert buyer.money() > money
    page.locator("[data-do=redo]").click()
    page.wait_for_function("() => !document.querySelector('[data-do=redo]')")
    assert buyer.money() == money


def test_a_line_of_the_log_shows_the_card_it_names(buyer: PagePlayer) -> None:
    button = buyer.page.locator(".log .facebtn").last
    button.focus()
    buyer.page.keyboard.press("Enter")
    buyer.page.wait_for_selector("#face:not([hidden]) .card")
    number = str(button.get_attribute("data-face")).partition(":")[2]
    assert buyer.page.locator("#face .band b").inner_text() == number
    buyer.page.keyboard.press("Escape")
    buyer.page.wait_for_selector("#face", state="hidden")


def test_a_question_finds_the_clauses_that_answer_it(chromium: Any, server: ServerProcess) -> None:
    page = chromium.new_page()
    page.goto(f"{server.url}/rules/terraforming_mars?lang=en")
    page.wait_for_selector("html[data-ready]")
    page.fill("[data-search]", "what is steel")
    page.wait_for_selector("[data-clause-text][hidden]", state="attached")
    found = page.locator("[data-clause-text]:visible").all_inner_texts()
    assert len(found) > 3
    assert all("steel" in clause.lower() for clause in found)
    page.fill("[data-search]", "")
    assert page.locator("[data-clause-text][hidden]").count() == 0
    page.context.close()


def test_the_handle_of_a_phone_lowers_the_decision_and_a_new_question_raises_it(
    chromium: Any, server: ServerProcess
) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(server.url)
    made = context.request.post(
        f"{server.url}/api/import", data=write_record(golden("mombasa-4", 0.4))
    ).json()
    page.goto(f"{server.url}{made['url']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    high = page.locator(".decision").bounding_box()["height"]
    assert high <= 0.45 * 844
    page.locator(".grip").tap()
    assert page.locator(".decision").bounding_box()["height"] < 80
    page.locator(".grip").tap()
    assert page.locator(".decision").bounding_box()["height"] == high
    context.close()


def test_a_press_anywhere_on_a_player_shows_all_they_have(chromium: Any, server: ServerProcess) -> None:
    page = chromium.new_page()
    page.goto(server.url)
    record = write_record(golden("terraforming_mars-4", 0.4))
    made = page.request.post(f"{server.url}/api/import", data=record).json()
    page.goto(f"{server.url}{made['url']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    page.locator(".player .who p > b").nth(2).click()
    page.wait_for_selector(":popover-open .facegrid")
    assert page.locator(":popover-open").count() == 1
    page.context.close()
