"""The printed hexes of both maps (E-8)."""

from __future__ import annotations

from tests.games.eighteen_thirty.board.maps import CLASSIC, PLUS, broken

from boardroom.games.eighteen_thirty.board.tile import SIDES
from boardroom.testing.suite import clause


@clause("E-8.1", "E-8.4", "E-8.5", "E-8.6", "E-8.7", "E-8.8", "E-8.9", "E-8.10", "E-8.11")
def test_the_larger_map_has_its_changed_hexes():
    def exits(hex_id: str) -> set[str]:
        face = PLUS.printed[PLUS.number[hex_id]]
        return {SIDES[s] for s in range(6) if face.exits >> s & 1}

    names = {h.name for h in PLUS.hexes}
    assert {"Lexington", "Huntington", "Richmond", "Norfolk"} <= names  # E-8.1
    assert broken("D24", "39", 0, on=PLUS) == ["E-8.4"]
    assert exits("D24") == {"SW", "W", "NW"}
    assert exits("E9") == {"W", "NW", "NE"}  # E-8.5
    montreal = PLUS.printed[PLUS.number["A19"]]
    assert exits("A19") == {"SW", "W", "SE"}  # E-8.6
    assert (montreal.stops[0].circles, montreal.stops[0].low, montreal.stops[0].high) == (2, 40, 60)
    assert "E" in exits("A17")  # E-8.7
    assert "SW" in exits("I19")  # E-8.8
    assert exits("E5") == {"W"}  # E-8.9
    assert broken("E5", "59", 1, on=PLUS) == []
    assert "E-6.44" in broken("E5", "59", 0, on=PLUS)
    assert [s.kind for s in PLUS.printed[PLUS.number["B20"]].stops] == ["town", "town"]  # E-8.10
    assert 40 in {h.cost for h in PLUS.hexes}  # E-8.11
    assert 40 not in {h.cost for h in CLASSIC.hexes}
