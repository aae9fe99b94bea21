"""A folder of data files, which may leave files out that it shares with another folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from boardroom.core.components import table

BASE = "base"
"""In pack.toml: the folder, relative to this one, that has the files which this one leaves out."""


class PackFolder(Protocol):
    """What reading a pack needs of a folder."""

    def __truediv__(self, name: str, /) -> Path: ...


@dataclass(frozen=True, slots=True)
class Layers:
    """A folder above another: a file that the upper one lacks is that of the lower one."""

    upper: Path
    lower: Path

    def __truediv__(self, name: str, /) -> Path:
        file = self.upper / name
        return file if file.exists() else self.lower / name


def with_base(folder: Path) -> PackFolder:
    """The folder together with the one that its pack.toml names as its base, if it names one."""
    about = folder / "pack.toml"
    base = table(about).get(BASE) if about.exists() else None
    return Layers(folder, folder / str(base)) if base else folder
