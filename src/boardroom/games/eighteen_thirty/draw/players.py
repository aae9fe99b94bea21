"""A player's line: cash, certificates against the limit, worth, companies led, privates owned."""

from __future__ import annotations

from boardroom.drawing.drawing import Line, Scene
from boardroom.drawing.html import el, icon
from boardroom.games.eighteen_thirty.draw.chips import chip
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.certificates import certificates, is_over_limit


def line(d: Scene, seat: int) -> Line:
    """A player in the list."""
    s: State = d.view
    player, ink = s.players[seat], d.ink
    # Beside the companies, so that the first line leaves the name whole.
    deals = el("span", ink("draw-priority"), cls="tag") if s.priority == seat and not s.over else ""
    led = "".join(chip(c.id, small=True) for c in s.companies if c.president == seat)
    owned = "".join(el("span", p, cls="priv", title=ink.thing("private", p)) for p in player.privates)
    held = certificates(s, player)
    cls = "over" if is_over_limit(s, player) else None
    certs = el("b", ink.num(held), cls=cls) + el("span", f"/{ink.num(s.certificate_limit)}", cls="muted")
    counts = el(
        "span", icon("share"), el("span", certs, cls="ltr"), icon("chart"),
        el("b", ink.num(worth(s, player))), cls="push co", title=ink("draw-certificates-worth"),
    )  # fmt: skip
    return Line(icon("money") + ink.num(player.cash), below=f"{led}{owned}{deals}{counts}")
