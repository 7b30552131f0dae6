"""Under which names a server answers, and whose posts it takes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.web.app.settings import SettingsError, allowed_hosts
from biberbau.web.domain.hosts import check_host, host_of, is_known, is_name, own_names, refuse_cross_site
from biberbau.web.domain.messages import RefusedError

from .serving import PATIENCE, Person, Running, free_port


def test_a_host_is_read_from_its_header() -> None:
    for header, host in (
        ("table.example", "table.example"),
        ("Table.Example.:8000", "table.example"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("table.example:", "table.example"),
        ("table.example:65535", "table.example"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[::1]:80", "::1"),
        ("::1", "::1"),
        ("", ""),
    ):
        assert host_of(header) == host
    for host in ("127.0.0.1", "192.168.1.20", "::1", "localhost", *own_names()):
        assert is_known(host, ())
    for host in ("table.example", "localhost.evil.example", "", "127.0.0.1.evil.example"):
        assert not is_known(host, ())
    assert is_known("table.example", {"table.example"})
    assert is_known("table.example", {"*"})
    with pytest.raises(RefusedError) as raised:
        check_host("evil.example:80", frozenset())
    assert (raised.value.status, raised.value.values) == (421, {"host": "evil.example"})


@pytest.mark.parametrize(
    "header",
    [
        "[::1]evil.example",
        "[::1",
        "[localhost]",
        "[127.0.0.1]",
        "[::1]:80:80",
        "127.0.0.1:99999",
        "127.0.0.1:65536",
        "127.0.0.1:x",
        "127.0.0.1:-1",
        "127.0.0.1:80/path",
        "evil.example/127.0.0.1",
        "anna@127.0.0.1",
        "127.0.0.1?:80",
        "127.0.0.1 evil.example",
        "a:b:c",
        "é",
    ],
)
def test_a_host_is_read_as_a_whole(header: str) -> None:
    """What stands before, behind or between the parts of a name is not left out: it makes it another name, or none."""
    with pytest.raises(RefusedError) as raised:
        check_host(header, frozenset({"*"}))
    assert (raised.value.status, raised.value.key) == (400, "bad-host")


def test_allowed_hosts_come_from_settings_and_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_ALLOW_HOST", "one.example, Two.example")
    assert allowed_hosts(["three.example"]) == {"one.example", "two.example", "three.example"}
    for wrong in ("https://table.example", "table.example:80", "table.example/", "a b", "-a"):
        with pytest.raises(SettingsError, match="no host's name"):
            allowed_hosts([wrong])
    assert is_name("*")


SAME = "http://192.168.1.20:8000"


@pytest.mark.parametrize(
    ("headers", "granted"),
    [
        ({}, True),  # no browser
        ({"origin": SAME}, True),
        ({"origin": "https://192.168.1.20:8000"}, True),  # TLS ends at a proxy
        ({"referer": f"{SAME}/t/abc"}, True),
        ({"origin": SAME, "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://192.168.1.20:9000"}, False),
        ({"origin": "null"}, False),
        ({"origin": f"http://evil.example/{SAME}"}, False),
        ({"origin": "http://192.168.1.20:8000@evil.example"}, False),
        ({"referer": "http://evil.example/192.168.1.20:8000"}, False),
        ({"origin": "null", "referer": f"{SAME}/"}, False),
        ({"origin": SAME, "sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "none"}, False),
    ],
)
def test_whose_posts_count(headers: dict[str, str], granted: bool) -> None:
    asked = [(name.encode(), value.encode()) for name, value in headers.items()]
    if granted:
        refuse_cross_site(asked, "192.168.1.20:8000")
    else:
        with pytest.raises(RefusedError) as raised:
            refuse_cross_site(asked, "192.168.1.20:8000")
        assert raised.value.key == "cross-site"


def test_a_post_from_elsewhere_replaces_no_cookie(running: Running, anna: Person) -> None:
    """Over plain HTTP a browser tells no Sec-Fetch-Site and keeps a Lax cookie back, but always names the origin."""
    anna.open_table("Anna", "open")
    with running.person(Origin="http://evil.example") as lured:
        for path in ("/new/beasty_bar", "/t/nothing/join"):
            answer = lured.post(path, {"name": "Anna", "opponents": "keen"})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers


def test_other_names_are_refused(running: Running) -> None:
    with running.person(Host="evil.example") as lured:
        for path in ("/", "/t/nothing", "/t/nothing/", "/healthz", "/static/table.js"):
            answer = lured.get(path)
            assert answer.status_code in (404, 421), path
            assert "location" not in answer.headers
        assert "--allow-host evil.example" in lured.get("/").text
    with running.person(Host="a&lt;b<script>") as odd:
        assert "<script>" not in odd.get("/").text


def test_no_redirect_repeats_the_host(running: Running, anna: Person) -> None:
    assert anna.get("/new/beasty_bar/").status_code == 404


@pytest.mark.process
def test_serve_allows_names_and_prints_addresses(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--host", "0.0.0.0"]
    command += ["--port", str(port), "--allow-host", "table.example"]
    env = os.environ | {"BIBERBAU_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == f"biberbau: http://127.0.0.1:{port}/ (stop with Ctrl+C)\n"
            for host, status in (("table.example", 200), ("other.example", 421)):
                with socket.create_connection(("127.0.0.1", port), PATIENCE) as raw:
                    raw.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                    assert raw.recv(40).startswith(f"HTTP/1.1 {status} ".encode())
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
