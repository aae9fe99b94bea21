"""Every word on a page comes from a text file: a pseudo-language puts each text into brackets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.pages.every_page import asked_pages, every_page, read
from tests.web.tables import NAMES, played, seen

from boardroom.core.texts import Texts
from boardroom.games.registry import keys, load
from boardroom.web.models import words
from boardroom.web.pages.table import table_page

ALLOWED = re.compile(
    r"⟦[^⟦⟧]*⟧|English|فارسی|中文|Sunday|Boardroom|\b[A-F]\b|[A-Z]+-\d+(\.\d+)?[a-z]?|\b[AZ]\d+\b|"
    r"there is no table 'x'|/api/[\w/-]+|" + "|".join(NAMES)
)


def pseudo(folder: Path, source: Path) -> None:
    """Copy the texts of a folder with every word in brackets, so that any other word stands out."""
    from fluent.syntax import ast, parse, serialize
    from fluent.syntax.visitor import Transformer

    class Bracket(Transformer):  # type: ignore[misc]
        def visit_TextElement(self, node: Any) -> Any:
            return ast.TextElement(f"⟦{node.value}⟧") if node.value.strip() else node

        def visit_StringLiteral(self, node: Any) -> Any:
            return node

    folder.mkdir(parents=True)
    for file in (*source.glob("en.ftl"), *source.glob("*.en.ftl")):
        (folder / file.name).write_text(serialize(Bracket().visit(parse(file.read_text("utf-8")))), "utf-8")


def raw_words(html: str, heard: bool = False) -> list[str]:
    """Words on a page that come from no text file; `heard` skips the words that only scripts read."""
    return [text for text in read(html, heard).words if re.search("[A-Za-z]{2}", ALLOWED.sub("", text))]


@pytest.fixture
def in_pseudo(tmp_path, monkeypatch):
    """Replace every text by its version in brackets."""

    def to_pseudo(texts: Texts) -> Texts:
        folders = []
        for source in texts.folders:
            folder = tmp_path / str(source).replace("/", "_")
            if not folder.exists():
                pseudo(folder, source)
            folders.append(folder)
        return Texts("en", tuple(folders), texts.names, texts.you)

    real = words
    for module in ("boardroom.web.pages.lobby", "tests.web.tables", "tests.web.pages.every_page", __name__):
        monkeypatch.setattr(f"{module}.words", lambda *args: to_pseudo(real(*args)), raising=False)


def test_no_word_is_written_into_a_page_by_hand(in_pseudo):
    for name, html in every_page("en").items():
        if name == "dummy":
            continue
        assert raw_words(html) == [], f"{name}: {raw_words(html)[:5]}"
    assert raw_words("<p>⟦said⟧ <b title='unsaid'>by hand</b></p>") == ["unsaid", "by hand"]


@pytest.mark.parametrize("key", [key for key in keys() if key != "power_grid"])
def test_no_game_writes_a_word_into_its_page_by_hand(in_pseudo, key):
    """Names that are printed in the box (places, companies) may stand as they are; words never."""
    game = load(key)
    printed = {
        word
        for file in (game.folder / "data").rglob("*")
        if file.suffix in (".csv", ".toml")
        for word in re.findall(r"[A-Z][A-Za-z]+", file.read_text("utf-8"))
    }
    for rows in (0, 40, 120):
        shown = seen(played(game, rows, 4))
        pieces = [table_page(shown), *asked_pages(shown, key).values()]
        raw = {word for html in pieces for text in raw_words(html, heard=True) for word in _words(text)}
        words = {word for word in raw - printed if not re.fullmatch("[A-Z]{2}", word)}  # signs such as PR
        assert words == set(), f"after {rows} rows"


def _words(text: str) -> list[str]:
    return re.findall("[A-Za-z]{2,}", ALLOWED.sub("", re.sub(r"⟦[^⟧]*$|^[^⟦]*⟧", "", text)))
