"""Identity: a signed cookie identifies a browser, and a secret claims a seat.

A person is a random id; accounts can be attached to the same ids later.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "boardroom"
YEAR = 365 * 24 * 3600
SALT = "boardroom.person"
PERSON = "[0-9a-f]{32}"
ENTRY = re.compile(rf"{PERSON}\.(?:[0-9A-Za-z_-]{{43}}|[0-9a-f]{{64}})")
OLD_ENTRY = re.compile(rf"({PERSON})\.([0-9a-f]{{64}})")
SEPARATOR = "~"
MAX_ENTRIES = 8
"""A browser sends the same cookie to every port of a machine, so it has one entry for each server there."""


class CookieSigner:
    """Signs person ids and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = Signer(secret, SALT, key_derivation="hmac", digest_method=hashlib.sha256)

    def sign(self, person: str, before: str = "") -> str:
        """The cookie of a person. Entries of other servers are kept; this server's own are replaced."""
        entries = before.split(SEPARATOR)
        others = [entry for entry in entries if ENTRY.fullmatch(entry) and self._person_in(entry) is None]
        return SEPARATOR.join([self.signer.sign(person).decode(), *others][:MAX_ENTRIES])

    def read(self, cookie: str) -> tuple[str, bool]:
        """The person in this server's entry, and whether to sign it anew; BadSignature if it has none."""
        entries = cookie.split(SEPARATOR)
        person = next(filter(None, map(self._person_in, entries)), None)
        if person is None:
            raise BadSignature("no entry of this server")
        return person, any(read_old_entry(self.secret, entry) for entry in entries)

    def _person_in(self, entry: str) -> str | None:
        if OLD_ENTRY.fullmatch(entry):
            return read_old_entry(self.secret, entry)
        try:
            return self.signer.unsign(entry).decode()
        except BadSignature:
            return None


def read_old_entry(secret: bytes, entry: str) -> str | None:
    """The person in an entry signed before the server used itsdangerous, who may still hold seats."""
    found = OLD_ENTRY.fullmatch(entry)
    if found is None:
        return None
    signature = hmac.new(secret, f"person {found[1]}".encode(), hashlib.sha256).hexdigest()
    return found[1] if hmac.compare_digest(found[2], signature) else None


def new_person() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    """The secret of a seat's link."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """A table's id: short, but too random to guess, since knowing it is enough to watch."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def is_same(one: str, other: str) -> bool:
    """Compare secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
