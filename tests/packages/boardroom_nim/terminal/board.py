"""Nim in plain text."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom_nim.game import State


def board(s: State, texts: Texts) -> list[str]:
    return [f"{texts(f'heap-{i}')}: {'o' * n}" for i, n in enumerate(s.heaps)]
