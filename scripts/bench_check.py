"""Measure everything and compare it with the stored ratios: python scripts/bench_check.py [--update]

Fails when a ratio to python-chess is a quarter or more below `benchmarks/baseline.json`. Nothing else should
run on the machine meanwhile; a busy machine is reported, because it makes the figures less certain. With
`--update` the ratios of this run become the stored ones.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from boardroom.bench import everything
from boardroom.bench.baseline import LEAST, losses, ratios

BASELINE = Path(__file__).resolve().parents[1] / "benchmarks" / "baseline.json"
IDLE = 0.5
"""The load average of a machine on which nothing else runs."""


def main() -> int:
    options = argparse.ArgumentParser(description="Compare the speed with the stored ratios.")
    options.add_argument("--update", action="store_true", help="store the ratios of this run")
    args = options.parse_args()
    load = os.getloadavg()[0]
    if load > IDLE:
        print(f"The machine is busy (load {load:.1f}): the figures are uncertain.", file=sys.stderr)
    found = dict(ratios(everything.measure()))
    if args.update:
        rounded = {path: round(ratio, 4) for path, ratio in found.items()}
        BASELINE.write_text(json.dumps(rounded, indent=2) + "\n", "utf-8")
        return 0
    stored = json.loads(BASELINE.read_text("utf-8"))
    lost = losses(stored, found)
    print("\n".join(lost) or f"All {len(stored)} ratios are above {LEAST:.0%} of those stored.")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
