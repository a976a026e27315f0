"""Alt texts have no signs that screen readers skip or spell out."""

from __future__ import annotations

import pytest

from bot.duplicate.night import Member, Night, Team
from bot.duplicate.score import standings
from bot.duplicate.swiss import course
from bot.games import GAMES
from bot.words import LANGUAGES, words
from cogs.duplicate import pages, rounds
from cogs.kit.pages import MOST_ALT, alt_in_words
from cogs.pages import results
from rendering.kit.picture import Picture
from tests.cogs.hands import ended, table_of
from tests.e2e.listener import signs
from tests.kit.languages import speaking
from tests.kit.panels import front, positions
from tests.kit.panels import front as cog_of

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Ida")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_of_a_table(slug: str, language: str) -> None:
    players = GAMES[slug].seats[0]
    with speaking(language):
        for state in positions(slug, players)[::3]:
            picture = front(slug).table_picture(state.view(None), NAMES[:players])
            assert not signs(alt_in_words(picture).alt), picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_of_how_a_hand_and_a_match_ended(slug: str, language: str) -> None:
    players = GAMES[slug].seats[0]
    changes = [(seat, 1500, 1490 + seat) for seat in range(players)]
    with speaking(language):
        for state in ended(slug, players):
            table, cog = table_of(state), cog_of(slug)
            for picture in (
                results.of_hand(table, cog, NAMES[:players]),
                None if state.to_act else results.of_match(table, cog, NAMES[:players], changes),
            ):
                assert picture is None or not signs(alt_in_words(picture).alt), picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_night_with_losses(language: str) -> None:
    teams = tuple(Team(number, 1, "", {0: Member(number, name)}) for number, name in enumerate(NAMES, 1))
    night = Night(
        1, 1, 1, 1, "topsuit", 4, {}, 2, 1, 2, "over", "ABCDEFGH", "a" * 64, 0, 1, 1, teams,
        form="swiss", stage=1,
    )  # fmt: skip
    scores = {board: {team.number: -7 * board * team.number for team in teams} for board in (1, 2)}
    came = course(
        range(1, 9),
        [{board: made} for board, made in scores.items()],
        rounds=2,
        lots=night.lots,
        lowest_wins=False,
    )
    with speaking(language):
        for picture in (
            pages.standings_picture(night, scores, standings(scores, lowest_wins=False)),
            pages.board_picture(night, night.boards[0], scores[1]),
            rounds.picture(night, came),
        ):
            assert words()("heard-minus") in alt_in_words(picture).alt
            assert not signs(alt_in_words(picture).alt), picture.alt


def test_text_too_long_in_words_stays() -> None:
    whole = Picture(b"", "♠" * 900, 1, 1)
    assert alt_in_words(whole) is whole
    assert alt_in_words(Picture(b"", "5♠", 1, 1)).alt == words().card_name("5S")
    assert len(alt_in_words(Picture(b"", "♠" * 90, 1, 1)).alt) <= MOST_ALT
