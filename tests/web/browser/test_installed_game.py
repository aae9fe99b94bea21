"""A game from another package in a real browser, against both kinds of bots."""

from __future__ import annotations

from tests.web.browser.page_player import PagePlayer, open_new_table, picture


def test_a_game_of_another_package_is_played_to_its_end_against_both_bots(chromium, dummy_url, shots):
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    player = open_new_table(PagePlayer, context, dummy_url, "nim", ("greedy", "random"), "en")
    page = player.page
    colour = page.evaluate("getComputedStyle(document.querySelector('.board .stone')).fill")
    assert colour not in ("rgb(0, 0, 0)", "none"), "the style sheet of the game is missing"
    picture(player, shots, "nim")
    while not player.over():
        player.wait_for_turn()
        if not player.over():
            page.locator(".decision [data-do=pick]").first.click()
            page.wait_for_selector(".decision .amount")
            player.do()
    assert page.locator(".standings tbody tr").count() == 3
    assert player.console_errors == []
    context.close()
