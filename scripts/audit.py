"""Looks up known vulnerabilities of all installed packages. Run by `make audit` before a release.

It fails on a finding, and on a package that could not be audited. Where the advisories cannot be reached it
says `skipped`: nothing was found out then.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from importlib.metadata import distributions

ADVISORIES = "https://api.osv.dev/v1/querybatch"
TIMEOUT_S = 30.0
OWN = ("boardroom", "boardroom-frozen")
Package = tuple[str, str]


def installed() -> list[Package]:
    """The packages of this environment with their versions, except our own."""
    found = {(dist.metadata["Name"], dist.version) for dist in distributions()}
    return sorted((name, version) for name, version in found if name.lower() not in OWN)


def ask(address: str, packages: Sequence[Package]) -> object:
    """What is known about the packages, in their order."""
    queries = [
        {"package": {"ecosystem": "PyPI", "name": name}, "version": version} for name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
        found: object = json.load(answer)
    return found


def problems(packages: Sequence[Package], answer: object) -> list[str]:
    """A line for each finding, and for each package about which nothing can be said."""
    results = answer.get("results") if isinstance(answer, Mapping) else None
    if not isinstance(results, list) or len(results) != len(packages):
        return ["the answer does not cover the packages: nothing was audited"]
    lines = []
    for (name, version), result in zip(packages, results, strict=True):
        found = result.get("vulns", []) if isinstance(result, Mapping) else None
        if not isinstance(found, list) or (isinstance(result, Mapping) and result.get("next_page_token")):
            lines.append(f"{name} {version}: could not be audited")
        elif found:
            lines.append(f"{name} {version}: {', '.join(str(one.get('id')) for one in found)}")
    return lines


def main() -> int:
    packages = installed()
    try:
        answer = ask(os.environ.get("ADVISORIES", ADVISORIES), packages)
    except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
        if isinstance(error, urllib.error.HTTPError):
            print(f"the advisories answer {error.code}: nothing was audited")
            return 1
        print(f"skipped: the advisories cannot be reached ({error})")
        return 0
    except ValueError:
        print("the advisories answer no JSON: nothing was audited")
        return 1
    lines = problems(packages, answer)
    print("\n".join(lines) or f"{len(packages)} packages: no known vulnerability")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
