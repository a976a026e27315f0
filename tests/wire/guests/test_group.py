"""A table of two people in a group's messages, where the bot has nothing but the answers to their clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.words import words
from tests.discord.faults import CutShort, Delay, Hang, Refuse, Reset
from tests.discord.people import choices, some
from tests.discord.rest import MOST_FOLLOW_UPS, TOKEN_SECONDS
from tests.discord.world import EPHEMERAL
from tests.wire.truth import panels_are_true, public_is_true
from tests.wire.ways import in_turn

if TYPE_CHECKING:
    from tests.discord.faults import Call, Fault, Way
    from tests.discord.matches import Match
    from tests.discord.world import Message
    from tests.wire.parlour import Parlour

WAYS: Final[dict[str, Way]] = {
    "slow": Delay(0.3),
    "lost": Hang(),
    "refused": Refuse(503),
    "broken": Reset(),
    "its receipt lost": Reset(after=True),
    "its receipt cut": CutShort(),
    "its receipt silent": Hang(after=True),
}
KINDS: Final = ("callback", "panel edit", "follow-up")


async def opened(parlour: Parlour) -> Match:
    """Two people have begun a match there, and each has a panel; nothing is played for them."""
    match = parlour.match(2, parlour.world.group())
    await match.open("differ", computers=2, level="chance", target=999)
    await match.start()
    assert parlour.bot.tables.get(match.number).record.visiting
    await parlour.unforced(match)
    await parlour.at_rest()
    return match


async def played(parlour: Parlour, match: Match) -> None:
    """A click in a panel."""
    await parlour.world.until(match.ready, "a turn")
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = choices(panel)[0]
    await person.answered(person.press(panel, control, some(match.rng, control)))


def too_late(parlour: Parlour) -> None:
    """No token that there is now is good any more, and the bot does not know."""
    parlour.world.age(TOKEN_SECONDS + 1)
    parlour.world.interactions.clear()


def posts(call: Call) -> bool:
    """Whether it posts for everybody, by a token that is still good."""
    return call.interaction is not None and not call.payload.get("flags", 0) & EPHEMERAL


def publics(match: Match) -> list[Message]:
    return match.channel.public()


async def met(parlour: Parlour, fault: Fault) -> None:
    """The fault has been met, and is over."""
    await parlour.world.until(lambda: fault.hits, "a request")
    parlour.discord.faults.lift(fault)
    await parlour.at_rest()


async def is_true_once_clicked(parlour: Parlour, match: Match, after: str) -> None:
    """Everybody clicks on the newest message, and sees what is."""
    for person in match.people:
        await match.hand(person)
    await parlour.at_rest()
    await public_is_true(parlour, match, after, alone=False)
    await panels_are_true(parlour, match, after, lost=True)


def nothing_of_its_own(parlour: Parlour, match: Match) -> bool:
    """The bot has not tried to write, or to read, as if it were there."""
    return not [
        call for call in parlour.discord.calls if call.path[:2] == ("channels", str(match.channel.id))
    ]


async def test_a_game_is_played_through_a_restart(parlour: Parlour) -> None:
    match = parlour.match(2, parlour.world.group())
    await match.open("topsuit", players=3, computers=1, level="chance")
    await match.start()
    assert await match.play(10)
    await parlour.restart()
    # The clicks that there were let it go on; nobody is a duplicate, ignored.
    if not match.over:
        for person in match.people:
            await match.hand(person)
        await match.play(6)
    await parlour.at_rest()
    await public_is_true(parlour, match, alone=False)
    assert len({one.id for one in publics(match)}) == 1
    assert nothing_of_its_own(parlour, match)


@pytest.mark.parametrize(("kind", "name"), in_turn(KINDS, WAYS))
async def test_a_request_that_fails_leaves_nothing_untrue(parlour: Parlour, kind: str, name: str) -> None:
    match = await opened(parlour)
    fault = parlour.discord.faults.plant(kind, WAYS[name], times=1)
    if kind == "follow-up":
        # A click on the message that all see is answered with a new panel.
        person = match.people[0]
        person.press(match.public, match.public.button("press:look:") or {})
    else:
        person, panel = match.ready() or pytest.fail("nobody is to act")
        control = choices(panel)[0]
        person.press(panel, control, some(match.rng, control))
    await met(parlour, fault)
    await is_true_once_clicked(parlour, match, f"{kind}, {name}")
    assert len(publics(match)) == 1
    assert nothing_of_its_own(parlour, match)


@pytest.mark.parametrize("name", ["lost", "refused", "its receipt lost"])
async def test_table_is_posted_once_after_tokens_end(parlour: Parlour, name: str) -> None:
    match = await opened(parlour)
    (first,) = publics(match)
    too_late(parlour)
    fault = parlour.discord.faults.plant("follow-up", WAYS[name], times=1, where=posts)
    await played(parlour, match)
    await met(parlour, fault)
    await parlour.acted(match)
    await parlour.at_rest()
    assert len(publics(match)) == (1 if name in ("lost", "broken") else 2)
    # Where nobody knows whether it was posted, the next command or click tells.
    await match.people[1].command(match.channel, "hand")
    await parlour.at_rest()
    await public_is_true(parlour, match, name, alone=False)
    assert len(publics(match)) == 2
    newest = publics(match)[-1]
    assert parlour.bot.tables.get(match.number).record.message == newest.id
    # Whoever finds the first one is told.
    await match.people[0].click(first, "press:look:")
    await parlour.world.until(lambda: words()("table-goes-on") in first.texts, "where it goes on")
    assert nothing_of_its_own(parlour, match)


async def test_click_makes_an_unknown_post_the_table(parlour: Parlour) -> None:
    match = await opened(parlour)
    (first,) = publics(match)
    too_late(parlour)
    fault = parlour.discord.faults.plant("follow-up", Reset(after=True), times=1, where=posts)
    await played(parlour, match)
    await met(parlour, fault)
    _, posted = publics(match)
    assert parlour.bot.tables.get(match.number).record.message == first.id
    # What somebody has written below it meanwhile hides it from us.
    parlour.world.post(type(first)(posted.id + 1, match.channel, [], 0, content="well"))
    await match.people[1].click(posted, "press:look:")
    await parlour.at_rest()
    assert parlour.bot.tables.get(match.number).record.message == posted.id
    await parlour.acted(match)
    await parlour.at_rest()
    assert len(publics(match)) == 3
    del match.channel.messages[posted.id + 1]
    await public_is_true(parlour, match, alone=False)


async def test_lobby_whose_receipt_was_lost_can_be_joined(parlour: Parlour) -> None:
    match = parlour.match(2, parlour.world.group())
    ann, bob = match.people
    faults = parlour.discord.faults
    callback = faults.plant("callback", Reset(after=True), times=2)
    unread = faults.plant("panel read", Refuse(404, 10015))
    ann.type(match.channel, "topsuit new", players=3, computers=1, level="chance")
    await parlour.world.until(lambda: callback.hits and publics(match), "a lobby")
    await parlour.comes(lambda: not parlour.bot.under_way, "the end of the command")
    faults.lift()
    assert unread.hits
    (table,) = parlour.bot.tables.live()
    assert not table.record.message
    match.number = table.id
    await bob.click(publics(match)[-1], "press:lobby:")
    await parlour.at_rest()
    assert table.record.message == publics(match)[-1].id
    assert table.seat_of(bob.user.id) is not None
    await match.start()
    await played(parlour, match)
    await parlour.at_rest()
    await public_is_true(parlour, match, alone=False)
    assert len(publics(match)) == 1


async def test_spent_token_still_edits_what_it_posted(parlour: Parlour) -> None:
    match = await opened(parlour)
    for interaction in parlour.world.interactions.values():
        interaction.followed = MOST_FOLLOW_UPS
    await parlour.bot.session.services.painter.post_again(parlour.bot.tables.get(match.number))
    await parlour.at_rest()
    assert len(publics(match)) == 1
    await parlour.acted(match)
    await public_is_true(parlour, match)


async def test_table_is_private_where_apps_are_hidden(parlour: Parlour) -> None:
    guild = parlour.world.guild("Strangers", joined=False)
    guild.shown = False
    there = parlour.world.channel(guild)
    person = parlour.people[0]
    await person.command(there, "topsuit new", players=3, level="chance")
    messages = parlour.match(1, parlour.world.messages(person.user))
    await parlour.world.until(lambda: publics(messages), "a table in their messages")
    assert there.public() == []


async def test_a_server_without_the_bot_is_played_on(parlour: Parlour) -> None:
    there = parlour.world.channel(parlour.world.guild("Strangers", joined=False))
    match = parlour.match(2, there)
    await match.open("topsuit", players=3, computers=1, level="chance")
    await match.start()
    await match.play(6)
    await parlour.at_rest()
    await public_is_true(parlour, match, alone=False)
    assert nothing_of_its_own(parlour, match)
