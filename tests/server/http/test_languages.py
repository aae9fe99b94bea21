"""The language of a response is negotiated from the address, the cookie and the Accept-Language header."""

from __future__ import annotations

import pytest

from boardroom.server.http.languages import negotiate_language, tags_by_weight


def test_the_address_outweighs_the_cookie_and_the_cookie_the_header():
    assert negotiate_language("fa", "zh", "en") == "fa"
    assert negotiate_language("xx", "zh", "en") == "zh"
    assert negotiate_language("xx", "", "fa") == "fa"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de, fa;q=0.8, zh-CN;q=0.9", "zh"),
        ("fa-IR", "fa"),
        ("FA", "fa"),
        ("zh-Hant-TW, en;q=0.5", "zh"),
        ("en;q=0.5 , fa ; q=0.7", "fa"),
        ("zh, fa", "zh"),
        ("fa;q=0, zh;q=0.1", "zh"),
        ("fa;q=nan, fa;q=2, fa;q=-1, zh;q=0.1", "zh"),
        ("de, fr;q=0.9", "en"),
        ("*;q=nonsense", "en"),
        ("*", "en"),
        ("", "en"),
        (",;q=,=;-", "en"),
    ],
)
def test_the_header_is_negotiated(header, lang):
    assert negotiate_language(None, None, header) == lang


def test_tags_come_by_weight_then_by_place():
    assert tags_by_weight("de;q=0.2, zh, en;q=0.2, fa;q=1.000, de;q=0.3") == ["zh", "fa", "de", "en"]
