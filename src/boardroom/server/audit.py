"""The audit log: what the creator of a table did that others at it cannot undo."""

from __future__ import annotations

import logging

from boardroom.server.http.quotas import Sender

log = logging.getLogger("boardroom.audit")
MAX_PERSON_CHARS = 8
"""Of a person's id: enough to tell people apart."""


def record(action: str, table: str, sender: Sender) -> None:
    """Write a line: which action, at which table, by whom, from where. The request's id stands beside it."""
    person = sender.person[:MAX_PERSON_CHARS]
    about = {"action": action, "table": table, "person": person, "address": sender.host}
    log.info("audit: %s table %s by %s from %s", action, table, person, sender.host, extra=about)
