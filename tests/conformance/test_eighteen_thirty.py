"""Games exported from 18xx.games replay step by step without a divergence; edited copies do not."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.errors import BadInput
from boardroom.core.records import replay_record, write_record
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.importer.replay import replay
from boardroom.games.eighteen_thirty.importer.replayer import Replayer
from boardroom.games.eighteen_thirty.operate.run import best_run, total
from boardroom.games.eighteen_thirty.operate.turn import stage_of

RECORDS = Path(__file__).parents[3] / "shared/records/1830"
FILES = sorted(
    file for file in RECORDS.glob("*.json") if file.with_suffix("").suffix not in (".checkpoints", ".trace")
)
pytestmark = pytest.mark.skipif(not FILES, reason="the recorded games are not beside the repository")

STEPS = {
    "auction": ("private_sale", "private_auction"),
    "set par": ("setting_par",),
    "stock": ("stock_turn",),
    "home station": ("place_home",),
    "track": ("lay_track",),
    "station": ("place_station",),
    "run": ("run_trains",),
    "dividend": ("dividends",),
    "trains": ("buy_trains",),
    "discard": ("discarding",),
    "bankrupt": ("buy_trains",),
}


def read(file: Path, part: str = "") -> Any:
    return json.loads((file.with_suffix(f".{part}.json") if part else file).read_text("utf-8"))


@pytest.fixture(scope="module")
def bankruptcy() -> Any:
    return read(RECORDS / "29133.json")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_checkpoint_of_a_recorded_game_is_equal(file):
    marks = read(file, "checkpoints")
    [replayed] = replay(GAME, read(file), checkpoints=marks)
    assert replayed.divergence is None
    assert replayed.checkpoints == len(marks["checkpoints"])
    assert replayed.rows == marks["meta"]["effective_actions"]
    assert replayed.notes == []
    assert replayed.state.over == marks["meta"]["finished"]
    worth = {str(replayed.replayer.ids[one.seat]): one.numbers["worth"] for one in replayed.result}
    assert worth == marks["meta"]["result"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_entry_is_taken_by_the_step_that_took_it_on_the_site(file, monkeypatch):
    taken: list[str] = []
    play = Replayer.play

    def record_call(self: Replayer, a: Any, entry: Any) -> None:
        taken.append(self.state.steps[-1].key.partition(".")[2])
        play(self, a, entry)

    monkeypatch.setattr(Replayer, "play", record_call)
    replay(GAME, read(file))
    steps = [row[3] for row in read(file, "trace")["rows"] if row[3] is not None]
    assert len(taken) == len(steps)
    for ours, theirs in zip(taken, steps, strict=True):
        # Privates can be bought, and their tiles laid, in any step of the turn.
        assert theirs in ("privates", "private track", "private station") or ours in STEPS[theirs]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_money_after_every_action_is_as_recorded(file, monkeypatch):
    found: list[Any] = []
    play = Replayer.play

    def record_call(self: Replayer, a: Any, entry: Any) -> None:
        play(self, a, entry)
        s = self.state
        treasuries = [[c.cash, c.price] if c.par else None for c in s.companies]
        found.append([s.bank, [p.cash for p in s.players], treasuries])

    monkeypatch.setattr(Replayer, "play", record_call)
    replay(GAME, read(file))
    rows = [row for row in read(file, "trace")["rows"] if row[3] is not None]
    # The trace of a row precedes the next round and its private income: compare only within rounds.
    checked = 0
    for at, (row, now) in enumerate(zip(rows, found, strict=True)):
        if at + 1 < len(rows) and rows[at + 1][2] == row[2]:
            assert [row[7], row[8], row[9]] == now, f"action {row[0]}"
            checked += 1
    assert checked > len(rows) * 0.8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_recorded_run_earns_more_than_our_best(file, monkeypatch):
    seen: list[tuple[int, int]] = []
    play = Replayer.play

    def record_call(self: Replayer, a: Any, entry: Any) -> None:
        if isinstance(a, act.Run):
            company = stage_of(self.state).operator(self.state)
            best = best_run(self.state, company)
            assert best.proved
            claimed = sum(route["revenue"] for route in entry["routes"])
            assert total(self.state, company, a.runs) == claimed
            seen.append((claimed, best.value))
        play(self, a, entry)

    monkeypatch.setattr(Replayer, "play", record_call)
    replay(GAME, read(file))
    assert all(claimed <= best for claimed, best in seen)
    assert seen or file.stem == "259011_fragment"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_becomes_a_record_of_our_own(file):
    [replayed] = replay(GAME, read(file), to=60)
    assert replayed.journal.state.digest() == replayed.state.digest()
    own = replay_record(json.loads(json.dumps(write_record(replayed.journal))), GAME)
    assert own.divergence is None
    assert own.state.digest() == replayed.state.digest()


def test_a_replay_can_stop_early(bankruptcy):
    [replayed] = replay(GAME, bankruptcy, to=100)
    assert (replayed.rows, replayed.divergence) == (100, None)
    assert not replayed.state.over


def entry_of(raw: Any, kind: str, **wanted: Any) -> Any:
    """The first entry of a kind that is not skipped and has these values."""
    return next(
        e for e in raw["actions"] if e["type"] == kind and not e.get("skip") and wanted.items() <= e.items()
    )


@pytest.mark.parametrize(
    ("kind", "change", "clause"),
    [
        ("bid", {"price": 100}, "E-1.5"),
        ("lay_tile", {"rotation": 0}, "E-6.6"),
        ("lay_tile", {"hex": "A19"}, "E-6.40"),
        ("buy_train", {"train": "4-0", "price": 300}, "E-6.83"),
        ("place_token", {"city": "H12-0-0"}, "E-6.51"),
        ("sell_shares", {"percent": 60}, "E-5.1"),
    ],
)
def test_an_edited_entry_is_named_with_its_clause(bankruptcy, kind, change, clause):
    raw = deepcopy(bankruptcy)
    entry = entry_of(raw, kind)
    entry.update(change)
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is not None
    assert replayed.divergence.expected["action"] == entry["id"]
    assert replayed.divergence.clause == clause


def test_an_edited_run_is_refused_by_a_route_clause(bankruptcy):
    raw = deepcopy(bankruptcy)
    entry = entry_of(raw, "run_routes")
    entry["routes"][0]["connections"] = [["I15", "H12"]]
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is not None
    assert replayed.divergence.clause == "E-6.15"


def test_an_edited_result_is_noticed(bankruptcy):
    raw = deepcopy(bankruptcy)
    raw["result"]["101"] += 1
    [replayed] = replay(GAME, raw)
    assert replayed.divergence is not None
    assert replayed.divergence.clause == "E-7.3"


def test_an_edited_checkpoint_is_noticed(bankruptcy):
    marks = read(RECORDS / "29133.json", "checkpoints")
    marks["checkpoints"][2]["corporations"][0]["cash"] += 1
    [replayed] = replay(GAME, bankruptcy, checkpoints=marks)
    assert replayed.divergence is not None
    entry = replayed.divergence.expected["entry"]
    assert entry["checkpoint"] == "OR 1.1"
    cash = marks["checkpoints"][2]["corporations"][0]["cash"]
    name = marks["checkpoints"][2]["corporations"][0]["id"]
    assert entry["expected, found"] == {"corporations": {name: {"cash": [cash, cash - 1]}}}
    assert replayed.checkpoints == 2


@pytest.mark.parametrize("round_", ["SR 2", "OR 2.1"])
def test_the_priority_card_is_compared(bankruptcy, round_):
    """A checkpoint may hold the card of before or after its round; the next one decides which."""
    marks = read(RECORDS / "29133.json", "checkpoints")
    at = next(i for i, mark in enumerate(marks["checkpoints"]) if mark["ended"] == round_)
    held = {mark["priority"] for mark in marks["checkpoints"][at - 1 : at + 2]}
    wrong = next(p["id"] for p in bankruptcy["players"] if p["id"] not in held)
    marks["checkpoints"][at]["priority"] = wrong
    [replayed] = replay(GAME, bankruptcy, checkpoints=marks)
    assert replayed.divergence is not None
    assert "priority" in replayed.divergence.expected["entry"]["expected, found"]
    assert replayed.checkpoints == at


@pytest.mark.parametrize(
    "damage",
    [
        lambda raw: raw.pop("actions"),
        lambda raw: raw.update(title="1846"),
        lambda raw: raw.update(players=raw["players"] * 3),
        lambda raw: raw["players"].clear(),
        lambda raw: raw["settings"].update(optional_rules=["moon_rules"]),
        lambda raw: raw["actions"].insert(
            0, {"type": "merge", "entity": 101, "entity_type": "player", "id": 0}
        ),
        lambda raw: raw["actions"].insert(0, "bid"),
        lambda raw: raw["actions"][0].pop("price"),
        lambda raw: raw["actions"][0].update(company="ZZ"),
        lambda raw: raw["actions"][0].update(entity=999),
        lambda raw: entry_of(raw, "par").update(share_price=None),
        lambda raw: entry_of(raw, "lay_tile").pop("tile"),
        lambda raw: entry_of(raw, "buy_train").update(train="Z-1"),
    ],
)
def test_a_damaged_export_is_bad_input_with_one_sentence(bankruptcy, damage):
    raw = deepcopy(bankruptcy)
    damage(raw)
    with pytest.raises(BadInput) as error:
        replay(GAME, raw)
    assert "\n" not in str(error.value)
