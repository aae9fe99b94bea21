"""Commands of 1830: `boardroom eighteen_thirty routes FILE`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from boardroom.core.hooks import Argument, Command, Outcome
from boardroom.games.eighteen_thirty.routes import instances


def solve_routes(files: Mapping[str, Path]) -> Outcome:
    """Solve route instances and compare the results with their optimum."""
    found = instances.run(files["instances"])
    text = "".join(f"{name}: {about}\n" for name, about in found.items())
    is_fine = not any(isinstance(part, dict) and part.get("wrong") for part in found.values())
    return Outcome(text, found, is_fine)


COMMANDS = (
    Command(
        "routes",
        (Argument("instances", "json"),),
        solve_routes,
        has_json=True,
    ),
)
