"""Try the commands of the README on bare Debian roots, which are built for each run.

    make fresh                       Debian 12 (Python 3.11) and Debian 13 (Python 3.13), every part
    make fresh ROOT=12 ONLY=play     one root, one part; `ROOT=12,13` and `ONLY=play,test` name several

Each part gets a root of its own with python3, python3-venv, make and git, and a clone of the last commit:

    play     `make play` until the page answers and a move against bots is acknowledged over HTTP
    test     `make test` to the end
    fonts    the tests of drawings, with no fonts but DejaVu
    wheel    `make release`, which tries the wheel in a new environment, away from any checkout
    deploy   deploy/install as for a container, then two workers behind a proxy, taken away in turn
    odd      a user who is not root, with an unusual umask and locale, in a folder with a space in its name,
             without Git history: `make play`, then `make test`

The roots get nothing from this machine except its network settings. Logs go to .fresh/. Needs root and apt.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
LOGS = REPOSITORY / ".fresh"
SUITES = {"12": "bookworm", "13": "trixie"}
PACKAGES = "python3,python3-venv,make,git"
NETWORK_FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt")
NETWORK_VARIABLES = re.compile(
    r"(?i)(https?|ftp|no|all)_proxy|PIP_(INDEX_URL|CERT|TRUSTED_HOST|DEFAULT_TIMEOUT)|SSL_CERT_FILE"
)
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

# Separate mount and process namespaces end every process of a root with it.
ENTER = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", """
    mount -t proc proc "$0/proc"
    mount -t devpts devpts "$0/dev/pts"
    mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"
    exec chroot "$0" /bin/sh -euc "$1"
""")  # fmt: skip

ODD_FOLDER = "/home/ann/a board rööm"
PARTS = {
    "play": "cd /boardroom && python3 scripts/try_play.py",
    "test": "cd /boardroom && make test",
    "fonts": """
        cd /boardroom && FONTS=dejavu make install system
        test "$(fc-list : family | cut -c 1-6 | sort -u)" = DejaVu
        .venv/bin/python -m pytest -n 2 -m drawing
    """,
    "wheel": "cd /boardroom && make release",
    "deploy": """
        cd /boardroom && deploy/install
        apt-get install -q -y --no-install-recommends postgresql haproxy openssl
        /opt/boardroom/bin/python scripts/try_deployment.py
    """,
    "odd": f"""
        useradd --create-home ann
        rm -r /boardroom/.git && mv /boardroom '{ODD_FOLDER}' && chown -R ann '{ODD_FOLDER}'
        cd '{ODD_FOLDER}'
        as_ann() {{ su ann -c "umask 077; export LANG=$1 $NETWORK; $2"; }}
        as_ann fa_IR.UTF-8 'python3 scripts/try_play.py'
        as_ann C 'make test'
    """,
}


class Failed(Exception):
    """Says in one sentence why the check could not be done."""


def require_tools() -> None:
    """Check for root, apt and mmdebstrap, which is installed if it is missing."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Failed("make fresh builds bare Debian roots: it needs to run as root on a system with apt.")
    if shutil.which("mmdebstrap") is None:
        install = "apt-get update -q && apt-get install -q -y --no-install-recommends mmdebstrap"
        if subprocess.run(install, shell=True, capture_output=True).returncode != 0:
            raise Failed("make fresh needs mmdebstrap, and apt-get could not install it.")


def network_environment() -> dict[str, str]:
    """The environment variables that reaching the package registries needs, and no others."""
    return {name: value for name, value in os.environ.items() if NETWORK_VARIABLES.fullmatch(name)}


def build_root(number: str, folder: Path) -> Path:
    archive = folder / f"debian-{number}.tar"
    command = ["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", SUITES[number], str(archive)]
    with (LOGS / f"{number}-root.log").open("w") as log:
        if subprocess.run(command, stdout=log, stderr=log).returncode != 0:
            raise Failed(f"mmdebstrap could not build Debian {number}; see {log.name}.")
    return archive


def unpack(archive: Path, root: Path) -> None:
    """Unpack a root with the network settings of this machine and a clone of the last commit."""
    root.mkdir()
    subprocess.run(["tar", "-xf", str(archive), "-C", str(root)], check=True)
    for file in filter(os.path.exists, NETWORK_FILES):
        (root / file[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, root / file[1:])
    clone = ["git", "clone", "-q", "--no-hardlinks", str(REPOSITORY), str(root / "boardroom")]
    subprocess.run(clone, check=True)


def run_inside(root: Path, script: str, log: Path) -> int:
    network = network_environment()
    environment = {"PATH": PATH, "HOME": "/root", **network}
    environment["NETWORK"] = " ".join(f"{name}={value}" for name, value in network.items())
    with log.open("w") as out:
        return subprocess.run(
            [*ENTER, str(root), script], env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        ).returncode


def try_part(number: str, part: str, archive: Path, folder: Path) -> str:
    """Run one part in a root of its own and return a short report."""
    began, root, log = time.monotonic(), folder / part, LOGS / f"{number}-{part}.log"
    unpack(archive, root)
    code = run_inside(root, PARTS[part], log)
    shutil.rmtree(root)
    seconds = f"{time.monotonic() - began:.0f} s"
    if code != 0:
        raise Failed(f"{part} FAILED after {seconds}, see {log.relative_to(REPOSITORY)}")
    counts = re.findall(r"\d+ passed[^\n]*? in ", log.read_text())
    return f"{part} ok in {seconds}" + (f" ({counts[-1].removesuffix(' in ')})" if counts else "")


def try_root(number: str, parts: Sequence[str]) -> bool:
    """Build a root, run the parts in copies of it, and print one line about all of them."""
    began, fine, words = time.monotonic(), True, []
    with tempfile.TemporaryDirectory(prefix="fresh-") as name:
        folder = Path(name)
        archive = build_root(number, folder)
        words.append(f"Debian {number}: built in {time.monotonic() - began:.0f} s")
        for part in parts:
            try:
                words.append(try_part(number, part, archive, folder))
            except Failed as failed:
                fine = False
                words.append(str(failed))
            print(f"  {words[-1]}", file=sys.stderr, flush=True)
    print("; ".join(words), flush=True)
    return fine


def choose(text: str, known: Sequence[str], name: str) -> list[str]:
    chosen = [word for word in text.split(",") if word] or list(known)
    if unknown := set(chosen) - set(known):
        raise Failed(f"{name} is one or more of {', '.join(known)}, not {', '.join(sorted(unknown))}.")
    return chosen


def main() -> int:
    options = argparse.ArgumentParser(description="Try the last commit on bare Debian roots.")
    options.add_argument("--root", default="", help=f"some of {','.join(SUITES)}")
    options.add_argument("--only", default="", help=f"some of {','.join(PARTS)}")
    asked = options.parse_args()
    try:
        roots, parts = choose(asked.root, list(SUITES), "ROOT"), choose(asked.only, list(PARTS), "ONLY")
        require_tools()
        LOGS.mkdir(exist_ok=True)
        outcomes = [try_root(number, parts) for number in roots]
        return 0 if all(outcomes) else 1
    except Failed as failed:
        print(failed)
        return 2


if __name__ == "__main__":
    sys.exit(main())
