"""An error in a data file names file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.core.components import by_key, rows, table, tables
from boardroom.core.errors import BadData

CSV = """# remarks do not count
number,kind,words
3,oil,a b

4,coal,
"""
TOML = """title = "x"

[[card]]
id = "a"
cost = 3

[[card]]
id = "b"
cost = "four"
"""


def test_rows_and_blocks_know_their_line(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text(CSV)
    (tmp_path / "a.toml").write_text(TOML)
    found = rows(tmp_path / "a.csv")
    assert [(r.line, r.whole("number"), r.words("words")) for r in found] == [(3, 3, ("a", "b")), (5, 4, ())]
    blocks = tables(tmp_path / "a.toml", "card")
    assert [b.line for b in blocks] == [3, 7]
    assert table(tmp_path / "a.toml")["title"] == "x"
    assert "cost" in blocks[0]
    assert blocks[0].get("points", 0) == 0
    with pytest.raises(BadData, match=r"a\.toml:7: cost should be a whole number, not 'four'"):
        blocks[1].whole("cost")
    with pytest.raises(BadData, match=r"a\.toml:3: no 'points' here"):
        blocks[0].whole("points")
    with pytest.raises(BadData, match=r"a\.csv:3: kind 'oil' is none of coal"):
        found[0].word("kind", ("coal",))


@pytest.mark.parametrize(
    ("text", "error"),
    [("", "holds no rows"), ("a,b\n1\n", r"x\.csv:2: 1 cells where the header names 2")],
)
def test_a_broken_csv_file_is_refused(tmp_path: Path, text: str, error: str) -> None:
    (tmp_path / "x.csv").write_text(text)
    with pytest.raises(BadData, match=error):
        rows(tmp_path / "x.csv")


def test_a_broken_toml_file_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("a = 1\nb = \n")
    with pytest.raises(BadData, match=r"x\.toml:2"):
        table(tmp_path / "x.toml")
    with pytest.raises(BadData, match="missing"):
        table(tmp_path / "none.toml")
    (tmp_path / "y.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="UTF-8"):
        table(tmp_path / "y.toml")
    (tmp_path / "z.toml").write_text("a = 1\n")
    with pytest.raises(BadData, match=r"no \[\[card\]\] block"):
        tables(tmp_path / "z.toml", "card")


def test_a_key_stands_once(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("id,n\nx,1\nx,2\n")
    with pytest.raises(BadData, match=r"a\.csv:3: id 'x' stands here a second time"):
        by_key(rows(tmp_path / "a.csv"), "id", lambda r: r.whole("n"))


def test_tables_and_lists_of_numbers_inside_a_file_are_read_by_name(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text("[en.place]\nessen = [49.8, 10, 0.0]\nworms = [true]\n")
    places = table(tmp_path / "b.toml").part("en").part("place")
    assert places.numbers("essen") == (49.8, 10, 0.0)
    with pytest.raises(BadData, match=r"b\.toml:1: worms should be a list of numbers, not \[True\]"):
        places.numbers("worms")
    with pytest.raises(BadData, match=r"b\.toml:1: essen should be a table"):
        places.part("essen")
