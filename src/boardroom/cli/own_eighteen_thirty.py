"""`boardroom eighteen_thirty routes FILE`: solve route instances and compare with their optimum."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from typing import Any

from boardroom.cli.files import read_json


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("command", choices=["routes"])
    parser.add_argument("file", metavar="INSTANCES.json")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    read_json(args.file)  # whatever is wrong with the file is said before any work
    instances = import_module("boardroom.games.eighteen_thirty.routes.instances")
    found: dict[str, Any] = instances.run(args.file)
    if args.json:
        print(json.dumps(found))
    else:
        for name, about in found.items():
            print(f"{name}: {about}")
    return 1 if any(isinstance(part, dict) and part.get("wrong") for part in found.values()) else 0
