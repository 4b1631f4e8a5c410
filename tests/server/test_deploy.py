"""The files in deploy: they name only what there is."""

import inspect
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tablee.cli.serve import serve
from tablee.server.ground.config import Config
from tablee.server.start.settings import KINDS, Settings, read, settled

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FLAGS = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
VARIABLES = {f"TABLEE_{name.upper()}" for name in (*KINDS, "settings")}
NOT_OURS = {"TABLEE_COMPILE", "TABLEE_NAME"}  # of the build; of the compose file itself

pytestmark = pytest.mark.skipif(not DEPLOY.is_dir(), reason="only in the repository")


def test_the_example_of_settings_loads_and_names_every_setting() -> None:
    file = DEPLOY / "server.toml"
    found = settled({}, file, "en")
    assert isinstance(found.config(), Config) and found.https
    told = re.findall(r"^(?:# )?(\w+) = ", file.read_text(), re.MULTILINE)
    assert set(told) == set(KINDS)


def test_the_example_says_what_counts_where_nothing_is_told() -> None:
    theirs = {"names", "https", "database"}  # of the example itself
    for name, value in read(DEPLOY / "server.toml", "en").items():
        if name not in theirs:
            usual = getattr(Settings(), name)
            assert value == (list(usual) if isinstance(usual, tuple) else usual), name


@pytest.mark.parametrize("name", ["tablee.service", "Containerfile", "compose.yaml", "server.toml"])
def test_only_flags_and_variables_that_exist_are_named(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert set(re.findall(r"TABLEE_[A-Z_]+", text)) <= VARIABLES | NOT_OURS
    for line in text.splitlines():
        if "tablee serve" in line and not line.startswith("#"):
            assert set(re.findall(r"(?<!\w)--[a-z-]+", line)) <= FLAGS


def test_the_page_on_deploying_names_only_what_exists() -> None:
    text = (ROOT / "docs" / "deploy.md").read_text()
    assert set(re.findall(r"TABLEE_[A-Z]+(?:_[A-Z]+)*", text)) <= VARIABLES | NOT_OURS | {"TABLEE_KILLS"}
    for name in re.findall(r"deploy/([\w.]+\w)", text):
        assert (DEPLOY / name).is_file(), name
    for name in KINDS:
        assert f"`{name}`" in text, name


def test_the_container_copies_only_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    kept = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists() and f"!{name}" in kept
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["license-files"]
    assert all(f"!{name}" in kept for name in needed)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here: apt install systemd")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "tablee"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "tablee.service"
    unit.write_text((DEPLOY / "tablee.service").read_text().replace("/opt/tablee/bin/tablee", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert done.returncode == 0 and str(unit) not in done.stderr, done.stderr
