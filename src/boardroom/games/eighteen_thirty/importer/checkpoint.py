"""The state of a game as a checkpoint of an exported game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from boardroom.core.errors import BadInput
from boardroom.core.inputs import list_of, list_of_length, mapping_of, text_of
from boardroom.games.eighteen_thirty.board.map_state import area_of, tiles_on_map
from boardroom.games.eighteen_thirty.components import companies, privates
from boardroom.games.eighteen_thirty.importer.entries import PlayerId
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import COMPANIES, KINDS, Company, Player, State
from boardroom.games.eighteen_thirty.stock.certificates import certificates


def label(s: State) -> str:
    """The round that has just ended."""
    if s.round == 0:
        return "AUCTION"
    return f"SR {s.round}" if s.operating == 0 else f"OR {s.round}.{s.operating}"


def summary(s: State, ids: tuple[PlayerId, ...]) -> dict[str, object]:
    """A checkpoint of the state, without the runs."""
    started = [company for company in s.companies if company.par]
    return {
        "phase": "D" if s.phase == 7 else str(max(s.phase, 2)),  # the site counts the sale as phase 2
        "bank": s.bank,
        "priority": ids[s.priority],
        "players": [_player(s, player, ids) for player in s.players],
        "corporations": [_company(s, company, ids) for company in started],
        "privates_open": [private for private in privates() if private not in s.closed],
        "trains_for_sale": {k: n for k, n in zip(KINDS[:-1], s.depot, strict=False) if n},
        "pool_trains": list(s.pool_trains),
        "tiles": {hex_id: list(lying) for hex_id, lying in sorted(tiles_on_map(s).items())},
    }


def _player(s: State, player: Player, ids: tuple[PlayerId, ...]) -> dict[str, object]:
    held = {name: n for name, n in zip(COMPANIES, player.shares, strict=True) if n}
    return {
        "id": ids[player.seat],
        "cash": player.cash,
        "shares": dict(sorted(held.items())),
        "certificates": certificates(s, player),
        "privates": list(player.privates),
        "value": worth(s, player),
    }


def _company(s: State, company: Company, ids: tuple[PlayerId, ...]) -> dict[str, object]:
    hexes = area_of(s).hexes
    assert company.cell is not None
    assert company.president is not None
    return {
        "id": company.id,
        "president": ids[company.president],
        "floated": company.floated,
        "par": company.par,
        "price": company.price,
        "cell": list(company.cell),
        "cash": company.cash,
        "trains": list(company.trains),
        "stations": [{"hex": hexes[stop // 2].id, "stop": stop % 2} for stop in company.stations],
        "stations_left": companies()[company.id].stations - len(company.stations),
        "privates": list(company.privates),
        "unsold": company.offering,
        "pool": company.pool,
    }


def differences(expected: Mapping[str, object], found: Mapping[str, object]) -> dict[str, object]:
    """The parts in which two checkpoints differ, each as [expected, found]."""
    wrong: dict[str, object] = {}
    for key, value in found.items():
        if key not in expected or _plain(expected[key]) == _plain(value):
            continue
        old, new = _by_id(expected[key]), _by_id(value)
        if isinstance(old, dict) and isinstance(new, dict):
            missing = {name: [old[name], None] for name in old.keys() - new.keys()}
            more = {name: [None, new[name]] for name in new.keys() - old.keys()}
            wrong[key] = differences(old, new) | missing | more
        else:
            wrong[key] = [expected[key], value]
    return wrong


def _by_id(value: object) -> object:
    """Players and companies by id, so that differences are reported for each of them."""
    if isinstance(value, list) and value and all(isinstance(v, dict) and "id" in v for v in value):
        return {str(v["id"]): v for v in value}
    return value


def _plain(value: object) -> object:
    """A value with its lists sorted: the order of trains, privates and stations is irrelevant."""
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items()}
    if isinstance(value, list):
        items = [_plain(v) for v in value]
        return sorted(items, key=str) if all(not isinstance(v, int) for v in items) else items
    return value


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state at the end of a round according to the reference engine."""

    round: str
    ids: Mapping[str, PlayerId]
    """The players' ids in the checkpoint, by their text."""
    parts: Mapping[str, object]
    """Everything that is compared, with runs in our format."""


def read_checkpoint(raw: object) -> Checkpoint:
    """Read a checkpoint; one without round, priority or readable runs is bad input."""
    mark = mapping_of(raw)
    require_keys(mark, "ended", "priority", "runs")
    players = [mapping_of(player) for player in list_of(mark.get("players", ()))]
    for player in players:
        require_keys(player, "id")
    runs = [_read_run(mapping_of(run)) for run in list_of(mark["runs"])]
    ids = {str(player["id"]): _player_id(player["id"]) for player in players}
    return Checkpoint(text_of(mark["ended"]).partition(" (")[0], ids, mark | {"runs": runs})


def _read_run(run: Mapping[str, object]) -> dict[str, object]:
    """Convert a run of a checkpoint to our format, with sorted stops."""
    require_keys(run, "corporation", "revenue", "trains", "paid")
    trains = [list_of_length(train, 3) for train in list_of(run["trains"])]
    return {
        "corporation": run["corporation"],
        "revenue": run["revenue"],
        "trains": [[kind, revenue, sorted(text_of(stops).split("-"))] for kind, revenue, stops in trains],
        "paid": run["paid"],
    }


def require_keys(raw: Mapping[str, object], *names: str) -> None:
    for name in names:
        if name not in raw:
            raise BadInput("lacks", name=name)


def _player_id(value: object) -> PlayerId:
    return value if isinstance(value, int) else text_of(value)
