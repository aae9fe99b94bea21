"""The data that an earlier version stored, unpacked for the present program."""

from __future__ import annotations

import base64
import hashlib
import json
import lzma
import sqlite3
import zlib
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.stored.scenes import PEOPLE

HERE = Path(__file__).parent
ROW = ("seq", "action", "back", "facts", "digest", "snapshot")


class Kept:
    """The database, records and cookies of one commit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
        self.cookies: dict[str, str] = self.manifest["cookies"]
        self.tables: dict[str, dict[str, Any]] = self.manifest["tables"]

    def laid_out(self, folder: Path) -> Path:
        """The database as a file that a server may write to."""
        file = folder / "tables.sqlite"
        file.write_bytes(lzma.decompress((self.folder / "tables.xz").read_bytes()))
        return file

    @cached_property
    def packed(self) -> dict[str, Any]:
        """The records by name, snapshots that stand in the database left out."""
        found: dict[str, Any] = json.loads(lzma.decompress((self.folder / "records.xz").read_bytes()))
        return found

    def record(self, name: str, snapshots: dict[str, bytes]) -> Any:
        """A record as it was written, its snapshots filled in by their digests."""
        raw = json.loads(json.dumps(self.packed[name]))
        for row in raw["rows"]:
            if "snapshot" in row and row["snapshot"] is None:
                row["snapshot"] = base64.b85encode(snapshots[row["digest"]]).decode()
        return raw

    def names(self, kind: str) -> list[str]:
        """The records of tables, of the terminal or of replays."""
        return [name for name in self.packed if name.startswith(f"{kind}/")]

    def holders(self, name: str) -> dict[str, list[int]]:
        """The seats of each person at a table."""
        seats: dict[str, list[int]] = self.tables[name]["seats"]
        return {person: seats.get(person, []) for person in PEOPLE}

    @property
    def in_play(self) -> list[str]:
        """Tables that are dealt and not over."""
        return [name for name in self.tables if f"table/{name}/eve" in self.packed]

    @property
    def over(self) -> list[str]:
        return [name for name in self.tables if f"table/{name}" in self.packed]


THEN = Kept(HERE / "b9c5b8d")


def asked(file: Path, query: str, *values: Any) -> list[dict[str, Any]]:
    """Rows of a database, by column."""
    with closing(sqlite3.connect(file)) as db:
        db.row_factory = sqlite3.Row
        return [dict(row) for row in db.execute(query, values)]


def snapshots(file: Path) -> dict[str, bytes]:
    """All stored states by digest."""
    return {row["digest"]: row["snapshot"] for row in asked(file, "SELECT digest, snapshot FROM journal")}


def whole(file: Path, table: str) -> dict[str, Any]:
    """The whole record of a table, running or not, out of the database."""
    (row,) = asked(file, "SELECT * FROM tables WHERE id = ?", table)
    seats = asked(file, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table)
    rows = asked(file, "SELECT * FROM journal WHERE table_id = ? ORDER BY seq", table)
    raw: dict[str, Any] = {
        "format": "boardroom-1",
        "game": row["game"],
        "revision": min(one["revision"] for one in rows),
        "options": json.loads(row["options"]),
        "seats": row["seats"],
        "names": [seat["name"] for seat in seats],
        "bots": [seat["bot"] for seat in seats],
        "chance": json.loads(row["chance"]),
        "rows": [_row(one) for one in rows],
        "result": None,
    }
    if row["origin"] == "forked":
        raw["start"] = json.loads(zlib.decompress(rows[0]["snapshot"]))
    if row["origin"] == "dealt":
        entropy = [seat["entropy"] for seat in seats if seat["kind"] != "bot"]
        raw["dealing"] = {"commitment": row["commitment"], "secret": row["secret"], "entropy": entropy}
    return raw | {"seal": sealed(raw)}


def _row(one: dict[str, Any]) -> dict[str, Any]:
    read = {
        "action": json.loads(one["action"] or "null"),
        "facts": json.loads(one["facts"]),
        "snapshot": base64.b85encode(one["snapshot"]).decode(),
    }
    return {name: read.get(name, one.get(name)) for name in ROW}


def sealed(raw: dict[str, Any]) -> str:
    """The checksum of a record, computed apart from the program."""
    text = json.dumps({k: v for k, v in raw.items() if k != "seal"}, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def luck_of(raw: Any) -> str:
    """Where the luck of a record comes from, as `boardroom verify` calls it."""
    if "start" in raw:
        return "imagined"
    if raw["chance"].get("script") is not None:
        return "given"
    return "committed" if "dealing" in raw else "seeded"


def digest(packed: bytes) -> str:
    """The fingerprint of a stored state."""
    return hashlib.blake2b(zlib.decompress(packed), digest_size=16).hexdigest()
