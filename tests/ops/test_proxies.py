"""The proxy that the environment names, and what goes through it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest
from yarl import URL

from bot.discordpy.rest import install
from bot.ops.proxies import Proxies
from bot.settings import Settings
from bot.words import words
from tests.house import refused

API, GATEWAY = URL("https://discord.com/api/v10"), URL("wss://gateway.discord.gg/?v=10")


@pytest.mark.parametrize(
    ("given", "api", "gateway"),
    [
        ({}, None, None),
        ({"HTTPS_PROXY": "http://p:1"}, "http://p:1", "http://p:1"),
        ({"https_proxy": "p:1", "HTTPS_PROXY": "http://other"}, "http://p:1", "http://p:1"),
        ({"HTTP_PROXY": "http://p:1"}, None, None),
        ({"ALL_PROXY": '"https://p:1"'}, "https://p:1", "https://p:1"),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": ".discord.gg, localhost"}, "http://p:1", None),
        ({"ALL_PROXY": "http://p:1", "NO_PROXY": "*"}, None, None),
        ({"HTTPS_PROXY": "", "ALL_PROXY": ""}, None, None),
    ],
)
def test_the_usual_variables_say_which(
    tmp_path: Path, given: dict[str, str], api: str | None, gateway: str | None
) -> None:
    found = Settings.read(tmp_path / ".env", given).proxies
    assert (found.of(API), found.of(GATEWAY)) == (api and URL(api), gateway and URL(gateway))


def test_a_file_may_name_it_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HTTPS_PROXY='http://p:1'\n")
    assert Settings.read(tmp_path / ".env", {}).proxies.of(API) == URL("http://p:1")


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("socks5://u:geheim@p:1080", "setting-proxy-scheme"),
        ("http://u:geheim@p:web", "setting-proxy"),
        ("http://", "setting-proxy"),
    ],
)
def test_unsupported_proxy_is_refused_in_a_sentence(tmp_path: Path, value: str, key: str) -> None:
    with refused(key) as caught:
        Settings.read(tmp_path / ".env", {"HTTPS_PROXY": value})
    assert "geheim" not in words().refusal(caught.value)


async def test_requests_pictures_and_the_gateway_go_through_it() -> None:
    asked: list[str] = []

    async def refusing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readuntil(b"\r\n\r\n")).decode())
        writer.write(b"HTTP/1.1 502 no\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(refusing, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        proxies = Proxies.read({"HTTPS_PROXY": f"http://bot:geheim@127.0.0.1:{port}"})
        install(Settings(proxies=proxies))
        try:
            async with discord.Client(intents=discord.Intents.none()) as client:
                # What it says of the way names no password.
                with pytest.raises(Exception, match="502") as caught:
                    await client.login("token")
                with pytest.raises(Exception, match="502"):
                    await client.http.ws_connect(str(GATEWAY))
                with pytest.raises(Exception, match="502"):
                    await client.http.get_from_cdn("https://cdn.discordapp.com/avatars/1/2.png")
        finally:
            install(Settings())
    hosts = [one.split()[1] for one in asked]
    assert {*hosts} == {"discord.com:443", "gateway.discord.gg:443", "cdn.discordapp.com:443"}
    assert all("Proxy-Authorization: Basic " in one for one in asked)
    assert "geheim" not in str(caught.value)
