"""The files in ``deploy`` fit together, and name only settings that the server reads. Nothing is built here."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from biberbau.web.app.settings import trusted_proxies

from .databases import programs

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
ASKED = {"BIBERBAU_DOMAIN", "BIBERBAU_PASSWORD", "BIBERBAU_COOKIE_KEY"}
"""What ``example.env`` asks for."""


DEBIAN = 'VERSION_ID="12"'
"""The Debian on which the whole suite runs."""
OS = Path("/etc/os-release")
RELEASE = OS.read_text("utf-8") if OS.exists() else ""


def names(text: str) -> set[str]:
    return set(re.findall(r"\bBIBERBAU_[A-Z_]+\b", text))


def test_settings_are_ones_that_the_server_reads() -> None:
    read = set().union(*(names(file.read_text("utf-8")) for file in (ROOT / "src/biberbau").rglob("*.py")))
    for file in DEPLOY.iterdir():
        assert names(file.read_text("utf-8")) <= read | ASKED, file.name
    assert names((DEPLOY / "example.env").read_text("utf-8")) == ASKED


def test_the_composition_fits_together() -> None:
    services = COMPOSE["services"]
    nodes = {name for name in services if name.startswith("node-")}
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(node-\d+):8000", caddy)) == nodes and len(nodes) == 2
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
    for name in nodes:
        assert services[name]["build"]["dockerfile"] == "deploy/Dockerfile"
        assert "nofile" in services[name]["ulimits"] and services[name]["read_only"]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert services["node-1"]["environment"]["BIBERBAU_PROXY"] == network["subnet"]


def test_a_service_believes_the_proxy_in_front_of_it() -> None:
    """It listens on this machine alone, so all that reaches it comes through one."""
    unit = (DEPLOY / "biberbau.service").read_text("utf-8")
    (host,) = re.findall(r"^ExecStart=.* --host (\S+)", unit, re.MULTILINE)
    (declared,) = re.findall(r"^Environment=BIBERBAU_PROXY=(\S+)$", unit, re.MULTILINE)
    assert host in trusted_proxies(declared)


def test_a_service_has_a_home() -> None:
    """The invented user of a service has none by itself, and packages that look for fonts there fail."""
    unit = (DEPLOY / "biberbau.service").read_text("utf-8")
    (home,) = re.findall(r"^Environment=HOME=(\S+)$", unit, re.MULTILINE)
    (folder,) = re.findall(r"^StateDirectory=(\S+)$", unit, re.MULTILINE)
    assert home == f"/var/lib/{folder}"


def test_the_image_has_what_it_is_made_of() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from=" not in line]
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    for name in (part for parts in copied for part in parts):
        assert (ROOT / name).exists() and f"!{name}" in let_in, name
    (user,) = (number for number, line in enumerate(lines) if line.startswith("USER "))
    assert lines[user] != "USER root" and not any(line.startswith("RUN ") for line in lines[user:])


@pytest.mark.process
@pytest.mark.parametrize("name", ("backup", "restore", "backup-common"))
def test_scripts_are_whole(name: str) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    subprocess.run([bash, "-n", str(DEPLOY / name)], check=True)


@pytest.mark.parametrize("name", ("Makefile", ".github/workflows/test.yml", "CONTRIBUTING.md", "README.md"))
def test_tests_that_are_named_are_there(name: str) -> None:
    """A command that names a test file which has moved fails where nobody looks for long."""
    named = re.findall(r"\btests/[\w/]+\.py\b", (ROOT / name).read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).is_file()] == []
    assert named or name in ("CONTRIBUTING.md", "README.md")


def exact(image: str) -> bool:
    """Whether a tag names one version and not the newest of several."""
    return re.search(r":\d+\.\d+(\.\d+)?(-[a-z]+)*$", image) is not None


def test_images_are_exact_versions() -> None:
    images = [service["image"] for service in COMPOSE["services"].values() if "build" not in service]
    images += re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert len(images) == 4
    assert [image for image in images if not exact(image)] == []
    assert not exact("postgres:17") and not exact("caddy") and exact("postgres:15.18-bookworm")


def test_the_composition_runs_the_postgresql_that_the_tests_run() -> None:
    (major,) = re.findall(r"postgres:(\d+)\.", COMPOSE["services"]["database"]["image"])
    assert f"PostgreSQL {major}" in (ROOT / "docs/database.md").read_text("utf-8")
    found = programs()
    if found is None or not found.is_relative_to("/usr/lib/postgresql") or DEBIAN not in RELEASE:
        pytest.skip("this is no Debian of the release on which the suite runs")
    assert found.parent.name == major


@pytest.mark.process
def test_no_administrator_s_right_is_left_to_the_service(tmp_path: Path) -> None:
    """systemd's own examination: from 0 (locked in) to 10 (everything is allowed)."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze on this machine")
    unit = tmp_path / "biberbau.service"
    unit.write_text((DEPLOY / "biberbau.service").read_text("utf-8"), "utf-8")
    command = [analyze, "security", "--offline=true", "--no-pager", "--threshold=20", str(unit)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout[-2000:] + said.stderr
    for line in ("MemoryHigh=", "MemoryMax=", "TasksMax=", "SystemCallErrorNumber=EPERM"):
        assert f"\n{line}" in unit.read_text("utf-8")


@pytest.mark.process
def test_the_service_can_be_read(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze on this machine")
    unit = tmp_path / "biberbau.service"
    text = (DEPLOY / "biberbau.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/biberbau/bin/biberbau", "/bin/true"), "utf-8")
    said = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert "biberbau.service" not in said.stderr
