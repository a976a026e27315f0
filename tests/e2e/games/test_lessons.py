"""Lessons in Discord: from the command through every step to the end, by clicks alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.lessons import LEARNER, lesson
from bot.words import words
from tests.e2e.salon import Salon, alts, texts
from tests.e2e.ways import said
from tests.kit.lessons import ALWAYS_SPOKEN_OF, LESSONS, speaks_of


def told(step: int, message: Any) -> bool:
    """Whether the message is at this step, counted from 1."""
    return f"lesson {step}/" in texts(message) or f"lesson {step} of" in texts(message)


async def begin(salon: Salon, slug: str) -> Any:
    result = await salon.slash(salon.ann, f"{slug} learn")
    assert result.ephemeral
    assert told(1, result.response)
    return result.response


@pytest.mark.parametrize("slug", LESSONS)
async def test_a_lesson_is_clicked_through_to_its_end(salon: Salon, slug: str) -> None:
    message, steps = await begin(salon, slug), lesson(slug)
    for number, step in enumerate(steps, 1):
        assert told(number, message)
        assert len(alts(message)) == 1
        for place, other in enumerate(step.others):
            await salon.click(salon.ann, message, f"press:learn:{slug}:{number - 1}:try{place}")
            assert told(number, message), f"{other} moved on"
        before = alts(message)
        for shown in ("hand", "table"):
            # The buttons of an older message.
            await salon.forge(salon.ann, message, f"press:learn:{slug}:{number - 1}:{shown}")
            assert told(number, message)
            assert alts(message) == before
        if number < len(steps):
            await salon.click(salon.ann, message, f"press:learn:{slug}:{number}:show")
    await salon.click(salon.ann, message, "Back")
    assert told(len(steps) - 1, message)


@pytest.mark.parametrize("slug", LESSONS)
async def test_a_lesson_ends_with_a_button_to_play(salon: Salon, slug: str) -> None:
    message, steps = await begin(salon, slug), lesson(slug)
    await salon.forge(salon.ann, message, f"press:learn:{slug}:{len(steps) - 1}:show")
    await salon.click(salon.ann, salon.newest_private(salon.ann), words()("button-lesson-play"))
    table = salon.table
    assert (table.slug, table.status, len(table.seats)) == (slug, "playing", steps[0].state.players)
    assert [table.level(seat) for seat in range(1, len(table.seats))] == ["novice"] * (len(table.seats) - 1)


@pytest.mark.parametrize("slug", LESSONS)
async def test_a_lesson_in_words_alone_has_no_picture(salon: Salon, slug: str) -> None:
    await salon.slash(salon.ann, "settings", text_only=True)
    message = await begin(salon, slug)
    for number in range(1, len(lesson(slug))):
        await salon.click(salon.ann, message, f"press:learn:{slug}:{number}:show")
        assert told(number + 1, message)
        assert alts(message) == []


@pytest.mark.parametrize("slug", ["differ", "92q"])
async def test_a_lesson_in_words_calls_no_bid_a_card(salon: Salon, slug: str) -> None:
    await salon.slash(salon.ann, "settings", text_only=True)
    message, heard = await begin(salon, slug), 0
    for number, step in enumerate(lesson(slug)):
        if bid := getattr(step.state, "bid", ""):
            lying = {card for cards in step.state.view(LEARNER).piles.values() for card in cards}
            heard += words().bid_name(bid) in texts(message)
            assert bid in lying or words().card_name(bid) not in texts(message)
        if number + 1 < len(lesson(slug)):
            await salon.click(salon.ann, message, f"press:learn:{slug}:{number + 1}:show")
    assert heard > 1


@pytest.mark.parametrize("slug", [slug for slug in LESSONS if slug != "springcleaning"])
async def test_a_lesson_shows_only_its_learners_view(salon: Salon, slug: str) -> None:
    message = await begin(salon, slug)
    seen = set(ALWAYS_SPOKEN_OF)
    for number, step in enumerate(lesson(slug)):
        seen |= {card for cards in step.state.view(LEARNER).piles.values() for card in cards}
        shown = "\n".join((texts(message), *alts(message)))
        hidden = set(step.state.deck) - seen
        assert not [card for card in hidden if speaks_of(shown, card)]
        if number + 1 < len(lesson(slug)):
            await salon.click(salon.ann, message, f"press:learn:{slug}:{number + 1}:show")


async def test_a_wrong_choice_is_answered(salon: Salon) -> None:
    message = await begin(salon, "differ")
    for _ in range(2):
        await salon.click(salon.ann, message, "Next")
    await salon.click(salon.ann, message, "Pass")
    assert words()("differ-opener-must-bid") in texts(message)
    await salon.click(salon.ann, message, "Bid 1♣")
    assert "your strong suit is hearts" in texts(message)
    assert told(3, message)


async def test_a_lesson_goes_on_after_a_restart(salon: Salon) -> None:
    message = await begin(salon, "differ")
    await salon.click(salon.ann, message, "Next")
    await salon.restart()
    await salon.click(salon.ann, message, "Next")
    assert told(3, message)
    await salon.click(salon.ann, message, "Bid 4♥")
    assert told(4, message)


@pytest.mark.parametrize(
    "forged",
    [
        "press:learn:../words:0:show",
        "press:learn:differ:99:show",
        "press:learn:differ:0:try0",
        "press:learn:differ:2:try9",
        "press:learn:differ:0:fly",
        "press:learn:differ:-1:show",
        "press:learn:differ:x:show",
        "press:learn:differ",
    ],
)
async def test_a_forged_click_is_refused(salon: Salon, forged: str) -> None:
    message = await begin(salon, "differ")
    salon.plant(message, forged)
    answer = said(await salon.forge(salon.ann, message, forged))
    assert answer in (words()("lesson-no-step"), words()("bad-button"))
    assert told(1, message)


async def test_a_lesson_leaves_a_table_alone(salon: Salon) -> None:
    await salon.slash(salon.bob, "differ new", computers=3, level="chance")
    before = len(salon.table.log)
    message = await begin(salon, "differ")
    await salon.click(salon.ann, message, "Next")
    assert told(2, message)
    assert len(salon.table.log) == before
