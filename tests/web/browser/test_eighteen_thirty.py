"""A real browser plays whole games of 1830 against three greedy bots through the page.

The everyday game has the smallest bank, so that it ends early; `SOAK=1` plays with the full bank, in English
and in Persian.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.page_player import LATIN, PagePlayer, open_new_table, picture

WHOLE = bool(os.environ.get("SOAK"))
PICK = ".decision form.offer:not([hidden]) .stage:last-of-type [data-do=pick]:not(.no)"
ACT = ".decision [data-do=act]:not([aria-disabled])"


LIKED = ("PRR", "B&O", "NYNH", "C&O")
EVERY = {
    "take-private", "par", "buy-share", "sell-shares", "lay-tile", "place-station", "run", "pay-out",
    "buy-train", "drawn",
}  # fmt: skip
"""What every game must have met on its way, besides a forced discard or purchase."""


class RailwayPlayer(PagePlayer):
    """Plays 1830 by pressing what the page shows; `met` remembers every kind of choice it made.

    It empties its treasury for a train of another company; when the old trains rust, the president must pay
    for the next one (E-6.24), or trains above a lowered limit are discarded (E-6.22).
    """

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.met: set[str] = set()
        self.tried = 0

    def kinds(self) -> list[str]:
        """What the page offers: actions to compose, and buttons that act at once."""
        forms = self.page.locator(".decision form.offer")
        composed = [forms.nth(i).get_attribute("data-kind") for i in range(forms.count())]
        buttons = self.page.locator(".decision [data-do=just]")
        return composed + [buttons.nth(i).get_attribute("data-kind") for i in range(buttons.count())]

    def turn(self, kind: str = "") -> str:
        if self.page.locator(".decision .note[data-forced]").count():
            self.met.add("forced")
        if kind == "run" and kind not in self.met:
            self.draw_by_hand()
        self.met.add(kind)
        button = f'.decision [data-do=just][data-kind="{kind}"]'
        if self.page.locator(button).count():
            self.press_and_wait(button)
        else:
            self.compose(kind)
        return kind

    def chosen(self, kinds: list[str]) -> str:
        """The first of these that is offered; shares only while there is need of them."""
        for kind in ("lay-tile", "run", "pay-out", "choose-home", "discard-train", "decline"):
            if kind in kinds:
                return kind
        # One private is enough: the money is for a company.
        if "take-private" in kinds and "take-private" not in self.met:
            return "take-private"
        if "place-station" in kinds:
            return "place-station"
        if "buy-train-of" in kinds and self.overpays():
            return "buy-train-of"
        if "buy-train" in kinds and ("pass" not in kinds or self.wants_train()):
            return "buy-train"
        if "par" in kinds and ("pass" not in kinds or (self.cash() >= 402 and self.led() == 0)):
            return "par"
        if "sell-shares" in kinds and ("pass" not in kinds or self.may_sell()):
            return "sell-shares"
        if "buy-share" in kinds:
            return "buy-share"
        return next(kind for kind in ("pass", *kinds) if kind in kinds)

    def may_sell(self) -> bool:
        """One sale is enough, once the first company runs."""
        return "sell-shares" not in self.met and "pay-out" in self.met

    def draw_by_hand(self) -> None:
        """The first route is wiped out, which E-6.17 forbids, and drawn again leg by leg on the board."""
        legs = json.loads(self.page.locator("[data-route]").first.get_attribute("data-route"))
        self.press("[data-do=clear-route]")
        self.page.wait_for_selector('.decision .why.shown [data-clause="E-6.17"]')
        for leg in legs:
            before = self.page.locator("[data-route]").first.get_attribute("data-route")
            self.page.locator(f'.board [data-id="{leg}"]').dispatch_event("click")
            self.page.wait_for_function(
                "before => document.querySelector('[data-route]').dataset.route !== before", arg=before
            )
        self.page.wait_for_selector(".decision form[data-kind=run][data-complete]")
        self.met.add("drawn")

    def overpays(self) -> bool:
        """Once there is a station, the treasury goes to another president for a train that soon rusts."""
        if "place-station" not in self.met or self.treasury() < 160:
            return False
        self.tried += 1
        return self.tried <= 6

    def treasury(self) -> int:
        return int(self.page.locator(".decision .operator .purse1 b").inner_text().translate(LATIN))

    def wants_train(self) -> bool:
        """Four 2-trains, or as many of the others as there is room for."""
        owned = self.page.locator(".decision .operator .tcard").all_inner_texts()
        offered = self.page.locator('.decision form[data-kind="buy-train"] [data-do=pick]:not(.no)').first
        if offered.get_attribute("data-id") == "train:2":
            return len(owned) < 4
        return "2" not in [kind.translate(LATIN) for kind in owned]

    def cash(self) -> int:
        return int(self.page.locator(".player.me .cash").inner_text().translate(LATIN))

    def led(self) -> int:
        return int(self.page.locator(".player.me .chip").count())

    def compose(self, kind: str) -> None:
        """Open a kind, answer part after part with the first thing offered, and do it."""
        opener = self.page.locator(f'.decision [data-do=kind][data-kind="{kind}"]')
        if opener.count():
            opener.click()
        for _ in range(6):
            form = self.page.locator(f'.decision form.offer[data-kind="{kind}"]')
            if form.get_attribute("data-complete") is not None:
                break
            if form.get_attribute("data-next") == "amount" and kind == "buy-train-of":
                amount = form.locator(".stepper")
                amount.locator("[data-number]").fill(amount.get_attribute("data-most"))
            if form.get_attribute("data-next") in ("route", "amount"):
                break  # the best set and the least amount stand there already
            self.answer(kind, form.get_attribute("data-chosen"))
        self.page.wait_for_selector(ACT)
        self.do()

    def answer(self, kind: str, chosen: str) -> None:
        """The first thing offered, but companies that are liked or led, and hexes that have a name."""
        picks, liked = self.page.locator(PICK), []
        if kind in ("par", "buy-share") and chosen == "{}":
            names = LIKED if kind == "par" else self.page.locator(".player.me .chip").all_inner_texts()
            liked = [self.page.locator(f'{PICK}[data-id="company:{name}"]') for name in names]
        elif kind == "lay-tile" and chosen == "{}":
            liked = [picks.filter(has_text=" ")]
        picks = next((found for found in liked if found.count()), picks)
        picks.first.click()
        self.page.wait_for_function(
            "([kind, before]) => { const f = document.querySelector("
            "`.decision form.offer[data-kind='${kind}']`); return f && f.dataset.chosen !== before; }",
            arg=[kind, chosen],
        )


def play(player: RailwayPlayer, shots: Path, lang: str, turns: int = 4000) -> None:
    """Turn after turn to the end, with a picture of every new kind of choice."""
    for _ in range(turns):
        player.wait_for_turn()
        if player.over():
            return
        kinds = player.kinds()
        if not kinds or kinds == ["withdraw"]:
            # An own offer is being answered by its partner, or was while the page was read.
            player.page.wait_for_timeout(200)
            continue
        kind = player.chosen(kinds)
        if kind not in player.met:
            picture(player, shots, f"1830-{lang}-{kind}")
        player.turn(kind)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang", ("en", "fa") if WHOLE else ("en",))
def test_a_whole_game_is_played_through_the_page(chromium, server, shots, lang):
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    options = {} if WHOLE else {"bank": 4000}
    player = open_new_table(RailwayPlayer, context, server.url, "eighteen_thirty", 3, lang, **options)
    play(player, shots, lang)
    assert player.page.locator(".standings tbody tr").count() == 4
    picture(player, shots, f"1830-{lang}-over")
    assert player.met >= EVERY
    assert player.met & {"discard-train", "forced"}
    assert player.console_errors == []
    context.close()
