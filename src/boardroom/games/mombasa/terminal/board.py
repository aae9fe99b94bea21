"""Mombasa in plain text: the table for a terminal, drawn from a view."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.scoring import shares, wealth
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels
from boardroom.games.mombasa.terminal.remaining import remaining

FIXED = ("first_player", "buy", "sell", *(f"majority.{k}" for k in KINDS), *(f"tile.{t}" for t in TILES))
"""The bonus spaces of the board; those of tracks come besides."""


def board(s: State, texts: Texts) -> list[str]:
    """Companies and map, cards and books for sale, the players, and the viewer's own hand."""
    lines = [texts("board-head", round=s.round, seat=texts.seat(s.first))]
    if s.pack.doubts:
        lines.append(texts("board-reconstructed"))
    for company in range(4):
        lines += _company(s, company, texts)
    lines.append(texts("board-free", regions=_regions(s, FREE, texts)))
    lines += _display(s, texts)
    lines += _shelf(s, texts)
    lines += _spaces(s, texts)
    for player in s.players:
        lines += _player(s, player, texts)
    if isinstance(s.steps[-1], Planning):
        lines.append(texts("board-thinking", n=len(s.steps[-1].waits(s))))
    if texts.you is not None:
        lines += _own(s, s.players[texts.you], texts)
        if texts.you in s.steps[-1].waits(s) and (words := remaining(s, texts.you, texts)):
            lines.append(words)
    return lines


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with what matters about it; None where its text key says enough.

    Cards and books come with the ids by which moves name them."""
    kind, _, rest = id.partition(":")
    said = labels.label(s, id, texts)
    if kind == "region":
        return _region(s, int(rest), texts)
    if kind == "book":
        return labels.book_by_id(s, rest, texts)
    if kind in ("card", "merchant", "bookkeeper") and rest in s.pack.cards:
        return f"{rest} {said}"
    return said


def face(s: State, card: str, texts: Texts) -> str:
    """A card in words."""
    return labels.card(s, card, texts)


def mark(seat: int) -> str:
    """The letter that stands for a player."""
    return "ABCD"[seat]


def _name(company: int, texts: Texts) -> str:
    return str(texts.argument("company", COMPANIES[company]))


def _region(s: State, region: int, texts: Texts) -> str:
    """A region with its reward and mines."""
    found = s.pack.regions[region - 1]
    given = [texts(key, **args) for key, args in found.reward.phrases()]
    given += [texts("board-mines", n=found.mines)] if found.mines else []
    name = labels.region(s, region, texts)
    return texts("board-region", region=name, reward=texts.join(given)) if given else name


def _regions(s: State, company: int, texts: Texts) -> str:
    held = [place + 1 for place, holder in enumerate(s.posts) if holder == company]
    return texts.join([_region(s, region, texts) for region in held])


def _company(s: State, company: int, texts: Texts) -> list[str]:
    """Share value and camp, the track, what its special spaces do, the regions held."""
    posts = s.camps[company]
    lines = [
        texts(
            "board-company",
            company=_name(company, texts),
            value=share_value(s, company),
            track=s.tracks[company],
            posts=sum(posts),
            columns=" ".join(map(str, posts)),
        ),
        _track(s, company),
    ]
    for special in s.pack.tracks[s.tracks[company]].specials:
        words = labels.bonus(special.bonus, texts)
        lines.append("  " + texts("board-special", space=special.space, pounds=special.pounds, bonus=words))
    if company in s.posts:
        held = _regions(s, company, texts)
        lines.append("  " + texts("board-regions", company=_name(company, texts), regions=held))
    return lines


def _track(s: State, company: int) -> str:
    """A track as a line: shares on their spaces, calls as (pounds), special spaces *, markers as letters."""
    track = s.pack.tracks[s.tracks[company]]
    specials = {special.space for special in track.specials}
    cells = []
    for space in range(track.length + 1):
        cell = f"({track.calls[space]})" if track.calls[space] else ""
        icon = space and track.shares[space] > track.shares[space - 1]
        cell += str(track.shares[space]) if icon else "."
        cell += "*" if space in specials else ""
        cell += "".join(mark(player.seat) for player in s.players if player.at[company] == space)
        cells.append(cell)
    return "  " + " ".join(cells)


def _display(s: State, texts: Texts) -> list[str]:
    """The card display, column by column with the red value of each."""
    rows, lines = s.pack.card_rows, []
    for column, red in enumerate(s.pack.card_red):
        cards = [card for card in s.display[column * rows : column * rows + rows] if card]
        lines.append(texts("board-column", n=column + 1, red=red))
        for card in cards:
            price = full_price(s.pack, s, card)
            lines.append("  " + texts("board-card", id=card, face=face(s, card, texts), price=price))
    return [texts("board-row", what=texts("label-display"), things=sum(map(bool, s.display))), *lines]


def _shelf(s: State, texts: Texts) -> list[str]:
    rows = [
        f"  {labels.book_by_id(s, name, texts)}{' £' * s.coins[place]}"
        for place, name in enumerate(s.shelf)
        if name
    ]
    return [texts("board-row", what=texts("label-shelf"), things=len(rows)), *rows]


def _spaces(s: State, texts: Texts) -> list[str]:
    """Bonus spaces that are free, and who stands on the others."""
    extra = [
        f"extra.{name}.{at}"
        for name, track in zip(COMPANIES, s.tracks, strict=True)
        for at, special in enumerate(s.pack.tracks[track].specials, 1)
        if special.bonus.is_space
    ]
    free = [str(texts.argument("space", key)) for key in (*FIXED, *extra) if key not in s.spaces]
    taken = [f"{texts.argument('space', space)} {mark(seat)}" for space, seat in s.spaces.items()]
    lines = [texts("board-spaces", spaces=texts.join(free))]
    if taken:
        lines.append(texts("board-row", what=texts("label-markers"), things=texts.join(taken)))
    return lines


def _player(s: State, player: Player, texts: Texts) -> list[str]:
    """The public part of a player: everything but the hand (M-13.3, M-19.1)."""
    owned = [f"{_name(company, texts)} {shares(s, player.seat, company)}" for company in range(4)]
    lines = [
        texts(
            "board-player",
            mark=mark(player.seat),
            seat=texts.seat(player.seat),
            cash=player.cash,
            worth=wealth(s, player.seat),
            shares=texts.join(owned),
            diamonds=player.diamonds,
            gems=s.pack.diamonds.values[player.diamonds],
            ink=player.ink,
            value=s.pack.ledger.values[player.ink],
            hand=len(player.hand),
            markers=max(0, markers_left(s, player.seat)),
        )
    ]
    laid = [_slot(s, player, slot, texts) for slot, card in enumerate(player.area) if card]
    laid += [str(texts.argument("tile", tile)) for tile in player.tiles]
    if laid:
        lines.append("  " + texts("board-row", what=texts("label-area"), things=texts.join(laid)))
        totals = dict(zip(KINDS, player.sums, strict=True))
        lines.append("  " + texts("board-totals", **totals))
    return lines + _resting(s, player, texts) + _books(s, player, texts)


def _slot(s: State, player: Player, slot: int, texts: Texts) -> str:
    shown = face(s, player.area[slot], texts)
    if player.down >> slot & 1:
        shown = texts("board-down", face=shown)
    return texts("board-slot", slot=s.pack.slots[slot], face=shown)


def _resting(s: State, player: Player, texts: Texts) -> list[str]:
    columns = [
        texts("board-slot", slot=s.pack.slots[slot], face=texts.join([face(s, c, texts) for c in column]))
        for slot, column in enumerate(player.resting)
        if column
    ]
    if not columns:
        return []
    return ["  " + texts("board-row", what=texts("label-resting"), things=" | ".join(columns))]


def _books(s: State, player: Player, texts: Texts) -> list[str]:
    """The books on a bookkeeping track by space; a star where the ink jar stands."""
    lines = []
    for space, name in enumerate(player.books):
        if name:
            shown = labels.book(s, name, texts)
            at = "*" if space == player.ink else " "
            down = bool(player.turned >> space & 1)
            lines.append(f"  {at}{space}: " + (texts("board-down", face=shown) if down else shown))
    return lines


def _own(s: State, me: Player, texts: Texts) -> list[str]:
    """The viewer's hand, with the ids by which moves name the cards."""
    if isinstance(me.hand, Hidden) or not me.hand:
        return []
    hand = texts.join([f"{card} {face(s, card, texts)}" for card in me.hand])
    return [texts("board-row", what=texts("label-hand"), things=hand)]
