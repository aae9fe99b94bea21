"""The types of what is saved and sent."""

from __future__ import annotations

from typing import TypeAlias

JsonObject: TypeAlias = dict[str, object]
"""A JSON object. What comes from outside is read by `core.inputs` before it counts as anything."""
