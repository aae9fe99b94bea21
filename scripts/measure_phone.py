"""Measure a slow phone in Chromium: python scripts/measure_phone.py [--runs N]

The line has 1.6 Mbit/s and 150 ms, the processor a quarter of its speed (DevTools protocol). In ms:

    move     three presses of Terraforming Mars: a kind of action, a standard project, the button that makes
             the move; each until its outcome is drawn
    cold     a table in a browser that has nothing in its cache, until its first decision can be made
    lobby    from the press that starts a game in the lobby until its first decision can be made

The smallest of some runs says what the page needs, the median what a busy machine makes of it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY))

from tests.web.browser.conftest import ServerProcess, launched_chromium  # noqa: E402
from tests.web.tables import golden  # noqa: E402

from boardroom.core.records import write_record  # noqa: E402

PHONE = {"width": 390, "height": 844}
BYTES_PER_S, LATENCY_MS, SLOWDOWN = 1_600_000 / 8, 150, 4
GAME, SHARE = "terraforming_mars", 0.3
LIMITS = {"move": 700, "cold": 1100, "lobby": 2500}
DRAWN = "async () => { for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame); }"
PRESS = f"""
async ([button, outcome]) => {{
    const began = performance.now();
    document.querySelector(button).click();
    while (!document.querySelector(outcome)) await new Promise(requestAnimationFrame);
    await ({DRAWN})();
    return performance.now() - began;
}}
"""
IS_READY = "html[data-ready]:has(.decision[data-mine])"
IS_COMPLETE = ".decision:not([data-asking]) [data-do=act]:not([aria-disabled])"


class Phone:
    """A browser with an empty cache on a slow line."""

    def __init__(self, browser: Any, state: Any = None) -> None:
        self.context = browser.new_context(
            viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, storage_state=state
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        line = {"latency": LATENCY_MS, "downloadThroughput": BYTES_PER_S, "uploadThroughput": BYTES_PER_S}
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **line})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def wait(self) -> float:
        """The time from the beginning of the page's load to its first decision, drawn."""
        self.page.wait_for_selector(IS_READY, state="attached")
        self.page.evaluate(DRAWN)
        return float(self.page.evaluate("performance.now()"))

    def press(self, button: str, outcome: str) -> float:
        return float(self.page.evaluate(PRESS, [button, outcome]))


def measure_move(browser: Any, state: Any, address: str) -> float:
    phone = Phone(browser, state)
    phone.page.goto(address, wait_until="commit")
    phone.wait()
    phone.page.wait_for_timeout(500)
    before = phone.page.get_attribute("[data-panel=top]", "data-seq")
    form = ".decision form[data-kind=standard-project]"
    took = phone.press(".decision [data-do=kind][data-kind=standard-project]", f"{form}:not([hidden])")
    took += phone.press(f"{form} [data-do=pick]", IS_COMPLETE)
    took += phone.press(".decision [data-do=act]", f'[data-panel=top]:not([data-seq="{before}"])')
    phone.context.close()
    return took


def measure_cold(browser: Any, state: Any, address: str) -> float:
    phone = Phone(browser, state)
    phone.page.goto(address, wait_until="commit")
    took = phone.wait()
    phone.context.close()
    return took


def measure_lobby(browser: Any, address: str) -> float:
    phone = Phone(browser)
    phone.page.goto(address)
    phone.page.wait_for_selector("html[data-ready]")
    phone.page.wait_for_timeout(500)
    start = f"form.newtable[data-game={GAME}] button[type=submit]"
    began = time.perf_counter()
    phone.page.evaluate("(button) => document.querySelector(button).click()", start)
    phone.page.wait_for_url("**/t/*", wait_until="commit")
    phone.wait()
    took = 1000 * (time.perf_counter() - began)
    phone.context.close()
    return took


def report(name: str, measure: Callable[[], float], runs: int) -> None:
    found = [measure() for _ in range(runs)]
    limit = LIMITS[name]
    print(f"{name:6} least {min(found):5.0f}  median {median(found):5.0f}  wanted below {limit}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a slow phone.")
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    record = write_record(golden(f"{GAME}-4", SHARE, "standard-project"))
    with tempfile.TemporaryDirectory() as folder, launched_chromium() as browser:
        server = ServerProcess(Path(folder))
        try:
            owner = browser.new_context()
            owner.new_page().goto(server.url)

            def put() -> str:
                """A table of its own for each run, since a move changes it."""
                made = owner.request.post(f"{server.url}/api/import", data=record).json()
                return f"{server.url}{made['url']}?lang=en"

            put()
            state = owner.storage_state()
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            report("move", lambda: measure_move(browser, state, put()), runs)
            report("cold", lambda: measure_cold(browser, state, put()), runs)
            report("lobby", lambda: measure_lobby(browser, server.url), runs)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
