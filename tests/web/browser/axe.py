"""Runs axe, a checker of accessibility, on a page; without npm or axe the tests are skipped and say so."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = "axe.min.js"
RUN = """async () => {
    const rules = Object.fromEntries(["label-content-name-mismatch", "target-size"].map((id) => [id, {enabled: true}]));
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const found = await axe.run(document, {runOnly: tags, rules, resultTypes: ["violations"]});
    return found.violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}"""  # noqa: E501


@cache
def axe_script() -> str:
    """The script of the version that package.json names: as `make lint` installed it, or fetched by npm."""
    installed = ROOT / "node_modules/axe-core" / SCRIPT
    if installed.exists():
        return installed.read_text("utf-8")
    version = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]["axe-core"]
    with tempfile.TemporaryDirectory() as folder:
        if not shutil.which("npm"):
            pytest.skip("no npm on this machine, which fetches axe")
        pack = ["npm", "pack", f"axe-core@{version}", "--silent", "--fetch-retries=0"]
        try:
            packed = subprocess.run(pack, cwd=folder, capture_output=True, text=True, timeout=60, check=True)
        except subprocess.SubprocessError as error:
            pytest.skip(f"npm could not fetch axe-core {version}: {error}")
        with tarfile.open(Path(folder) / packed.stdout.split()[-1]) as archive:
            script = archive.extractfile(f"package/{SCRIPT}")
            assert script
            return script.read().decode()


def violations(page: Any) -> list[str]:
    """The elements that violate a rule: WCAG 2.2 up to AA, and what axe calls best practice."""
    page.evaluate(axe_script())
    found: list[str] = page.evaluate(RUN)
    return found
