"""1830 in plain text: the table for a terminal of 100 columns, drawn from a view."""

from __future__ import annotations

from textwrap import wrap

from boardroom.core.texts import Texts
from boardroom.games.eighteen_thirty.certificates import certificates
from boardroom.games.eighteen_thirty.ending import worth
from boardroom.games.eighteen_thirty.ground import area_of, laid
from boardroom.games.eighteen_thirty.operate.trains import DIESEL, bank_kinds
from boardroom.games.eighteen_thirty.sale import PrivateSale, asking_price
from boardroom.games.eighteen_thirty.state import KINDS, Company, Player, State

WIDTH = 98


def board(s: State, texts: Texts) -> list[str]:
    """The whole table: round, privates for sale, companies with their shares, trains, players, map."""
    lines = [_head(s, texts)]
    sale = s.steps[0]
    if isinstance(sale, PrivateSale):
        lines += _unsold(sale, texts)
    lines += _companies(s, texts)
    lines += [_player(s, player, texts) for player in s.players]
    lines.append(_trains(s, texts))
    return [line for long in (*lines, *_map(s, texts)) for line in (wrap(long, WIDTH) or [""])]


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with what matters about it; None where its text key says enough."""
    kind, _, rest = id.partition(":")
    if kind == "company":
        company = s.company(rest)
        return f"{rest} {company.price}" if company.par else rest
    if kind == "hex":
        name = next((h.name for h in area_of(s).hexes if h.id == rest), "")
        return f"{rest} {name}".rstrip()
    return None


def _head(s: State, texts: Texts) -> str:
    if s.round == 0:
        name = texts("board-sale")
    elif s.operating == 0:
        name = texts("board-stock", round=s.round)
    else:
        name = texts("board-operating", round=s.round, number=s.operating)
    return texts("board-head", round=name, phase=s.phase, bank=s.bank, seat=texts.seat(s.priority))


def _unsold(sale: PrivateSale, texts: Texts) -> list[str]:
    lines = []
    for private in sale.unsold:
        standing = [b for b in sale.bids if b.private == private]
        bids = [texts("board-bid", seat=texts.seat(b.seat), amount=b.amount) for b in standing]
        price = asking_price(sale) if private == sale.unsold[0] else _face(private)
        name = texts(f"private-{private}")
        lines.append(texts("board-unsold", private=name, price=price, bids=texts.listed(bids)))
    return lines


def _face(private: str) -> int:
    from boardroom.games.eighteen_thirty.privates import PRIVATES

    return PRIVATES[private].price


def _companies(s: State, texts: Texts) -> list[str]:
    """A row for each company: figures, then the shares of every player, the president starred."""
    started = [company for company in s.companies if company.par]
    if not started:
        return []
    return [texts("board-shares"), *(_company(s, company, texts) for company in started)]


def _company(s: State, company: Company, texts: Texts) -> str:
    trains = " ".join(company.trains) or "-"
    money = f"{company.par:>4}{company.price:>5}{company.cash:>6}"
    figures = f"{money}  {trains:<9}{company.offering:>3}{company.pool:>3}"
    held = [
        f"{texts.seat(p.seat)} {p.shares[company.number]}{'*' if p.seat == company.president else ''}"
        for p in s.players
        if p.shares[company.number]
    ]
    return f"{company.id:<5}{figures}  {texts.listed(held)}"


def _player(s: State, player: Player, texts: Texts) -> str:
    return texts(
        "board-player",
        seat=texts.seat(player.seat),
        cash=player.cash,
        worth=worth(s, player),
        count=certificates(s, player),
        limit=s.certificate_limit,
        privates=texts.listed(list(player.privates)),
    )


def _trains(s: State, texts: Texts) -> str:
    bank = [f"{kind}x{n}" for kind, n in zip(KINDS[:-1], s.depot, strict=False) if n]
    if DIESEL in bank_kinds(s):
        bank.append(DIESEL)
    return texts("board-trains", bank=texts.listed(bank), pool=texts.listed(list(s.pool_trains)))


def _map(s: State, texts: Texts) -> list[str]:
    """Tiles by hex and stations by company, written as the notation writes them."""
    tiles = [f"{hex_id} {tile}/{rotation}" for hex_id, (tile, rotation) in laid(s).items()]
    hexes = area_of(s).hexes
    stations = [
        f"{c.id} {'+'.join(hexes[stop // 2].id for stop in c.stations)}" for c in s.companies if c.stations
    ]
    lines = [texts("board-tiles", tiles=texts.listed(tiles))] if tiles else []
    return [*lines, texts("board-stations", stations=texts.listed(stations))] if stations else lines
