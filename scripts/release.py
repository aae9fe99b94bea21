"""Build the wheel and the source distribution of the last commit into dist/, and check both.

Run by `make release`. The wheel must hold the committed package and nothing else, work away from any
checkout (scripts/check_wheel.py), and equal, byte for byte, a wheel built from the source distribution. Both
are built from an export of the commit, so that uncommitted files and remains of earlier builds cannot get in.
Nothing reaches dist/ unless all checks pass.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = "boardroom"
Files = Mapping[str, bytes]
"""The content of files by their paths."""


class CannotRelease(Exception):
    """Says in one sentence why there is no release."""


def main() -> int:
    try:
        check_clean(ROOT)
        audit(ROOT / "scripts" / "audit.py")
        with tempfile.TemporaryDirectory() as folder:
            made = build_checked(Path(folder))
            (ROOT / "dist").mkdir(exist_ok=True)
            for file in made:
                shutil.copy(file, ROOT / "dist")
                print(f"dist/{file.name}")
    except CannotRelease as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    return 0


def check_clean(root: Path) -> None:
    """A release is a commit: what is not committed would be missing from it."""
    if changed := run("git", "status", "--porcelain", cwd=root).splitlines():
        raise CannotRelease(f"commit or remove what has changed first ({len(changed)} files differ).")


def audit(script: Path) -> None:
    """Nothing is released with a known vulnerability, or with a package that could not be audited."""
    if subprocess.run([sys.executable, str(script)]).returncode:
        raise CannotRelease("the audit failed.")


def build_checked(folder: Path) -> tuple[Path, Path]:
    """The wheel and the source distribution of the last commit."""
    source = export(folder)
    package, committed = package_files(source), committed_files(source)  # before a build adds to them
    (sdist,) = build("--sdist", source, folder / "sdist")
    (wheel,) = build("--wheel", source, folder / "wheel")
    check_same("the wheel", package, wheel_files(wheel))
    check_same("the source distribution", committed, sdist_files(sdist))
    check_rebuild(wheel, sdist, folder)
    print(run(sys.executable, str(ROOT / "scripts" / "check_wheel.py"), str(wheel), cwd=folder), end="")
    return wheel, sdist


def export(folder: Path) -> Path:
    """Export the files of the last commit into a new folder."""
    archive, source = folder / "source.tar", folder / "source"
    run("git", "archive", "--output", str(archive), "HEAD", cwd=ROOT)
    shutil.unpack_archive(archive, source)
    return source


def build(kind: str, source: Path, into: Path) -> list[Path]:
    """Build in an isolated environment, with the pinned versions and the date of the commit."""
    settings = {
        "PIP_CONSTRAINT": str(source / "constraints.txt"),
        "SOURCE_DATE_EPOCH": run("git", "log", "-1", "--format=%ct", cwd=ROOT).strip(),
    }
    run(sys.executable, "-m", "build", kind, "--outdir", str(into), str(source), cwd=into.parent, **settings)
    return list(into.iterdir())


def check_rebuild(wheel: Path, sdist: Path, folder: Path) -> None:
    """Check that building from the source distribution gives the same wheel."""
    shutil.unpack_archive(sdist, folder / "unpacked")
    (source,) = (folder / "unpacked").iterdir()
    (again,) = build("--wheel", source, folder / "rebuilt")
    check_same("the wheel built from the source distribution", all_files(wheel), all_files(again))
    if again.read_bytes() != wheel.read_bytes():
        raise CannotRelease("the wheel built from the source distribution has other dates or modes.")


def check_same(what: str, wanted: Files, found: Files) -> None:
    """Compare files by name and content; the error names the first difference."""
    for name in sorted(wanted.keys() | found.keys()):
        if name not in found:
            raise CannotRelease(f"{what} lacks {name}.")
        if name not in wanted:
            raise CannotRelease(f"{what} should not hold {name}.")
        if wanted[name] != found[name]:
            raise CannotRelease(f"{what} has a different {name}.")


def package_files(source: Path) -> Files:
    """The committed files that belong in a wheel: those of the package."""
    return read_files(source / "src" / PACKAGE, source / "src")


def committed_files(source: Path) -> Files:
    """The committed files that belong in a source distribution: all except hidden files."""
    return {name: data for name, data in read_files(source, source).items() if not name.startswith(".")}


def read_files(folder: Path, root: Path) -> Files:
    found = filter(Path.is_file, folder.rglob("*"))
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def all_files(wheel: Path) -> Files:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def wheel_files(wheel: Path) -> Files:
    """The files that a wheel installs, without its metadata."""
    name, version, _ = wheel.name.split("-", 2)
    about = f"{name}-{version}.dist-info/"
    return {name: data for name, data in all_files(wheel).items() if not name.startswith(about)}


def sdist_files(sdist: Path) -> Files:
    """The files of a source distribution, without those that setuptools adds."""
    with tarfile.open(sdist) as opened:
        files = {member.name: opened.extractfile(member) for member in opened if member.isfile()}
        found = {name.partition("/")[2]: data.read() for name, data in files.items() if data}
    written = ("PKG-INFO", "setup.cfg", f"src/{PACKAGE}.egg-info/")
    return {name: data for name, data in found.items() if not name.startswith(written)}


def run(*command: str, cwd: Path, **settings: str) -> str:
    """Run a command and return its output; if it fails, print the output as the reason."""
    done = subprocess.run(command, cwd=cwd, env=os.environ | settings, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotRelease(f"`{' '.join(command[:4])}` failed.")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
