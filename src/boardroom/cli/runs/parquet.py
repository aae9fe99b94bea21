"""Results as a Parquet file, for pandas, Polars and DuckDB: a row for each bot of each game.

The columns are explained in docs/simulation.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec

from boardroom import __version__
from boardroom.bots.matches import Match, Played
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import check_writable, replacing

COLUMNS = (
    ("game", "string"), ("options", "string"), ("players", "int8"), ("number", "int32"), ("seed", "string"),
    ("entry", "int8"), ("bot", "string"), ("seat", "int8"), ("place", "int8"), ("win", "float64"),
    ("score", "int64"), ("cpu_s", "float64"), ("decisions", "int32"), ("finished", "bool"),
)  # fmt: skip
"""The columns and their types."""
Row = tuple[object, ...]


def check_parquet(file: str) -> None:
    """Refuse, before anything is played, a file that could not be written."""
    if find_spec("pyarrow") is None:
        raise command_line_error("no-parquet")
    check_writable(file)


def rows_of(match: Match, played: Played) -> list[Row]:
    """The rows of one game, in the order of `COLUMNS`."""
    options, players = json.dumps(match.options, sort_keys=True), len(match.bots)
    game = (match.game, options, players, played.number, match.seed_of(played.number))
    return [
        (
            *game, entry, bot, played.seats[entry], played.places[entry], played.wins[entry],
            played.scores[entry], played.cpu_s[entry], played.decisions, played.finished,
        )
        for entry, bot in enumerate(match.bots)
    ]  # fmt: skip


def write_parquet(file: str, rows: Sequence[Row]) -> None:
    """Write all rows at once, so that a failure keeps the old content."""
    import pyarrow
    from pyarrow import parquet

    fields = [(name, pyarrow.type_for_alias(kind)) for name, kind in COLUMNS]
    schema = pyarrow.schema(fields, {"boardroom": __version__})
    columns = [[row[i] for row in rows] for i in range(len(COLUMNS))]
    table = pyarrow.table(columns, schema=schema)
    with replacing(file) as temporary:
        parquet.write_table(table, temporary)
