"""Run `make play` as a newcomer would: wait for its address, make one move there, stop it with Ctrl-C.

    python3 scripts/try_play.py

Needs only the standard library. Prints one line; exits with 1 and one sentence if something fails.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
START_TIMEOUT_S = 600
"""The first start includes the installation."""
END_TIMEOUT_S = 60


def wait_for_address(server: subprocess.Popen[str]) -> str | None:
    """Print the server's output until it contains its address."""
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="", flush=True)
        if found := re.search(r"http://\S+", line):
            return found[0]
    return None


def end(server: subprocess.Popen[str]) -> int | None:
    """Press Ctrl-C and return the exit code; None if the server had to be killed."""
    os.killpg(server.pid, signal.SIGINT)
    try:
        return server.wait(END_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        return None


def main() -> int:
    began = time.monotonic()
    server = subprocess.Popen(
        ["make", "play"], cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    watchdog = threading.Timer(START_TIMEOUT_S, server.kill)
    watchdog.start()
    address = wait_for_address(server)
    watchdog.cancel()
    if address is None:
        print(f"make play ended with {server.wait()} before it printed an address")
        return 1
    started = time.monotonic() - began
    move = subprocess.run([sys.executable, str(CHECKOUT / "scripts" / "play_a_move.py"), address])
    code = end(server)
    if move.returncode != 0 or code not in (0, 2, -signal.SIGINT):  # make exits with 2 or by the signal
        print(f"the move ended with {move.returncode}, make play with {code}")
        return 1
    print(f"make play: address after {started:.0f} s, a move was acknowledged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
