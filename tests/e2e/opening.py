"""The menu from which a table is opened."""

from __future__ import annotations

from typing import Any

from tests.e2e.salon import Salon, controls


async def opened(salon: Salon, slug: str) -> Any:
    """Return the page of /play for this game."""
    page = (await salon.slash(salon.ann, "play")).response
    if slug != "differ":
        page = (await salon.select(salon.ann, page, slug, beginning=game_menu(page))).response
    return page


def game_menu(page: Any) -> str:
    return menu(page, "game")


def menu(page: Any, what: str) -> str:
    made = [str(one["custom_id"]) for one in controls(page, 3)]
    return next(custom_id for custom_id in made if custom_id.endswith(f":{what}"))
