"""Every kind of field survives notation and JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.engine_contract.actions import (
    LANGUAGE,
    Keep,
    NextEffect,
    OfferTrain,
    Plan,
    Target,
)


@pytest.mark.parametrize(
    "a",
    [
        OfferTrain(0, "B", "3", 20),
        Target(1, 3),
        NextEffect(0, 2),
        Keep(2, "a2"),
        Plan(1, ("x", "y")),
        Plan(1, ()),
    ],
)
def test_every_action_is_written_and_read_back(a: Any) -> None:
    assert LANGUAGE.parse(a.notation()) == a
    assert LANGUAGE.load(json.loads(json.dumps(a.to_json()))) == a
