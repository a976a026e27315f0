"""`/puzzle` on Discord: in private, the same for everybody, one answer a day, through every crash."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engines.pool import EnginePool
from bot.matches.puzzles import dealt, found
from bot.people import puzzles
from bot.people.puzzles import over_at
from bot.tables.table import Table
from bot.words import words
from tests.e2e.messages import messages
from tests.e2e.replays import play_out
from tests.e2e.salon import Salon, alts, controls, labels, texts
from tests.e2e.ways import said, seat_four
from tests.kit.facts import facts
from tests.people.puzzling import Engines

DAY = 20261126
"""A day on which Differ is dealt."""
HOUR = 60 * 60 * 1000


@pytest.fixture(autouse=True)
def _it_is_a_day_of_differ(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    lucky = facts("differ").puzzle
    monkeypatch.setattr(puzzles, "_chance", lambda: Random(lucky))
    # With this luck the first hand has a puzzle; in a match any decision makes one.
    monkeypatch.setattr(puzzles, "dealt", lambda turn, _rng, engines: dealt(turn, Random(lucky), engines))
    monkeypatch.setattr(puzzles, "found", lambda record, match, rng, _: found(record, match, rng, Engines()))
    to(salon, over_at(DAY) - HOUR)


def to(salon: Salon, moment: int) -> None:
    salon.env.calendar.begins(moment * 1_000_000)


async def asked(salon: Salon, who: Any) -> Any:
    result = await salon.slash(who, "puzzle")
    assert result.ephemeral
    return result.response


def dated(day: str) -> str:
    return day.replace("-", "\N{NON-BREAKING HYPHEN}")


async def actions(salon: Salon, which: int = 0) -> list[str]:
    posed = await salon.bot.session.services.puzzle.puzzles.known(salon.guild.id, DAY, which)
    assert posed is not None
    return [one.action for one in posed.puzzle.thought.weighed]


async def choose(salon: Salon, who: Any, message: Any, action: str) -> None:
    """Two clicks: what, and yes."""
    await salon.click(who, message, f"press:puzs:{DAY}:0:{action}")
    assert "?" in texts(message)
    await salon.click(who, message, f"press:puz:{DAY}:0:{action}")


async def a_match(salon: Salon) -> Table:
    """Play a match of random moves, many of them worth a puzzle."""
    return await play_out(salon, await seat_four(salon, target=1), 3)


async def test_the_way_in_has_a_button_for_it(salon: Salon) -> None:
    page = (await salon.slash(salon.ann, "play")).response
    await salon.click(salon.ann, page, "Puzzle")
    assert "Puzzle of the day · Differ · " + dated("2026-11-26") in texts(page)


async def test_a_puzzle_is_answered_once_in_private(salon: Salon) -> None:
    before = [message.id for message in salon.channel.history(viewer=salon.eve)]
    message = await asked(salon, salon.ann)
    assert "Puzzle of the day · Differ · " + dated("2026-11-26") in texts(message)
    assert "Made for today." in texts(message)
    assert len(alts(message)) == 1
    best, second, *_ = await actions(salon)
    await choose(salon, salon.ann, message, second)
    solved = texts(message)
    assert "**Not the best:**" in solved
    assert "*Hard* prefers" in solved
    assert "points better" in solved
    assert "Nobody else has answered it yet." in solved
    assert "Your streak: none at the moment" in solved
    assert alts(message)[0].startswith("Best: ")
    assert ". Chosen: " in alts(message)[0]
    assert labels(message) == ["Show everyone"]
    assert texts(await asked(salon, salon.ann)) == solved
    # Somebody else is asked the same, and finds it.
    other = await asked(salon, salon.bob)
    await choose(salon, salon.bob, other, best)
    assert "**Right!**" in texts(other)
    assert "The next best, “" in texts(other)
    assert "How one other person chose:\n• 100%:" in texts(other)
    assert "Your streak: **1** day right" in texts(other)
    assert "Chosen: " not in alts(other)[0]
    assert "How one other person chose:" in texts(await asked(salon, salon.ann))
    # Nobody else has seen anything of it.
    assert [message.id for message in salon.channel.history(viewer=salon.eve)] == before


async def test_a_right_answer_is_cheered_and_shared_without_it(salon: Salon) -> None:
    message, other = await asked(salon, salon.ann), await asked(salon, salon.bob)
    best, worse, *_ = await actions(salon)
    await choose(salon, salon.ann, message, best)
    await choose(salon, salon.bob, other, worse)
    assert "🎉 **Right!**" in texts(message)
    shared = [
        (await salon.click(who, panel, "Show everyone")).response
        for who, panel in ((salon.ann, message), (salon.bob, other))
    ]
    day = dated("2026-11-26")
    assert [texts(one) for one in shared] == [
        f"🧩 **Puzzle of the day** · {day} · Ann: ✅ solved",
        f"🧩 **Puzzle of the day** · {day} · Bob: ❌ not this time",
    ]
    assert [alts(one) for one in shared] == [[], []]
    # Once a day in each channel.
    again = await salon.click(salon.ann, message, "Show everyone")
    assert said(again) == words()("puzzle-told-already")
    # Whoever reads it may try it too, and still sees the question.
    tried = await salon.click(salon.eve, shared[0], "press:puzzle:open")
    assert tried.ephemeral
    assert "What would you do?" in texts(tried.response)
    # Nobody shares what they have not answered.
    assert "can no longer be shown" in said(
        await salon.forge(salon.eve, message, f"press:puzzle:share:{DAY}")
    )


async def test_old_panels_change_no_answer(salon: Salon) -> None:
    first, second = await asked(salon, salon.ann), await asked(salon, salon.ann)
    best, worse, *_ = await actions(salon)
    await choose(salon, salon.ann, first, worse)
    solved = texts(first)
    for custom_id in (f"press:puz:{DAY}:0:{best}", f"press:puzs:{DAY}:0:{best}", f"press:puzt:{DAY}:0:"):
        await salon.forge(salon.ann, second, custom_id)
        assert texts(second) == solved


async def test_two_clicks_at_once_are_one_answer(salon: Salon) -> None:
    panels = [await asked(salon, salon.ann) for _ in range(2)]
    best, worse, *_ = await actions(salon)
    desk = salon.bot.session.services.puzzle.puzzles
    posed = await desk.known(salon.guild.id, DAY, 0)
    assert posed is not None
    both = await asyncio.gather(
        *(desk.answer(salon.guild.id, posed, salon.ann.id, action) for action in (best, worse))
    )
    assert both[0] == both[1]
    for panel in panels:
        await salon.forge(salon.ann, panel, f"press:puz:{DAY}:0:{worse}")
    assert texts(panels[0]) == texts(panels[1])
    assert ("**Right!**" in texts(panels[0])) == (both[0].action == best)


async def test_two_askers_wait_for_one_search(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[int]()

    async def counted(turn: int, rng: Random, engines: EnginePool) -> Any:
        calls.append(turn)
        return await dealt(turn, rng, engines)

    monkeypatch.setattr(puzzles, "dealt", counted)
    desk = salon.bot.session.services.puzzle
    guild = salon.bot.get_guild(salon.guild.id)
    asking: list[Any] = [
        SimpleNamespace(client=salon.bot, guild=guild, guild_id=salon.guild.id, user=who)
        for who in (salon.ann, salon.bob)
    ]

    async def both() -> Any:
        return await asyncio.gather(*(desk._posed(one, DAY, 0) for one in asking))

    one, two = await salon.as_bot(both())
    assert one == two
    assert len(calls) == 1
    assert desk._sought == {}


async def test_a_crash_leaves_puzzle_and_panel(salon: Salon) -> None:
    message = await asked(salon, salon.ann)
    shown, best = texts(message), (await actions(salon))[0]
    await salon.click(salon.ann, message, f"press:puzs:{DAY}:0:{best}")
    await salon.crash()
    await salon.click(salon.ann, message, "Back")
    assert texts(message) == shown
    await choose(salon, salon.ann, message, best)
    await salon.crash()
    assert "**Right!**" in texts(await asked(salon, salon.ann))
    assert texts(await asked(salon, salon.bob)) == shown


async def test_an_answer_after_midnight_does_not_count(salon: Salon) -> None:
    message, late = await asked(salon, salon.ann), await asked(salon, salon.bob)
    best = (await actions(salon))[0]
    await choose(salon, salon.ann, message, best)
    await salon.click(salon.bob, late, f"press:puzs:{DAY}:0:{best}")
    to(salon, over_at(DAY) + 1000)
    await salon.click(salon.bob, late, f"press:puz:{DAY}:0:{best}")
    assert "That day is over, so this answer does not count." in texts(late)
    assert "**Right!**" in texts(late)
    assert "streak" not in texts(late)
    puzzle = salon.bot.session.services.puzzle.puzzles
    assert await puzzle.answer_of(salon.guild.id, DAY, salon.bob.id) is None
    # A day later yesterday's right answer still makes a streak, whatever today's says.
    assert (await puzzle.streak(salon.guild.id, salon.ann.id, DAY + 1)).now == 1
    await salon.click(salon.bob, late, "press:puzzle:open")
    assert dated("2026-11-27") in texts(late)


async def test_its_own_players_get_another_puzzle(salon: Salon) -> None:
    await a_match(salon)
    message = await asked(salon, salon.eve)
    assert "From a match on this server; nobody is named." in texts(message)
    shown = texts(message) + "".join(alts(message))
    assert not [name for name in ("Ann", "Bob", "Cleo", "Dan") if name in shown]
    own = await asked(salon, salon.bob)
    assert "You sat at the table that" in texts(own)
    assert alts(own) != alts(message)
    # Neither answers the other's.
    right = (await actions(salon))[0]
    clicked = await salon.forge(salon.bob, own, f"press:puz:{DAY}:0:{right}")
    assert "That puzzle can no longer be shown." in said(clicked)
    other = (await actions(salon, 1))[0]
    clicked = await salon.forge(salon.eve, message, f"press:puz:{DAY}:1:{other}")
    assert "That puzzle can no longer be shown." in said(clicked)
    await salon.forge(salon.bob, own, f"press:puz:{DAY}:1:{other}")
    assert "**Right!**" in texts(own)
    assert "Nobody else has answered it yet." in texts(own)


async def test_a_hidden_channels_match_is_no_puzzle(salon: Salon) -> None:
    await a_match(salon)
    everybody = salon.guild.id
    hidden = Overwrite(everybody, OverwriteType.ROLE, 0, discord.Permissions(view_channel=True).value)
    salon.env.backend.set_overwrite(salon.channel.id, hidden)
    await salon.env.settle()
    salon = salon.beside()
    assert "Made for today." in texts(await asked(salon, salon.eve))


async def test_text_only_says_what_the_picture_shows(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", text_only=True)
    message = await asked(salon, salon.ann)
    assert alts(message) == []
    assert "Your hand: " in texts(message)
    assert not set("♣♦♥♠").intersection(texts(message))
    best = (await actions(salon))[0]
    await choose(salon, salon.ann, message, best)
    assert alts(message) == []
    assert "**Right!**" in texts(message)
    assert "Your hand: " in texts(message)


async def test_in_german(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", language="de")
    message = await asked(salon, salon.ann)
    assert "Rätsel des Tages · Differ" in texts(message)
    assert "Was würdest du tun?" in texts(message)
    _, second, *_ = await actions(salon)
    await choose(salon, salon.ann, message, second)
    assert "**Nicht das Beste:**" in texts(message)
    assert "*Schwer* wählt" in texts(message)
    assert "Deine Serie: zurzeit keine" in texts(message)


async def test_what_is_made_up_is_refused(salon: Salon) -> None:
    message = await asked(salon, salon.ann)
    shown = texts(message)
    for custom_id, why in (
        (f"press:puz:{DAY + 1}:0:pass", "That puzzle can no longer be shown."),
        (f"press:puz:{DAY}:7:pass", "That puzzle can no longer be shown."),
        ("press:puz:99999999:0:pass", "That puzzle can no longer be shown."),
        (f"press:puzt:{DAY}:0:nonsense", "That puzzle can no longer be shown."),
    ):
        assert why in said(await salon.forge(salon.ann, message, custom_id))
    for what in ("puz", "puzs"):
        await salon.forge(salon.ann, message, f"press:{what}:{DAY}:0:play AS AS")
        assert texts(message) != shown
        assert "Puzzle of the day" in texts(message)
        assert "**Right" not in texts(message)
    assert (
        await salon.bot.session.services.puzzle.puzzles.answer_of(salon.guild.id, DAY, salon.ann.id) is None
    )


async def test_messages_have_a_puzzle_of_their_own(salon: Salon) -> None:
    here, there = await asked(salon, salon.eve), messages(salon, "ann")
    panel = (await there.slash(there.who, "puzzle")).response
    assert "Made for today." in texts(panel)
    posed = await salon.bot.session.services.puzzle.puzzles.known(0, DAY, 0)
    assert posed is not None
    best = posed.puzzle.thought.action
    await there.click(there.who, panel, f"press:puzs:{DAY}:0:{best}")
    await there.click(there.who, panel, f"press:puz:{DAY}:0:{best}")
    assert "**Right!**" in texts(panel)
    assert "Nobody else has answered it yet." in texts(panel)
    # The server's is another, which has no answer of hers yet.
    assert controls(await asked(salon, salon.ann)) != []
    assert controls(here) != []
