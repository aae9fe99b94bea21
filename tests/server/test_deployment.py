"""The pieces of a deployment: what can be tried of them without containers, and what they name."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.server import postgres

from boardroom.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def test_two_workers_and_a_proxy_go_on_when_one_is_taken_away():
    for program in ("haproxy", "openssl"):
        if shutil.which(program, path="/usr/sbin:/usr/bin:/usr/local/bin") is None:
            pytest.skip(f"{program} is not installed (scripts/system installs it)")
    if reason := postgres.missing():
        pytest.skip(f"PostgreSQL: {reason}")
    command = [sys.executable, str(ROOT / "scripts" / "try_deployment.py")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr
    assert "all acknowledged and stored" in ran.stdout


def test_deployments_use_settings_that_there_are():
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | {"BOARDROOM_DB"}
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"BOARDROOM_[A-Z_]+", file.read_text("utf-8")))
        assert named <= known, file


def test_the_unit_runs_what_the_installer_installs():
    unit = configparser.ConfigParser(interpolation=None, strict=False, allow_no_value=True)
    unit.read(DEPLOY / "boardroom@.service", "utf-8")
    command = unit["Service"]["ExecStart"].split()
    install = (DEPLOY / "install").read_text("utf-8")
    assert command[0] == "/opt/boardroom/bin/boardroom"
    assert "target=/opt/boardroom\n" in install
    assert f"useradd --system --home-dir {unit['Service']['WorkingDirectory']}" in install
    assert "/opt/boardroom" in (DEPLOY / "Containerfile").read_text("utf-8")
