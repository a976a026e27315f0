"""When a panel gets a new picture: on its owner's turn, after tricks; but words always."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters

from bot.discordpy import rest
from bot.games import GAMES
from bot.tables.table import Table
from bot.words import words
from cogs.kit.drawn import Drawn
from cogs.pages import public
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.ways import seat_four, to_the_play


async def opened(salon: Salon, hands: Hands) -> list[Any]:
    """Everybody's panel, the newest of each."""
    return [await hands.panel(seat) for seat in range(len(salon.table.seats))]


def files(panels: Sequence[Any]) -> list[tuple[int, ...]]:
    """Return the ids of each panel's attachments; a new upload has a new id."""
    return [tuple(one.id for one in panel.attachments) for panel in panels]


def drawn_of(salon: Salon, seat: int) -> Drawn:
    drawn = salon.bot.session.services.panels._open[salon.table.id, salon.actor(seat).id].drawn
    assert drawn
    return drawn


async def test_who_waits_gets_words_until_a_trick_ends(salon: Salon) -> None:
    hands = await to_the_play(salon)
    table, say = salon.table, words()
    panels, before = await opened(salon, hands), len(table.state.tricks)
    for place in range(4):
        (seat,) = table.waiting_for
        old = files(panels)
        assert all(old)
        await hands.move(seat)
        new = files(panels)
        assert new[seat] != old[seat]
        if place == 3:
            assert len(table.state.tricks) == before + 1
            for one in range(4):
                assert drawn_of(salon, one).view == table.state.view(one)
            return
        (following,) = table.waiting_for
        assert new[following] != old[following]
        waiting = {0, 1, 2, 3} - {seat, following}
        assert all(new[one] == old[one] for one in waiting)
        for one in waiting:
            told = texts(panels[one])
            assert say.card(table.state.trick[-1]) in told
            assert public.plain_names(table)[following] in told


async def test_whoever_only_waits_has_nothing_drawn(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = await to_the_play(salon)
    await opened(salon, hands)
    table = salon.table
    cog, drawn = salon.bot.game_cog("differ"), []
    draw = cog.panel_picture

    def counting(view: Any, seat: int, panel: Any) -> Any:
        drawn.append(seat)
        return draw(view, seat, panel)

    monkeypatch.setattr(cog, "panel_picture", counting)
    (seat,) = table.waiting_for
    await hands.move(seat)
    assert len(table.state.trick) in (1, 2, 3)
    assert set(drawn) == {seat, *table.waiting_for}


async def test_who_waits_and_asks_sees_the_newest(salon: Salon) -> None:
    hands = await to_the_play(salon)
    panels, table = await opened(salon, hands), salon.table
    await hands.move(*table.waiting_for)
    await hands.move(*table.waiting_for)
    (seat,) = {0, 1, 2, 3} - {line.seat for line in table.log[-2:]} - set(table.waiting_for)
    assert drawn_of(salon, seat).view != table.state.view(seat)
    await salon.click(salon.actor(seat), panels[seat], f"press:look:{table.id}:hand")
    assert drawn_of(salon, seat).view == table.state.view(seat)


async def test_a_step_that_changes_no_picture_sends_none(salon: Salon) -> None:
    table = await seat_four(salon)
    hands = Hands(salon, Random(2))
    (seat,) = table.waiting_for
    panel = await hands.panel(seat)
    old = files([panel])
    assert old != [()]
    await salon.select(salon.actor(seat), panel, "13")
    assert words()("differ-ask-suit", tricks=13) in texts(panel)
    assert files([panel]) == old


async def test_pictures_discord_does_not_keep_are_resent(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    edit = rest.edit_by_token

    async def strict(webhook: Any, message: int | None, params: MultipartParameters) -> Any:
        if not params.files:
            said = {"code": 50035, "message": "Invalid Form Body"}
            raise discord.HTTPException(Answered(), said)
        return await edit(webhook, message, params)

    monkeypatch.setattr(rest, "edit_by_token", strict)
    hands = await to_the_play(salon)
    panels, table = await opened(salon, hands), salon.table
    await hands.move(*table.waiting_for)
    for seat in waiting(table):
        assert words().card(table.state.trick[-1]) in texts(panels[seat])
    assert "refused an edit with pictures that were KEPT" in caplog.text


def waiting(table: Table) -> set[int]:
    return {0, 1, 2, 3} - {line.seat for line in table.log[-1:]} - set(table.waiting_for)


class Answered:
    status = 400
    reason = "Bad Request"


async def test_a_lost_receipt_sends_the_picture_again(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = await to_the_play(salon)
    panels, table = await opened(salon, hands), salon.table
    edit, lost = rest.edit_by_token, list[Any]()

    async def losing(webhook: Any, message: int | None, params: MultipartParameters) -> None:
        await edit(webhook, message, params)
        if not params.files and not lost:
            lost.append(files(panels))
            raise ConnectionResetError

    monkeypatch.setattr(rest, "edit_by_token", losing)
    await hands.move(*table.waiting_for)
    await salon.env.advance_time(60)
    (before,) = lost
    now = files(panels)
    assert any(now[seat] != before[seat] for seat in waiting(table))
    for seat in waiting(table):
        assert words().card(table.state.trick[-1]) in texts(panels[seat])


@pytest.mark.parametrize("slug", GAMES)
async def test_no_picture_misleads_in_any_game(salon: Salon, slug: str) -> None:
    await salon.slash(salon.ann, f"{slug} new")
    for who in [*salon.people.values()][1 : salon.table.seats.count(None) + 1]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(5))
    cog, older = salon.bot.game_cog(slug), 0
    for _ in range(40):
        if not table.live:
            break
        panels = await opened(salon, hands)
        names = public.names(table)
        for seat, panel in enumerate(panels):
            shown, view = drawn_of(salon, seat).view, table.state.view(seat)
            if seat in table.waiting_for:
                assert shown == view
            elif shown != view:
                older += 1
                told = texts(panel)
                for line in cog.since(view, shown, names):
                    assert plain(line) in told
                assert all(plain(names[other]) in told for other in table.waiting_for)
        await hands.move(table.waiting_for[0])
    assert older


def plain(line: str) -> str:
    return re.sub("[\ufe0e\u2068\u2069]", "", line).replace("\N{NO-BREAK SPACE}", " ")


async def test_who_watches_gets_words_until_a_trick_ends(salon: Salon) -> None:
    hands = await to_the_play(salon)
    table, say = salon.table, words()
    seen = await salon.click(salon.eve, salon.public, f"press:look:{table.id}:watch")
    panel, old = seen.response, files([seen.response])
    assert old != [()]
    for place in range(4):
        await hands.move(*table.waiting_for)
        if place < 3:
            assert say.card(table.state.trick[-1]) in texts(panel)
            assert files([panel]) == old
    assert files([panel]) != old


async def test_who_watches_and_asks_sees_the_newest(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seen = await salon.click(salon.eve, salon.public, f"press:look:{salon.table.id}:watch")
    old = files([seen.response])
    await hands.move(*salon.table.waiting_for)
    assert files([seen.response]) == old
    await salon.click(salon.eve, seen.response, f"press:look:{salon.table.id}:watch")
    assert files([seen.response]) != old


async def test_the_public_message_keeps_an_unchanged_picture(salon: Salon) -> None:
    hands = await to_the_play(salon)
    before, told = files([salon.public]), texts(salon.public)
    assert before != [()]
    await salon.slash(salon.ann, "table end")
    assert texts(salon.public) != told
    assert files([salon.public]) == before
    await hands.move(*salon.table.waiting_for)
    assert files([salon.public]) != before


async def test_a_returning_panel_sends_its_picture_anew(
    salon: Salon, caplog: pytest.LogCaptureFixture
) -> None:
    """Another page stood in its place: Discord would refuse to keep pictures that the message has no more."""
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    panel = await hands.panel(seat := table.waiting_for[0])
    for label in ("Leave", "Give my seat away", "Back"):
        await salon.click(salon.actor(seat), panel, label)
    assert alts(panel)
    assert not [one for one in caplog.get_records("call") if "did not show" in one.getMessage()]
