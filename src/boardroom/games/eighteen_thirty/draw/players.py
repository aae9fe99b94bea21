"""A row of the players' list: cash, certificates and limit, net worth, presidencies, privates."""

from __future__ import annotations

from boardroom.drawing.html import Html, el, escape, icon, join
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.games.eighteen_thirty.draw.chips import chip
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.certificates import certificates, is_over_limit


def player_row(d: Scene[State], seat: int) -> PlayerRow:
    """A player in the list."""
    s = d.view
    player, writer = s.players[seat], d.writer
    # Next to the companies, so that the first line has room for the whole name.
    deals = el("span", writer("draw-priority"), cls="tag") if s.priority == seat and not s.over else Html()
    led = join(chip(c.id, small=True) for c in s.companies if c.president == seat)
    owned = join(el("span", escape(p), cls="priv", title=writer.thing("private", p)) for p in player.privates)
    held = certificates(s, player)
    cls = "over" if is_over_limit(s, player) else None
    certs = el("b", writer.num(held), cls=cls) + el(
        "span", Html(f"/{writer.num(s.certificate_limit)}"), cls="muted"
    )
    counts = el(
        "span", icon("share"), el("span", certs, cls="ltr"), icon("chart"),
        el("b", writer.num(worth(s, player))), cls="push co", title=writer("draw-certificates-worth"),
    )  # fmt: skip
    return PlayerRow(icon("money") + writer.num(player.cash), below=Html(f"{led}{owned}{deals}{counts}"))
