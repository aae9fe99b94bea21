"""Who is who: a browser is known by a signed cookie, a seat is claimed with a secret.

A person is an id of our own making; full accounts can later stand behind the same ids.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

COOKIE = "boardroom"
YEAR = 365 * 24 * 3600
PERSON = re.compile(r"[0-9a-f]{32}")


class Foreign(Exception):
    """A cookie that this server did not sign."""


class Doorman:
    """Signs persons and knows them again."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, person: str) -> str:
        """What the cookie of a person says."""
        return f"{person}.{self._seal(person)}"

    def read(self, cookie: str) -> str:
        """The person a cookie names."""
        person, _, seal = cookie.partition(".")
        if not PERSON.fullmatch(person) or not hmac.compare_digest(
            seal.encode(), self._seal(person).encode()
        ):
            raise Foreign
        return person

    def _seal(self, person: str) -> str:
        return hmac.new(self.secret, f"person {person}".encode(), hashlib.sha256).hexdigest()


def new_person() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    """The secret of a seat's link."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """A table's address: short, and not to be guessed, since it is all an onlooker needs."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time taken where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
