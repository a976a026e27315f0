"""A bot in a process of its own is killed where it has nothing but answers: what was done there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.discord.faults import Hang
from tests.discord.forked import Forked
from tests.discord.people import choices, some
from tests.discord.rest import DEFERRED_MESSAGE, TOKEN_SECONDS
from tests.wire.truth import panels_are_true, public_is_true

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.discord.faults import Call
    from tests.discord.matches import Match
    from tests.discord.people import Person
    from tests.discord.world import Interaction, Message
    from tests.wire.parlour import Parlour


AT_ONCE: Final = {"PACE": "0", "WORKERS": "0", "THINK": "0"}
LOST: Final = {"before it": False, "its receipt lost": True}
"""Whether Discord had done what was asked when the process was killed."""
CASES: Final = [("group", "before it"), ("messages", "its receipt lost")]
CROSSED: Final = [("group", "its receipt lost"), ("messages", "before it")]
AMONG_PEOPLE: Final = [("group", "its receipt lost"), ("strangers", "before it")]
"""Every place and either way: what is kept does not hang on where it is shown."""


def arrived(parlour: Parlour, place: str) -> Match:
    world = parlour.world
    match place:
        case "group":
            return parlour.match(2, world.group())
        case "strangers":
            return parlour.match(2, world.channel(world.guild("Strangers", joined=False)))
    return parlour.match(1, world.messages(parlour.people[0].user))


async def asked(match: Match) -> Interaction:
    """The first asks for a table."""
    if len(match.people) == 1:
        return match.people[0].type(match.channel, "differ new", level="chance", target=999)
    return match.people[0].type(match.channel, "differ new", computers=2, level="chance", target=999)


async def opened(parlour: Parlour, place: str) -> Match:
    """A match has begun there, everybody has a panel, and nothing is played for them."""
    match = arrived(parlour, place)
    if len(match.people) == 1:
        (person,) = match.people
        await person.answered(await asked(match))
        await parlour.world.until(lambda: match.channel.public() and match.ready(), "a panel")
        (table,) = parlour.bot.tables.of_user(person.user.id)
        match.number = table.id
    else:
        await match.open("differ", computers=2, level="chance", target=999)
        await match.start()
    await parlour.unforced(match)
    await parlour.at_rest()
    await parlour.world.until(match.ready, "a turn")
    return match


async def killed(
    parlour: Parlour,
    folder: Path,
    what: Callable[[], Interaction],
    kind: str,
    *,
    done: bool,
    where: Callable[[Call], bool] = lambda _: True,
) -> None:
    """Another process goes on, and is killed when somebody's click has led it to this request.

    `done`: Discord has done what was asked for then.
    """
    await parlour.stop()
    discord = parlour.discord
    async with Forked(discord, folder, AT_ONCE) as bot:
        fault = discord.faults.plant(kind, Hang(after=done), where=where)
        what()
        await parlour.world.until(lambda: fault.hits, kind)
        await bot.end()
    discord.faults.lift(fault)
    await parlour.world.until(lambda: not discord.gateway.connected, "the end of its connection")
    await parlour.start()


def pressed(match: Match) -> Interaction:
    """A click in a panel."""
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = choices(panel)[0]
    return person.press(panel, control, some(match.rng, control))


async def log(parlour: Parlour, match: Match) -> list[object]:
    """Return the kept log of the match, also while its table sleeps."""
    return [*(await parlour.bot.tables.read(match.number)).log]


async def goes_on(parlour: Parlour, match: Match, after: str) -> None:
    """The next clicks show what is, and play on."""
    for person in match.people:
        await match.hand(person)
    await parlour.at_rest()
    await public_is_true(parlour, match, after, alone=False)
    await panels_are_true(parlour, match, after, lost=True)
    before = len(await log(parlour, match))
    # Some clicks only choose among what can be done.
    while len(await log(parlour, match)) == before:
        assert await match.move()
    await parlour.at_rest()
    await public_is_true(parlour, match, after, alone=False)


@pytest.mark.parametrize(("place", "way"), CASES)
async def test_killed_before_the_answer(parlour: Parlour, tmp_path: Path, place: str, way: str) -> None:
    match = await opened(parlour, place)
    before = await log(parlour, match)
    await killed(parlour, tmp_path, lambda: pressed(match), "callback", done=LOST[way])
    now = await log(parlour, match)
    # It is answered once it is kept.
    assert now[: len(before)] == before
    assert len(now) > len(before)
    await goes_on(parlour, match, way)


@pytest.mark.parametrize(("place", "way"), CROSSED)
async def test_killed_before_all_see_what_was_played(
    parlour: Parlour, tmp_path: Path, place: str, way: str
) -> None:
    match = await opened(parlour, place)
    before, public = await log(parlour, match), match.public
    kind = "edit" if place == "messages" else "panel edit"
    await killed(
        parlour,
        tmp_path,
        lambda: pressed(match),
        kind,
        done=LOST[way],
        where=lambda call: call.message is public,
    )
    now = await log(parlour, match)
    assert now[: len(before)] == before
    assert len(now) > len(before)
    # Without a click: the token outlives the process.
    await public_is_true(parlour, match, way)
    await goes_on(parlour, match, way)
    assert match.public is public


@pytest.mark.parametrize(("place", "way"), AMONG_PEOPLE)
async def test_killed_before_a_table_is_posted_again(
    parlour: Parlour, tmp_path: Path, place: str, way: str
) -> None:
    """All tokens have ended: that of the click is kept, and the message is to be posted by it."""
    match = await opened(parlour, place)
    before = await log(parlour, match)
    parlour.world.age(TOKEN_SECONDS + 1)
    await killed(
        parlour,
        tmp_path,
        lambda: pressed(match),
        "follow-up",
        done=LOST[way],
        where=lambda call: not call.payload.get("flags", 0) & 64,
    )
    now = await log(parlour, match)
    assert now[: len(before)] == before
    assert len(now) > len(before)
    # It cannot be seen whether it was posted: the next click shows the table where it is made.
    shown = 2 if LOST[way] else 1
    assert len(match.channel.public()) == shown
    await goes_on(parlour, match, way)
    assert len(match.channel.public()) == shown


@pytest.mark.parametrize(("place", "way"), CASES)
async def test_killed_before_a_new_table_is_there(
    parlour: Parlour, tmp_path: Path, place: str, way: str
) -> None:
    match = arrived(parlour, place)
    host: Person = match.people[0]
    told: list[int] = []

    def noted(call: Call) -> bool:
        told.append(call.payload["type"])
        return True

    await killed(
        parlour,
        tmp_path,
        lambda: host.type(match.channel, "topsuit new", players=3, level="chance"),
        "callback",
        done=LOST[way],
        where=noted,
    )
    await parlour.at_rest()
    # A slow machine says first that it takes a while: that promises nothing.
    if told[0] != DEFERRED_MESSAGE:
        await parlour.comes(lambda: parlour.bot.tables.of_user(host.user.id), "the table, once it is awake")


@pytest.mark.parametrize(("place", "way"), AMONG_PEOPLE)
async def test_killed_before_a_match_begins(parlour: Parlour, tmp_path: Path, place: str, way: str) -> None:
    match = arrived(parlour, place)
    await match.open("differ", computers=2, level="chance", target=999)
    await parlour.at_rest()
    start = f"press:lobby:{match.number}:start"

    def begun() -> Interaction:
        return match.people[0].press(match.public, match.public.button(start) or {})

    await killed(parlour, tmp_path, begun, "callback", done=LOST[way])
    await parlour.at_rest()
    if match.public.button(start):
        await match.people[0].click(match.public, start)
    await parlour.world.until(lambda: match.look("hand"), "a table in play")
    await goes_on(parlour, match, way)
    assert len(match.channel.public()) == 1


@pytest.mark.parametrize(("place", "way"), CROSSED)
async def test_killed_before_the_end_is_told(parlour: Parlour, tmp_path: Path, place: str, way: str) -> None:
    match = await opened(parlour, place)
    public: Message = match.public
    host = match.people[0]
    await killed(parlour, tmp_path, lambda: host.type(match.channel, "table end"), "callback", done=LOST[way])
    await parlour.at_rest()
    # Where it was not ended, the next word ends it.
    if parlour.bot.tables.of_user(host.user.id):
        await host.command(match.channel, "table end")
        await parlour.at_rest()
    await public_is_true(parlour, match, way)
    assert match.public is public
