"""The folder of a run (`--out`): the record of each finished game, so that an interrupted run can go on.

`run.json` says what is played, `game-00000.json` and so on are records, `results.jsonl` has a line of JSON
for each finished game. A line is written after its record: a game counts as finished once its line is there.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from boardroom.bots.matches import Played, last_state
from boardroom.cli.errors import command_line_error, unreadable, unwritable
from boardroom.cli.files import read_json, write_json, write_text
from boardroom.core.errors import BadInput
from boardroom.core.inputs import mapping_of
from boardroom.core.json_types import JsonObject

FORMAT = "boardroom-run-1"
RUN, RESULTS = "run.json", "results.jsonl"


class RunFolder:
    """A folder that this process alone writes to."""

    def __init__(self, path: Path, numbers: Collection[int]) -> None:
        self.path, self.numbers = path, numbers
        self.finished = {one.number: one for one in self._read_results()}

    def record_file(self, number: int) -> Path:
        return self.path / f"game-{number:05}.json"

    def add(self, played: Played) -> None:
        """Keep a finished game."""
        assert played.record is not None
        write_json(self.record_file(played.number), played.record)
        try:
            with (self.path / RESULTS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(played.to_json()) + "\n")
        except OSError as error:
            raise unwritable(self.path / RESULTS, error) from None
        self.finished[played.number] = replace(played, record=None)

    def last_state(self, number: int) -> bytes:
        """The packed last state of a finished game."""
        return last_state(mapping_of(read_json(self.record_file(number))))

    def _read_results(self) -> Iterator[Played]:
        """The games of which line and record are whole; others are played again."""
        file = self.path / RESULTS
        lines = _read_lines(file)
        found = [played for line in lines if (played := self._read_line(line)) is not None]
        if len(found) < len(lines):
            write_text(file, "".join(json.dumps(played.to_json()) + "\n" for played in found))
        return iter(found)

    def _read_line(self, line: str) -> Played | None:
        try:
            played = Played.from_json(json.loads(line))
        except (BadInput, json.JSONDecodeError):
            return None
        is_ours = played.number in self.numbers and self.record_file(played.number).exists()
        return played if is_ours else None


def _read_lines(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8").splitlines() if file.exists() else []
    except OSError as error:
        raise unreadable(file, error) from None
    except UnicodeDecodeError:
        raise command_line_error("file-not-text", file=file) from None


@contextmanager
def run_folder(name: str, run: JsonObject, numbers: Collection[int]) -> Iterator[RunFolder]:
    """The folder of a run, made if it is not there; that of another run is refused."""
    path = Path(name)
    if path.exists() and not path.is_dir():
        raise command_line_error("not-folder", file=path)
    try:
        path.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        _lock(handle, path)
        _claim(path, {"format": FORMAT, **run})
        yield RunFolder(path, numbers)
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise command_line_error("run-busy", folder=path) from None


def _claim(path: Path, run: JsonObject) -> None:
    """Refuse a folder of something else; note in an empty one what is played."""
    file = path / RUN
    if not file.exists():
        if any(not one.name.startswith(".") for one in path.iterdir()):
            raise command_line_error("run-foreign", folder=path)
        write_json(file, run)
        return
    there = read_json(file)
    if not isinstance(there, dict) or there.get("format") != FORMAT:
        raise command_line_error("run-foreign", folder=path)
    differing = next((key for key in run if there.get(key) != run[key]), None)
    if differing == "program":
        raise command_line_error("run-program", folder=path)
    if differing is not None:
        raise command_line_error("run-differs", folder=path, name=differing)
