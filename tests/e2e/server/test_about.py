"""`/about` says which Toucan this is, and leads where the operator has said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import VERSION
from cogs.server.about import LINKS, page
from tests.e2e.salon import Salon, texts


async def test_the_page_names_only_what_exists(salon: Salon) -> None:
    result = await salon.slash(salon.eve, "about")
    assert result.ephemeral
    said = texts(result.response)
    assert f"Toucan {VERSION}" in said
    assert "/privacy export" in said
    assert "](" not in said
    for name in LINKS:
        address: dict[str, Any] = {name: f"https://{name}.example"}
        told = "\n".join(page(replace(salon.bot.settings, **address)).texts)
        assert told.count("](") == 1
        assert f"(https://{name}.example)" in told
