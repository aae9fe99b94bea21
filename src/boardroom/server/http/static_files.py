"""Serves the scripts, style sheets and pictures under `/static`, which are the same for everybody."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from boardroom.server.http.identity import YEAR
from boardroom.web.assets import FOLDER, TYPES, Asset, find

FOR_EVER = f"public, max-age={YEAR}, immutable"


class StaticFilesMiddleware:
    """Answers requests for static files, and passes on all others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith(FOLDER)
        found = find(scope["path"]) if asks else None
        if found is None:
            await self.app(scope, receive, send)
            return
        compresses = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        body = found[0].compressed if compresses else found[0].content
        headers = _headers(*found, len(body), compresses)
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        await send({"type": "http.response.body", "body": body})


def _headers(asset: Asset, is_current: bool, length: int, compressed: bool) -> dict[str, str]:
    """The headers of a file. While servers are being upgraded, one may be asked for the file of another."""
    headers = {
        "content-type": TYPES[asset.kind],
        "content-length": str(length),
        "cache-control": FOR_EVER if is_current else "no-store",
        "vary": "accept-encoding",
    }
    return headers | ({"content-encoding": "gzip"} if compressed else {})
