"""Through which proxy a request goes, as the environment's usual variables say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]

from yarl import URL

from bot.games.base import Refusal

_SCHEMES: Final[Mapping[str, str]] = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""A web socket goes the way of the pages of its scheme."""


@dataclass(frozen=True, slots=True)
class Proxies:
    by_scheme: Mapping[str, URL] = field(default_factory=dict, repr=False)
    """Proxies for `http` and `https`, perhaps with a password."""
    exempt: str = ""
    """Hosts that are asked directly, as `NO_PROXY` lists them."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Read `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, in small letters too.

        `Refusal` for a proxy that is none, or that speaks another protocol than HTTP.
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
        """Return the proxy for this address; None if it is asked directly."""
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
        # It may hold a password, and is not shown.
        raise Refusal("setting-proxy", name=name)
    if url.scheme not in ("http", "https"):
        raise Refusal("setting-proxy-scheme", name=name, scheme=url.scheme)
    return url
