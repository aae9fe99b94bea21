"""Starting the server: a used port is one sentence, answers are sent without delay."""

from __future__ import annotations

import socket

import pytest

from boardroom.core.fields import BadInput
from boardroom.server.serve import _listen


def test_a_used_port_is_bad_input():
    with _listen("127.0.0.1", 0) as taken, pytest.raises(BadInput, match="cannot listen at"):
        _listen("127.0.0.1", taken.getsockname()[1])


def test_the_listening_socket_says_that_it_is_tcp():
    # Without it asyncio leaves Nagle's algorithm on, and every answer waits 40 ms for an acknowledgement.
    with _listen("127.0.0.1", 0) as opened:
        assert opened.proto == socket.IPPROTO_TCP
