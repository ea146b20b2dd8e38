"""The examples of deploy/ work: nginx with TLS in front of a real server; units and settings are understood."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.sync.client import connect

from grotto.cli import main
from grotto.web.public import read_public
from postgres import free_port
from serving import PATIENCE, next_view, serving, sqlite

DEPLOY = Path(__file__).parent.parent / "deploy"
NAME = "caves.example"


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_the_settings_are_read() -> None:
    assert read_public(str(DEPLOY / "grotto.toml")).hosts == (NAME,)


def test_every_setting_is_explained() -> None:
    guide = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    for name in read_public(str(DEPLOY / "grotto.toml")).__struct_fields__:
        assert f"`{name}`" in guide, name


def test_every_file_is_named_in_the_guide() -> None:
    guide = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in guide, file.name


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    services = ("grotto.service", "grotto-worker.service")
    for unit in (*services, "grotto.socket"):
        text = (DEPLOY / unit).read_text("utf-8")
        # The program need not be installed here.
        (tmp_path / unit).write_text(text.replace("/opt/grotto/.venv/bin/grotto", "/bin/true"))
    command = [analyze, "verify", "--man=no", *[str(tmp_path / unit) for unit in services]]
    ended = subprocess.run(command, capture_output=True, text=True)
    said = [line for line in ended.stderr.splitlines() if "grotto" in line]
    assert not said, ended.stderr


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda file: file.name)
def test_the_command_of_a_unit_is_one_of_ours(unit: Path) -> None:
    (command,) = [line for line in unit.read_text("utf-8").splitlines() if line.startswith("ExecStart=")]
    program, *arguments = command.removeprefix("ExecStart=").split()
    assert program == "/opt/grotto/.venv/bin/grotto"
    # Options that there are not are refused before help is given.
    assert CliRunner().invoke(main, [*arguments, "--help"]).exit_code == 0
    assert CliRunner().invoke(main, [*arguments, "--no-such-option", "--help"]).exit_code == 2


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    ended = subprocess.run(
        [program("caddy"), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", "--validate"],
        capture_output=True, text=True, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr


def certificate(folder: Path) -> tuple[Path, Path]:
    key, chain = folder / "key.pem", folder / "chain.pem"
    make = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    names = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*make, *names], check=True, capture_output=True)
    return key, chain


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """nginx with TLS in front of a server: its port and its certificate."""
    nginx = program("nginx")
    folder = tmp_path_factory.mktemp("nginx")
    key, chain = certificate(folder)
    settings = (DEPLOY / "grotto.toml").read_text("utf-8").splitlines()
    (folder / "grotto.toml").write_text("\n".join(line for line in settings if not line.startswith("db")))
    with serving(sqlite(folder), "--config", str(folder / "grotto.toml")) as server:
        port, plain = free_port(), free_port()
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, here in (
            ("127.0.0.1:8765", server.address.removeprefix("http://")),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen [::]:80;", ""),
            ("/var/www/html", str(folder / "html")),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
            ("listen [::]:443 ssl http2;", ""),
            ("/etc/letsencrypt/live/caves.example/fullchain.pem", str(chain)),
            ("/etc/letsencrypt/live/caves.example/privkey.pem", str(key)),
        ):
            assert text.count(ours) == 1, ours
            text = text.replace(ours, here)
        kept = "".join(
            f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(f"pid {folder}/pid; events {{}} http {{ {kept}\n{text} }}")
        start = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
        with subprocess.Popen([*start, "-g", "daemon off;"], stderr=subprocess.PIPE, text=True) as process:
            try:
                while not answers(port, chain):
                    assert process.poll() is None, process.stderr and process.stderr.read()
                    time.sleep(0.1)
                (folder / "plain").write_text(str(plain))
                yield port, chain
            finally:
                process.terminate()


def client(port: int, chain: Path) -> httpx.Client:
    """A browser for which the name leads to this machine."""
    trusting = ssl.create_default_context(cafile=str(chain))
    return httpx.Client(verify=trusting, timeout=PATIENCE, base_url=f"https://127.0.0.1:{port}", headers={"Host": NAME})


def ask(port: int, chain: Path, path: str) -> httpx.Response:
    with client(port, chain) as browser:
        return browser.get(path, extensions={"sni_hostname": NAME})


def answers(port: int, chain: Path) -> bool:
    try:
        return ask(port, chain, "/api/health").status_code == 200
    except httpx.TransportError:
        return False


def test_nginx_serves_the_table_with_tls(site: tuple[int, Path]) -> None:
    answer = ask(*site, "/api/me")
    assert answer.status_code == 200
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "nginx/" not in answer.headers.get("server", "")
    assert ask(*site, "/metrics").status_code == 404
    assert ask(*site, "/" + "a" * 300).status_code == 404


def test_a_certificate_can_be_renewed(site: tuple[int, Path]) -> None:
    """Without TLS there is what certbot puts there, and nothing else."""
    folder = site[1].parent
    challenges = folder / "html" / ".well-known" / "acme-challenge"
    challenges.mkdir(parents=True)
    # nginx reads it as a user of its own.
    for one in (folder, *folder.parents[:3], folder / "html", challenges.parent, challenges):
        one.chmod(one.stat().st_mode | 0o055)
    (challenges / "token").write_text("proof")
    plain = f"http://127.0.0.1:{(folder / 'plain').read_text()}"
    answer = httpx.get(f"{plain}/.well-known/acme-challenge/token", headers={"Host": NAME})
    assert (answer.status_code, answer.text) == (200, "proof")
    answer = httpx.get(f"{plain}/t/abc", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/abc")


def test_a_game_is_played_and_watched_through_nginx(site: tuple[int, Path]) -> None:
    port, chain = site
    with client(port, chain) as browser:
        ask = {"extensions": {"sni_hostname": NAME}}
        known = browser.get("/api/me", **ask)
        browser.headers["X-CSRF-Token"] = known.json()["csrf"]
        browser.headers["Cookie"] = known.headers["set-cookie"].partition(";")[0]
        plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
        table = browser.post("/api/tables", json=plan, **ask).json()["id"]
        trusting = ssl.create_default_context(cafile=str(chain))
        address = f"wss://{NAME}:{port}/api/tables/{table}/live"
        headers = {"Cookie": browser.headers["Cookie"], "Origin": f"https://{NAME}:{port}"}
        there = socket.create_connection(("127.0.0.1", port), PATIENCE)
        with connect(address, ssl=trusting, sock=there, additional_headers=headers) as watching:
            assert next_view(watching)["view"]["id"] == table
