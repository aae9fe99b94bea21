"""The pieces of a deployment: what can be tried of them without containers, and what they name."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from tests.server import postgres

from boardroom.cli.main import main
from boardroom.server.run import SHUTDOWN_TIMEOUT_S
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


def read_unit(name: str) -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None, strict=False, allow_no_value=True)
    unit.read(DEPLOY / name, "utf-8")
    return unit


@pytest.mark.parametrize("name", ["boardroom@.service", "boardroom-expire.service"])
def test_the_units_run_what_the_installer_installs(name):
    unit = read_unit(name)
    command = unit["Service"]["ExecStart"].split()
    install = (DEPLOY / "install").read_text("utf-8")
    assert command[0] == "/opt/boardroom/bin/boardroom"
    assert "target=/opt/boardroom\n" in install
    assert f"useradd --system --home-dir {unit['Service']['WorkingDirectory']}" in install
    assert "/opt/boardroom" in (DEPLOY / "Containerfile").read_text("utf-8")


@pytest.mark.parametrize("name", ["boardroom@.service", "boardroom-expire.service"])
def test_the_command_line_of_a_unit_is_one_of_ours(name, capsys):
    """With an address that is none: everything before it was understood."""
    given = {"%i": "8001", "${BOARDROOM_DB}": "nowhere:", "${DAYS}": "365"}
    _, *words = read_unit(name)["Service"]["ExecStart"].split()
    assert main([given.get(word, word) for word in words]) == 2
    assert "'nowhere:' is not a database address" in capsys.readouterr().err


def test_systemd_accepts_the_units(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    for file in DEPLOY.glob("boardroom*"):
        text = file.read_text("utf-8").replace("/opt/boardroom/bin/boardroom", "/bin/true")
        (tmp_path / file.name.replace("@", "@8001")).write_text(text)
    files = [str(file) for file in sorted(tmp_path.iterdir())]
    ran = subprocess.run(["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True)
    ours = [line for line in ran.stderr.splitlines() if str(tmp_path) in line or "boardroom" in line]
    assert ours == []


def test_the_compose_file_names_what_there_is():
    """Two workers and a proxy in front of them, from files of this checkout; nothing here can build it."""
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = composed["services"]
    assert set(services) == {"db", "worker-1", "worker-2", "proxy"}
    worker, proxy = services["worker-1"], services["proxy"]
    assert services["worker-2"] == worker
    assert (DEPLOY / worker["build"]["context"] / worker["build"]["dockerfile"]).exists()
    (network,) = composed["networks"]["default"]["ipam"]["config"]
    assert worker["environment"]["BOARDROOM_TRUSTED_PROXIES"] == network["subnet"]
    assert int(worker["stop_grace_period"].removesuffix("s")) > SHUTDOWN_TIMEOUT_S
    read = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "haproxy.cfg").read_text("utf-8")))
    assert read == {"BIND", "CERTIFICATE"} | {name for name in proxy["environment"] if "WORKER" in name}
    assert read == set(proxy["environment"])
    ends = [value.partition(":")[0] for name, value in proxy["environment"].items() if "WORKER" in name]
    assert ends == ["worker-1", "worker-2"]
    mounted = [volume.split(":")[0] for volume in proxy["volumes"] if volume.startswith("./")]
    assert [(DEPLOY / name).exists() for name in mounted] == [True]


def test_the_image_starts_a_worker_on_the_port_that_the_proxy_knows(capsys):
    """With another address, which is none: everything before it was understood."""
    lines = (DEPLOY / "Containerfile").read_text("utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", lines, re.M)
    _, *words = json.loads(entry)
    assert main([*words, "--db", "nowhere:"]) == 2
    assert "'nowhere:' is not a database address" in capsys.readouterr().err
    ports = re.findall(r"WORKER_\d: worker-\d:(\d+)", (DEPLOY / "compose.yaml").read_text("utf-8"))
    assert set(ports) == {words[words.index("--port") + 1]} == set(re.findall(r"^EXPOSE (\d+)$", lines, re.M))
