"""Messages parsed one by one equal those of a whole parsed file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import boardroom
from boardroom.core.bundles import Bundle, entries
from boardroom.core.catalog import LANGUAGES

FILES = sorted(Path(boardroom.__file__).parent.rglob("locale/*.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_a_file_finds_the_messages_that_parsing_it_finds(lang):
    files = [file for file in FILES if file.name.endswith(f"{lang}.ftl")]
    assert len(files) >= 10
    for file in files:
        body = FluentResource(file.read_text("utf-8")).body
        whole = {item.id.name: item for item in body if isinstance(item, ast.Message)}
        assert set(entries(file)) == set(whole), file
        for key, text in entries(file).items():
            (one,) = FluentResource(text).body
            assert one.equals(whole[key], ignored_fields=["span", "comment"]), (file, key)


def test_a_message_brings_those_it_refers_to_and_later_folders_win(tmp_path):
    first, second = tmp_path / "a", tmp_path / "b"
    for folder, text in (
        (first, "# said\nword = coal\nline = { word } and { $n ->\n    [one] one\n   *[other] { $n }\n}\n"),
        (second, "word = oil\n"),
    ):
        folder.mkdir()
        (folder / "en.ftl").write_text(text, "utf-8")
    bundle = Bundle("en", (first, second), {})
    plain = FluentBundle(["en"])
    plain.add_resource(FluentResource((first / "en.ftl").read_text("utf-8")))
    plain.add_resource(FluentResource("word = oil\n"), allow_overrides=True)
    for n in (1, 4):
        said = [b.format_pattern(b.get_message("line").value, {"n": n}) for b in (bundle, plain)]
        assert said[0] == said[1]
    assert (bundle.has_message("word"), bundle.has_message("said")) == (True, False)
