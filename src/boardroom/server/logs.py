"""The log: one line per event as text, or as JSON for programs that collect logs. Each names its request."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty for the work of bots and other tasks."""
FIELDS = ("method", "path", "status", "seconds", "action", "table", "person", "address")
"""What the records of requests and of the audit log have besides their messages."""


class TextFormatter(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST_ID.get()
        return f"{super().format(record)} [{request}]" if request else super().format(record)


class JsonFormatter(logging.Formatter):
    """An object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST_ID.get():
            found["request"] = request
        found |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info:
            found["traceback"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def configure(form: str) -> None:
    """Log to stderr in a form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("boardroom").setLevel(logging.INFO)
