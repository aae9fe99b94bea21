"""The table of 1830 as plain text for a terminal of 100 columns, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact, Skipped
from boardroom.core.columns import width, wrap
from boardroom.core.texts import Texts
from boardroom.games.eighteen_thirty.board.lay import in_supply
from boardroom.games.eighteen_thirty.board.map_state import area_of, tiles_on_map
from boardroom.games.eighteen_thirty.board.tile import SIDES, face_of, tiles
from boardroom.games.eighteen_thirty.components import companies, trains
from boardroom.games.eighteen_thirty.deals.facts import PrivateAskedFor, PrivateDealOffered, TrainDealOffered
from boardroom.games.eighteen_thirty.operate.trains import DIESEL, bank_kinds
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import PrivateSale, asking_price, free_cash, least_bid
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import KINDS, Company, Player, State
from boardroom.games.eighteen_thirty.stock.certificates import certificates
from boardroom.games.eighteen_thirty.stock.marker import rank
from boardroom.games.eighteen_thirty.terminal.map import map_lines

WIDTH = 98
ZONES = {"yellow": "y", "orange": "o", "brown": "b"}
PRINTED, TRAINS = companies(), trains()
Row = Sequence[str]


def board(s: State, texts: Texts) -> list[str]:
    """The whole table: round, privates for sale or companies, players, trains, the map while trains run."""
    lines = [_head(s, texts)]
    sale = s.steps[0]
    if isinstance(sale, PrivateSale):
        lines += _sale(s, sale, texts)
    lines += _companies(s, texts)
    lines += _players(s, texts)
    lines += [line for long in _trains(s, texts) for line in wrap(long, WIDTH)]
    if s.operating:
        lines += ["", *map_lines(s)]
    return lines


def is_logged(fact: Fact) -> bool:
    """Whether to print a fact: not skipped steps, nor deals of a player with themselves."""
    if isinstance(fact, PrivateAskedFor | PrivateDealOffered | TrainDealOffered):
        return fact.seat != fact.asked
    return not isinstance(fact, Skipped)


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with its main figures; None where its text key is enough."""
    kind, _, rest = id.partition(":")
    if kind == "company":
        company = s.company(rest)
        return f"{rest} {company.price}" if company.par else rest
    if kind == "hex":
        return f"{rest} {_name(s, rest)}".rstrip()
    if kind == "stop":
        hex_id, _, stop = rest.partition(":")
        names = _name(s, hex_id).split(" & ")
        return f"{names[int(stop)] if int(stop) < len(names) else names[0]} ({hex_id})".strip()
    if kind == "way":  # name a leg by the places at its ends rather than by its hexes
        hexes = rest.split("-")
        return f"{_name(s, hexes[0]) or hexes[0]} - {_name(s, hexes[-1]) or hexes[-1]}"
    if kind == "tile":
        return f"{rest} {texts(f'draw-colour-{tiles()[rest].colour}')} x{in_supply(tiles_on_map(s), rest)}"
    if kind == "turned":
        tile, _, rotation = rest.partition(":")
        return f"{tile}/{rotation}: {_track(tile, int(rotation))}"
    if kind == "private" and rest in PRIVATES:
        return f"{rest} {PRIVATES[rest].price}"
    return None


def _name(s: State, hex_id: str) -> str:
    area = area_of(s)
    return area.hexes[area.number[hex_id]].name


def _track(tile: str, rotation: int) -> str:
    """The track of a tile: sides joined with each other or with a stop."""
    face, found = face_of(tile, rotation), []
    for stop, sides in zip(face.stops, face.stop_sides, strict=True):
        found.append(f"{'-'.join(SIDES[side] for side in sides)} ({stop.low})")
    plain = [f"{SIDES[a]}-{SIDES[b]}" for a, b in face.pieces if b < len(SIDES)]
    return ", ".join(found + plain)


def _table(rows: Sequence[Row], right: set[int]) -> list[str]:
    """Rows in aligned columns; the columns in `right` are right-aligned."""
    wide = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    found = []
    for row in rows:
        cells = [
            " " * (wide[i] - width(cell)) + cell if i in right else cell + " " * (wide[i] - width(cell))
            for i, cell in enumerate(row)
        ]
        found.append("  ".join(cells).rstrip())
    return found


def _head(s: State, texts: Texts) -> str:
    if s.round == 0:
        name = texts("board-sale")
    elif s.operating == 0:
        name = texts("board-stock", round=s.round)
    else:
        name = texts("board-operating", round=s.round, number=s.operating)
    return texts("board-head", round=name, phase=s.phase, bank=s.bank, seat=texts.seat(s.priority))


def _seats(s: State) -> list[str]:
    return [str(player.seat + 1) for player in s.players]


def _sale(s: State, sale: PrivateSale, texts: Texts) -> list[str]:
    """Privates with price, income and bids, then each player's money set aside and free."""
    rows = [[texts("draw-private"), texts("draw-private-price"), texts("draw-income"), *_seats(s),
             texts("draw-least-bid")]]  # fmt: skip
    for private in sale.unsold:
        first = private == sale.unsold[0]
        bids = {bid.seat: bid.amount for bid in sale.bids if bid.private == private}
        price = asking_price(sale) if first else PRIVATES[private].price
        least = texts("draw-for-sale") if first else str(least_bid(sale, private))
        cells = [str(bids.get(player.seat, ".")) for player in s.players]
        name = f"{private} {texts(f'draw-name-{private.lower()}')}"
        rows.append([name, str(price), str(PRIVATES[private].income), *cells, least])
    free = {player.seat: free_cash(s, sale, player.seat) for player in s.players}
    aside = [str(player.cash - free[player.seat]) for player in s.players]
    rows.append([texts("draw-set-aside"), "", "", *aside, ""])
    rows.append([texts("draw-free-cash"), "", "", *map(str, free.values()), ""])
    return ["", *_table(rows, set(range(1, len(rows[0]))))]


def _companies(s: State, texts: Texts) -> list[str]:
    """A row for each started company in operating order; a star marks the president."""
    begun = sorted((company for company in s.companies if company.cell is not None), key=rank)
    if not begun:
        return []
    heads = ("draw-price", "draw-par", "", "draw-offering", "draw-pool", "draw-treasury", "draw-trains",
             "draw-tokens")  # fmt: skip
    row: list[str] = [texts("draw-company")]
    for key in heads:
        row += [texts(key)] if key else _seats(s)
    now = next((one.company for one in s.steps if isinstance(one, OperatingTurn)), None)
    rows = [row, *(_company(s, company, company.id == now, texts) for company in begun)]
    return ["", *_table(rows, set(range(1, 6 + len(s.players))))]


def _company(s: State, company: Company, now: bool, texts: Texts) -> list[str]:
    held = [
        f"{p.shares[company.number] or '.'}{'*' if p.seat == company.president else ' '}" for p in s.players
    ]
    hexes = area_of(s).hexes
    stations = " ".join(hexes[stop // 2].id for stop in company.stations)
    left = PRINTED[company.id].stations - len(company.stations)
    name = f"{'>' if now else ' '}{company.id}" + "".join(f" {private}" for private in company.privates)
    zone = ZONES.get(company.market.zone, " ")
    return [
        name, f"{company.price}{zone}", str(company.par), *held, str(company.offering), str(company.pool),
        str(company.cash) if company.floated else "-", " ".join(company.trains) or "-",
        f"{stations} +{left}".strip(),
    ]  # fmt: skip


def _players(s: State, texts: Texts) -> list[str]:
    certificate = f"{texts('draw-certificates')}/{s.certificate_limit}"
    rows = [["", texts("draw-player"), texts("draw-cash"), texts("draw-wealth"), certificate,
             texts("draw-owns")]]  # fmt: skip
    rows += [_player(s, player, texts) for player in s.players]
    return ["", *_table(rows, {0, 2, 3, 4})]


def _player(s: State, player: Player, texts: Texts) -> list[str]:
    led = [company.id for company in s.companies if company.president == player.seat]
    owned = " ".join((*player.privates, *led)) or "-"
    figures = (str(player.cash), str(worth(s, player)), str(certificates(s, player)))
    return [str(player.seat + 1), texts.seat(player.seat), *figures, owned]


def _trains(s: State, texts: Texts) -> list[str]:
    bank = [
        f"{kind}x{left} ({TRAINS[kind].price})"
        for kind, left in zip(KINDS[:-1], s.depot, strict=False)
        if left
    ]
    if DIESEL in bank_kinds(s):
        bank.append(f"{DIESEL} ({TRAINS[DIESEL].price})")
    lines = ["", texts("board-trains", bank=texts.join(bank), pool=texts.join(list(s.pool_trains)))]
    for train in TRAINS.values():
        if train.rusts and TRAINS[train.rusts].phase > s.phase > 1:
            count = sum(c.trains.count(train.kind) for c in s.companies) + s.pool_trains.count(train.kind)
            lines.append(texts("draw-rusts", by=train.rusts, train=train.kind, count=count))
            break
    return lines
