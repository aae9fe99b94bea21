"""A persistent connection to a server on this machine, light enough not to slow down what it measures."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass

from boardroom.server.http.identity import COOKIE


@dataclass(frozen=True, slots=True)
class Answer:
    """The status of a response, its body, and the cookie that it sets, if any."""

    status: int
    body: bytes
    cookie: str | None


@dataclass(slots=True)
class Connection:
    """A connection for one request after another."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    cookie: str = ""

    @classmethod
    async def open(cls, port: int, cookie: str = "") -> Connection:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22), cookie)

    async def send(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> Answer:
        """Send a request and return the response; `cookie` replaces the connection's own."""
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        head += f"cookie: {cookie or self.cookie}\r\ncontent-length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", answer)
        assert length is not None
        content = await self.reader.readexactly(int(length[1]))
        set_cookie = re.search(rf"{COOKIE}=([^;]+)", answer)
        return Answer(int(answer[9:12]), content, f"{COOKIE}={set_cookie[1]}" if set_cookie else None)

    async def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        """Post a JSON body and return the JSON of the response, which must be a success."""
        answer = await self.send("POST", path, json.dumps(body).encode())
        reply: dict[str, object] = json.loads(answer.body)
        assert answer.status < 300, reply
        self.cookie = answer.cookie or self.cookie
        return reply

    def close(self) -> None:
        self.writer.close()
