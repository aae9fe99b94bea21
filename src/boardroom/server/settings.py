"""Settings of a server: environment variables `BOARDROOM_…` over defaults that suit a living room.

`docs/settings.md` says what each one does.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from boardroom.web.errors import request_error

logger = logging.getLogger("boardroom.server")
PREFIX = "BOARDROOM_"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every number is at least 1; lists are separated by commas; `FORMS` lists the values of a word."""

    # Names
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")

    # Connections
    header_timeout_s: int = 10
    body_timeout_s: int = 60
    connections_per_address: int = 256
    connections: int = 4000

    # Quotas
    tables_per_hour: int = 60
    listed_per_day: int = 10
    imports_per_hour: int = 60
    notes_per_hour: int = 600
    take_backs_per_hour: int = 600
    bot_minutes_per_hour: int = 60
    streams_per_person: int = 60
    persons_per_address: int = 10

    # Jobs
    jobs_at_once: int = 2

    # The deal
    reveal_timeout_s: int = 60

    # Keys that sign cookies
    keys: tuple[str, ...] = ()
    key_days: int = 180
    old_key_days: int = 400

    # What operators see
    log: str = "text"
    metrics_addresses: tuple[str, ...] = ("127.0.0.1", "::1")


FORMS = ("text", "json")
"""The forms of the log."""


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in an environment. A wrong value is bad input; an unknown name is only logged."""
    known = {PREFIX + field.name.upper(): field for field in fields(Settings)}
    chosen: dict[str, Any] = {}
    for name, text in environment.items():
        if name in known:
            chosen[known[name].name] = _read(name, text, known[name].default)
        elif name.startswith(PREFIX):
            logger.warning("there is no setting %s", name)
    return Settings(**chosen)


def _read(name: str, text: str, default: object) -> object:
    if isinstance(default, tuple):
        return tuple(filter(None, (word.strip() for word in text.split(","))))
    if isinstance(default, str):
        if text not in FORMS:
            raise request_error("setting-word", name=name, value=text, known=FORMS)
        return text
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= 1_000_000_000):
        raise request_error("setting-number", name=name, value=text)
    return int(text)
