"""What a player may choose for themselves."""

from __future__ import annotations

from random import Random

from bot.words import words
from tests.e2e.games.test_card_size import picture
from tests.e2e.games.test_match import seat_four
from tests.e2e.salon import Hands, Salon, texts
from tests.e2e.server.test_errors import said


async def test_what_is_chosen_is_kept_and_told(salon: Salon) -> None:
    answer = said(await salon.slash(salon.ann, "settings", colours=2, confirm=True))
    assert words()("settings-colours-2") in answer
    answer = said(await salon.slash(salon.ann, "settings", sorting="colours"))
    assert words()("settings-colours-2") in answer
    assert words()("settings-sorting-colours") in answer
    player = await salon.as_bot(salon.bot.store.player(salon.ann.id))
    assert (player.colours, player.sorting, player.confirm) == (2, "colours", True)
    assert (player.text_only, player.forced) == (False, False)


async def test_who_wants_to_be_asked_first_is_asked(salon: Salon) -> None:
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
        await salon.slash(who, "settings", confirm=True)
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = table.waiting_for[0]
    who, panel = salon.actor(seat), await hands.panel(seat)
    await salon.click(who, panel, "13 …")
    before = len(table.log)
    await salon.click(who, panel, "13♠")
    assert "Bid 13♠?" in texts(panel)
    assert len(table.log) == before
    await salon.click(who, panel, "Back")
    await salon.click(who, panel, "13 …")
    await salon.click(who, panel, "13♠")
    await salon.click(who, panel, "Yes: bid 13♠")
    assert table.state.bid == "13S"
    while not table.state.tricks:
        await hands.move(table.waiting_for[0])


async def test_forced_cards_are_played_for_who_likes_that(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", forced=True)
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
    assert words()("settings-panel-hand") in said(await salon.slash(salon.ann, "settings", panel="hand"))
    alone = await picture(salon, salon.ann)
    assert alone != whole
    player = await salon.as_bot(salon.bot.store.player(salon.ann.id))
    assert player.panel == "hand"
    await salon.slash(salon.ann, "settings", panel="table")
    assert await picture(salon, salon.ann) == whole
