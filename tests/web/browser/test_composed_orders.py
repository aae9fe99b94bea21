"""Proxy bids and plans of several cities in the decision panel, with the clicks that they take."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.page_player import PagePlayer, open_new_table


class Bidder(PagePlayer):
    """Opens no auction if it may pass, and stops where others bid."""

    def kinds(self) -> list[str]:
        found = self.page.locator(".decision [data-do=kind]")
        return [found.nth(i).get_attribute("data-kind") for i in range(found.count())]

    def until_kind(self, kind: str) -> None:
        for _ in range(60):
            self.wait_for_turn()
            if kind in self.kinds():
                return
            self.turn()
        raise AssertionError(f"{kind} does not come up")


@pytest.fixture
def bidder(chromium: Any, server: Any) -> Any:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage.setItem('slips', 'off');")
    player = open_new_table(Bidder, context, server.url, "power_grid", 2, "en", open_money=True)
    yield player
    context.close()


def moves(player: Bidder, kind: str) -> int:
    return int(player.page.locator(f"#body-log li:has-text('{kind}')").count())


def test_a_proxy_bid_takes_two_clicks_and_a_number(bidder, shots):
    page = bidder.page
    bidder.until_kind("order-bid-up-to")
    page.click(".decision [data-kind=order-bid-up-to]")
    field = page.locator(".decision form:not([hidden]) [data-number]")
    money = bidder.money()
    field.fill(str(money))
    page.screenshot(path=shots / "proxy.png")
    assert page.locator(".decision [data-do=act]").inner_text().strip("\u2069").endswith(str(money))
    page.click(".decision [data-do=act]")
    # The bids go on until the plant is bought; the player is asked nothing meanwhile.
    page.wait_for_selector("#body-log li:has-text('You bought'), #body-log li:has-text('You raised')")
    bidder.wait_for_turn()
    assert "order-bid-up-to" not in bidder.kinds()
    assert moves(bidder, "You bought") == 1


def test_several_cities_show_the_total_of_the_best_order_and_are_built_at_once(bidder, shots):
    page = bidder.page
    bidder.until_kind("order-build-cities")
    money, built = bidder.money(), int(page.locator(".own .fore dd b").first.inner_text())
    page.click(".decision [data-kind=order-build-cities]")
    form = page.locator(".decision form:not([hidden])")
    form.locator("[data-do=pick]").nth(0).click()
    bidder._wait_for_form()
    assert page.get_attribute(".decision [data-do=act]", "aria-disabled") == "true"
    form.locator("[data-do=pick]").nth(1).click()
    page.wait_for_selector(".decision form[data-complete]:not([hidden])")
    page.screenshot(path=shots / "cities.png")
    total = int(page.locator(".decision .delta b").first.inner_text())
    page.click(".decision [data-do=act]")
    page.wait_for_function(
        "n => Number(document.querySelector('.own .fore dd b').textContent) === n", arg=built + 2
    )
    assert bidder.money() == money - total
