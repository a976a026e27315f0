"""Choose the proxy of each request, as the usual environment variables say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]

from yarl import URL

from bot.games.base import Refusal

_SCHEMES: Final[Mapping[str, str]] = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""Scheme whose proxy is used, by scheme of the request: web sockets use that of their HTTP scheme."""


@dataclass(frozen=True, slots=True)
class Proxies:
    by_scheme: Mapping[str, URL] = field(default_factory=dict, repr=False)
    """Proxy by scheme (`http`, `https`); the URL may contain a password."""
    exempt: str = ""
    """Hosts that are reached directly, in the form of `NO_PROXY`."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Read `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, in upper or lower case.

        `Refusal` for an invalid address, or a proxy that does not speak HTTP.
        """

        def said(name: str) -> tuple[str, str]:
            return next(((one, given[one]) for one in (name.lower(), name) if given.get(one)), (name, ""))

        found = {}
        for scheme in ("http", "https"):
            name, value = said(f"{scheme.upper()}_PROXY")
            name, value = (name, value) if value else said("ALL_PROXY")
            if value:
                found[scheme] = _address(name, value)
        return cls(found, said("NO_PROXY")[1])

    def of(self, url: URL) -> URL | None:
        """Return the proxy for this address; None for a direct connection."""
        proxy = self.by_scheme.get(_SCHEMES.get(url.scheme, ""))
        exempt = proxy_bypass_environment(f"{url.host}:{url.port}", {"no": self.exempt})
        return None if exempt else proxy


def _address(name: str, value: str) -> URL:
    text = value.strip()
    try:
        url = URL(text if "://" in text else f"http://{text}")
    except ValueError:
        url = URL()
    if not url.host:
        # The value may contain a password, so it is not shown.
        raise Refusal("setting-proxy", name=name)
    if url.scheme not in ("http", "https"):
        raise Refusal("setting-proxy-scheme", name=name, scheme=url.scheme)
    return url
