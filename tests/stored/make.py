"""Writes what a version keeps, for today's code to open: python -m tests.stored.make CHECKOUT PROGRAM

CHECKOUT is a worktree of a commit, PROGRAM its command `boardroom`, installed from that commit:

    git worktree add /tmp/old b9c5b8d
    python3 -m venv /tmp/old-venv
    /tmp/old-venv/bin/pip install -c /tmp/old/constraints.txt /tmp/old
    python -m tests.stored.make /tmp/old /tmp/old-venv/bin/boardroom

The result goes to `tests/stored/<commit>/`: a database, the records of its tables and of games played at the
terminal, and a manifest of who holds which seat by which cookie. The old program is reached through HTTP and
its command line alone. The files in `tests/stored/foreign/` are games of our own bots in other people's
forms, written by the exporters in the tests of the games' importers.
"""

from __future__ import annotations

import base64
import json
import lzma
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.stored.scenes import OPEN, PEOPLE, SCENES, Stage
from tests.stored.terminal import FOREIGN, SITTINGS, replayed, said, sat
from tests.stored.wire import serving

HERE = Path(__file__).parent
PACK = "src/boardroom/games/mombasa/data"
SHORT = 7


def main(words: list[str]) -> int:
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    checkout, program = Path(words[0]), words[1]
    head = subprocess.run(
        ["git", "-C", checkout, "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    )
    commit = head.stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        written(program, commit, pack_of(checkout, Path(folder)), Path(folder))
    return 0


def pack_of(checkout: Path, folder: Path) -> Path:
    """Mombasa's data with one number changed, as somebody would correct it from the box."""
    pack = folder / "box"
    shutil.copytree(checkout / PACK, pack)
    file = pack / "displays.toml"
    file.write_text(re.sub(r"(?m)^red = \[\d+", "red = [4", file.read_text("utf-8")), "utf-8")
    return pack


def written(program: str, commit: str, pack: Path, folder: Path) -> None:
    out, file = HERE / commit[:SHORT], folder / "tables.sqlite"
    records = at_the_terminal(program, folder)
    with serving(program, file, "--pack", f"corrected={pack}") as url:
        stage = Stage(url)
        play_all(stage, records)
        records |= of_tables(stage)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        without_known(records, dict(db.execute("SELECT digest, snapshot FROM journal")))
    out.mkdir(exist_ok=True)
    (out / "tables.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    (out / "records.xz").write_bytes(lzma.compress(json.dumps(records).encode(), preset=9))
    manifest = {
        "commit": commit,
        "version": said(program, ["--version"]).split()[-1],
        "cookies": {name: person.cookie for name, person in stage.people.items()},
        "tables": {name: asdict(one) for name, one in stage.made.items()},
    }
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    for path in sorted(out.iterdir()):
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


def at_the_terminal(program: str, folder: Path) -> dict[str, Any]:
    """The records that commands write, by name."""
    found = {}
    for name, one in SITTINGS.items():
        found[f"terminal/{name}"] = sat(program, one, folder / f"{name}.json")
    for form, packed in FOREIGN.items():
        file, out = folder / f"{form}.json", folder / f"{form}-out.json"
        file.write_bytes(lzma.decompress(packed.read_bytes()))
        found[f"replayed/{form}"] = replayed(program, form, file, out)
    return found


def play_all(stage: Stage, records: dict[str, Any]) -> None:
    """Every table, and then those that are made out of others."""
    for name, scene in SCENES.items():
        print(name, flush=True)
        stage.deal(name, scene)
    stage.set_up("open", OPEN, "open")
    foreign = {form: json.loads(lzma.decompress(file.read_bytes())) for form, file in FOREIGN.items()}
    stage.take_in("power_grid-foreign", foreign["pg-neutral"], "me,bot:greedy", 0)
    stage.take_in("eighteen_thirty-foreign", foreign["18xx"], "me,bot:greedy,me", 6)
    stage.take_in("terraforming_mars-foreign", foreign["tm-neutral"], "me", 0)
    stage.take_in("mombasa-imported", records["terminal/mombasa-first"], "me,bot:random,bot:greedy", 5)
    stage.fork("power_grid-what-if", "power_grid-second", 9, ["me", "random", "greedy"], 6)
    stage.fork("eighteen_thirty-what-if", "eighteen_thirty-over", 200, ["me", "greedy"], 8)
    stage.fork("terraforming_mars-what-if", "terraforming_mars-draft", 12, ["me", "greedy", "greedy"], 4)
    stage.fork("mombasa-what-if", "mombasa-first", 10, ["me", "greedy", "random"], 4)
    stage.fork("mombasa-what-if-over", "mombasa-over", 80, ["random", "greedy"], 0)


def of_tables(stage: Stage) -> dict[str, Any]:
    """The records of all tables as each person may have them; whole ones of those that are over."""
    found = {}
    for name, made in stage.made.items():
        about = stage.about(made.id)
        if not about["begun"]:
            made.seats = {"ann": about["mine"]}
            continue
        for person in PEOPLE:
            browser = stage.people[person]
            made.seats[person] = browser.mine(made.id)
            if not about["over"]:
                found[f"table/{name}/{person}"] = browser.ask(f"/api/tables/{made.id}/record")
        if about["over"]:
            found[f"table/{name}"] = stage.eve.ask(f"/api/tables/{made.id}/record")
        print(name, about["seq"], "over" if about["over"] else about["waits"], about["orders"], flush=True)
    return found


def without_known(records: dict[str, Any], snapshots: dict[str, bytes]) -> None:
    """Leave out of the records, by digest, the snapshots that the database holds byte for byte."""
    for raw in records.values():
        for row in raw["rows"]:
            known = snapshots.get(row.get("digest", ""))
            if known is not None and base64.b85encode(known).decode() == row["snapshot"]:
                row["snapshot"] = None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
