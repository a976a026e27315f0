"""*Play forced cards for me*: offered once, where others would learn something from the speed."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.games.base import only
from bot.tables import takeback
from bot.tables.forced import ENOUGH
from bot.tables.table import Table
from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, enabled, texts
from tests.e2e.ways import seat_four

OFFER = words()("button-forced")


async def forced_turn(hands: Hands, table: Table) -> int:
    """Click until somebody has no choice, and nobody else can see it."""
    await hands.play_until(lambda: only(table.state, table.waiting_for[0]))
    return table.waiting_for[0]


async def likes(salon: Salon, seat: int) -> str:
    player = await salon.as_bot(salon.bot.store.player(salon.actor(seat).id))
    return str(player.forced)


async def test_it_is_offered_where_only_its_owner_knows(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    panel = await hands.panel(seat)
    assert OFFER in enabled(panel)
    assert words()("forced-offer") in texts(panel)
    for other in {0, 1, 2, 3} - {seat}:
        assert OFFER not in enabled(await hands.panel(other))
    assert OFFER not in enabled(salon.public)


async def test_a_hidden_forced_play_is_announced(salon: Salon) -> None:
    # Nothing is done before the test is over.
    salon.bot.tables.forced._pace = 3600.0
    table, hands = await seat_four(salon, target=99, clock="relaxed"), Hands(salon, Random(31))
    assert "⏳" in texts(await hands.panel(table.waiting_for[0]))
    seat = await forced_turn(hands, table)
    while table.turn(seat) < ENOUGH or table.state.forced(seat):
        await hands.move(seat)
        seat = await forced_turn(hands, table)
    panel = await hands.panel(seat)
    assert words()("forced-soon") in texts(panel)
    # That a computer would do it in five minutes would say the opposite.
    assert "⏳" not in texts(panel)
    assert OFFER not in enabled(panel)
    await salon.click(salon.actor(seat), panel, "press:act:")
    assert await likes(salon, seat) == "unset"


async def test_whoever_accepts_taps_no_forced_card_again(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    turn = table.turn(seat)
    await salon.click(salon.actor(seat), await hands.panel(seat), OFFER)
    assert await likes(salon, seat) == "all"
    assert table.turn(seat) == turn + 1
    while not table.state.sheet:
        acts = table.waiting_for[0]
        assert acts != seat or not only(table.state, seat)
        await hands.move(acts)


async def test_a_tap_on_a_button_that_just_moved_is_ignored(salon: Salon) -> None:
    salon.bot.router.aim.seconds = 3600.0
    await salon.by_hand()
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    await hands.panel(seat)
    turn = table.turn(seat)
    await salon.slash(salon.actor(seat), "settings", forced="all")
    assert table.turn(seat) == turn + 1
    await hands.play_until(lambda: seat in table.waiting_for and not only(table.state, seat))
    panel, turn = await hands.panel(seat), table.turn(seat)
    await salon.click(salon.actor(seat), panel, "press:act:")
    assert table.turn(seat) == turn
    salon.bot.router.aim.seconds = 0.0
    await salon.click(salon.actor(seat), panel, "press:act:")
    assert table.turn(seat) == turn + 1


async def test_settings_count_for_what_is_pending(salon: Salon) -> None:
    await salon.by_hand()
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    turn = table.turn(seat)
    await salon.slash(salon.actor(seat), "settings", forced="all")
    assert table.turn(seat) == turn + 1


async def test_playing_a_forced_card_asks_nothing_more(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    who, panel = salon.actor(seat), await hands.panel(seat)
    assert await likes(salon, seat) == "unset"
    await salon.click(who, panel, "press:act:")
    assert await likes(salon, seat) == "safe"
    again = 0
    while len(table.state.sheet) < 2:
        acts = table.waiting_for[0]
        if acts == seat and only(table.state, seat):
            again += 1
            assert OFFER not in enabled(await hands.panel(seat))
        await hands.move(acts)
    assert again


async def test_nobody_accepts_for_another(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    seat = await forced_turn(hands, table)
    stranger = (seat + 1) % 4
    panel: Any = await hands.panel(stranger)
    salon.plant(panel, f"press:forced:{table.id}:{seat}")
    result = await salon.click(salon.actor(stranger), panel, "forged")
    assert words()("not-your-panel") in texts(result.response)
    assert await likes(salon, seat) == "unset"


async def test_the_menu_says_what_each_choice_does(salon: Salon) -> None:
    page = (await salon.slash(salon.ann, "settings")).response
    [menu] = [one for one in controls(page, 3) if one["custom_id"] == "menu:settings:forced"]
    told = [option["description"] for option in menu["options"]]
    assert told == [words()(f"settings-forced-{which}-means") for which in ("safe", "all", "none")]
    assert menu["placeholder"].endswith(words()("settings-forced-safe"))


def live(panel: Any) -> list[str]:
    """Return the labels of the enabled buttons that act."""
    acts = [one for one in controls(panel) if one["custom_id"].startswith("press:act:")]
    return [one["label"] for one in acts if not one.get("disabled")]


async def test_a_move_about_to_be_played_is_disabled(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=3, level="easy", target=99)
    await salon.click(salon.ann, salon.public, "Start")
    # Nothing is done before the test is over.
    salon.bot.tables.forced._pace = 3600.0
    table, hands = salon.table, Hands(salon, Random(5))
    while not only(table.state, 0):
        await hands.move(0)
    panel = await hands.panel(0)
    assert live(panel) == []
    assert words()("forced-now") in texts(panel)
    assert [one for one in controls(panel) if one["custom_id"].startswith("press:act:")]
    # The setting is changed while the move is pending.
    await salon.slash(salon.ann, "settings", forced="none")
    assert len(live(panel)) == 1
    assert words()("forced-now") not in texts(panel)
    await salon.slash(salon.ann, "settings", forced="all")
    assert live(panel) == []


async def test_a_requested_takeback_enables_it_again(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(31))
    for seat in range(4):
        await salon.slash(salon.actor(seat), "settings", forced="all")
    salon.bot.tables.forced._pace = 3600.0

    def pending() -> bool:
        seat = table.waiting_for[0]
        last = table.log[-1].seat
        return bool(only(table.state, seat)) and last != seat and takeback.refusal(table, last) is None

    await hands.play_until(pending)
    seat, last = table.waiting_for[0], table.log[-1].seat
    panel = await hands.panel(seat)
    assert live(panel) == []
    await salon.click(salon.actor(last), await hands.panel(last), "Take back")
    assert len(live(panel)) == 1
    await salon.click(salon.actor(seat), salon.public, "No")
    assert live(panel) == []


async def test_with_computers_alone_nothing_forced_is_tapped(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=3, level="easy", target=99)
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(5))
    while not table.state.sheet:
        assert not only(table.state, 0)
        await hands.move(0)
