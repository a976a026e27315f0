"""Every language says everything, within Discord's limits, and each reader is spoken to in theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest

import bot.words
from bot.app import create_bot
from bot.games import GAMES
from bot.games.base import State, chosen
from bot.games.springcleaning.rules import SpringCleaning
from bot.lessons import lesson
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store.storage import Store
from bot.words import DEFAULT, LANGUAGES, Words, catalogue, nearest, own_name, speaking, words
from cogs.core.languages import Translator
from cogs.core.permissions import NEEDED, named
from cogs.kit.controls import MOST_SEEN
from cogs.kit.game_cog import AnyCog
from cogs.kit.games import game_cogs
from cogs.kit.pages import MOST_TEXT
from tests.kit.databases import database
from tests.kit.facts import OURS
from tests.kit.languages import WHOLE
from tests.words.sentences import keys, told

FOLDER = Path(bot.words.__file__).parent
MOST_OF_A_COMMAND = 8000
MOST_OF_A_NAME = 100


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue(DEFAULT)
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "few.ftl").write_text("yes = jo\nno = { nothing-of-that-name }\n", encoding="utf-8")
    monkeypatch.setattr(bot.words, "files", lambda _: tmp_path)
    say = Words("xx")
    assert say("yes") == "jo"
    assert say("no") == "no"
    assert say("button-hand") == "Your hand"
    assert say.card_name("KH") == "king of hearts"
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(ValueError, match="lobby-seat"):
        say("lobby-seat", number=1)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("es-419", "es"),
        ("es-ES", "es"),
        ("pt-BR", "pt"),
        ("pl", "pl"),
        ("ja", None),
        ("", None),
    ],
)
def test_a_client_is_spoken_to_in_its_language(locale: str, language: str | None) -> None:
    assert nearest(locale) == language


def test_a_language_has_a_name_of_its_own() -> None:
    names = [own_name(language) for language in LANGUAGES]
    assert names[:1] == ["English"]
    assert len(set(names)) == len(names)


async def test_simultaneous_readers_have_their_own_languages() -> None:
    heard: list[tuple[str, str]] = []

    async def read(language: str) -> None:
        with speaking(language):
            for _ in range(3):
                await asyncio.sleep(0)
                heard.append((language, words().language))
                # So are pictures drawn.
                assert await asyncio.to_thread(lambda: words().language) == language
        assert words().language == DEFAULT

    await asyncio.gather(*map(read, LANGUAGES))
    assert len(heard) == 3 * len(LANGUAGES)
    assert all(wanted == spoken for wanted, spoken in heard)


def test_permissions_are_joined_as_the_language_does() -> None:
    said = set()
    for language in LANGUAGES:
        with speaking(language):
            said.add(named(NEEDED))
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", ["hand", "round"])
def test_a_deal_is_called_something_in_every_language(language: str, deal: str) -> None:
    for key in ("result-hand", "replay-hand", "replay-hand-of", "replay-go-deal", "button-next-hand"):
        assert catalogue(language).own(key, deal=deal, number=1, count=2)


# What Discord takes


@pytest.fixture
def fronts() -> list[AnyCog]:
    return [front(cast("Any", None)) for front in game_cogs()]


async def test_commands_keep_discords_limits_in_every_language(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path / "store.sqlite3"))
    async with create_bot(Settings()) as made:
        await made.load(store, Tables(store))
        translator = Translator()
        payloads = [
            await command.get_translated_payload(made.tree, translator)
            for command in made.tree.get_commands()
        ]
    parts = [(payload["name"], part) for payload in payloads for part in _parts(payload)]
    for command, part in parts:
        for what, most in (("name", MOST_OF_A_NAME), ("description", MOST_OF_A_NAME)):
            for text in _said(part, what):
                assert 1 <= len(text) <= most, text
        if part.get("description") and (command in OURS or command not in GAMES):
            there = {locale.partition("-")[0] for locale in part["description_localizations"]}
            assert there >= {*WHOLE} - {DEFAULT}, part["description"]
    for payload in payloads:
        # Of a text in several languages the longest counts.
        size = sum(
            max(map(len, _said(part, what)), default=0)
            for part in _parts(payload)
            for what in ("name", "description")
        )
        values = sum(len(str(part.get("value", ""))) for part in _parts(payload))
        assert size + values <= MOST_OF_A_COMMAND, payload["name"]


def _parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands, options and choices."""
    yield payload
    for part in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from _parts(part)


def _said(part: dict[str, Any], what: str) -> list[str]:
    return [text for text in (part.get(what), *part.get(f"{what}_localizations", {}).values()) if text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_room_for_what_they_say(language: str) -> None:
    for path in (FOLDER / language).glob("*.ftl"):
        for key in keys(path):
            if (
                key.startswith(("button-", "menu-", "level-", "clock-"))
                or "-menu-" in key
                or "-short-" in key
            ):
                assert max(map(len, told(path, key))) <= MOST_SEEN, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_topic_fit_a_message(language: str, fronts: list[AnyCog]) -> None:
    with speaking(language):
        for front in fronts:
            for view, topic in product((None, *starts(front.game)), front.topics):
                text = front.rules(view, topic)
                assert 0 < len(text) < MOST_TEXT - 200, f"{front.game_name}: {topic}"


CHANCE = {
    "en": "drawn at random",
    "de": "ausgelost",
    "fr": "au sort",
    "pl": "losuje się",
    "es": "se sortea",
    "pt": "é sorteado",
}
"""How each language says that chance decides who deals or leads first."""
SHARED = {"en": "share", "de": "teilt", "fr": "partage", "pl": "wspólna", "es": "comparte", "pt": "divide"}
"""How each says that those who are equal share the win."""


CLOCKWISE = {
    "en": "clockwise",
    "de": "im Uhrzeigersinn",
    "fr": "aiguilles d",
    "pl": "wskazówek zegara",
    "es": "agujas del reloj",
    "pt": "sentido horário",
}


@pytest.mark.parametrize("language", CHANCE)
def test_rules_say_who_begins_and_ties(language: str, fronts: list[AnyCog]) -> None:
    assert set(CHANCE) == set(SHARED) == set(LANGUAGES)
    for front in fronts:
        spoken = language if front.game.slug in OURS else DEFAULT
        with speaking(spoken):
            said = " ".join(front.rules(None, topic) for topic in front.topics)
        assert CHANCE[spoken] in said, front.game_name
        assert SHARED[spoken] in said, front.game_name
        if front.game is SpringCleaning:
            # Who leads next, and whose trash is less, can be tied too.
            assert said.count(CLOCKWISE[language]) >= 3


def starts(game: type[State]) -> Iterator[Any]:
    """At every size, with each value of each option; of the longest, which are numbers, with the ends."""
    for players, option in product(game.seats, game.options):
        for value in option.values if len(option.values) < 30 else (option.values[0], option.values[-1]):
            yield game.start(players, chosen(game, players, {option.name: value}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_lesson_fits_its_messages(language: str, slug: str, fronts: list[AnyCog]) -> None:
    front = next(front for front in fronts if front.game.slug == slug)
    say = catalogue(language)
    for step in lesson(slug):
        key = f"lesson-{front.prefix}-{step.topic}"
        assert key in say or language not in WHOLE or slug not in OURS
        assert 0 < len(say(key)) < MOST_TEXT / 2
