"""Records of a table for download: complete after the end of the game, what a seat has seen before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boardroom.core import fair_deal
from boardroom.core.journal import Row
from boardroom.core.records import seal, write_record
from boardroom.core.state import State
from boardroom.core.views import redact
from boardroom.table.seating import Seating
from boardroom.table.table import DEALT, Table, TableInfo

SEAT_FORMAT = "boardroom-seat-1"


def whole_record(table: Table, rows: Sequence[Row], start: State | None) -> dict[str, object]:
    """The complete record of a finished game. `rows` include snapshots; `start` is the position of a fork."""
    raw = write_record(replace(table.journal, start=start), rows)
    raw["bot_seeds"] = [seat.bot_seed for seat in table.seating.seats]
    if table.info.origin == DEALT:
        raw["dealing"] = describe_deal(table.info, table.seating, revealed=True)
    return raw | {"seal": seal(raw)}


def describe_deal(info: TableInfo, seating: Seating, revealed: bool) -> dict[str, object]:
    """Commitment, promises and entropy of the deal, with secret and seed if they are revealed."""
    found: dict[str, object] = {"commitment": info.commitment, "entropy": seating.entropy}
    if any(seating.promises):
        found["promises"] = seating.promises
    if revealed:
        found["secret"] = info.secret
        found["seed"] = fair_deal.seed(info.secret, seating.entropy)
    return found


def seat_record(table: Table, seat: int | None) -> dict[str, object]:
    """The game so far as a seat or a spectator saw it, without seed or digests."""
    s, journal = table.state, table.journal
    rows = [
        {
            "seq": row.seq,
            "action": redact([row.action], seat, s)[0].to_json() if row.action else None,
            "back": row.back,
            "facts": [f.to_json() for f in redact(row.facts, seat, s)],
        }
        for row in journal.rows
    ]
    return {
        "format": SEAT_FORMAT,
        "game": table.game.key,
        "revision": journal.revision,
        "options": journal.options.to_json(),
        "seats": journal.seats,
        "names": list(journal.names),
        "bots": list(journal.bots),
        "seat": seat,
        "rows": rows,
        "view": table.position.view(seat).to_json(),
    }
