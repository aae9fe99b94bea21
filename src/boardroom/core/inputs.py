"""Checks of input: each function returns the value with its expected type or raises BadInput."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject

WHOLE = re.compile(r"-?[0-9]{1,4000}")
"""A whole number as text. Python refuses to convert more digits than this."""


def whole(value: object) -> int:
    """A whole number, given as a number or as text."""
    return value if type(value) is int else whole_word(value)


def whole_word(value: object) -> int:
    """A whole number given as text."""
    if not isinstance(value, str) or not WHOLE.fullmatch(value):
        raise BadInput("not-whole", value=value)
    return int(value)


def integer(value: object) -> int:
    """A whole number given as a number."""
    if type(value) is not int:
        raise BadInput("not-whole", value=value)
    return value


def text_of(value: object) -> str:
    if not isinstance(value, str):
        raise BadInput("not-word", value=value)
    return value


def integers_of(value: object) -> list[int]:
    return [integer(one) for one in list_of(value)]


def texts_of(value: object) -> list[str]:
    return [text_of(one) for one in list_of(value)]


def objects_of(value: object) -> list[JsonObject]:
    """A list of JSON objects."""
    return [mapping_of(one) for one in list_of(value)]


def list_of(value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BadInput("not-list", value=value)
    return value


def list_of_length(value: object, length: int) -> Sequence[object]:
    if not isinstance(value, list | tuple) or len(value) != length:
        raise BadInput("not-list", value=value)
    return value


def pairs_of(value: object) -> Sequence[Sequence[object]]:
    return [list_of_length(pair, 2) for pair in list_of(value)]


def mapping_of(value: object) -> JsonObject:
    if not isinstance(value, dict):
        raise BadInput("not-well-formed", value=value, kind="object")
    return value


def check_fields(raw: object, kind: str, names: frozenset[str]) -> None:
    """Check that input for a class is an object with all fields of the class."""
    if not isinstance(raw, dict) or not raw.keys() >= names:
        raise BadInput("not-well-formed", value=raw, kind=kind)
