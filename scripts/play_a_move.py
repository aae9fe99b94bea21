"""Play one move of every game against bots on a running server: play_a_move.py http://localhost:8000/

Tests a server end to end: it delivers pages with every style sheet and script that they name, creates tables,
and acknowledges a person's move. Needs only Python's standard library.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

ANSWER_TIMEOUT_S = 60
TURN_TIMEOUT_S = 300
ASSET = re.compile(r'<(?:link|script)\b[^>]*\b(?:href|src)="(/[^"]+)"')
TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


class Failure(Exception):
    """Says in one sentence what does not work."""


class Browser:
    """An HTTP client with its own cookies, which ignores proxies."""

    def __init__(self, url: str) -> None:
        # Browsers resolve localhost themselves; a bare system without /etc/hosts does not.
        self.url = url.replace("//localhost:", "//127.0.0.1:", 1)
        self.opener = build_opener(ProxyHandler({}), HTTPCookieProcessor())

    def fetch(self, path: str, body: Any = None) -> tuple[str, str]:
        """Send a request, which must succeed; return the media type and the text of the response."""
        data = None if body is None else json.dumps(body).encode()
        try:
            request = Request(urljoin(self.url, path), data, {"content-type": "application/json"})
            with self.opener.open(request, timeout=ANSWER_TIMEOUT_S) as answer:
                return answer.headers.get_content_type(), answer.read().decode()
        except HTTPError as error:
            text = error.read().decode("utf-8", "replace")[:300]
            raise Failure(f"{path} answered {error.code}: {text}") from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Failure(f"{path} did not answer: {getattr(error, 'reason', error)}") from None

    def ask(self, path: str, body: Any = None) -> Any:
        """Send a request and return the JSON of the response."""
        kind, text = self.fetch(path, body)
        if kind != "application/json":
            raise Failure(f"{path} answered {kind} and not JSON.")
        return json.loads(text)


def check_page(browser: Browser, path: str) -> int:
    """Load a page with every file that it names; return the number of files."""
    kind, page = browser.fetch(path)
    assets = sorted(set(ASSET.findall(page)))
    names = {asset.rpartition(".")[2] for asset in assets}
    if kind != "text/html" or not {"css", "js"} <= names:
        raise Failure(f"{path} is not a page with a style sheet and a script.")
    for asset in assets:
        kind, text = browser.fetch(asset)
        if kind != TYPES[asset.rpartition(".")[2]] or not text.strip():
            raise Failure(f"{asset} is empty or of type {kind}.")
    return len(assets)


def play_a_move(browser: Browser, game: Any) -> None:
    """Create a table with bots and make a move there."""
    seats = next(count for count in game["seats"] if count > 1)
    plan = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    table = browser.ask("/api/tables", {"game": game["key"], "seats": plan})
    check_page(browser, table["url"])
    at = f"/api/tables/{table['id']}"
    expect = wait_for_turn(browser, at)
    move = {"action": find_action(browser, at), "expect": expect, "key": "the first move"}
    if browser.ask(f"{at}/act", move)["seq"] <= expect:
        raise Failure(f"{game['key']}: a move was acknowledged but not stored.")


def wait_for_turn(browser: Browser, at: str) -> int:
    """Wait until the bots have moved; return the row at which our seat is asked."""
    end = time.monotonic() + TURN_TIMEOUT_S
    while time.monotonic() < end:
        about = browser.ask(at)
        if set(about["mine"]) & set(about["waits"]):
            return int(browser.ask(f"{at}/view")["expect"])
        time.sleep(0.1)
    raise Failure(f"the bots did not finish their turns in {TURN_TIMEOUT_S} seconds.")


def find_action(browser: Browser, at: str) -> Any:
    """Compose a legal action part by part, as a page does."""
    for offer in browser.ask(f"{at}/offers"):
        chosen: dict[str, Any] = {}
        form = {"part": offer["part"], "why": None}
        while form["part"] and (value := answer(form["part"])) is not None:
            chosen[form["part"]["name"]] = value
            form = browser.ask(f"{at}/form", {"kind": offer["kind"], "chosen": chosen})
        if form["part"] is None and form["why"] is None:
            return form["action"]
    raise Failure(f"{at}/offers has no offer that this program can answer.")


def answer(part: Any) -> Any:
    """The simplest answer to a part; None if there is none, or if no game begins with such a part."""
    find = ANSWERS.get(part["kind"])
    return find(part) if find else None


def choose_one(part: Any) -> Any:
    return next((option["value"] for option in available(part["options"])), None)


def choose_fewest(part: Any) -> list[Any]:
    return [option["value"] for option in available(part["options"])[: part["least"]]]


def assign_in_order(part: Any) -> dict[str, Any]:
    """Assign each option to the first free place that it fits."""
    places = {place["id"]: place["value"] for place in available(part["places"])}
    found: dict[str, Any] = {}
    for option in available(part["options"]):
        fits = [place for place in part["fits"].get(option["id"], places) if place in places]
        if fits:
            found[str(option["value"])] = places.pop(fits[0])
    return found


def available(options: list[Any]) -> list[Any]:
    return [option for option in options if option["ok"]]


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "one": choose_one,
    "some": choose_fewest,
    "amount": lambda part: part["least"],
    "assign": assign_in_order,
    "confirm": lambda part: True,
}


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    browser = Browser(sys.argv[1])
    try:
        files = check_page(browser, "/")
        games = browser.ask("/api/games")
        for game in games:
            play_a_move(browser, game)
    except Failure as failure:
        print(f"{sys.argv[1]}: {failure}", file=sys.stderr)
        return 1
    print(f"{sys.argv[1]}: a page with {files} files, and a move in {', '.join(g['key'] for g in games)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
