"""Modules joined into one script run in the order, and with the names, that a browser would give them."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from boardroom.web.assets import STATIC, common_sheet
from boardroom.web.modules import join_modules

MODULES = {
    "main.js": 'import "./first.js";\nimport {\n  double,\n  $,\n} from "./sums.js";\n\nconst start = 4;\n'
    "console.log($, double(start));\n",
    "first.js": 'import { $ } from "./sums.js";\nconst start = "first after";\nconsole.log(start, $);\n',
    "sums.js": 'export const $ = "sums";\nconsole.log($);\nconst two = 2;\n'
    "export function double(n) {\n  return two * n;\n}\nexport async function later() {}\n",
}
STRING, COMMENT = re.compile(r'"[^"\n]*"'), re.compile(r"\s*(?://|/?\*)")


def write(folder: Path, modules: dict[str, str]) -> Path:
    for name, source in modules.items():
        (folder / name).write_text(source)
    return folder


def test_modules_run_once_in_order_and_keep_their_names_apart(tmp_path: Path):
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js on this machine")
    source = join_modules(write(tmp_path, MODULES), "main.js")
    done = subprocess.run([node, "-"], input=source, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["sums", "first after sums", "sums 8"]


@pytest.mark.parametrize(
    "line",
    [
        'import * as sums from "./sums.js";',
        'import sums from "./sums.js";',
        'import { $ } from "https://elsewhere/sums.js";',
        "export default 3;",
        "export let changes = 3;",
        "export { double };",
    ],
)
def test_what_cannot_be_joined_is_refused_by_name(tmp_path: Path, line: str):
    folder = write(tmp_path, MODULES | {"first.js": f"{line}\n"})
    with pytest.raises(ValueError, match=r"first\.js: cannot join (import|export)"):
        join_modules(folder, "main.js")


def test_modules_that_import_each_other_are_refused(tmp_path: Path):
    folder = write(tmp_path, MODULES | {"sums.js": 'import "./first.js";\n'})
    with pytest.raises(ValueError, match=r"import each other: main\.js first\.js sums\.js first\.js"):
        join_modules(folder, "main.js")


def test_comments_and_indentation_are_not_sent_and_strings_are():
    joined = join_modules(STATIC / "js", "main.js")
    assert [line for line in joined.splitlines() if line.startswith((" ", "//", "/**", "*"))] == []
    sent = Counter(STRING.findall(joined))
    for file in (STATIC / "js").glob("*.js"):
        code = "\n".join(line for line in file.read_text("utf-8").splitlines() if not COMMENT.match(line))
        kept = Counter(STRING.findall(re.sub(r"^import .*?;$", "", code, flags=re.M | re.S)))
        assert not kept - sent, file.name
    assert b"/*" not in common_sheet().content


def test_the_script_of_the_pages_is_read_by_a_browsers_engine(tmp_path: Path):
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js on this machine")
    script = tmp_path / "joined.js"
    script.write_text(join_modules(STATIC / "js", "main.js"), "utf-8")
    checked = subprocess.run([node, "--check", str(script)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
