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
SIGNED = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")
BETWEEN = "~"
SERVERS = 8
"""A browser sends one cookie to all servers of a machine: it holds who it is for so many of them."""


class BadSignature(Exception):
    """A cookie that this server did not sign."""


class CookieSigner:
    """Signs persons and knows them again."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, person: str, before: str = "") -> str:
        """What the cookie of a person says; what it said before for other servers stays in it."""
        others = [one for one in before.split(BETWEEN) if SIGNED.fullmatch(one)]
        return BETWEEN.join([f"{person}.{self._seal(person)}", *others][:SERVERS])

    def read(self, cookie: str) -> str:
        """The person a cookie names here."""
        for one in cookie.split(BETWEEN):
            found = SIGNED.fullmatch(one)
            if found is not None and hmac.compare_digest(found[2], self._seal(found[1])):
                return found[1]
        raise BadSignature

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
