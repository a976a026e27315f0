"""Whatever is clicked or typed wrongly gets a clear sentence, and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, texts, waits
from tests.e2e.ways import said, seat_four, to_the_play


def lines(salon: Salon) -> int:
    return len(salon.table.log)


FORGED = (
    "press:act:1:0:0",
    "press:act:1:0:0:",
    "press:act:1:0:0:fly KC",
    "press:act:x:0:0:pass",
    "press:act:99999999999999999999999:0:0:pass",
    "press:act:4:0:0:pass",
    "press:act:1:7:0:pass",
    "press:act:1:0:-1:pass",
    "press:act:1:0:5:pass",
    "press:narrow:1:0:0:play ??",
    "press:look:1:foundation",
    "press:look:77:hand",
    "press:lobby:1:start",
    "press:lobby:1:fly",
    "press:rules:poker",
    "press:rematch:1",
    "press:rematch:2",
    "press:nothing",
    "press:::::::",
)


async def test_forged_buttons_are_refused(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    before = lines(salon)
    for custom_id in FORGED:
        salon.plant(panel, custom_id)
        result = await salon.forge(salon.actor(seat), panel, custom_id)
        assert result.acknowledged, custom_id
        assert lines(salon) == before, custom_id
    hands.panels.clear()
    await hands.move(seat)
    assert lines(salon) > before


async def test_somebody_elses_panel_does_nothing_and_shows_nothing(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    thief = salon.actor((seat + 1) % 4)
    panel = await hands.panel(seat)
    before, shown = lines(salon), texts(panel)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    result = await salon.forge(thief, panel, action)
    assert said(result) == words()("not-your-panel")
    assert (lines(salon), texts(panel)) == (before, shown)
    outsider = await salon.forge(salon.eve, panel, action)
    assert said(outsider) == words()("not-your-panel")


async def test_a_double_click_counts_once(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    await salon.click(salon.actor(seat), panel, action)
    before = lines(salon)
    salon.plant(panel, action)
    await salon.forge(salon.actor(seat), panel, action)
    assert lines(salon) == before
    assert words()("table-done-already") in texts(panel)


async def test_a_stale_panel_shows_the_newest_state_instead(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    old = await hands.panel(seat)
    action = next(one["custom_id"] for one in controls(old) if one["custom_id"].startswith("press:act:"))
    del hands.panels[seat]
    await hands.move(seat)
    before = lines(salon)
    await salon.forge(salon.actor(seat), old, action)
    assert lines(salon) == before
    assert words()("table-done-already") in texts(old)


async def test_a_click_out_of_turn_is_refused(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = (salon.table.waiting_for[0] + 1) % 4
    panel = await hands.panel(seat)
    before = lines(salon)
    card = salon.table.state.hands[seat][0]
    forged = f"press:act:{salon.table.id}:{seat}:{salon.table.turn(seat)}:play {card}"
    salon.plant(panel, forged)
    await salon.forge(salon.actor(seat), panel, forged)
    assert lines(salon) == before
    assert words()("not-your-turn") in texts(panel)


async def test_a_value_that_was_never_offered_is_refused(salon: Salon) -> None:
    table, hands = await seat_four(salon), Hands(salon, Random(12))
    seat = table.waiting_for[0]
    panel = await hands.panel(seat)
    before = lines(salon)
    menu = f"menu:act:{table.id}:{seat}:{table.turn(seat)}:bid"
    salon.plant(panel, menu)
    await salon.forge(salon.actor(seat), panel, menu, values=["14"])
    assert lines(salon) == before
    await salon.forge(salon.actor(seat), panel, menu, values=["x y z"])
    assert lines(salon) == before
    await hands.move(seat)
    assert lines(salon) > before


async def test_an_illegal_card_is_refused_with_the_reason(salon: Salon) -> None:
    await to_the_play(salon)
    table = salon.table
    await salon.slash(
        salon.actor(table.waiting_for[0]), "differ play", card=table.state.playable(table.state.turn)[0]
    )
    led = table.state.trick[0][1]
    seat = table.state.turn
    own = table.state.hands[seat] + table.state.face_up[seat]
    before = lines(salon)
    foreign = next(card for card in table.state.deck if card not in own)
    result = await salon.slash(salon.actor(seat), "differ play", card=foreign)
    assert words().card(foreign) in said(result)
    result = await salon.slash(salon.actor(seat), "differ play", card="ZZ")
    assert said(result) == words()("not-a-card")
    if any(card[1] == led for card in own) and any(card[1] != led for card in own):
        wrong = next(card for card in own if card[1] != led)
        result = await salon.slash(salon.actor(seat), "differ play", card=wrong)
        assert words().suit(led) in said(result).lower()
    result = await salon.slash(salon.actor(seat), "differ bid", bid="5H")
    assert said(result) == words()("differ-auction-over")
    assert lines(salon) == before


COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("hand", {}),
    ("table show", {}),
    ("table end", {}),
    ("differ pass", {}),
    ("differ bid", {"bid": "5H"}),
)


async def test_commands_without_a_table_are_refused(salon: Salon) -> None:
    for command, options in COMMANDS:
        answer = said(await salon.slash(salon.ann, command, **options))
        assert answer == words()("no-table-here"), command


async def test_a_missing_permission_is_named(salon: Salon) -> None:
    for permission in ("send_messages", "attach_files", "view_channel"):
        salon.deny(permission)
        refused = said(await salon.slash(salon.ann, "differ new"))
        assert words()(f"permission-{permission}") in refused
        salon.allow_all()
    await salon.slash(salon.ann, "differ new")
    assert salon.table.status == "lobby"


async def test_a_permission_lost_mid_game_is_named(salon: Salon) -> None:
    hands = await to_the_play(salon)
    salon.deny("view_channel", "send_messages")
    await salon.env.settle()
    seat = salon.table.waiting_for[0]
    before = lines(salon)
    await hands.move(seat)
    assert lines(salon) > before
    assert "Send Messages" in texts(await hands.panel(seat))
    salon.allow_all()
    await hands.move(salon.table.waiting_for[0])
    assert "Send Messages" not in texts(await hands.panel(salon.table.waiting_for[0]))


async def test_a_deleted_table_message_is_posted_again(salon: Salon) -> None:
    hands = await to_the_play(salon)
    gone = salon.public
    salon.env.backend.delete_message(salon.channel.id, gone.id)
    await hands.move(salon.table.waiting_for[0])
    assert salon.public.id != gone.id
    assert "Hand 1" in texts(salon.public)
    await salon.click(salon.ann, salon.public, "Your hand")


async def test_a_deleted_channels_table_keeps_its_log(salon: Salon) -> None:
    await to_the_play(salon)
    table = salon.table
    other = salon.beside()
    salon.env.backend.delete_channel(salon.channel.id)
    await salon.env.settle()
    assert not table.live
    assert len((await salon.bot.tables.read(table.id)).log) == len(table.log)
    await other.slash(other.ann, "differ new")
    assert other.table.status == "lobby"


async def test_an_expired_panel_opens_again_with_one_click(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    await salon.env.advance_time(16 * 60)
    await salon.slash(salon.actor(seat), "differ play", card=salon.table.state.playable(seat)[0])
    fresh = (await salon.slash(salon.actor(seat), "hand")).response
    assert fresh.id != panel.id
    old = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    await salon.click(salon.actor(seat), panel, old)
    assert words()("table-done-already") in texts(panel)


async def test_the_newest_click_refreshes_an_old_panel(salon: Salon) -> None:
    hands = await to_the_play(salon)
    for _ in range(12):
        await salon.env.advance_time(90)
        await hands.move(salon.table.waiting_for[0])


async def test_an_uneditable_panel_is_answered(salon: Salon, caplog: pytest.LogCaptureFixture) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    before = lines(salon)
    salon.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=2)
    result = await salon.click(salon.actor(seat), panel, action)
    assert words()("our-mistake") in texts(result.response)
    assert lines(salon) > before
    caplog.clear()
    hands.panels.clear()
    await hands.move(salon.table.waiting_for[0])


async def test_a_panel_that_is_gone_is_shown_anew(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    before = lines(salon)
    salon.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
    result = await salon.click(salon.actor(seat), panel, action)
    assert result.ephemeral
    assert result.response.id != panel.id
    assert waits(salon.table) in texts(result.response)
    assert lines(salon) > before


async def test_an_answer_that_comes_too_late_loses_nothing(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    before = lines(salon)
    salon.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    await salon.actor(seat).click(panel, custom_id=action)
    assert lines(salon) > before
    hands.panels.clear()
    await hands.move(salon.table.waiting_for[0])


async def test_our_mistake_names_no_card(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    await hands.panel(seat)

    def broken(*_: object) -> None:
        raise KeyError(salon.table.state.hands[seat][0])

    before = lines(salon)
    monkeypatch.setattr(salon.bot.game_cog("differ"), "asked", broken)
    result = await salon.click(salon.actor(seat), salon.public, "Your hand")
    assert said(result) == words()("our-mistake")
    mistakes = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert all("KeyError" in mistake for mistake in mistakes)
    assert any("press:look" in mistake for mistake in mistakes)
    for card in salon.table.state.hands[seat]:
        assert not any(card in mistake for mistake in mistakes)
    caplog.clear()
    monkeypatch.undo()
    await hands.move(seat)
    assert lines(salon) > before
