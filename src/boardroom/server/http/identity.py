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
    """Signs person ids with the newest key, and reads what this key and the older ones signed."""

    def __init__(self, secret: bytes, *older: bytes) -> None:
        self.secret, self.secrets = secret, (secret, *older)
        self.signers = [_signer(key) for key in self.secrets]

    def sign(self, person: str, before: str = "") -> str:
        """The cookie of a person. Entries of other servers are kept; this server's own are replaced."""
        entries = before.split(SEPARATOR)
        others = [entry for entry in entries if ENTRY.fullmatch(entry) and self._person_in(entry) is None]
        return SEPARATOR.join([self.signers[0].sign(person).decode(), *others][:MAX_ENTRIES])

    def read(self, cookie: str) -> tuple[str, bool]:
        """The person in this server's entry, and whether to sign it anew; BadSignature if it has none."""
        for entry in cookie.split(SEPARATOR):
            if (person := _unsign(self.signers[0], entry)) is not None:
                return person, False
            if (person := self._person_in(entry)) is not None:
                return person, True
        raise BadSignature("no entry of this server")

    def _person_in(self, entry: str) -> str | None:
        if OLD_ENTRY.fullmatch(entry):
            return next(filter(None, (read_old_entry(key, entry) for key in self.secrets)), None)
        return next(filter(None, (_unsign(signer, entry) for signer in self.signers)), None)


def _signer(secret: bytes) -> Signer:
    return Signer(secret, SALT, key_derivation="hmac", digest_method=hashlib.sha256)


def _unsign(signer: Signer, entry: str) -> str | None:
    try:
        return signer.unsign(entry).decode()
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
