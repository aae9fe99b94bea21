"""What a release is checked for, and that a server passes the check which a release runs."""

from __future__ import annotations

import importlib.util
import io
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

import boardroom
from boardroom.bench.process import server

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PLAY_A_MOVE = ROOT / "scripts" / "play_a_move.py"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = script("release")


def play_a_move(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(PLAY_A_MOVE), url], capture_output=True, text=True, timeout=600
    )


def test_the_command_says_the_version_of_the_installed_package(capsys):
    from boardroom.cli.main import main

    assert (main(["--version"]), capsys.readouterr().out) == (0, f"boardroom {version('boardroom')}\n")
    assert version("boardroom") == boardroom.__version__


def test_every_kind_of_file_in_the_package_is_named_as_package_data():
    (patterns,) = PROJECT["tool"]["setuptools"]["package-data"].values()
    package = Path(boardroom.__file__).parent
    named = {path for pattern in patterns for path in package.glob(pattern)}
    here = {path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert len(here) > 100
    assert here - named == set()


def test_every_folder_of_the_project_is_in_the_source_distribution():
    ignored = {line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()}
    grafted = set(re.findall(r"^graft (\w+)$", (ROOT / "MANIFEST.in").read_text("utf-8"), re.MULTILINE))
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    assert "tests" in folders
    assert folders - ignored - grafted == {"src"}, "setuptools adds src by itself"


def test_the_pythons_that_are_claimed_begin_with_the_oldest_that_is_required():
    claimed = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    assert claimed == ["3.11", "3.12", "3.13"]
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ({"a.py": b"1"}, "the wheel lacks b.css."),
        ({"a.py": b"1", "b.css": b"2", "tests/t.py": b""}, "the wheel should not hold tests/t.py."),
        ({"a.py": b"1", "b.css": b"3"}, "the wheel has a different b.css."),
    ],
)
def test_the_first_file_that_differs_is_named(found, sentence):
    wanted = {"a.py": b"1", "b.css": b"2"}
    release.check_same("the wheel", wanted, dict(wanted))
    with pytest.raises(release.CannotRelease) as refused:
        release.check_same("the wheel", wanted, found)
    assert str(refused.value) == sentence


def test_changes_that_are_not_committed_refuse_a_release(monkeypatch, capsys):
    monkeypatch.setattr(release, "run", lambda *command, cwd: " M README.md\n?? notes.txt\n")
    assert release.main() == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), "2 files" in said.err) == ("", 1, True)


def test_a_failed_audit_refuses_a_release(tmp_path):
    (tmp_path / "audit.py").write_text("raise SystemExit(1)")
    with pytest.raises(release.CannotRelease, match="the audit failed"):
        release.audit(tmp_path / "audit.py")
    (tmp_path / "audit.py").write_text("print('skipped: the advisories cannot be reached')")
    release.audit(tmp_path / "audit.py")


def test_a_wheel_is_read_without_its_description_and_a_source_distribution_too(tmp_path):
    wheel, sdist = tmp_path / "boardroom-1.0-py3-none-any.whl", tmp_path / "boardroom-1.0.tar.gz"
    with zipfile.ZipFile(wheel, "w") as zipped:
        for name in ("boardroom/a.css", "boardroom-1.0.dist-info/RECORD", "tests/t.py"):
            zipped.writestr(name, name)
    assert set(release.wheel_files(wheel)) == {"boardroom/a.css", "tests/t.py"}
    with tarfile.open(sdist, "w:gz") as tarred:
        for name in ("PKG-INFO", "setup.cfg", "src/boardroom/a.css", "src/boardroom.egg-info/SOURCES.txt"):
            member = tarfile.TarInfo(f"boardroom-1.0/{name}")
            member.size = len(name)
            tarred.addfile(member, io.BytesIO(name.encode()))
    assert release.sdist_files(sdist) == {"src/boardroom/a.css": b"src/boardroom/a.css"}


def test_a_move_of_every_game_is_played_on_a_running_server(tmp_path):
    with server(tmp_path / "tables.sqlite") as running:
        done = play_a_move(f"http://localhost:{running.port}/")
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert "power_grid, eighteen_thirty, terraforming_mars, mombasa" in done.stdout


@pytest.mark.parametrize("url", ["http://localhost:1/", "nonsense"])
def test_where_no_server_is_one_sentence_says_so(url):
    done = play_a_move(url)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "did not answer" in done.stderr
