"""Makes an export as untidy as real ones: things undone and done again, chat, standing orders, old forms."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

Entry = dict[str, Any]
ORDERS = ("program_share_pass", "program_buy_shares", "program_disable", "program_close_pass")


def noisy(raw: dict[str, Any], rng: Random, rate: float = 0.15) -> dict[str, Any]:
    """The same game, told with detours."""
    told = _Told(rng)
    entries = deepcopy(raw["actions"])
    while entries:
        told.add(_old_form(entries.pop(0), rng))
        if rng.random() < rate:
            rng.choice((told.decoys, told.again, told.chat, told.order, told.back_and_forth))()
        if entries and rng.random() < rate / 2:
            told.follow_up(entries.pop(0))
    return raw | {"actions": told.entries}


def renamed(raw: dict[str, Any], form: str) -> dict[str, Any]:
    """The same export with its players told as other sites and years do: ids from 0, as text, names only."""
    old = [player["id"] for player in raw["players"]]
    forms: dict[str, list[Any]] = {
        "from zero": list(range(len(old))),
        "names": [f"Player {one}" for one in old],
        "text": old,
    }
    ids = dict(zip(old, forms[form], strict=True))
    players = [{"name": f"Player {one}"} | ({} if form == "names" else {"id": ids[one]}) for one in old]
    if form == "text":
        players = [player | {"id": str(player["id"])} for player in players]
    result = {str(ids[int(one)]): str(worth) for one, worth in raw.get("result", {}).items()}
    return raw | {"players": players, "result": result, "actions": [_by(e, ids) for e in raw["actions"]]}


def _by(entry: Entry, ids: dict[Any, Any]) -> Entry:
    follow_ups = (
        {"auto_actions": [_by(one, ids) for one in entry["auto_actions"]]} if "auto_actions" in entry else {}
    )
    actor = {"entity": ids[entry["entity"]]} if entry["entity_type"] == "player" else {}
    return entry | actor | follow_ups


def _old_form(entry: Entry, rng: Random) -> Entry:
    """Chains written in either direction, `skip` marks, who clicked: none of it means anything."""
    for route in entry.get("routes", ()):
        route["connections"] = [chain[:: rng.choice((1, -1))] for chain in route["connections"]]
        if rng.random() < 0.1:
            del route["hexes"], route["revenue"]
    if rng.random() < 0.1:
        entry |= {"skip": True, "user": 999, "created_at": 1}
    return entry


class _Told:
    """The entries written so far, numbered with gaps."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.entries, self.number = rng, list[Entry](), 0
        self.live: list[int] = []
        """The numbers of what counts by now, chat left out."""

    def add(self, entry: Entry, counts: bool = True) -> None:
        self.number += self.rng.choice((1, 1, 1, 2, 5))
        self.entries.append(entry | {"id": self.number})
        if counts:
            self.live.append(self.number)

    def decoys(self) -> None:
        """Some entries that are all taken back, one by one or by one undo with a target."""
        target, count = self.live[-1], self.rng.randint(1, 4)
        for _ in range(count):
            self.add(self._decoy())
            if self.rng.random() < 0.3:
                self.chat()
        self.back(count, target)

    def back(self, count: int, target: int) -> None:
        if self.rng.random() < 0.5:
            self.add(_by_hand("undo") | {"action_id": target}, counts=False)
        else:
            for _ in range(count):
                self.add(_by_hand("undo"), counts=False)
        del self.live[len(self.live) - count :]

    def _decoy(self) -> Entry:
        """Something that would be wrong if it counted."""
        entry = deepcopy(
            self.rng.choice([e for e in self.entries if e["type"] not in ("undo", "redo", "message")])
        )
        return entry | self.rng.choice(({}, {"type": "pass"}, {"type": "end_game"}, {"type": "log"}))

    def again(self) -> None:
        """Entries that count are taken back one by one and then done again, with talk in between."""
        count = min(self.rng.randint(1, 4), len(self.live))
        for _ in range(count):
            self.add(_by_hand("undo"), counts=False)
        self.chat()
        for _ in range(count):
            self.add(_by_hand("redo"), counts=False)

    def back_and_forth(self) -> None:
        """An undo with a target, its redo, an undo of the same again and a redo."""
        count = min(self.rng.randint(1, 6), len(self.live))
        target = self.live[-count - 1] if len(self.live) > count else 0
        for _ in range(2):
            self.add(_by_hand("undo") | {"action_id": target}, counts=False)
            self.add(_by_hand("redo"), counts=False)

    def chat(self) -> None:
        self.add(_by_hand("message") | {"message": "undo?"}, counts=False)

    def order(self) -> None:
        self.add(_by_hand(self.rng.choice(ORDERS)))

    def follow_up(self, entry: Entry) -> None:
        """The next entry was made by a standing order, which is given up then."""
        entry.pop("id")
        last = next(e for e in reversed(self.entries) if e["id"] == self.live[-1])
        last["auto_actions"] = [*last.get("auto_actions", ()), entry, _by_hand("program_disable")]


def _by_hand(kind: str) -> Entry:
    return {"type": kind, "entity": 100, "entity_type": "player"}
