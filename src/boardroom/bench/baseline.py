"""Ratios to python-chess compared with those of an earlier report, so that a loss of speed is noticed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

RATIO = "ratio_chess"
"""The end of the name of every such figure."""
LEAST = 0.75
"""A ratio that fell to this share of the earlier one is a loss."""


def ratios(report: Mapping[str, object], path: str = "") -> Iterator[tuple[str, float]]:
    """Every ratio to python-chess in a report, by its path: `server.ratio_chess`."""
    for key, found in report.items():
        if isinstance(found, Mapping):
            yield from ratios(found, f"{path}{key}.")
        elif key.endswith(RATIO) and isinstance(found, int | float):
            yield f"{path}{key}", float(found)


def losses(before: Mapping[str, float], now: Mapping[str, float]) -> list[str]:
    """One line for every earlier ratio that fell by a quarter or was not measured again."""
    lines = []
    for path, ratio in before.items():
        if path not in now:
            lines.append(f"{path}: not measured, {ratio:.3f} before")
        elif now[path] <= LEAST * ratio:
            lines.append(f"{path}: {now[path]:.3f}, {ratio:.3f} before ({now[path] / ratio:.0%})")
    return lines
