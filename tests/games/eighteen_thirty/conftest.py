"""Material beside the repository: facts and route instances; tests on them skip visibly without it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(__file__).resolve().parents[4] / "shared"


def read_shared(*parts: str) -> Any:
    file = SHARED.joinpath(*parts)
    if not file.exists():
        pytest.skip(f"needs ../shared/{'/'.join(parts)}")
    return json.loads(file.read_text("utf-8"))


@pytest.fixture(scope="session")
def facts() -> Callable[[str], Any]:
    """Read one file of the facts."""
    return lambda name: read_shared("facts", "1830", name)


@pytest.fixture(scope="session")
def instances() -> Any:
    """The route instances of the notes."""
    return read_shared("notes", "1830-route-instances.json")
