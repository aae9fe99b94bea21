"""Every persisted name is listed: none disappears unnoticed, and none is added without its entry."""

from __future__ import annotations

import pytest
from tests.stored import names
from tests.stored.conftest import Site


@pytest.fixture(scope="module")
def served(site: Site) -> dict[str, list[str]]:
    return names.served(site.url, site.file)


@pytest.mark.parametrize("group", [*names.GROUPS, *names.SERVED])
def test_the_persisted_names_are_those_listed(group, request):
    if group in names.GROUPS:
        found = {*names.GROUPS[group]()}
    else:
        found = {*request.getfixturevalue("served")[group]}
    known = {*names.listed(group)}
    gone, new = sorted(known - found), sorted(found - known)
    assert not gone, (
        f"persisted names of {group} are gone; what is stored under them needs them, or a converter: {gone}"
    )
    assert not new, f"new persisted names of {group}: list them by python -m tests.stored.names: {new}"


def test_the_lists_are_sorted_and_of_some_length():
    for group in (*names.GROUPS, *names.SERVED):
        known = names.listed(group)
        assert known == sorted({*known})
        assert len(known) >= 3
