"""Positions of Power Grid in compact notation, and moves on them.

    position("set edition=2007; at Step 2; round 5; seat 0: plants 5 13, cash 50, fuel 2 coal, cities essen;"
             "market 11 12 14 15 16 17 18 S3; stack 20 21; step fuel_phase 0 1")

What is not said is as usual: three players with 50 Elektro each in seat order, round 2, Step 1, the start
fill of the resource market, the lowest plants on the market and the others in the stack by number, the Step
3 card below them. Tokens named nowhere are supply, cards named nowhere are set aside. The step comes last and
names what is waited for: `auction_phase SEAT [out SEATS] [sold]`, `auction PLANT bid N leader SEAT rivals
SEATS`, `scrapping SEAT new PLANT`, `giving_up SEAT`, and for `fuel_phase`, `build_phase`, `bureaucracy` and
`choosing_regions` the seats still to come.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.games.moves import Moves

from boardroom.core import engine
from boardroom.core.chance import Chance, chance_from
from boardroom.core.options import read_options
from boardroom.core.steps import Step
from boardroom.games.power_grid.auction import Auction, AuctionPhase, Replacement
from boardroom.games.power_grid.build import BuildPhase
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.fuel import FuelPhase
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import region_groups
from boardroom.games.power_grid.plants import PLANTS, STEP_3_CARD, Basket
from boardroom.games.power_grid.plants.scrapping import GivingUp, Scrapping
from boardroom.games.power_grid.rounds import Round
from boardroom.games.power_grid.setup import ChoosingRegions
from boardroom.games.power_grid.state import Options, Player, State
from boardroom.games.power_grid.tables import MARKET_START, TOKENS

GERMANY = ("west", "southwest", "northwest", "east", "southeast")
PHASES = {"fuel_phase": (3, FuelPhase), "build_phase": (4, BuildPhase), "bureaucracy": (5, Bureaucracy)}
MOVES = Moves(GAME)
play, told, refusal, allowed, waits = MOVES.play, MOVES.told, MOVES.refusal, MOVES.allowed, engine.waits


def position(text: str) -> State:
    """The table that the notation describes; somebody must be waited for."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    seats = [int(found[1]) for part in parts if (found := re.match(r"seat (\d+):", part))]
    said = {part.split()[0]: part.split()[1:] for part in parts if not part.startswith("seat ")}
    s = _table(said, max([2, *seats]) + 1)
    for part in parts:
        if part.startswith("seat "):
            _player(s, part)
    _cards(s, said)
    s.fuel = _basket(said["fuel"]) if "fuel" in said else MARKET_START
    held = Basket(*map(sum, zip(*(player.fuel for player in s.players), strict=True)))
    s.supply = _basket(said["supply"]) if "supply" in said else TOKENS.minus(s.fuel).minus(held)
    _steps(s, said["step"])
    s.derive()
    assert engine.waits(s), f"nobody is waited for: {text}"
    return s


def spent(s: State, *lines: str) -> int:
    """What the seat of the last of these moves paid for it."""
    before = play(s, *lines[:-1])
    seat = int(lines[-1].split(":")[0])
    return before.players[seat].cash - play(before, lines[-1]).players[seat].cash


def _table(said: dict[str, list[str]], seats: int) -> State:
    options: Options = read_options(Options, dict(word.split("=") for word in said.get("set", ())))
    count = int(said["players"][0]) if "players" in said else seats
    luck = chance_from(stack=[_ints(said["luck"])]) if "luck" in said else Chance("position")
    s = State(options=options, chance=luck, players=[Player(seat) for seat in range(count)])
    usual = GERMANY if options.map == "germany" else region_groups(options.map, s.count.regions)[0]
    s.regions = tuple(sorted(options.regions or usual[: s.count.regions]))
    s.order = tuple(_ints(said["order"])) if "order" in said else tuple(range(count))
    s.round = int(said.get("round", ["2"])[0])
    s.step = int(said.get("at", ["Step", "1"])[1])
    s.card_phase, s.card_round = _ints(said.get("card", ["0", "0"]))
    s.shuffle_due = "unshuffled" in said
    return s


def _player(s: State, part: str) -> None:
    seat, things = re.fullmatch(r"seat (\d+):(.*)", part).groups()  # type: ignore[union-attr]
    player = s.players[int(seat)]
    read: dict[str, Callable[[list[str]], object]] = {
        "plants": lambda words: tuple(_ints(words)),
        "cash": lambda words: int(words[0]),
        "fuel": _basket,
        "cities": tuple,
    }
    for thing in filter(None, map(str.strip, things.split(","))):
        name, *words = thing.split()
        setattr(player, name, read[name](words))


def _cards(s: State, said: dict[str, list[str]]) -> None:
    s.under, s.removed = _numbers(said.get("under", [])), _numbers(said.get("removed", []))
    s.stack = _numbers(said.get("stack", []))
    owned = {plant for player in s.players for plant in player.plants}
    free = [n for n in PLANTS if n not in {*s.under, *s.removed, *s.stack, *owned}]
    s.market = _numbers(said["market"]) if "market" in said else tuple(free[:8])
    rest = tuple(n for n in free if n not in s.market)
    if "stack" in said:
        s.set_aside = rest
    else:
        s.stack = (*rest, STEP_3_CARD)
    if s.card_phase and not s.shuffle_due:
        s.rest = tuple(sorted(s.stack))


def _steps(s: State, words: list[str]) -> None:
    kind, *rest = words
    s.steps = [Round()]
    if kind in PHASES:
        s.phase, step = PHASES[kind]
        s.steps.append(step(tuple(_ints(rest))))
    elif kind == "choosing_regions":
        s.regions = ()
        s.steps.append(ChoosingRegions(tuple(_ints(rest))))
    else:
        s.phase = 2
        s.steps += _auction(s, kind, " ".join(rest))


def _auction(s: State, kind: str, text: str) -> list[Step]:
    if kind == "auction_phase":
        seat, out, sold = _matched(r"(\d+)(?: out ([\d ]+?))?( sold)?", text)
        return [AuctionPhase(int(seat), tuple(_ints((out or "").split())), bool(sold))]
    if kind == "auction":
        plant, bid, leader, rivals = _matched(r"(\d+) bid (\d+) leader (\d+) rivals ([\d ]+)", text)
        bidders = tuple(_ints(rivals.split()))
        gone = tuple(seat for seat in s.order if seat not in (int(leader), *bidders))
        opener = next(seat for seat in s.order if seat not in gone)
        auction = Auction(bidders[0], int(plant), int(bid), int(leader), bidders)
        return [AuctionPhase(opener, gone), auction]
    seat, new = _matched(r"(\d+)(?: new (\d+))?", text)
    later = next((other for other in s.order if other != int(seat)), None)
    phase = AuctionPhase(later, (int(seat),), True)
    made = Scrapping(int(seat), int(new)) if kind == "scrapping" else GivingUp(int(seat))
    return [phase, Replacement(), made]


def _matched(pattern: str, text: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, text)
    assert found, f"{text!r} does not look like {pattern}"
    return found.groups()


def _basket(words: list[str]) -> Basket:
    return Basket.parse(" ".join(words))


def _ints(words: list[str]) -> list[int]:
    return [int(word) for word in words]


def _numbers(words: list[str]) -> tuple[int, ...]:
    return tuple(STEP_3_CARD if word == "S3" else int(word) for word in words)
