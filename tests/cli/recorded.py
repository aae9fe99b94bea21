"""Records that tests edit, and files that are no records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boardroom.core.records import seal

RECORDS = Path(__file__).parents[3] / "shared" / "records" / "power-grid"


def edited(record: Path, **changes: Any) -> Path:
    """A record with other values under a seal that fits them."""
    raw = json.loads(record.read_text("utf-8")) | changes
    record.write_text(json.dumps(raw | {"seal": seal(raw)}), "utf-8")
    return record


def binary(folder: Path) -> Path:
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    return folder / "binary"


def plain(folder: Path, text: str) -> Path:
    (folder / "plain.json").write_text(text, "utf-8")
    return folder / "plain.json"
