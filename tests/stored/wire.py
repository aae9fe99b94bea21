"""Reaches a server of any version from outside: its process, a person's cookie, forms filled in by chance.

Nothing of the program is imported here: what it answers over HTTP is all that is known of it.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

COOKIE = "boardroom"
TIMEOUT_S = 300
TRIES = 60


class Refusal(Exception):
    """The server's answer was no."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(f"{status} {said}")
        self.status = status


@contextmanager
def serving(program: str, file: Path, *more: str) -> Iterator[str]:
    """A server of the program on a database file; its address."""
    command = [program, "serve", "--port", "0", "--db", f"sqlite+aiosqlite:///{file}", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[^:]+:(\d+)/", process.stdout.readline())
            assert found, "the server did not begin"
            yield f"http://127.0.0.1:{found[1]}/"
        finally:
            process.terminate()
            process.wait(TIMEOUT_S)


class Browser:
    """One person's browser."""

    def __init__(self, url: str, cookie: str = "") -> None:
        """With the cookie somebody has already; else the first page gives one."""
        self.url, self.jar, self.brought = url, CookieJar(), cookie
        self.opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(self.jar))
        if not cookie:
            self.fetch("/")

    @property
    def cookie(self) -> str:
        return next(str(one.value) for one in self.jar if one.name == COOKIE)

    def fetch(self, path: str, body: Any = None, method: str | None = None) -> str:
        """The text of an answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        headers |= {"cookie": f"{COOKIE}={self.brought}"} if self.brought else {}
        wanted = Request(urljoin(self.url, path), data, headers, method=method)
        try:
            with self.opener.open(wanted, timeout=TIMEOUT_S) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            raise Refusal(error.code, f"{path}: {error.read().decode()[:300]}") from None

    def ask(self, path: str, body: Any = None) -> Any:
        return json.loads(self.fetch(path, body))

    def mine(self, table: str) -> list[int]:
        return list(self.ask(f"/api/tables/{table}")["mine"])

    def move(self, table: str, seat: int, rng: Random) -> int:
        """A move of a seat that is asked, in one of the forms a move can be sent in; its row."""
        at = f"/api/tables/{table}"
        expect = self.ask(f"{at}/view?seat={seat}")["expect"]
        for _ in range(TRIES):
            if (form := self.formed(at, seat, rng)) is not None:
                ways = ({"action": form["action"]}, {"line": form["notation"]})
                key = f"move after {expect}"
                body = {"expect": expect, "seat": seat, "key": key, **rng.choice(ways)}
                return int(self.ask(f"{at}/act", body)["seq"])
        raise AssertionError(f"{table}: no move was found for seat {seat}")

    def formed(self, at: str, seat: int, rng: Random) -> Any:
        """An action that is allowed, put together part by part; None if chance led nowhere."""
        offer = rng.choice(self.ask(f"{at}/offers?seat={seat}"))
        form, chosen = {"part": offer["part"], "why": None}, dict[str, Any]()
        try:
            while part := form["part"]:
                chosen[part["name"]] = ANSWERS[part["kind"]](part, rng)
                form = self.ask(f"{at}/form", {"kind": offer["kind"], "chosen": chosen, "seat": seat})
        except (Refusal, IndexError):
            return None
        return None if form["why"] else form


def until(true: Callable[[], Any]) -> Any:
    """What comes to be so."""
    end = time.monotonic() + TIMEOUT_S
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.05)
    raise TimeoutError


def open_to(options: Sequence[Any]) -> list[Any]:
    return [option for option in options if option["ok"]]


def one_of(part: Any, rng: Random) -> Any:
    return rng.choice(open_to(part["options"]))["value"]


def some_of(part: Any, rng: Random) -> Any:
    options = open_to(part["options"])
    most = len(options) if part["most"] is None else part["most"]
    return [
        option["value"] for option in rng.sample(options, rng.randint(part["least"], min(most, len(options))))
    ]


def amount_of(part: Any, rng: Random) -> Any:
    return rng.randint(part["least"], min(part["most"], part["least"] + 3))


def mix_of(part: Any, rng: Random) -> Any:
    """Means worth what is needed, the dearest first; if nothing is needed, a few of one kind."""
    items = [item for item in part["items"] if not item["why"] and item["most"]]
    if part["need"] is None:
        item = rng.choice(items)
        return {item["id"]: rng.randint(1, min(3, item["most"]))}
    found, left = {}, part["need"]
    for item in sorted(items, key=lambda item: -int(item["worth"])):
        count = min(item["most"], -(-left // item["worth"]))
        if count > 0:
            found[item["id"]] = count
            left -= count * item["worth"]
    return found


def order_of(part: Any, rng: Random) -> Any:
    return [option["value"] for option in rng.sample(part["options"], len(part["options"]))]


def assignment_of(part: Any, rng: Random) -> Any:
    """Each option goes to the first free place that it fits."""
    places = {place["id"]: place["value"] for place in open_to(part["places"])}
    found: dict[str, Any] = {}
    for option in open_to(part["options"]):
        fits = [place for place in part["fits"].get(option["id"], places) if place in places]
        if fits:
            found[str(option["value"])] = places.pop(rng.choice(fits))
    return found


ANSWERS: dict[str, Callable[[Any, Random], Any]] = {
    "one": one_of,
    "some": some_of,
    "amount": amount_of,
    "mix": mix_of,
    "order": order_of,
    "assign": assignment_of,
    "turn": lambda part, rng: rng.choice(open_to(part["rotations"]))["value"],
    "route": lambda part, rng: part["suggested"],
    "confirm": lambda part, rng: True,
}
