"""Connections: silent ones are ended, and however many there are, the server answers."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from unittest.mock import Mock

import httpx
import pytest
from tests.server.test_serve import started

from boardroom.server.http.connections import ConnectionLimits, network
from boardroom.server.settings import Settings

SILENT = 1100
HALF_REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALF_BODY = b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"


@dataclass(eq=False)
class Cycle:
    more_body: bool = False
    response_complete: bool = False


@dataclass(eq=False)
class Connection:
    """A connection as uvicorn shows it."""

    address: str = "10.0.0.1"
    cycle: Cycle | None = None
    transport: Mock = field(default_factory=Mock)

    @property
    def client(self) -> tuple[str, int]:
        return self.address, 1

    @property
    def is_ended(self) -> bool:
        return bool(self.transport.abort.called)


def test_headers_and_bodies_have_deadlines_and_responses_have_none():
    limits = ConnectionLimits(Settings(header_timeout_s=10, body_timeout_s=60))
    silent, uploading, streaming = (
        Connection(),
        Connection(cycle=Cycle(more_body=True)),
        Connection(cycle=Cycle()),
    )
    idle = Connection(cycle=Cycle(response_complete=True))
    everyone = [silent, uploading, streaming, idle]
    for second, ended in ((0, []), (10, []), (11, [silent, idle]), (60, []), (61, [uploading]), (9999, [])):
        limits.check(everyone, second)
        assert [one for one in everyone if one.is_ended] == ended, second
        everyone = [one for one in everyone if not one.is_ended]
    assert everyone == [streaming]


def test_each_request_of_a_connection_has_its_own_deadline():
    limits, one = ConnectionLimits(Settings(header_timeout_s=10)), Connection()
    for second in range(0, 200, 8):
        one.cycle = Cycle(response_complete=True)  # one more request was answered
        limits.check([one], second)
    assert not one.is_ended


def test_those_that_wait_longest_make_room_and_those_in_use_stay():
    limits = ConnectionLimits(Settings(connections_per_address=3, connections=5))
    streams = [Connection("10.0.0.1", Cycle()) for _ in range(2)]
    first, second = Connection("10.0.0.1"), Connection("10.0.0.1")
    limits.check([*streams, first], 0)
    limits.check([*streams, first, second], 1)
    assert (first.is_ended, second.is_ended) == (True, False)
    others = [Connection(f"10.0.1.{n}") for n in range(3)]
    limits.check([*streams, second, *others], 2)
    assert [one.is_ended for one in (*streams, second, *others)] == [False, False, True, False, False, False]


def test_a_connection_has_time_to_be_read_before_it_makes_room():
    limits = ConnectionLimits(Settings(connections_per_address=3, connections=5))
    crowd = [Connection() for _ in range(9)]
    limits.check(crowd, 0)
    assert not any(one.is_ended for one in crowd)
    crowd[8].cycle = Cycle()  # its request was read and is being answered
    limits.check(crowd, 1)
    assert [one.is_ended for one in crowd] == [True] * 6 + [False] * 3


@pytest.mark.parametrize("proxies", ["10.0.0.1", "10.0.0.0/8"])
def test_a_proxy_may_hold_the_connections_of_all_its_visitors(proxies):
    limits = ConnectionLimits(Settings(connections_per_address=3, trusted_proxies=(proxies,)))
    visitors, strangers = [[Connection(address) for _ in range(6)] for address in ("10.0.0.1", "192.0.2.1")]
    for now in (0.0, 1.0):
        limits.check([*visitors, *strangers], now)
    assert [sum(one.is_ended for one in group) for group in (visitors, strangers)] == [0, 3]


def test_an_ipv6_client_is_counted_by_its_network():
    assert network("2001:db8::1:2:3:4") == network("2001:db8::ffff:0:0:1") == "2001:db8::"
    assert network("::ffff:10.0.0.1") == network("10.0.0.1")
    assert network("2001:db8:0:1::1") != network("2001:db8:0:2::1")


@contextmanager
def opened(port: int, count: int) -> Iterator[list[socket.socket]]:
    """Silent connections: a third sent nothing, a third half of the headers, a third half of a body."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= hard < count + 200:
        pytest.skip(f"needs {count + 200} open files, the system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, count + 200) if soft >= 0 else soft, hard))
    with ExitStack() as held:
        found = []
        for n in range(count):
            found.append(held.enter_context(socket.create_connection(("127.0.0.1", port), 30)))
            found[-1].sendall((b"", HALF_REQUEST, HALF_BODY)[n % 3])
        yield found
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_silent_connections_leave_the_server_reachable(tmp_path):
    with started(tmp_path, subprocess.DEVNULL) as (_, url), opened(int(url.rpartition(":")[2]), SILENT):
        for _ in range(2):
            assert httpx.get(url, timeout=30).status_code == 200


def test_silent_connections_are_ended_in_time(tmp_path, monkeypatch):
    monkeypatch.setitem(os.environ, "BOARDROOM_HEADER_TIMEOUT_S", "1")
    monkeypatch.setitem(os.environ, "BOARDROOM_BODY_TIMEOUT_S", "1")
    with started(tmp_path, subprocess.DEVNULL) as (_, url), opened(int(url.rpartition(":")[2]), 3) as silent:
        for one in silent:
            with suppress(ConnectionResetError):
                assert one.recv(1) == b""
