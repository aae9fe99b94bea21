"""What is left to use in the step on top of the stack, in words."""

from __future__ import annotations

from boardroom.core.steps import Seat
from boardroom.core.texts import Texts
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.companies.camps import RemovingPosts, SendingOut
from boardroom.games.mombasa.companies.tracks import TrackSteps
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.player_board.bookkeeping import Points
from boardroom.games.mombasa.player_board.ink_jar import InkMove
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal.labels import steps
from boardroom.games.mombasa.turn import Turn


def remaining(s: State, seat: Seat, t: Texts) -> str:
    """Points, steps, posts or markers that are left; empty if the step has nothing to count."""
    match s.steps[-1]:
        case Expanding(left=left):
            return t("left-expansion", n=left)
        case Points(left=left):
            return t("left-points", n=left)
        case RemovingPosts(left=left):
            return t("left-removals", n=left)
        case InkMove(points=points):
            return t("left-ink", n=points)
        case TrackSteps() as track_steps:
            return _track_steps(track_steps, t)
        case SendingOut(posts=posts) if posts:
            company = str(t.argument("company", COMPANIES[posts[0]]))
            return t("left-posts-out", company=company, n=len(posts))
        case Turn():
            return t("left-markers", n=max(0, markers_left(s, seat)))
    return ""


def _track_steps(step: TrackSteps, t: Texts) -> str:
    if step.free:
        return t("left-steps", n=step.free)
    return t.join([steps(COMPANIES[company], n, t) for company, n in enumerate(step.tied) if n])
