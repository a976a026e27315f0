"""The page of `/setup`: its manager, and its menus."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.records.stored import Server
from tests.e2e.salon import Salon, controls


@pytest.fixture
def manager(salon: Salon) -> Any:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return salon.guild.add_member(salon.env.create_user("mag", global_name="Mag"), roles=[role])


def says(panel: Any) -> dict[str, str]:
    """Return the present value that each menu of the page shows."""
    menus = [menu for menu in controls(panel, 3) if menu["custom_id"].startswith("menu:setup:")]
    return {menu["custom_id"].rpartition(":")[2]: menu["placeholder"] for menu in menus}


async def chosen(salon: Salon) -> Server:
    server: Server = await salon.as_bot(salon.bot.store.server(salon.guild.id))
    return server
