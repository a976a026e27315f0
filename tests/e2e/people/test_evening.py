"""An evening on Discord: the next match, and the score below each result and for whoever asks."""

from __future__ import annotations

from random import Random

from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts


async def play(salon: Salon) -> None:
    """Whatever stands there is played to its end by whoever sits there."""
    table, hands = salon.table, Hands(salon, Random(salon.table.id))
    while table.live:
        await hands.move(table.waiting_for[0])


async def first_match(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", target=1, computers=2, level="chance")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    await play(salon)


async def next_match(salon: Salon, slug: str = "differ") -> None:
    """Bob asks for it, Ann agrees."""
    await salon.select(salon.bob, salon.public, slug, beginning="menu:next:")
    await salon.click(salon.ann, salon.public, "Join")
    await salon.click(salon.bob, salon.public, "Start")
    await play(salon)


async def test_each_match_shows_the_evenings_score(salon: Salon) -> None:
    await first_match(salon)
    (podium,) = alts(salon.public)
    assert "The evening" not in enabled(salon.public)
    await next_match(salon, "topsuit")
    podium, evening = alts(salon.public)
    assert podium.startswith("Top Suit")
    title, *rows = evening.splitlines()
    assert title == "The evening after 2 matches."
    assert len(rows) == 4
    assert sum("computer, plays anything" in row for row in rows) == 2
    for row in rows:
        assert "Differ" in row
        assert "Top Suit" in row
    await salon.click(salon.ann, salon.public, "Rematch")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    await play(salon)
    assert alts(salon.public)[1].startswith("The evening after 3 matches.")
    # What an earlier message says stays true.
    earlier = [message for message in salon.channel.history() if "The evening" in str(alts(message))]
    assert [alts(message)[1].splitlines()[0] for message in earlier] == [
        "The evening after 2 matches.",
        "The evening after 3 matches.",
    ]
    # Whoever asks sees all of it, below whichever message they ask.
    asked = await salon.click(salon.eve, earlier[0], "The evening")
    assert asked.ephemeral
    assert alts(asked.response)[0].startswith("The evening after 3 matches.")
    assert "12 points" in texts(asked.response)


async def test_without_pictures_it_is_told(salon: Salon) -> None:
    await first_match(salon)
    result = await salon.slash(salon.cleo, "table evening")
    assert texts(result.response) == words()("evening-none")
    await next_match(salon, "topsuit")
    await salon.slash(salon.cleo, "settings", text_only=True)
    result = await salon.slash(salon.cleo, "table evening")
    assert result.ephemeral
    assert not alts(result.response)
    said = texts(result.response)
    for name in ("Ann", "Bob", "Toco"):
        assert name in said
    assert "Differ " in said
    assert "Top Suit " in said


async def test_a_crash_doubles_no_result(salon: Salon) -> None:
    await first_match(salon)
    await next_match(salon)
    before = len(salon.channel.history())
    shown = alts(salon.public)
    await salon.crash()
    assert len(salon.channel.history()) == before
    assert alts(salon.public) == shown
    result = await salon.click(salon.ann, salon.public, "The evening")
    assert alts(result.response) == shown[1:]


async def test_a_game_that_nobody_offered_is_refused(salon: Salon) -> None:
    await first_match(salon)
    menu = next(one for one in controls(salon.public, kind=3) if one["custom_id"].startswith("menu:next:"))
    forged = await salon.forge(salon.bob, salon.public, menu["custom_id"], values=["poker"])
    assert texts(forged.response) == words()("bad-button")
    other = salon.beside()
    await other.slash(other.ann, "differ new")
    number = menu["custom_id"].rpartition(":")[2]
    forged = await other.forge(other.bob, other.public, f"menu:next:{number}", values=["differ"])
    assert texts(forged.response) == words()("bad-button")
    assert salon.live is None


async def test_a_game_for_fewer_people_is_not_offered(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", target=1)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    await play(salon)
    (menu,) = (one for one in controls(salon.public, kind=3) if one["custom_id"].startswith("menu:next:"))
    offered = [option["value"] for option in menu["options"]]
    assert offered[0] == "differ"
    assert "mitigati" not in offered
    await salon.forge(salon.bob, salon.public, menu["custom_id"], values=["mitigati"])
    assert texts(salon.newest_private(salon.bob)).startswith("There are too many of you")
