"""`boardroom draw`."""

from __future__ import annotations

import json
from xml.etree import ElementTree

from tests.cli.recorded import edited


def test_draw_makes_a_picture_of_any_moment_as_a_seat_sees_it(run, record, tmp_path):
    pictures = []
    for number, more in enumerate((["--at", "0"], ["--at", "60"], [], ["--seat", "1", "--lang", "fa"])):
        out = tmp_path / f"{number}.svg"
        ran = run("draw", record, *more, "-o", out)
        assert (ran.code, ran.out) == (0, f"{out}\n")
        assert ElementTree.parse(out).getroot().tag == "{http://www.w3.org/2000/svg}svg"
        pictures.append(out.read_text("utf-8"))
    assert len(set(pictures)) == 4


def test_draw_refuses_what_cannot_be_drawn(bad, record, tmp_path):
    out = tmp_path / "out.svg"
    assert "no seat 3" in bad("draw", record, "--seat", "3", "-o", out)
    assert "no row 99999" in bad("draw", record, "--at", "99999", "-o", out)
    assert "required: -o" in bad("draw", record)
    rows = json.loads(record.read_text("utf-8"))["rows"]
    rows[5]["digest"] = "0" * 32
    assert "row 5 of this record cannot be replayed" in bad("draw", edited(record, rows=rows), "-o", out)
    assert not out.exists()
