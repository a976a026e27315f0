"""*Claim the rest*: offered where it is certain, agreed to by everybody, and played out at once."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.games.base import replay
from bot.tables.table import Table
from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import rigged, seat_four

CLAIM = "Claim the rest"


async def certain(salon: Salon, *others: str) -> tuple[Table, Any]:
    """Ann leads and holds the three highest hearts; the others are people, or computer players."""
    if others:
        table = await seat_four(salon, target=99)
    else:
        await salon.slash(salon.ann, "differ new", target=99, computers=3, level="easy")
        await salon.click(salon.ann, salon.public, "Start")
        table = salon.table
    ann = salon.seat_of(salon.ann)
    assert ann == 0
    await salon.as_bot(rigged(table))
    return table, await Hands(salon, Random(1)).panel(0)


def labels(panel: Any) -> list[str]:
    return [control["label"] for control in controls(panel)]


async def test_a_claim_against_computers_is_played_out(salon: Salon) -> None:
    table, panel = await certain(salon)
    before, lines = table.state, len(table.log)
    await salon.click(salon.ann, panel, CLAIM)
    assert table.state.sheet[0].taken == 13
    actions = [(line.seat, line.action) for line in table.log[lines:]]
    assert replay(before, actions) == table.state
    assert {seat for seat, _ in actions} >= {0, 1, 2, 3}
    said = "\n".join(texts(message) for message in salon.channel.history())
    assert "**Ann** claims the rest: all 3 tricks, with A♥ K♥ Q♥." in said
    assert "The hand was played out." in said


async def test_everybody_has_to_agree(salon: Salon) -> None:
    table, panel = await certain(salon, "people")
    lines = len(table.log)
    await salon.click(salon.ann, panel, CLAIM)
    assert "Still to agree: Bob, Cleo and Dan." in texts(salon.public)
    # They are asked once.
    assert words()("claim-asked") in texts(panel)
    assert CLAIM not in labels(panel)
    for who in (salon.bob, salon.dan):
        await salon.click(who, salon.public, "Agree")
        assert len(table.log) == lines
    result = await salon.click(salon.ann, salon.public, "Agree")
    assert "You are not asked" in texts(result.response)
    assert "Still to agree: Cleo." in texts(salon.public)
    await salon.click(salon.cleo, salon.public, "Agree")
    assert table.state.sheet[0].taken == 13
    (claimed,) = [message for message in salon.channel.history() if "claims the rest" in texts(message)]
    assert "The hand was played out." in texts(claimed)
    assert labels(claimed) == []


async def test_whoever_wants_to_may_play_on(salon: Salon) -> None:
    table, panel = await certain(salon, "people")
    lines = len(table.log)
    await salon.click(salon.ann, panel, CLAIM)
    await salon.click(salon.bob, salon.public, "Play on")
    assert "**Bob** declined the claim." in texts(salon.public)
    assert labels(salon.public) == []
    assert len(table.log) == lines
    assert "**Bob** declined the claim." in texts(panel)
    assert words()("claim-asked") not in texts(panel)
    assert CLAIM not in labels(panel)
    again = f"press:claim:{table.id}:0:{table.turn(0)}:ask"
    salon.plant(panel, again)
    result = await salon.forge(salon.ann, panel, again)
    assert "wants to play this hand out" in texts(result.response)


async def test_a_claim_ends_when_somebody_acts(salon: Salon) -> None:
    table, panel = await certain(salon, "people")
    await salon.click(salon.ann, panel, CLAIM)
    await salon.slash(salon.ann, "differ play", card="AH")
    lines = len(table.log)
    await salon.click(salon.bob, salon.public, "Agree")
    assert "no longer counts" in texts(salon.public)
    assert len(table.log) == lines


async def test_a_closed_tables_claim_is_forgotten(salon: Salon) -> None:
    table, panel = await certain(salon, "people")
    await salon.click(salon.ann, panel, CLAIM)
    assert table.id in salon.bot.session.services.claims._open
    await salon.as_bot(salon.bot.tables.archive(table.id))
    assert not salon.bot.session.services.claims._open


async def test_a_claim_is_repeatable_after_a_restart(salon: Salon) -> None:
    table, panel = await certain(salon, "people")
    lines = len(table.log)
    await salon.click(salon.ann, panel, CLAIM)
    await salon.restart()
    await salon.as_bot(rigged(salon.table))
    await salon.click(salon.bob, salon.public, "Agree")
    assert texts(salon.public) == words()("claim-forgotten")
    assert len(salon.table.log) == lines
    panel = (await salon.slash(salon.ann, "hand")).response
    await salon.click(salon.ann, panel, CLAIM)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Agree")
    assert salon.table.state.sheet[0].taken == 13


async def test_uncertain_claims_are_neither_offered_nor_taken(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    seat = table.waiting_for[0]
    panel = await Hands(salon, Random(1)).panel(seat)
    assert CLAIM not in labels(panel)
    who = salon.actor(seat)
    forged = f"press:claim:{table.id}:{seat}:{table.turn(seat)}:ask"
    salon.plant(panel, forged)
    result = await salon.forge(who, panel, forged)
    assert "no longer certain" in texts(result.response)
    other = salon.actor((seat + 1) % 4)
    result = await salon.forge(other, panel, forged)
    assert "belongs to someone else" in texts(result.response)
