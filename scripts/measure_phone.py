"""Measure a slow phone in Chromium: python scripts/measure_phone.py [--runs N]

The line has 1.6 Mbit/s and 150 ms, the processor a quarter of its speed (DevTools protocol). In ms:

    move     three presses of Terraforming Mars: a kind of action, a standard project, the button that makes
             the move; each until its outcome is drawn
    cold     a table in a browser that has nothing in its cache, until its first decision can be made
    lobby    from the press that starts a game in the lobby until its first decision can be made

The smallest of some runs says what the page needs, the median what a busy machine makes of it. A further run
at full speed tells the CPU time of the page's thread and the bytes received, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
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
WAIT = """
async (outcome) => {
    while (!document.querySelector(outcome)) await new Promise(requestAnimationFrame);
    for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
    return performance.now();
}
"""
PRESS = f"""
async (button, outcome) => {{
    const began = performance.now();
    document.querySelector(button).click();
    return await ({WAIT})(outcome) - began;
}}
"""
IS_READY = "html[data-ready]:has(.decision[data-mine])"
IS_COMPLETE = ".decision [data-do=act]:not([aria-disabled])"


class Phone:
    """A browser with an empty cache on a slow line."""

    def __init__(self, browser: Any, state: Any = None, is_slow: bool = True) -> None:
        self.context = browser.new_context(
            viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, storage_state=state
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.devtools = devtools = self.context.new_cdp_session(self.page)
        self.received = 0
        devtools.on("Network.loadingFinished", self._count)
        devtools.send("Network.enable")
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if not is_slow:
            return
        line = {"latency": LATENCY_MS, "downloadThroughput": BYTES_PER_S, "uploadThroughput": BYTES_PER_S}
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **line})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def _count(self, event: dict[str, Any]) -> None:
        self.received += int(event["encodedDataLength"])

    def cpu_ms(self) -> float:
        """The CPU time of the page's thread so far."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def wait(self) -> float:
        """The time from the beginning of the page's load to its first decision, drawn."""
        return self._evaluate(WAIT, IS_READY)

    def press(self, button: str, outcome: str) -> float:
        return self._evaluate(PRESS, button, outcome)

    def _evaluate(self, script: str, *values: str) -> float:
        """What a script resolves to, without the scripts of Playwright, which a slow processor would read."""
        call = f"({script})({', '.join(map(json.dumps, values))})"
        asked = {"expression": call, "awaitPromise": True, "returnByValue": True}
        return float(self.devtools.send("Runtime.evaluate", asked)["result"]["value"])


@dataclass(frozen=True)
class Measured:
    """One run: elapsed time, CPU time of the page's thread, bytes received."""

    took: float
    cpu: float
    received: int


def measure_move(phone: Phone, address: str) -> Measured:
    phone.page.goto(address, wait_until="commit")
    phone.wait()
    phone.page.wait_for_timeout(500)
    before = phone.page.get_attribute("[data-panel=top]", "data-seq")
    cpu, received = phone.cpu_ms(), phone.received
    form = ".decision form[data-kind=standard-project]"
    took = phone.press(".decision [data-do=kind][data-kind=standard-project]", f"{form}:not([hidden])")
    took += phone.press(f"{form} [data-do=pick]", IS_COMPLETE)
    took += phone.press(".decision [data-do=act]", f'[data-panel=top]:not([data-seq="{before}"])')
    return Measured(took, phone.cpu_ms() - cpu, phone.received - received)


def measure_cold(phone: Phone, address: str) -> Measured:
    phone.page.goto(address, wait_until="commit")
    return Measured(phone.wait(), phone.cpu_ms(), phone.received)


def measure_lobby(phone: Phone, address: str) -> Measured:
    phone.page.goto(address)
    phone.page.wait_for_selector("html[data-ready]")
    phone.page.wait_for_timeout(500)
    received, start = phone.received, f"form.newtable[data-game={GAME}] button[type=submit]"
    began = time.perf_counter()
    phone.page.evaluate("(button) => document.querySelector(button).click()", start)
    phone.page.wait_for_url("**/t/*", wait_until="commit")
    phone.wait()
    took = 1000 * (time.perf_counter() - began)
    return Measured(took, phone.cpu_ms(), phone.received - received)


def report(name: str, measure: Callable[[bool], Measured], runs: int) -> None:
    found = [measure(True).took for _ in range(runs)]
    fast = measure(False)
    print(
        f"{name:6} least {min(found):5.0f} ms  median {median(found):5.0f} ms  wanted below {LIMITS[name]} ms"
        f"  at full speed {fast.cpu:4.0f} ms of CPU time, {fast.received / 1000:.0f} kB",
        flush=True,
    )


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
            owner.request.get(f"{server.url}/rules/{GAME}")  # so that the server has its texts

            def run(measure: Callable[[Phone, str], Measured], is_slow: bool) -> Measured:
                """One run at a table of its own, since a move changes it."""
                made = owner.request.post(f"{server.url}/api/import", data=record).json()
                phone = Phone(browser, owner.storage_state(), is_slow)
                lobby = measure is measure_lobby
                found = measure(phone, server.url if lobby else f"{server.url}{made['url']}?lang=en")
                phone.context.close()
                return found

            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            for name, measure in MEASURES.items():
                report(name, partial(run, measure), runs)
        finally:
            server.stop()


MEASURES = {"move": measure_move, "cold": measure_cold, "lobby": measure_lobby}


if __name__ == "__main__":
    main()
