"""Installs the games of test packages as `pip install` would, for the time of a test."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from boardroom.games import registry

PACKAGES = Path(__file__).parent / "packages"
"""Packages with the metadata that an installer writes: the entry points of their games."""


@contextmanager
def packages_installed() -> Iterator[None]:
    """Have them in this process and in those it starts; afterwards only our own games are there again."""
    before = os.environ.get("PYTHONPATH")
    sys.path.append(str(PACKAGES))
    os.environ["PYTHONPATH"] = os.pathsep.join([*([before] if before else []), str(PACKAGES)])
    invalidate_caches()
    registry.refresh()
    try:
        yield
    finally:
        sys.path.remove(str(PACKAGES))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        registry.refresh()
