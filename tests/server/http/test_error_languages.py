"""Every error response is in the viewer's language, whatever the request."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.foreign_words import is_said_in
from tests.games.eighteen_thirty.exporting import exported
from tests.games.power_grid.test_importer import recorded
from tests.games.terraforming_mars.importer.recorded import written
from tests.server.http.test_middleware import bad_requests

from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.errors import BadInput
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import seal, write_record
from boardroom.games.registry import load
from boardroom.server.http.validation import KINDS
from boardroom.server.lobby.import_worker import replay

JUNK: tuple[Any, ...] = (None, True, -1, 7, 10**14, "", "xyz", [], ["xyz"], {}, {"xyz": 1})
SEATS = [{"kind": "me"}] * 2
NEW = {"game": "power_grid", "seats": SEATS}


def native() -> dict[str, Any]:
    """A record of our own, of a game that has just begun."""
    game = load("power_grid")
    journal, rng = Journal.deal(Setup(game, game.options(), 3, Chance("seed"))), Random(1)
    for _ in range(30):
        journal.play(rng.choice(offers(journal.state, waits(journal.state)[0])).sample(rng))
    return write_record(journal)


FORMS = {
    "native": native,
    "pg-neutral": lambda: recorded("second", 2, 1),
    "tm-neutral": lambda: written(2, False, 1),
    "18xx": lambda: exported(3, 3, 0.6, cap=60).raw,
}


def places(raw: Any) -> list[tuple[Any, Any]]:
    """Every place of a record where a value stands: what holds it, and its key or index there."""
    items = (
        list(raw.items()) if isinstance(raw, dict) else list(enumerate(raw)) if isinstance(raw, list) else []
    )
    return [(raw, key) for key, _ in items] + [place for _, value in items for place in places(value)]


def damaged(good: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The record with one thing in it taken away or replaced."""
    raw = deepcopy(good)
    holder, key = rng.choice([(raw, key) for key in raw] if rng.random() < 0.3 else places(raw)[:4000])
    if rng.random() < 0.3:
        del holder[key]
    else:
        holder[key] = rng.choice(JUNK)
    return raw | ({"seal": seal(raw)} if "seal" in raw and rng.random() < 0.8 else {})


def wrong_with(raw: Any) -> BadInput | None:
    try:
        replay(raw if isinstance(raw, bytes) else json.dumps(raw).encode())
    except BadInput as error:
        return error
    return None


@pytest.mark.parametrize("form", FORMS)
def test_whatever_is_wrong_with_a_file_is_said_in_the_language(form):
    good, rng = FORMS[form](), Random(form)
    found = [error for _ in range(60) if (error := wrong_with(damaged(good, rng))) is not None]
    assert len({error.key for error in found}) >= 4
    for lang in ("fa", "zh"):
        sentences = [error.in_language(lang) for error in found]
        assert [sentence for sentence in sentences if not is_said_in(lang, sentence)] == []


@pytest.mark.parametrize(
    "body",
    [b"", b"\xff", b"[]", b"7", b"{}", b'{"format": "chess-1"}',
     b'{"format": "boardroom-1", "game": "chess"}',
     b'{"format": "boardroom-1", "game": "mombasa", "start": {}}', b"[" * 100_000],
    ids=range(9),
)  # fmt: skip
def test_what_is_no_recorded_game_is_said_in_the_language(body):
    wrong = wrong_with(body)
    assert wrong is not None
    assert is_said_in("fa", wrong.in_language("fa"))
    assert is_said_in("zh", wrong.in_language("zh"))


def more_bad_requests(table: str, seat: int) -> list[tuple[int, str, str, dict[str, Any]]]:
    """Requests that are wrong in every way the check of types knows, and some that only the game knows."""
    act, at = f"/api/tables/{table}/act", f"/api/tables/{table}"
    many = [{"kind": "me"}] * 11
    return [
        (422, "POST", "/api/tables", {"json": {"game": 7, "seats": SEATS}}),
        (422, "POST", "/api/tables", {"json": {"game": "x" * 41, "seats": SEATS}}),
        (422, "POST", "/api/tables", {"json": {"game": "power_grid", "seats": []}}),
        (422, "POST", "/api/tables", {"json": {"game": "power_grid", "seats": many}}),
        (422, "POST", "/api/tables", {"json": {"game": "power_grid", "seats": 2}}),
        (422, "POST", "/api/tables", {"json": {"game": "power_grid", "seats": [{"kind": "king"}]}}),
        (422, "POST", "/api/tables", {"json": {**NEW, "options": 3}}),
        (422, "POST", "/api/tables", {"json": {**NEW, "listed": "perhaps"}}),
        (422, "POST", "/api/tables", {"json": {**NEW, "seats": [3]}}),
        (422, "POST", act, {"json": {"line": "x", "expect": 1.5}}),
        (422, "POST", act, {"json": {"line": "x", "expect": -2}}),
        (422, "POST", act, {"json": {"line": "x", "expect": 10**9}}),
        (422, "POST", act, {"json": {"line": "x", "expect": 0, "seat": None, "chosen": []}}),
        (422, "POST", act, {}),
        (422, "POST", f"{at}/talk", {"json": {"text": ""}}),
        (422, "GET", f"/t/{table}?at=soon", {}),
        (422, "GET", f"/t/{table}?seat=99", {}),
        (400, "POST", f"{at}/talk", {"json": {"text": "   "}}),
        (400, "POST", "/api/tables", {"json": {**NEW, "options": {"map": "moon"}}}),
        (400, "POST", "/api/tables", {"json": {**NEW, "options": {"edition": 5}}}),
        (400, "POST", "/api/tables", {"json": {**NEW, "options": {"regions": "west,west"}}}),
        (400, "POST", "/api/tables", {"json": {**NEW, "options": {"first_game": True}}}),
        (400, "POST", act, {"json": {"line": "pass", "expect": 0}}),
        (400, "POST", act, {"json": {"line": f"{seat}: buy 3 wood", "expect": 0}}),
        (400, "POST", act, {"json": {"line": f"{seat}: bid much", "expect": 0}}),
        (400, "POST", act, {"json": {"action": {"do": "bid", "seat": 0, "amount": 10**10}, "expect": 0}}),
        (400, "POST", f"{at}/fork", {"json": {"seats": [{"kind": "me"}]}}),
        (400, "GET", f"/t/{table}/panel/decision?kind=x&chosen=7", {}),
        (400, "GET", f"/t/{table}/panel/decision?kind=x&seat={seat}", {}),
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["fa", "zh"])
def test_every_bad_request_is_answered_in_the_language(at_server, lang):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        for status, method, path, body in (*bad_requests(table, seat), *more_bad_requests(table, seat)):
            mark = "&" if "?" in path else "?"
            answer = await ann.request(method, f"{path}{mark}lang={lang}", **body)
            assert answer.status_code == status, (path, body, answer.text)
            sentence = answer.json()["error"]
            assert is_said_in(lang, sentence), (path, body, sentence)
        page = await ann.get(f"/t/nowhere?lang={lang}", headers={"accept": "text/html"})
        assert f'lang="{lang}"' in page.text[:200]

    at_server(story)


def test_a_file_is_refused_in_the_language_of_the_browser(at_server):
    async def story(here):
        raw = FORMS["18xx"]() | {"title": "1846"}
        for lang in ("fa", "zh"):
            headers = {"accept-language": f"{lang},en;q=0.5"}
            answer = await here.browser().post("/api/import", json=raw, headers=headers)
            assert answer.status_code == 400
            sentence = answer.json()["error"]
            assert is_said_in(lang, sentence), sentence
            assert "1846" in sentence

    at_server(story)


def test_every_finding_of_the_check_of_types_has_its_words():
    from boardroom.web.models import words

    for lang in ("en", "fa", "zh"):
        kinds = {*KINDS.values(), "json", "wrong"}
        assert {kind for kind in kinds if not words(lang).has(f"problem-malformed-{kind}")} == set()


def test_an_english_sentence_is_noticed():
    assert is_said_in("zh", "没有牌桌 open-auction")
    assert not is_said_in("zh", "there is no table nowhere")
    assert not is_said_in("zh", "行动 3: list index out of range")
    assert not is_said_in("fa", "سطر ۳: damaged")
    assert is_said_in("fa", "سطر «\u2068damaged\u2069» وجود ندارد")
