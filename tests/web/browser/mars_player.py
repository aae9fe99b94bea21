"""Plays Terraforming Mars in a browser like a person: reads and clicks what the page offers.

Its choices cover much of the game: metal in payments, a city, a greenery, money beside oceans, a milestone,
an award, and a card that takes from an opponent. `met` holds what it has seen so far.
"""

from __future__ import annotations

from typing import Any

from tests.web.browser.page_player import LATIN, PagePlayer

OPEN = ".decision form.offer:not([hidden])"
AGAINST = ("lower", "remove", "remove-from", "take-from")
WISHES = ("steel", "titanium", "city", "greenery", "ocean", "milestone", "award", "against")
ALONE = ("steel", "titanium", "city", "greenery", "ocean")
"""The wishes of a solo game, without milestones, awards and opponents (TM-13.2)."""
CORPORATIONS = ("phobolog", "saturn-systems", "mining-guild", "interplanetary-cinematics")
"""Corporations that start with metal."""


class MarsPlayer(PagePlayer):
    """Prefers actions that meet a wish still open; otherwise it spends what it has."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.wishes: tuple[str, ...] = WISHES
        self.met: set[str] = set()

    def wants(self, wish: str) -> bool:
        return wish in self.wishes and wish not in self.met

    def turn(self) -> str:
        self.look()
        kind = self.kind() or self._next_kind()
        if self.page.locator(f".decision [data-do=just][data-kind={kind}]").count():
            self.just(kind)
            return kind
        if self.kind() is None:
            self.press(f".decision [data-do=kind][data-kind={kind}]")
        self.compose(kind)
        return kind

    def look(self) -> None:
        """Add to `met` what board and goals show of this player."""
        shown = {
            "city": '.hexg:has(.t-city):has([data-owner="a"])',
            "greenery": '.hexg:has(.t-greenery):has([data-owner="a"])',
            "milestone": '.stand tr.taken .end [data-owner="a"]',
            "award": '.stand tr.funded .end [data-owner="a"]',
        }
        self.met |= {wish for wish, where in shown.items() if self.page.locator(where).count()}

    # --- which kind of action

    def _next_kind(self) -> str:
        offered = self._offered()
        if "decline" in offered and set(AGAINST) & set(offered):
            return next(kind for kind in AGAINST if kind in offered)
        for kind in ("first-action", "claim", "convert-heat", "convert-plants"):
            if kind in offered:
                return kind
        if "fund" in offered and self.wants("award") and self.stock("mc") >= 8:
            return "fund"
        if "play" in offered and self._has_play():
            return "play"
        if "standard-project" in offered and self._project():
            return "standard-project"
        return next(kind for kind in ("use", "end-turn", "pass", "decline", *offered) if kind in offered)

    def _offered(self) -> list[str]:
        buttons = self.page.locator(".decision :is([data-do=kind], [data-do=just])")
        return [buttons.nth(i).get_attribute("data-kind") for i in range(buttons.count())]

    def _has_play(self) -> bool:
        """A card that meets a wish; any other waits while money is saved for the three cities of a Mayor."""
        picks = self.page.locator(".decision form[data-kind=play] [data-do=pick]").all()
        likings = [self._liking(pick.get_attribute("data-id").partition(":")[2]) for pick in picks]
        return max(likings) > (0.0 if self.wants("milestone") else -9.0)

    def _project(self) -> str | None:
        """The standard project that meets a wish, or any that makes Mars greener, wetter or warmer."""
        picks = self.page.locator(".decision form[data-kind=standard-project] [data-do=pick]").all()
        able = {pick.get_attribute("data-id").partition(":")[2] for pick in picks}
        wished = "city" if self.wants("milestone") or self.wants("city") else None
        if wished:
            return wished if wished in able else None
        first = "aquifer" if self.wants("ocean") or self.wants("titanium") else "greenery"
        return next((one for one in (first, "greenery", "aquifer", "asteroid") if one in able), None)

    # --- answering

    def compose(self, kind: str) -> None:
        """Answer part after part, then press the button."""
        before = self.stock("mc") if kind != "start" else 0
        meets: set[str] = set()
        for _ in range(6):
            complete = self.page.locator(f"{OPEN}[data-complete]").count() > 0
            # Numbers are the last thing asked, and the button takes them as they stand.
            if complete or self._answer(kind, meets) in ("mix", "amount"):
                meets |= self._metals_paid()
                self.do()
                self._check(before, meets)
                return
        raise AssertionError(f"{kind} could not be composed: {self.page.locator('.decision').inner_text()}")

    def _check(self, before: int, meets: set[str]) -> None:
        """What an ocean gave must be seen in the own stock."""
        if "ocean" in meets and not self.over():
            assert self.stock("mc") > before
        self.met |= meets

    def _answer(self, kind: str, meets: set[str]) -> str:
        stage = self.page.locator(f"{OPEN} .stage").last
        part = stage.locator("[data-part]").first
        asked: str = part.get_attribute("data-part")
        match asked:
            case "one":
                self._one(kind, stage, meets)
            case "some":
                # Where nothing can be chosen, the button takes the empty set as it stands.
                asked = "some" if self._some(kind, part) else "amount"
            case "mix":
                part.locator("[data-do=fill]").click()
                # What the payment changes is told before it is made.
                self.page.wait_for_selector(f"{OPEN}[data-complete]", state="attached")
        return asked

    def _metals_paid(self) -> set[str]:
        """Of the stock before and after, the page shows both only where something is paid."""
        rows = {
            metal: self.page.locator(f"{OPEN} .mixrow[data-item={metal}]") for metal in ("steel", "titanium")
        }
        return {
            metal
            for metal, row in rows.items()
            if row.count() and "→" in row.locator("[data-stock]").inner_text()
        }

    def _further(self, parts: int) -> None:
        """Until the page shows the next part, or has all it needs."""
        self.page.wait_for_function(
            "n => document.querySelectorAll('.decision form.offer:not([hidden]) .stage').length > n"
            " || document.querySelector('.decision form.offer:not([hidden])[data-complete]')",
            arg=parts,
        )

    def _one(self, kind: str, stage: Any, meets: set[str]) -> None:
        picks = stage.locator("[data-do=pick]").all()
        ids = [pick.get_attribute("data-id") for pick in picks]
        ranks = [self._rank(kind, id, pick) for id, pick in zip(ids, picks, strict=True)]
        at = ranks.index(max(ranks))
        if kind in ("place", "convert-plants") and picks[at].locator('.detail [data-res="mc"]').count():
            meets.add("ocean")
        if kind in AGAINST and self._is_theirs(kind, ids[at]):
            meets.add("against")
        parts = self.page.locator(f"{OPEN} .stage").count()
        picks[at].click()
        self._further(parts)

    def _is_theirs(self, kind: str, id: str) -> bool:
        if kind == "lower":
            return id != "player:0"
        if kind == "remove":
            return id.split(":")[1] != "0"
        number = int(id.split(":")[1])
        return not self.page.locator(f'.own [data-id^="card:{number:03d}"]').count()

    def _rank(self, kind: str, id: str, pick: Any) -> float:
        """How much an option is liked."""
        what, _, rest = id.partition(":")
        if kind == "standard-project":
            return float(rest == self._project())
        if what == "corporation":
            return float(rest in CORPORATIONS)
        if kind in AGAINST:
            last = rest.rpartition(":")[2]
            return 100 * self._is_theirs(kind, id) + (int(last) if ":" in rest else 0)
        if what == "hex":
            metals = pick.locator(".detail :is([data-res=steel], [data-res=titanium])").count()
            return float(2 * metals + 3 * pick.locator(".detail [data-res=mc]").count())
        if what == "card":
            return self._liking(rest)
        return 0.0

    def _liking(self, number: str) -> float:
        """What a card's face promises: metal, a wish it would meet; cheap ones come sooner."""
        face = self.page.locator(
            f'.own .tmc[data-id="card:{int(number):03d}"], .own .tmc[data-id="card:{number}"]'
        )
        if not face.count():
            return 0.0
        found = face.first.evaluate(
            "f => [f.querySelectorAll('.hit').length, f.querySelectorAll('.band [data-tag=space]').length,"
            " f.querySelectorAll('.band [data-tag=building]').length,"
            " f.querySelectorAll('.fx :is([data-res=steel], [data-res=titanium])').length,"
            " f.querySelectorAll('.rq.unmet').length, f.querySelector('.cost b').textContent]"
        )
        hits, space, building, metal, unmet, cost = found
        liking = 6.0 * bool(hits) * self.wants("against")
        liking += 4.0 * bool(space) * self.wants("titanium") + 3.0 * bool(building) * self.wants("steel")
        return float(liking + 1.5 * metal - 2.0 * unmet - int(cost.translate(LATIN)) / 8)

    def _some(self, kind: str, part: Any) -> int:
        """The least that must be chosen, and of cards to be bought those that are liked."""
        least, most = int(part.get_attribute("data-least")), int(part.get_attribute("data-most"))
        ids = [pick.get_attribute("data-id") for pick in part.locator("[data-do=pick]").all()]
        liked = sorted(((self._liking(id.partition(":")[2]), id) for id in ids), reverse=True)
        wanted = [id for liking, id in liked if liking > 0 or kind != "buy"]
        chosen = wanted[: min(most, 3)]
        chosen += [id for _, id in liked if id not in chosen][: max(0, least - len(chosen))]
        parts = self.page.locator(f"{OPEN} .stage").count()
        for id in chosen:
            self.press(f'{OPEN} [data-part=some] [data-do=pick][data-id="{id}"][aria-pressed=false]')
            self._wait_for_form()
        if chosen:
            self._further(parts)
        return len(chosen)

    # --- reading

    def stock(self, resource: str) -> int:
        return self.number(f'.own [data-id="own:{resource}"] b')

    def number(self, selector: str) -> int:
        text: str = self.page.locator(selector).first.inner_text()
        return int(text.translate(LATIN).replace("−", "-"))
