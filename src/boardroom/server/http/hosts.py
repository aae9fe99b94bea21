"""The host names that a server answers to.

A page of another site can point its own name at this machine and then read what the server answers (DNS
rebinding), but it cannot make the browser send another name. An IP address cannot be redirected in this way.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

ANY = "*"


def machine_names() -> tuple[str, ...]:
    """The names under which this machine is reached in its own network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return name, first, f"{first}.local"


class Hosts:
    """The names allowed in the Host header. `.example.org` allows all names below it, `*` any name."""

    def __init__(self, names: Iterable[str]) -> None:
        given = {name.lower() for name in (*names, *machine_names(), "localhost", ".localhost")}
        self.names, self.any = frozenset(given), ANY in given
        self.known: set[str] = set()
        """Headers that were found to be allowed; their number is limited by the ports and names in use."""

    def allow(self, header: str) -> bool:
        """Whether a Host header names this server. Only old programs send none, and no browser does."""
        if not header or header in self.known:
            return True
        allowed = self.any or self._is_ours(host_of(header))
        if allowed and len(self.known) < 100:
            self.known.add(header)
        return allowed

    def _is_ours(self, name: str) -> bool:
        parents = {name[at:] for at, sign in enumerate(name) if sign == "."}
        return name in self.names or bool(parents & self.names) or _is_address(name)


def host_of(header: str) -> str:
    """The host in a Host header, without port, brackets and final dot."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0].lower().rstrip(".") if ":" in header else header.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
