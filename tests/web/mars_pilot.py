"""A person at the page of Terraforming Mars: reads what is offered, presses it, and nothing else."""

from __future__ import annotations

from tests.web.pilot import Pilot

OPEN = ".decision form.offer:not([hidden])"
FIRST = ("first-action", "convert-heat")
WANTED = ("claim", "convert-plants", "play", "use", "standard-project")
PROJECTS = ("asteroid", "aquifer", "greenery", "city")


class MarsPilot(Pilot):
    """Plays cards, uses actions, turns heat and plants, and spends what is left on projects."""

    expect = ""

    def turn(self) -> str:
        # Bots draft and research at the same time: only the question itself tells that it was answered.
        self.expect = self.page.get_attribute(".decision", "data-expect")
        kinds = self.page.locator(".decision [data-do=kind]")
        offered = [kinds.nth(i).get_attribute("data-kind") for i in range(kinds.count())]
        for kind in FIRST:
            if self.page.locator(f".decision [data-do=just][data-kind={kind}]").count():
                return self.press_just(kind)
        open_kind = self.kind()
        if open_kind == "sell" or (open_kind is None and not set(WANTED) & set(offered)):
            return self.press_just("")
        kind = open_kind or next(one for one in WANTED if one in offered)
        if open_kind is None:
            self.press(f".decision [data-do=kind][data-kind={kind}]")
        self.compose(kind)
        return kind

    def press_just(self, kind: str) -> str:
        """Press the button of an action without a choice; a guard against slips is answered."""
        where = f"[data-kind={kind}]" if kind else ""
        before = self.seq()
        button = self.page.locator(f".decision [data-do=just]{where}").first
        kind = button.get_attribute("data-kind")
        button.click()
        self._answer_guard(before)
        return kind

    def _answer_guard(self, before: int) -> None:
        """Until another question, or none, is put; a guard against slips is answered."""
        answered = "!d.hasAttribute('data-mine') || d.dataset.expect !== e"
        for test in (f"document.querySelector('.slip') || {answered}", answered):
            self.page.wait_for_function(
                f"e => {{ const d = document.querySelector('.decision'); return {test}; }}",
                arg=self.expect,
                timeout=30000,
            )
            if not self.page.locator(".slip").count():
                return
            self.press("[data-slip-answer=anyway]")

    def compose(self, kind: str) -> None:
        """Answer part after part, then press the button; a guard against slips is answered."""
        before = self.seq()
        for _ in range(6):
            complete = self.page.locator(f"{OPEN}[data-complete]").count() > 0
            # Numbers are the last thing asked, and the button takes them as they stand.
            if complete or self._answer(kind) in ("mix", "amount"):
                self.press(".decision [data-do=act]:not([aria-disabled])")
                self._answer_guard(before)
                return
        raise AssertionError(f"{kind} could not be composed: {self.page.locator('.decision').inner_text()}")

    def _further(self, parts: int) -> None:
        """Until the page shows the next part, or has all it needs."""
        self.page.wait_for_function(
            "n => document.querySelectorAll('.decision form.offer:not([hidden]) .stage').length > n"
            " || document.querySelector('.decision form.offer:not([hidden])[data-complete]')",
            arg=parts,
            timeout=20000,
        )

    def _answer(self, kind: str) -> str:
        stage = self.page.locator(f"{OPEN} .stage").last
        part = stage.locator("[data-part]").first
        asked: str = part.get_attribute("data-part")
        match asked:
            case "one":
                self._one(kind, stage)
            case "some":
                # Where nothing can be chosen, the button takes the empty set as it stands.
                asked = "some" if self._some(part) else "amount"
            case "mix":
                part.locator("[data-do=fill]").click()
        return asked

    def _one(self, kind: str, stage: object) -> None:
        picks = stage.locator("[data-do=pick]")  # type: ignore[attr-defined]
        chosen = picks.first
        if kind == "standard-project":
            for name in PROJECTS:
                wanted = stage.locator(f'[data-do=pick][data-id="project:{name}"]')  # type: ignore[attr-defined]
                if wanted.count():
                    chosen = wanted.first
                    break
        parts = self.page.locator(f"{OPEN} .stage").count()
        chosen.click()
        self._further(parts)

    def _some(self, part: object) -> int:
        """The least that must be chosen, and up to two more cards where cards can be bought."""
        least = int(part.get_attribute("data-least"))  # type: ignore[attr-defined]
        most = int(part.get_attribute("data-most"))  # type: ignore[attr-defined]
        picks = part.locator("[data-do=pick]")  # type: ignore[attr-defined]
        ids = [picks.nth(i).get_attribute("data-id") for i in range(picks.count())]
        parts = self.page.locator(f"{OPEN} .stage").count()
        for id in ids[: min(most, max(least, 2))]:
            self.press(f'{OPEN} [data-part=some] [data-do=pick][data-id="{id}"][aria-pressed=false]')
            # Each press asks the server what the set would do; the page is drawn anew by the answer.
            self.page.wait_for_timeout(200)
        if most:
            self._further(parts)
        return most
