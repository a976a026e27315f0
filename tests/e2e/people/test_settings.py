from __future__ import annotations

from random import Random

from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import picture, said, seat_four, shown_setting


async def test_what_is_chosen_is_kept_and_told(salon: Salon) -> None:
    page = (await salon.slash(salon.ann, "settings", colours=2, confirm=True)).response
    assert texts(page).startswith("**Your settings.** ✓ Saved.")
    assert shown_setting(page, "colours").endswith(words()("settings-colours-2"))
    page = (await salon.slash(salon.ann, "settings", sorting="colours")).response
    assert shown_setting(page, "colours").endswith(words()("settings-colours-2"))
    assert shown_setting(page, "sorting").endswith(words()("settings-sorting-colours"))
    player = await salon.as_bot(salon.bot.store.player(salon.ann.id))
    assert (player.colours, player.sorting, player.confirm) == (2, "colours", True)
    assert (player.text_only, player.forced) == (False, "unset")


async def test_each_settings_menu_shows_and_changes_it(salon: Salon) -> None:
    page = (await salon.slash(salon.ann, "settings")).response
    for menu in controls(page, 3):
        what = menu["custom_id"].rpartition(":")[2]
        for option in menu["options"]:
            changed = await salon.select(salon.ann, page, option["value"], beginning=menu["custom_id"])
            player = await salon.as_bot(salon.bot.store.player(salon.ann.id))
            assert str(getattr(player, what)) == option["value"]
            assert changed.response.id == page.id
        await salon.select(salon.ann, page, menu["options"][0]["value"], beginning=menu["custom_id"])
    page = (await salon.slash(salon.ann, "settings")).response
    await salon.select(salon.ann, page, "large", beginning="menu:settings:cards")
    page = salon.newest_private(salon.ann)
    assert shown_setting(page, "cards").endswith(words()("settings-cards-large"))
    forged = await salon.forge(salon.ann, page, "menu:settings:cards", values=["huge"])
    assert said(forged) == words()("bad-button")


async def test_who_wants_to_be_asked_first_is_asked(salon: Salon) -> None:
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
        await salon.slash(who, "settings", confirm=True)
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = table.waiting_for[0]
    who, panel = salon.actor(seat), await hands.panel(seat)
    await salon.select(who, panel, "13")
    before = len(table.log)
    await salon.click(who, panel, "13♠")
    assert "Bid 13♠?" in texts(panel)
    assert len(table.log) == before
    await salon.click(who, panel, "Back")
    await salon.select(who, panel, "13")
    await salon.click(who, panel, "13♠")
    await salon.click(who, panel, "Yes: bid 13♠")
    assert table.state.bid == "13S"
    while not table.state.tricks:
        await hands.move(table.waiting_for[0])


async def test_forced_cards_are_played_for_who_likes_that(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", forced="all")
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(32))
    played = 0
    while not table.state.sheet:
        seat = table.waiting_for[0]
        if seat == 0 and table.state.phase == "play":
            assert len(table.state.playable(0)) > 1
        played += seat == 0
        await hands.move(seat)
    made = sum(line.seat == 0 for line in table.log)
    assert played < made


async def test_two_colours_make_another_picture(salon: Salon) -> None:
    await seat_four(salon)
    panel = (await salon.slash(salon.ann, "hand")).response
    four = await panel.attachments[0].read()
    await salon.slash(salon.ann, "settings", colours=2)
    # A panel that is open changes at once.
    assert await panel.attachments[0].read() != four


async def test_who_prefers_it_has_the_hand_alone(salon: Salon) -> None:
    await seat_four(salon)
    whole = await picture(salon, salon.ann)
    page = (await salon.slash(salon.ann, "settings", panel="hand")).response
    assert shown_setting(page, "panel").endswith(words()("settings-panel-hand"))
    alone = await picture(salon, salon.ann)
    assert alone != whole
    player = await salon.as_bot(salon.bot.store.player(salon.ann.id))
    assert player.panel == "hand"
    await salon.slash(salon.ann, "settings", panel="table")
    assert await picture(salon, salon.ann) == whole
