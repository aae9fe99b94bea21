"""Checks of input: each gives what was sent as what it should be, or raises BadInput."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject

WHOLE = re.compile(r"-?[0-9]{1,4000}")
"""A whole number as a word; Python reads no longer ones."""


def whole(value: object) -> int:
    """A whole number, as itself or as a word."""
    return value if type(value) is int else whole_word(value)


def whole_word(value: object) -> int:
    """A whole number as a word."""
    if not isinstance(value, str) or not WHOLE.fullmatch(value):
        raise BadInput("not-whole", value=value)
    return int(value)


def list_of(value: object) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise BadInput("not-list", value=value)
    return value


def list_of_length(value: object, length: int) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or len(value) != length:
        raise BadInput("not-list", value=value)
    return value


def pairs_of(value: object) -> Sequence[Any]:
    pairs = list_of(value)
    for pair in pairs:
        list_of_length(pair, 2)
    return pairs


def mapping_of(value: object) -> JsonObject:
    if not isinstance(value, dict):
        raise BadInput("not-well-formed", value=value, kind="object")
    return value


def check_fields(raw: object, kind: str, names: frozenset[str]) -> None:
    """Input for a class is an object with all its fields."""
    if not isinstance(raw, dict) or not raw.keys() >= names:
        raise BadInput("not-well-formed", value=raw, kind=kind)
