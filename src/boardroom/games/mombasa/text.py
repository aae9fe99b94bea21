"""Mombasa in plain text: the table for a terminal, drawn from a view."""

from __future__ import annotations

from boardroom.core.fields import Hidden
from boardroom.core.texts import Texts
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.camps import share_value
from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.pack import COMPANIES, KINDS
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.state import Player, State


def board(s: State, texts: Texts) -> list[str]:
    """Companies and map, cards and books for sale, the players, and the reader's own board."""
    lines = [texts("board-head", round=s.round, seat=texts.seat(s.first))]
    if s.pack.doubts:
        lines.append(texts("board-reconstructed"))
    for company in range(4):
        lines += _company(s, company, texts)
    lines += _display(s, texts)
    lines += _shelf(s, texts)
    lines += _spaces(s, texts)
    for player in s.players:
        lines += _player(s, player, texts)
    if isinstance(s.steps[-1], Planning):
        lines.append(texts("board-thinking", n=len(s.steps[-1].waits(s))))
    if texts.you is not None:
        lines += _own(s, s.players[texts.you], texts)
    return lines


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with what matters about it; None where its text key says enough."""
    kind, _, rest = id.partition(":")
    if kind in ("card", "merchant", "bookkeeper") and rest in s.pack.cards:
        return f"{rest} {face(s, rest, texts)}"
    if kind == "book" and rest in s.pack.books:
        return book(s, rest, texts)
    if kind == "space":
        return str(texts.argument("space", rest))
    return None


def face(s: State, card: str, texts: Texts) -> str:
    """What a card is, in words."""
    return str(texts.argument("card", s.pack.cards[card]))


def book(s: State, name: str, texts: Texts) -> str:
    """What a book asks and gives."""
    found = s.pack.books[name]
    needs, reward = texts.argument("needs", found), texts.argument("reward", found.reward)
    return texts("board-book", id=name, needs=needs, reward=reward)


def mark(seat: int) -> str:
    """The letter that stands for a player."""
    return "ABCD"[seat]


def _name(company: int, texts: Texts) -> str:
    return str(texts.argument("company", COMPANIES[company]))


def _company(s: State, company: int, texts: Texts) -> list[str]:
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
    held = [place + 1 for place, holder in enumerate(s.posts) if holder == company]
    if held:
        regions = texts.listed([str(texts.argument("region", region)) for region in held])
        lines.append("  " + texts("board-regions", company=_name(company, texts), regions=regions))
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
    shown = [
        texts("board-card", id=card, face=face(s, card, texts), price=full_price(s.pack, s, card))
        for card in s.display
        if card
    ]
    rows = [f"  {line}" for line in shown]
    return [texts("board-row", what=texts("label-display"), things=len(shown)), *rows]


def _shelf(s: State, texts: Texts) -> list[str]:
    rows = [f"  {book(s, name, texts)}{' £' * s.coins[place]}" for place, name in enumerate(s.shelf) if name]
    return [texts("board-row", what=texts("label-shelf"), things=len(rows)), *rows]


def _spaces(s: State, texts: Texts) -> list[str]:
    if not s.spaces:
        return []
    taken = [f"{texts.argument('space', space)} {mark(seat)}" for space, seat in s.spaces.items()]
    return [texts("board-row", what=texts("label-markers"), things=texts.listed(taken))]


def _player(s: State, player: Player, texts: Texts) -> list[str]:
    head = texts(
        "board-player",
        mark=mark(player.seat),
        seat=texts.seat(player.seat),
        cash=player.cash,
        tracks=" ".join(map(str, player.at)),
        diamonds=player.diamonds,
        ink=player.ink,
        hand=len(player.hand),
        markers=max(0, markers_left(s, player.seat)),
    )
    lines = [head]
    laid = [_slot(s, player, slot, texts) for slot, card in enumerate(player.area) if card]
    laid += [str(texts.argument("tile", tile)) for tile in player.tiles]
    if laid:
        lines.append("  " + texts("board-row", what=texts("label-area"), things=texts.listed(laid)))
        totals = dict(zip(KINDS, player.sums, strict=True))
        lines.append("  " + texts("board-totals", **totals))
    return lines


def _slot(s: State, player: Player, slot: int, texts: Texts) -> str:
    shown = face(s, player.area[slot], texts)
    if player.down >> slot & 1:
        shown = texts("board-down", face=shown)
    return texts("board-slot", slot=s.pack.slots[slot], face=shown)


def _own(s: State, me: Player, texts: Texts) -> list[str]:
    """Hand, resting columns and the books ahead, for the one who reads."""
    lines = []
    if not isinstance(me.hand, Hidden) and me.hand:
        hand = texts.listed([f"{card} {face(s, card, texts)}" for card in me.hand])
        lines.append(texts("board-row", what=texts("label-hand"), things=hand))
    columns = [
        texts("board-slot", slot=s.pack.slots[slot], face=texts.listed([face(s, c, texts) for c in column]))
        for slot, column in enumerate(me.resting)
        if column
    ]
    if columns:
        lines.append(texts("board-row", what=texts("label-resting"), things=" | ".join(columns)))
    for space, name in enumerate(me.books):
        if name:
            down = bool(me.turned >> space & 1)
            shown = book(s, name, texts)
            at = "*" if space == me.ink else " "
            lines.append(f" {at}{space}: " + (texts("board-down", face=shown) if down else shown))
    return lines
