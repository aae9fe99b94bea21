"""Writes games of our own in the form that 18xx.games exports, to read them back."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import offers, waits
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot.policy import choose, random_choice
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.importer.copies import POOL
from boardroom.games.eighteen_thirty.importer.entries import Entry
from boardroom.games.eighteen_thirty.importer.replay import SEED
from boardroom.games.eighteen_thirty.importer.replayer import Replayer
from boardroom.games.eighteen_thirty.operate.home import home_of
from boardroom.games.eighteen_thirty.operate.phases import TRAINS, Discarding
from boardroom.games.eighteen_thirty.operate.run import total
from boardroom.games.eighteen_thirty.operate.stages import DhStation
from boardroom.games.eighteen_thirty.operate.turn import Stage
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import asking_price, sale_of
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.games.eighteen_thirty.stock.market import PAR_CELLS


@dataclass
class Exported:
    """A game of bots as an export, the table at its end, and the digest after every entry."""

    raw: dict[str, Any]
    table: Exporter
    digests: list[str]


def exported(
    seats: int, seed: int, greedy: float = 0.0, cap: int = 1500, options: tuple[str, ...] = ()
) -> Exported:
    """A game in which each decision is a greedy bot's with some probability, otherwise a random one."""
    rng = Random(seed)
    chosen = Options(profile="18xx.games", **dict.fromkeys(options, True))  # type: ignore[arg-type]
    table = Exporter(tuple(100 + n for n in range(seats)), GAME.begin(chosen, seats, SEED))
    entries: list[dict[str, Any]] = []
    digests = []
    while not table.state.over and len(entries) < cap:
        a = _choice(table.state, rng, greedy)
        entry = table.write(a) | {"id": len(entries) + 1}
        entries.append(entry)
        table.play(a, Entry(entry))
        digests.append(table.state.digest())
    players = [{"id": i, "name": f"Player {i}"} for i in table.ids]
    raw = {"id": seed, "title": "1830", "players": players, "settings": {"optional_rules": list(options)}}
    raw |= {"status": "active", "actions": entries}
    if table.state.over:
        result = {str(i): worth(table.state, p) for i, p in zip(table.ids, table.state.players, strict=True)}
        reason = "bank" if table.state.bankrupt is None else "bankrupt"
        raw |= {"status": "finished", "result": result, "game_end_reason": reason}
    return Exported(raw, table, digests)


def _choice(s: State, rng: Random, greedy: float) -> Action:
    """What the seat that is asked does; now and then MH is exchanged by somebody else (D-5)."""
    for player in s.players:
        if "MH" in player.privates and rng.random() < 0.02:
            for offer in s.anytime_offers(player.seat):
                return offer.sample(rng)
    seat = waits(s)[0]
    found = offers(s, seat)
    a = choose(s, found, rng) if rng.random() < greedy else random_choice(found, rng)
    if isinstance(a, act.Run) and a.runs and rng.random() < 0.2:
        # Any legal set or none may be run on the site (D-11): a part of a legal set is legal.
        return act.Run(a.seat, tuple(run for run in a.runs if rng.random() < 0.6))
    return a


class Exporter(Replayer):
    """Plays a game and says each action as an entry."""

    def write(self, a: Action) -> dict[str, Any]:
        entry: dict[str, Any] = getattr(self, f"_{a.key.replace('-', '_')}")(a)
        return self.by(a, entry)

    def by(self, a: Action, entry: dict[str, Any]) -> dict[str, Any]:
        top = self.state.steps[-1]
        if "entity" in entry:
            return entry
        if isinstance(top, Discarding):
            return entry | {"entity": top.queue[0], "entity_type": "corporation"}
        if isinstance(top, Stage) and not isinstance(a, act.SellShares):
            return entry | {"entity": top.company, "entity_type": "corporation"}
        return entry | {"entity": self.ids[a.seat], "entity_type": "player"}

    def _pass(self, a: Any) -> dict[str, Any]:
        if isinstance(self.state.steps[-1], DhStation):
            return {"type": "pass", "entity": "DH", "entity_type": "company"}
        return {"type": "pass"}

    def _take_private(self, a: Any) -> dict[str, Any]:
        return {"type": "bid", "company": a.private, "price": asking_price(sale_of(self.state))}

    def _bid(self, a: Any) -> dict[str, Any]:
        return {"type": "bid", "company": a.private, "price": a.amount}

    def _raise(self, a: Any) -> dict[str, Any]:
        return {"type": "bid", "company": self.state.steps[-1].private, "price": a.amount}  # type: ignore[attr-defined]

    def _par(self, a: Any) -> dict[str, Any]:
        row, column = PAR_CELLS[a.price]
        return {"type": "par", "corporation": a.company, "share_price": f"{a.price},{row},{column}"}

    def _single(self, company: str, source: str) -> str:
        return next(share for share in self.copies.shares_of(company, source) if not share.endswith("_0"))

    def _buy_share(self, a: Any) -> dict[str, Any]:
        return {"type": "buy_shares", "shares": [self._single(a.company, a.source)], "percent": 10}

    def _exchange_for_share(self, a: Any) -> dict[str, Any]:
        shares = [self._single("NYC", a.source)]
        return {
            "type": "buy_shares",
            "shares": shares,
            "percent": 10,
            "entity": "MH",
            "entity_type": "company",
        }

    def _sell_shares(self, a: Any) -> dict[str, Any]:
        held = self.copies.shares_of(a.company, a.seat)
        singles = [share for share in held if not share.endswith("_0")]
        shares = singles[: a.count]
        if len(shares) < a.count:
            shares = [f"{a.company}_0", *shares]
        return {"type": "sell_shares", "shares": shares, "percent": 10 * a.count}

    def _buy_private(self, a: Any) -> dict[str, Any]:
        return {"type": "buy_company", "company": a.private, "price": a.price}

    _ask_for_private = _buy_private

    def _city(self, hex_id: str, city: int) -> dict[str, Any]:
        copy = next((c for c, where in self.copies.tiles.items() if where == hex_id), f"{hex_id}-0")
        return {"type": "place_token", "city": f"{copy}-{city}", "slot": 0}

    def _choose_home(self, a: Any) -> dict[str, Any]:
        company = home_of(self.state).id
        return self._city(companies()[company].home, a.city) | {"tokener": company}

    def _place_station(self, a: Any) -> dict[str, Any]:
        return self._city(a.hex, a.city)

    def _place_free_station(self, a: Any) -> dict[str, Any]:
        return self._city("F16", 0) | {"entity": "DH", "entity_type": "company"}

    def _tile(self, hex_id: str, tile: str, rotation: int) -> dict[str, Any]:
        copy = next(c for n in range(99) if (c := f"{tile}-{n}") not in self.copies.tiles)
        return {"type": "lay_tile", "hex": hex_id, "tile": copy, "rotation": rotation}

    def _lay_tile(self, a: Any) -> dict[str, Any]:
        return self._tile(a.hex, a.tile, a.rotation)

    def _lay_by_private(self, a: Any) -> dict[str, Any]:
        entry = self._tile(PRIVATES[a.private].hexes[0], a.tile, a.rotation)
        return entry | {"entity": a.private, "entity_type": "company"}

    def _run(self, a: Any) -> dict[str, Any]:
        company = self.state.company(self.state.steps[-1].company)  # type: ignore[attr-defined]
        routes = [
            {
                "train": copy,
                "connections": [list(chain) for chain in run.chains],
                "hexes": [run.chains[0][0], *(chain[-1] for chain in run.chains)],
                "revenue": total(self.state, company, (run,)),
            }
            for run, copy in zip(a.runs, self._running(company.id, a.runs), strict=True)
        ]
        return {"type": "run_routes", "routes": routes, "extra_revenue": 0, "subsidy": 0}

    def _running(self, company: str, runs: Any) -> list[str]:
        """The copies of trains that run, each once."""
        found: list[str] = []
        for run in runs:
            owned = [c for c, o in self.copies.trains.items() if o == company and c not in found]
            found.append(next(c for c in owned if c.startswith(f"{run.train}-")))
        return found

    def _pay_out(self, a: Any) -> dict[str, Any]:
        return {"type": "dividend", "kind": "payout"}

    def _withhold(self, a: Any) -> dict[str, Any]:
        return {"type": "dividend", "kind": "withhold"}

    def _new(self, kind: str) -> str:
        return next(c for n in range(99) if (c := f"{kind}-{n}") not in self.copies.trains)

    def _copy(self, kind: str, owner: str) -> str:
        return next(c for c, o in self.copies.trains.items() if o == owner and c.startswith(f"{kind}-"))

    def _buy_train(self, a: Any) -> dict[str, Any]:
        copy = self._copy(a.train, POOL) if a.depot == "pool" else self._new(a.train)
        return {"type": "buy_train", "train": copy, "price": TRAINS[a.train].price, "variant": a.train}

    def _trade_in(self, a: Any) -> dict[str, Any]:
        old = self._copy(a.train, self.state.steps[-1].company)  # type: ignore[attr-defined]
        return {"type": "buy_train", "train": self._new("D"), "price": 800, "variant": "D", "exchange": old}

    def _buy_train_of(self, a: Any) -> dict[str, Any]:
        return {"type": "buy_train", "train": self._copy(a.train, a.seller), "price": a.price}

    def _discard_train(self, a: Any) -> dict[str, Any]:
        owner = self.state.steps[-1].queue[0]  # type: ignore[attr-defined]
        return {"type": "discard_train", "train": self._copy(a.train, owner)}

    def _go_bankrupt(self, a: Any) -> dict[str, Any]:
        return {"type": "bankrupt"}
