"""People at one table, in separate browsers or at one screen, receive none of each other's secrets."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer

HEAR = """{
    window.heard = [];
    const Real = EventSource;
    window.EventSource = class extends Real {
        constructor(...args) { super(...args); this.addEventListener("message", (e) => heard.push(e.data)); }
    };
}"""


class Person(PagePlayer):
    """A player who records every response to the browser."""

    def __init__(self, context: Any) -> None:
        super().__init__(context.new_page())
        self.bodies: list[str] = []
        self.page.add_init_script(HEAR)
        self.page.route(re.compile(r"/(t|api)/(?!.*/events)"), self._keep)

    def _keep(self, route: Any) -> None:
        response = route.fetch(max_retries=3)  # the server closes idle connections
        if response.url.partition("?")[0].endswith("/panels") and response.ok:
            self.bodies += [one["html"] for one in response.json()["panels"].values()]
        else:
            self.bodies.append(response.text())
        route.fulfill(response=response)

    def leave(self) -> None:
        """Close the browser and ignore responses that are still under way."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.context.close()

    def sent(self) -> str:
        self.page.wait_for_timeout(100)  # the last bodies arrive
        return "\n".join(self.bodies)

    def sit_down(self, url: str, kinds: list[str]) -> None:
        """Set up a table in the lobby with these seats and nobody else."""
        self.page.goto(f"{url}/?lang=en")
        self.press(".game .setup summary")
        form = self.page.locator("form.newtable").first
        seats = form.locator("select[name=seat]")
        for at in range(seats.count()):
            seats.nth(at).select_option(kinds[at] if at < len(kinds) else "")
        form.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")

    def follows(self, seq: int) -> None:
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-panel=top]').dataset.seq) >= n", arg=seq
        )


def cash(html: str, seat: int) -> set[str]:
    """What the lists of players in these pages say of a seat's money."""
    rows = re.findall(rf'data-id="seat:{seat}".*?(?=data-id="seat:|</ol>)', html, re.S)
    found = {_amount(m) for row in rows for m in re.findall(r'cash">(.*?)</b>', row, re.S)}
    assert found, "no list of players was sent"
    return found


def _amount(markup: str) -> str:
    """The number, without the word that screen readers say before it."""
    return re.sub("<[^>]*>", "", markup).split()[-1]


def test_two_people_play_by_a_secret_link_and_neither_is_sent_the_others_money(
    chromium, server: ServerProcess
):
    contexts = [chromium.new_context(viewport={"width": 1440, "height": 900}) for _ in range(2)]
    ada, bruno = map(Person, contexts)
    ada.sit_down(server.url, ["me", "open"])
    link = ada.page.locator("[data-link]").input_value()
    bruno.page.goto(link)
    bruno.page.fill("[name=name]", "Bruno")
    bruno.press(".joining button")
    for person in (ada, bruno):
        person.page.wait_for_selector("html[data-ready] main.table")
    people, taken = (ada, bruno), {0: 0, 1: 0}
    for _ in range(90):
        at = next((i for i in (0, 1) if people[i].mine()), None)
        if at is None:
            ada.page.wait_for_timeout(50)
            continue
        people[at].turn()
        taken[at] += 1
        for person in people:
            person.follows(people[at].seq())
        if min(taken.values()) >= 3:
            break
    assert min(taken.values()) >= 3
    seen = bruno.page.locator("#body-log .log").inner_text()
    assert "Bruno" in seen or "You" in seen
    for me, other in ((0, 1), (1, 0)):
        sent = people[me].sent()
        assert cash(sent, other) == {"?"}
        assert cash(sent, me) - {"?"} <= {_amount(m) for m in _own(sent)}
        events = [json.loads(one) for one in people[me].page.evaluate("heard")]
        assert events
        assert {key for one in events for key in one} <= {"seq", "panels", "digests", "thinking", "begun"}
        told = people[me].page.evaluate(
            "fetch(location.pathname.replace('/t/', '/api/tables/') + '/view').then(a => a.json())"
        )
        players = told["view"]["players"] if "view" in told else told["players"]
        assert isinstance(players[me]["cash"], int)
        assert not isinstance(players[other]["cash"], int)
        assert people[me].console_errors == []
    for person in people:
        person.leave()


def _own(html: str) -> list[str]:
    """The sums in the reader's own purse, in everything that was sent."""
    return re.findall(r'class="big">(.*?)</b>', html)


def test_one_screen_holds_nothing_of_the_next_seat_before_its_curtain_is_lifted(
    chromium, server: ServerProcess
):
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    both = Person(context)
    both.sit_down(server.url, ["me", "me"])
    page = both.page
    looked: list[int] = []
    for _ in range(6):
        page.wait_for_selector(".curtain:not([hidden])")
        page.wait_for_selector("[data-panel=top]:not([data-seat])")
        shut = both.sent()
        seat = int(page.get_attribute(".curtain", "data-seat"))
        assert page.locator(".purse").count() == 0
        assert page.locator("[data-have]").count() == 0
        assert page.locator(".decision [data-do=act], .decision [data-do=just]").count() == 0
        assert {t.split()[-1] for t in page.locator(".player .cash").all_inner_texts()} == {"?"}
        if looked[-1:] != [seat]:
            assert cash(shut, seat) == {"?"}  # since the last curtain: only what the other one may see
        looked.append(seat)
        page.keyboard.press("Enter")  # the curtain's button has the focus
        page.wait_for_selector(".curtain", state="hidden")
        both.bodies.clear()
        assert page.locator(".player.me .cash").inner_text().split()[-1] == str(both.money())
        while both.mine() and page.locator(".curtain").is_hidden():
            both.turn()
            page.wait_for_timeout(150)
    assert set(looked) == {0, 1}
    assert both.console_errors == []
    both.leave()
