"""Mutated requests of a stranger: no error of ours, nothing lost, nothing leaked.

`make soak` sends 100,000 of them (`REQUESTS`); a twentieth runs always.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

from tests.server.http.test_rights import ROWS

COUNT = int(os.environ.get("REQUESTS", "5000"))
CHEAP_ROWS = [row for row in ROWS if not row[0].endswith("/import")]
"""Each import starts a process; tests of its own damage records."""
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**30, 1.5, "", "me", "x" * 300, "\u0000", "\ud800", "../..", "' or 1=1 --"),
    *([], {}, [[]], {"a": [{}]}, ["me"] * 30, "<script>", "%00", "٣"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS", "get", "X" * 40)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"cookie", b"boardroom=forged"),
    (b"cookie", b"lang=\xff; digits=;;="),
    (b"accept-language", b"fa;q=nan, *;;"),
    (b"content-type", b"multipart/form-data; boundary="),
    (b"content-encoding", b"gzip"),
    (b"content-length", b"-5"),
    (b"origin", b"null"),
    (b"host", b"[::1"),
    (b"last-event-id", b"-9" * 200),
    (b"if-none-match", b'"*"'),
    (b"x-forwarded-proto", b"\x00"),
    (b"x-request-id", b"a\nb"),
)


def mutated_json(value: Any, rng: Random) -> Any:
    """The value with one thing in it replaced, added or taken away."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        rest = {k: v for k, v in value.items() if k != name}
        return rest if rng.random() < 0.2 else rest | {name: mutated_json(value[name], rng)}
    return rng.choice(JUNK)


def mutated_bytes(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw) + 1)
    return raw[:at] + rng.randbytes(rng.randrange(4)) + raw[at + rng.randrange(3) :]


def scope_of(rng: Random, table: str) -> tuple[dict[str, Any], bytes]:
    """A request of the interface in which one to three things are wrong."""
    route, more, body, _ = rng.choice(CHEAP_ROWS)
    method, _, path = route.partition(" ")
    address = (path + more).format(table=table, seat=rng.choice((0, 1, -1, "x")), game="1830", name="own")
    raw = b"" if body is None else json.dumps(body).encode()
    headers = [(b"host", b"table.test"), (b"content-type", b"application/json")]
    for _ in range(rng.randrange(1, 4)):
        kind = rng.randrange(5)
        if kind == 0:
            method = rng.choice(METHODS)
        elif kind == 1:
            address = mutated_bytes(address.encode(), rng).decode("latin-1")
        elif kind == 2:
            headers.append(rng.choice(HEADERS))
        elif kind == 3:
            raw = mutated_bytes(raw, rng)
        else:
            raw = json.dumps(mutated_json(body, rng)).encode()
    path, _, query = address.partition("?")
    scope: dict[str, Any] = {"type": "http", "http_version": "1.1", "scheme": "http"}
    scope |= {"method": method, "path": path or "/"}
    scope |= {"raw_path": path.encode("latin-1"), "query_string": query.encode("latin-1"), "root_path": ""}
    return scope | {"headers": headers, "client": ("10.0.0.9", 9), "server": ("table.test", 80)}, raw


async def ask(app: Any, scope: dict[str, Any], body: bytes) -> tuple[int, bytes]:
    """The status and the whole answer, headers included."""
    sent: list[dict[str, Any]] = []
    incoming = [{"type": "http.request", "body": body}]

    async def receive() -> dict[str, Any]:
        return incoming.pop() if incoming else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    told = b"".join(b"".join(map(b"".join, m.get("headers", ()))) + m.get("body", b"") for m in sent)
    return sent[0]["status"], told


def test_mutated_requests_lose_and_leak_nothing(at_server):
    async def story(here):
        ann, rng = here.browser(), Random(11)
        table = await here.table(ann, "me", "me", "me")
        await ann.put(f"/api/tables/{table}/notes", json={"text": "a note of ann's own"})
        await here.moves(ann, table, 10, Random(1))
        before = await here.services.tables.get(table)
        hidden = [before.info.secret, before.journal.chance.seed, "a note of ann's own"]
        hidden += [seat.secret for seat in before.seating.seats] + [ann.cookies["boardroom"]]
        secrets = [text.encode() for text in hidden]
        here.services.hub.closed = True  # so that streams end
        statuses: Counter[int] = Counter()
        for number in range(COUNT):
            scope, body = scope_of(rng, table)
            status, told = await ask(here.app, scope, body)
            ours = status >= 500 and scope["path"] != "/readyz"
            assert not ours, (number, scope, body, told)
            assert not any(secret in told for secret in secrets), (number, scope, body)
            statuses[status] += 1
        assert {200, 400, 403, 404, 405, 422} <= set(statuses)
        here.services.tables.forget(table)
        after = await here.services.tables.get(table)
        assert [row.digest for row in after.journal.rows] == [row.digest for row in before.journal.rows]
        assert after.seating == before.seating
        print(f"{COUNT} mutated requests, nothing lost or leaked; by status {dict(sorted(statuses.items()))}")

    at_server(story, imports_per_hour=10**6, tables_per_hour=10**6, notes_per_hour=10**6)
