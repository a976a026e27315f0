"""The rules button speaks of what is going on; in a panel it leaves the panel where it is."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bot.app import Toucan
from bot.games import GAMES
from bot.games.base import pick
from bot.words import words
from cogs.kit.games import game_cogs
from tests.e2e.salon import Hands, Salon, texts
from tests.e2e.ways import said, seat_four
from tests.kit.facts import facts


@pytest.mark.parametrize("cog", game_cogs(), ids=lambda cog: cog.game.slug)
def test_each_phase_has_its_topic(cog: type) -> None:
    front = cog(cast("Toucan", None))
    slug, rng = front.game.slug, Random(5)
    found: dict[str, set[str]] = {}
    for _ in range(40):
        state: Any = GAMES[slug].start(front.game.seats[0], {})
        for _ in range(120):
            view = state.view(None)
            found.setdefault(view.phase, set()).add(front.topic(view))
            if not state.to_act:
                break
            seat = min(state.to_act)
            choices = state.legal(seat)
            on = any(choice.verb == "continue" for choice in choices)
            state, _ = state.apply(seat, "continue" if on else pick(rng, choices))
    assert set().union(*found.values()) <= set(front.topics)
    expected = facts(slug).topics or {phase: frozenset({topic}) for phase, topic in front.phases.items()}
    for phase, topics in expected.items():
        assert found[phase] == topics, phase


async def test_rules_come_beside_the_panel(salon: Salon) -> None:
    table, hands = await seat_four(salon), Hands(salon, Random(3))
    seat = table.waiting_for[0]
    panel = await hands.panel(seat)
    result = await salon.click(salon.actor(seat), panel, "Rules")
    assert "opens and must bid" in texts(result.response)
    assert "open the auction" in texts(panel)
    await hands.play_until(lambda: table.state.phase != "auction")
    answer = await salon.click(salon.eve, salon.public, "Rules")
    assert "The differ leads to the first trick" in texts(answer.response)


async def test_rules_know_whether_no_trump_may_be_bid(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", no_trump=True)
    overview = (await salon.click(salon.bob, salon.public, "Rules")).response
    assert "**Differ** is for four" in texts(overview)
    auction = (await salon.slash(salon.bob, "differ rules", topic="auction")).response
    assert "and a trump suit, or no trump" in texts(auction)
    assert "hearts < spades < no trump." in texts(auction)


@pytest.mark.parametrize(
    ("cog", "topic"), [(cog, topic) for cog in game_cogs() for topic in cog(cast("Any", None)).topics]
)
def test_each_topic_is_told(cog: type, topic: str) -> None:
    said = cog(cast("Any", None)).rules(None, topic)
    assert len(said) > 150
    assert said.count("**") % 2 == 0


@pytest.mark.parametrize("slug", GAMES)
async def test_unreadable_rules_are_answered_all_the_same(
    salon: Salon, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salon.bot.game_cog(slug), "topics", ())
    assert said(await salon.slash(salon.ann, f"{slug} rules")) == words()("bad-button")
