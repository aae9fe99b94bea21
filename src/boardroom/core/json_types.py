"""The types of what is saved and sent."""

from __future__ import annotations

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object: its cells are what `json` reads and writes."""
