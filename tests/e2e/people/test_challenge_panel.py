from __future__ import annotations

from random import Random

import pytest

from bot.games.differ.rules import Differ
from bot.people.challenges import Attempt, Challenge
from bot.words import words
from cogs.kit.controls import Press
from cogs.kit.ids import Act, Seat
from cogs.kit.pages import Page
from cogs.people import challenge_board
from tests.e2e.challenges import DIFFER, begin, board, forged, message_of, play, to
from tests.e2e.salon import Hands, Salon, alts, enabled, texts
from tests.e2e.ways import said


@pytest.fixture(autouse=True)
def _it_is_a_week_of_differ(salon: Salon) -> None:
    to(salon, DIFFER)


async def test_last_trick_and_score_stand_beside_the_panel(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However the cards lie, one hand does not end the match.
    monkeypatch.setattr(Differ, "brief", {"target": "99"})
    table, panel = await begin(salon, salon.ann)
    hands = Hands(salon, Random(1))
    hands.panels[0] = panel
    while not table.state.tricks:
        assert not {"Last trick", "Score"}.intersection(enabled(panel))
        await hands.move(0)
        panel = hands.panels[0]
    assert "Score" not in enabled(panel)
    while not table.state.sheet or 0 not in table.waiting_for:
        await hands.move(0)
    panel = await hands.panel(0)
    before = texts(panel)
    last = await salon.click(salon.ann, panel, "Last trick")
    assert last.ephemeral
    assert last.response.id != panel.id
    assert any(symbol in texts(last.response) for symbol in "♣♦♥♠")
    score = await salon.click(salon.ann, panel, "Score")
    assert said(score)
    assert texts(panel) == before


async def test_a_text_panel_tells_of_the_table(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", text_only=True)
    _, panel = await begin(salon, salon.ann)
    assert alts(panel) == []
    whole = (await salon.click(salon.ann, panel, words()("button-table"))).response
    for name in ("Toco", "Ariel", "Keel"):
        assert name in texts(whole)


async def test_a_claim_is_told_to_its_player_alone(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, panel = await begin(salon, salon.ann)
    card = table.state.hands[0][0]
    monkeypatch.setattr("cogs.table.claims.certain", lambda _view, _seat: (f"play {card}",))

    async def nothing(*_: object) -> None:
        """The rest of the hand is not what is asked about."""

    monkeypatch.setattr(salon.bot.session.services.claims, "_play_out", nothing)
    await forged(salon, salon.ann, panel, f"press:claim:{table.id}:0:{table.turn(0)}:ask")
    told = salon.newest_private(salon.ann)
    assert words().card(card) in texts(told)
    everywhere = [one.id for one in salon.channel.history() if not one.flags.ephemeral]
    assert everywhere == [message_of(salon, table).id]


async def test_anyone_may_share_the_board(salon: Salon) -> None:
    await play(salon, salon.ann)
    mine = await salon.slash(salon.bob, "challenge board")
    assert mine.ephemeral
    shared = await salon.click(salon.bob, mine.response, "Show everyone")
    assert not shared.ephemeral
    assert board(texts(shared.response)) == board(texts(mine.response))
    earlier = await salon.click(salon.bob, mine.response, "Last week")
    assert said(earlier) == words()("challenge-none")


def ids(page: Page) -> list[str]:
    return [control.custom_id for control in page.controls]


def test_a_long_board_has_pages_and_ones_place() -> None:
    week = Challenge(1, 202647, "differ", 4, {})
    people = [Attempt(number, number, f"P{number}", 100 - number, number, "over") for number in range(1, 26)]
    first = challenge_board.page(week, "Differ", people, 17, 0, now=True)
    lines = board(first.texts[1])
    assert [line.split(" ")[1] for line in lines] == [f"P{number}:" for number in range(1, 11)]
    assert "You: 17\\. \u2068P17\u2069: **83 points**" in first.texts[1]
    assert "Page 1 of 3" in first.texts[2]
    assert "press:challenge:202647:1:on" in ids(first)
    last = challenge_board.page(week, "Differ", people, 17, 99, now=False)
    assert last == challenge_board.page(week, "Differ", people, 17, 2, now=False)
    last.check()
    assert len(board(last.texts[1])) == 5
    assert "press:challenge:202647:0:now" in ids(last)
    nobody = challenge_board.page(week, "Differ", [], challenge_board.NOBODY, 0, now=True)
    assert words()("challenge-board-empty") in nobody.texts[1]
    assert len(ids(nobody)) == 2


async def test_a_large_hand_fits_below_the_table(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be no room for what helps, but always for the cards and the way out."""
    table, _ = await begin(salon, salon.ann)
    while 0 not in table.waiting_for:
        await salon.env.settle()
    presses = [Press("card", Act(table.id, 0, 0, f"play {number}")) for number in range(29)]
    rows = tuple(tuple(presses[first : first + 5]) for first in range(0, 29, 5))
    monkeypatch.setattr(salon.bot.game_cog(table.slug), "controls", lambda *_: rows)
    page = await salon.as_bot(salon.bot.session.services.panels.page(table, salon.ann.id))
    page.check()
    assert page.picture
    assert list(page.controls[: len(presses)]) == presses
    assert [press.id for press in page.controls[len(presses) :]] == [Seat(table.id, "leave")]
