"""Problems are described in the viewer's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardroom import server
from boardroom.core.catalog import LANGUAGES
from boardroom.server.http.problems import Problem
from boardroom.table.errors import not_yours
from boardroom.web.models import words

SOURCE = "".join(file.read_text("utf-8") for file in Path(str(server.__file__)).parent.rglob("*.py"))
KEYS = set(re.findall(r'\bProblem\(\d+, "([a-z-]+)"', SOURCE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_sentence(lang):
    assert len(KEYS) >= 20
    assert {key for key in KEYS if not words(lang).has(f"problem-{key}")} == set()


def test_no_problem_is_written_out_in_the_source():
    assert re.findall(r"\bProblem\(\d+, f?\"[^\"]* [^\"]*\"", SOURCE) == []


def test_a_problem_is_said_in_the_language_of_the_reader():
    taken = Problem(409, "seat-taken", {"seat": 2}, stale=True)
    assert taken.to_json("en") == {"error": "seat 2 is taken", "stale": True}
    assert taken.to_json("zh")["error"] == "座位 2 已有人"
    assert len({not_yours(1).in_language(lang) for lang in LANGUAGES}) == 3


def test_a_request_is_answered_in_its_language(at_server):
    async def story(running):
        browser = running.browser()
        for lang, part in (("fa", "میزی"), ("zh", "没有牌桌"), ("en", "there is no table")):
            answer = await browser.get(f"/api/tables/nowhere?lang={lang}")
            assert answer.status_code == 404
            assert part in answer.json()["error"]

    at_server(story)
