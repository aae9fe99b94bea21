"""The language of a response: the one requested, else the one remembered, else the browser's best match."""

from __future__ import annotations

import re

from babel import negotiate_locale

from boardroom.core.catalog import LANGUAGES

WEIGHT = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)


def negotiate_language(wanted: str | None, cookie: str | None, accepts: str) -> str:
    """The language from the address, the cookie or the Accept-Language header."""
    for lang in (wanted, cookie):
        if lang in LANGUAGES:
            return lang
    return negotiate_locale(tags_by_weight(accepts), LANGUAGES, sep="-") or LANGUAGES[0]


def tags_by_weight(accepts: str) -> list[str]:
    """The tags of an Accept-Language header, best first, without those refused by q=0 or malformed."""
    weights: dict[str, float] = {}
    for entry in accepts.lower().split(","):
        tag, *parameters = (part.strip() for part in entry.split(";"))
        weight = _weight(parameters)
        if tag and weight:
            weights[tag] = max(weight, weights.get(tag, 0))
    return sorted(weights, key=lambda tag: -weights[tag])


def _weight(parameters: list[str]) -> float:
    """The q-value; 1 if there is none, 0 if it cannot be read."""
    if not parameters:
        return 1
    found = WEIGHT.fullmatch(parameters[0])
    return float(found[1]) if found else 0
