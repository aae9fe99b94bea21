"""Middleware around every request: body size, identity, our headers, figures, and a log line for each error.

It is plain ASGI, so that streams pass through unbuffered.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from bisect import bisect_left

from itsdangerous import BadSignature
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardroom.server.http.dependencies import lang_of
from boardroom.server.http.identity import COOKIE, YEAR, CookieSigner, new_person
from boardroom.server.http.metrics import BUCKETS_S
from boardroom.server.http.openapi import API_VERSION, VERSION_HEADER
from boardroom.server.http.problems import Problem, ProblemWhileReading, too_large
from boardroom.server.logs import REQUEST_ID

log = logging.getLogger("boardroom.server")

MAX_BODY_BYTES = 64 * 1024
MAX_IMPORT_BYTES = 8 * 1024 * 1024
MAX_LOG_CHARS = 400
"""Of the path and the reason of a refused request, so that requests cannot fill the disk with log lines."""
STATIC, API = "/static/", "/api"
PROBES = ("/healthz", "/readyz", "/metrics")
GIVEN_ID = re.compile(r"[\w.-]{1,64}", re.ASCII)
"""An id that a proxy may give to a request, so that its log and ours can be read together."""
NO_ROUTE = "other"
"""Counted for all addresses and methods that lead nowhere, of which anybody could make up any number."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"})
HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    # The address of a secret link must not be sent to another site.
    "referrer-policy": "same-origin",
}
# Over plain HTTP browsers ignore this header with a warning.
SECURE_HEADERS = HEADERS | {"cross-origin-opener-policy": "same-origin"}


class SecurityMiddleware:
    """Checks a request and identifies its sender before the application handles it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        # HEAD is handled as GET, and uvicorn drops the body. An event stream would never end.
        if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):
            scope = {**scope, "method": "GET"}
        given = headers.get("x-request-id", "")
        request_id = given if GIVEN_ID.fullmatch(given) else secrets.token_hex(8)
        REQUEST_ID.set(request_id)
        responder = Responder(scope, send, request_id)
        limit = MAX_IMPORT_BYTES if scope["path"] == "/api/import" else MAX_BODY_BYTES
        problem = self._admit(scope, headers, limit, responder)
        if problem is not None:
            await responder.error(problem)
        else:
            # Uvicorn reads no more than the declared length, which `_admit` has checked.
            is_measured = "content-length" in headers and "transfer-encoding" not in headers
            await self.app(scope, receive if is_measured else _limit_size(receive, limit), responder.send)

    def _admit(
        self, scope: Scope, headers: dict[str, str], limit: int, responder: Responder
    ) -> Problem | None:
        """Identify the sender of a request, or return the problem for which it is rejected."""
        services = scope["app"].state.services
        if not services.hosts.allow(host := headers.get("host", "")):
            return Problem(421, "other-host", {"host": host[:60]})
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            return too_large(limit)
        if scope["method"] not in ("GET", "HEAD") and not _is_same_origin(headers, scope):
            return Problem(403, "other-site")
        if scope["path"].startswith(STATIC) or scope["path"] in PROBES:  # the same for everybody
            return None
        cookies: CookieSigner = services.cookies
        # Parsed leniently: browsers also send the cookies of other servers on this machine, of any form.
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        try:
            person, is_old = (None, False) if cookie is None else cookies.read(cookie)
        except BadSignature:
            if scope["path"].startswith(API):
                return Problem(403, "foreign-cookie")
            person, is_old = None, False
        if person is None or is_old:
            person = person or new_person()
            responder.cookie = cookies.sign(person, cookie or "")
        scope.setdefault("state", {})["person"] = person
        return None


class Responder:
    """Sends a response with our headers, counts it, and logs it if it is an error."""

    def __init__(self, scope: Scope, send: Send, request_id: str) -> None:
        self.scope, self._send, self.request_id = scope, send, request_id
        self.began = time.perf_counter()
        self.cookie: str | None = None
        self.secure = scope.get("scheme") == "https"

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            ours = SECURE_HEADERS if self.secure else HEADERS
            extra = [(name.encode(), value.encode()) for name, value in ours.items()]
            extra.append((b"x-request-id", self.request_id.encode()))
            if self.scope["path"].startswith(API):
                extra += [(VERSION_HEADER.encode(), API_VERSION.encode()), (b"cache-control", b"no-store")]
            if self.cookie is not None:
                text = f"{COOKIE}={self.cookie}; Max-Age={5 * YEAR}; Path=/; HttpOnly; SameSite=Lax"
                text += "; Secure" if self.secure else ""
                extra.append((b"set-cookie", text.encode()))
            message = {**message, "headers": [*message.get("headers", ()), *extra]}
            self._count(message["status"])
        await self._send(message)

    def _count(self, status: int) -> None:
        """Count a response, and log it if it is an error."""
        seconds, method = time.perf_counter() - self.began, self.scope["method"]
        route = str(getattr(self.scope.get("route"), "path", NO_ROUTE))
        counts = self.scope["app"].state.services.requests
        counts.answered[method if method in METHODS else NO_ROUTE, route, status] += 1
        counts.delays[route, bisect_left(BUCKETS_S, seconds)] += 1
        counts.seconds[route] += seconds
        if status >= 400:
            path, reason = self.scope["path"][:MAX_LOG_CHARS], self.scope.get("state", {}).get("reason", "")
            # Escaped, so that a request cannot forge lines of the log.
            shown = f"{method} {path} {reason}".encode("unicode_escape").decode()[:MAX_LOG_CHARS]
            about = {"method": method, "path": path, "status": status, "seconds": round(seconds, 4)}
            log.warning("%d %s", status, shown, extra=about)

    async def error(self, problem: Problem) -> None:
        self.scope.setdefault("state", {})["reason"] = str(problem)
        body = json.dumps(problem.to_json(lang_of(Request(self.scope))), ensure_ascii=False).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


def _is_same_origin(headers: dict[str, str], scope: Scope) -> bool:
    """Whether a page of this server or a program sends this.

    A browser says so itself, also behind a proxy that changes the host's name. Programs and old browsers say
    nothing; the latter still send the origin.
    """
    site = headers.get("sec-fetch-site", "none")
    if site != "none":
        return site == "same-origin"
    scheme = headers.get("x-forwarded-proto", scope.get("scheme", "http"))
    return headers.get("origin") in (None, f"{scheme}://{headers.get('host', '')}")


def _limit_size(receive: Receive, limit: int) -> Receive:
    """Limit the size of a body whose length is not declared."""
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise ProblemWhileReading(too_large(limit))
        return message

    return count
