"""The four company tracks below the map: shares, calls, special spaces, markers."""

from __future__ import annotations

from functools import lru_cache

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f, owner
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.draw.pieces import (
    CODES,
    CacheKey,
    PackView,
    cache_key,
    gain_at,
    pack_scene,
    post,
)
from boardroom.games.mombasa.pack import COMPANIES, Special, Track
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels

WIDE = 724
"""As wide as the map."""
TRACKS = 499
ROW = 43
START = 118
ALL = Fragments[Html](512)
SIGNS = {
    "expansion_total": "cross-border", "card_price": "card", "each_card": "any-good", "markers": "token",
    "choose": "any-good", "buy_or_diamonds": "diamond", "discard": "card", "other_tracks": "track",
}  # fmt: skip


def track(d: Scene[State], s: State, company: int) -> Html:
    at = tuple([player.at[company] for player in s.players])
    key = (d.writer, s.options.pack, company, s.tracks[company], share_value(s, company), at)
    return ALL.get(key, lambda: _track(d, s, company))


def _track(d: Scene[State], s: State, company: int) -> Html:
    name, top = COMPANIES[company], TRACKS + company * ROW
    look = CODES[COMPANIES[company]]
    head = Html(
        f'<rect class="k-row" x="2" y="{top}" width="{WIDE - 4}" height="{ROW - 2}" rx="5"/>'
        f"{post(d, name, 19, top + 20)}"
        f'<text class="k-name" x="37" y="{top + 15}">{d.writer.thing("company", name)}</text>'
        f"{gain_at('pound', d.writer.num(share_value(s, company)), 47, top + 29)}"
        f'<text class="k-small" x="62" y="{top + 33}">{s.tracks[company]}</text>'
    )
    cells, middles = _cells(cache_key(d), s.tracks[company], top + 2)
    for space in sorted({player.at[company] for player in s.players}):
        here = [player.seat for player in s.players if player.at[company] == space]
        special = any(one.space == space for one in s.pack.tracks[s.tracks[company]].specials)
        cells += join(_markers(d, here, middles[space], top + 2, special))
    return Html(f'<g class="k-track" data-id="track:{name}" data-co="{look}">{head}{cells}</g>')


@lru_cache(maxsize=1 << 9)
def _cells(pack_key: CacheKey, name: str, top: int) -> tuple[str, list[float]]:
    """The spaces of a track, and the middle of each."""
    d = pack_scene(pack_key)
    track: Track = d.view.pack.tracks[name]
    gates = sum(1 for call in track.calls if call)
    step = min(26.8, (WIDE - START - 6 - gates * 14) / (track.length + 1))
    specials = {special.space: special for special in track.specials}
    found, middles, x = [], [], float(START)
    for space in range(track.length + 1):
        if track.calls[space]:
            found.append(_gate(d, track.calls[space], x, top))
            x += 14
        share = space and track.shares[space] > track.shares[space - 1]
        look = "start" if not space else "share" if share else ""
        where = f'x="{f(x)}" y="{top}" width="{f(step - 1.5)}" height="37" rx="4"'
        found.append(Html(f'<rect class="k-cell {look}" {where}/>'))
        if share:
            n = d.writer.num(track.shares[space])
            found.append(Html(f'<text class="k-num" x="{f(x + 3)}" y="{top + 11}">{n}</text>'))
        if space in specials:
            found.append(_special(d, specials[space], x, top, step))
        middles.append(x + step / 2 - 0.7)
        x += step
    return "".join(found), middles


def _gate(d: Scene[PackView], call: int, x: float, top: int) -> Html:
    """A capital call stands before its space like a gate."""
    return Html(
        f"<g><title>{d.writer('draw-call', n=call)}</title>"
        f'<rect class="k-gate" x="{f(x)}" y="{top}" width="12" height="37" rx="3"/>'
        f'<text class="k-toll" x="{f(x + 6)}" y="{top + 23}">{d.writer.num(call)}</text></g>'
    )


def _special(d: Scene[PackView], special: Special, x: float, top: int, step: float) -> Html:
    """Sign and amount above, coins below them; markers stand at the foot and hide nothing."""
    bonus = special.bonus
    sign = bonus.good or SIGNS[bonus.kind]
    # A dash is as wide as a digit; the sign for minus may come from another font and meet the coins.
    plus = Html(f"{'+' if bonus.plus > 0 else '–'}{d.writer.num(abs(bonus.plus))}") if bonus.plus else Html()
    at = [top + 17.8 + 3.4 * k for k in range(special.pounds)]
    coins = join(Html(f'<circle class="r-coin" cx="{f(x + step - 6.2)}" cy="{f(cy)}" r="2.4"/>') for cy in at)
    where = f'x="{f(x + 1.8)}" y="{top + 1.8}" width="{f(step - 5.1)}" height="33.4" rx="3"'
    pounds = d.writer.texts("draw-special", n=special.pounds)
    words = d.writer("name-special", special=pounds, bonus=labels.bonus(bonus, d.writer.texts))
    return Html(
        f"<g><title>{words}</title>"
        f'<rect class="k-special" {where}/>'
        f'<svg class="k-icon" x="{f(x + step - 16)}" y="{top + 3}" width="12" height="12" '
        f'viewBox="0 0 24 24"><use href="#{sign}"/></svg>{coins}'
        f'<text class="k-plus" x="{f(x + 2.6)}" y="{top + 22.5}">{plus}</text></g>'
    )


def _markers(d: Scene[State], here: list[int], middle: float, top: int, special: bool) -> list[Html]:
    """The markers on one space: two side by side, four in a square. On a special space they stand at the
    foot, so that its reward stays readable. No marker covers the letter of another."""
    found, n = [], len(here)
    for at, seat in enumerate(here):
        if special and n > 2:
            wide = max(23.4 / n, 7.2)  # four reach a little over the space: a letter needs that much
            shape = _slim(middle + (at - n / 2) * wide, top + 24, wide - 0.4)
            x, foot, look = middle + (at - (n - 1) / 2) * wide, top + 33.2, " slim"
        else:
            x = middle + (at % 2 - 0.5) * 11.6 * (n > 1)
            cy = top + (30.2 if special else 27 if n < 3 else 19.4 + at // 2 * 11.4)
            shape = Html(
                f'<circle class="k-mark" cx="{f(x)}" cy="{f(cy)}" r="{6.1 if special or n > 1 else 7.5}"/>'
            )
            foot, look = cy + 4, ""
        who, name = owner(seat), d.writer.plain(d.writer.texts.seat(seat))
        found.append(
            Html(
                f'<g data-owner="{who}"><title>{name}</title>{shape}'
                f'<text class="k-letter{look}" x="{f(x)}" y="{f(foot)}">{who.upper()}</text></g>'
            )
        )
    return found


def _slim(x: float, y: float, wide: float) -> Html:
    """A marker where three or four share the foot of a special space."""
    return Html(f'<rect class="k-mark" x="{f(x)}" y="{f(y)}" width="{f(wide)}" height="12" rx="2"/>')
