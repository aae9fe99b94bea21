"""Static files: named by their content, kept for ever, the same for everybody."""

from __future__ import annotations

import gzip
import re

import pytest

from boardroom.web import assets

FOR_EVER = "public, max-age=31536000, immutable"


def test_every_file_of_a_page_is_kept_for_ever_and_sets_no_cookie(at_server):
    async def story(here):
        page = await here.browser().get("/")
        found = re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)
        assert len(found) == len(set(found)) == 3 + 4, found  # sheet, script, icon, and a sheet for each game
        for address in found:
            answer = await here.browser().get(address)
            assert answer.status_code == 200, address
            assert answer.headers["cache-control"] == FOR_EVER
            assert "set-cookie" not in answer.headers
            assert len(answer.content) > 100
            assert re.search(r"-[0-9a-f]{16}\.", address)
            head = await here.browser().head(address)
            assert head.headers["content-length"] == answer.headers["content-length"]

    at_server(story)


def test_a_file_is_sent_compressed_only_to_those_who_can_read_it(at_server):
    async def story(here):
        plain = await here.browser().get(assets.script().address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == assets.script().content
        packed = await here.browser().get(assets.script().address, headers={"accept-encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 3

    at_server(story)


def test_a_name_from_another_version_is_answered_but_not_kept(at_server):
    async def story(here):
        for address in (assets.script().address, assets.common_sheet().address):
            other = re.sub(r"-[0-9a-f]{16}\.", f"-{'0' * 16}.", address)
            answer = await here.browser().get(other)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"

    at_server(story)


@pytest.mark.parametrize(
    "path",
    [
        "/static/",
        "/static/boardroom.js",
        "/static/js/main.js",
        "/static/nowhere-0123456789abcdef.css",
        "/static/../app-0123456789abcdef.js",
        "/static/power_grid-0123456789abcdef.js",
    ],
)
def test_there_is_no_other_file(at_server, path: str):
    async def story(here):
        assert (await here.browser().get(path)).status_code == 404
        assert (await here.browser().post(assets.script().address)).status_code in (404, 405)

    at_server(story)


def test_the_name_changes_with_the_content():
    one, other = assets.Asset("a", "css", b"p{}"), assets.Asset("a", "css", b"p{color:red}")
    assert one.address != other.address
    assert gzip.decompress(other.compressed) == other.content
    assert assets.find(one.address) is None
