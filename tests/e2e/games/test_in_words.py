"""Private texts for listeners have no signs that a voice skips or spells out."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from discord import app_commands

import bot.words as words_of_all
from bot.games import GAMES
from bot.words import LANGUAGES, catalogue
from bot.words.aloud import in_words
from tests.e2e.completion import Completion
from tests.e2e.listener import IN_LANGUAGES, Listener, again, misread, signs
from tests.e2e.replays import play_out
from tests.e2e.salon import Hands, Salon
from tests.e2e.ways import seat_all
from tests.kit.positions import lay, positions

WORDS: Final = Path(words_of_all.__file__).parent

THOUGHT_ABOUT: Final = ("review", "puzzle")
"""Commands that a computer player has to search for: test_help_in_words.py."""


def commands(salon: Salon) -> list[str]:
    """All that anybody may type, and that need nothing but their name."""
    every = (one for one in salon.bot.tree.walk_commands() if isinstance(one, app_commands.Command))
    return sorted(
        one.qualified_name
        for one in every
        if not any(option.required for option in one.parameters)
        and (one.root_parent or one).default_permissions is None
        and one.qualified_name not in THOUGHT_ABOUT
    )


async def everything(salon: Salon, slug: str, language: str) -> None:
    """A match begun, looked at, ended and looked at again; and every command, wherever it may be typed."""
    ann, bob = (Listener(salon, who) for who in (salon.ann, salon.bob))
    for who in (ann, bob):
        await salon.slash(who.who, "settings", text_only=True, forced="none", language=language)
    game = GAMES[slug]
    short = {name: int(value) for name, value in game.brief.items()}
    table, hands = await seat_all(salon, slug, game.seats[0], **short), Hands(salon, Random(5))
    for _ in range(6):
        await hands.move(table.waiting_for[0])
    await ann.looks_through(salon.public, "in play")
    for command in (f"{slug} rules", "hand", "table evening", "table wait"):
        await bob.types(command)
    await play_out(salon, table)
    await ann.looks_through(salon.public, "over")
    await bob.types("verify", match=table.id)
    await bob.types("replay", match=table.id)
    for command in commands(salon):
        await ann.types(command)
    for message in salon.channel.history():
        ann.hears_others_read(message, f"public, {message.id}")
    assert {**ann.stumbled, **bob.stumbled} == {}


@pytest.mark.parametrize(("slug", "language"), IN_LANGUAGES)
async def test_what_one_alone_is_told_is_in_words(salon: Salon, slug: str, language: str) -> None:
    await everything(salon, slug, language)


@pytest.mark.parametrize(("slug", "language"), IN_LANGUAGES)
async def test_what_a_command_lists_is_in_words(salon: Salon, slug: str, language: str) -> None:
    players = GAMES[slug].seats[0]
    table = await seat_all(salon, slug, players)
    for who in [*salon.people.values()][:players]:
        await salon.slash(who, "settings", text_only=True, language=language)
    listed = list[str]()
    for state, seat in positions(slug, players, count=15, each=11):
        lay(table, state)
        shown = Completion(salon, table, seat)
        for choice in state.legal(seat):
            listed += [one["name"] for one in await shown.answers(choice.verb, "")] if choice.most else []
    assert listed
    assert [name for name in listed if signs(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_put_in_words(language: str) -> None:
    say = catalogue(language)
    written = "\n".join(one.read_text() for one in (WORDS / language).rglob("*.ftl"))
    # What is typed is in letters.
    sentences = [line for line in written.splitlines() if not re.match(r"#|[\w-]+-option = ", line)]
    assert len(sentences) > 1000
    assert not [line for line in sentences if signs(in_words(told(line), say))]


def told(line: str) -> str:
    """The sentence of a line, without its key and with what stands there as it is."""
    sentence = re.sub(r"^[\w-]+ = ?", "", line).strip()
    return re.sub(r'\{ *"([^"]*)" *\}', r"\1", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_become_words(language: str) -> None:
    say = catalogue(language)
    text = "## ♠ · 10\u2060💨\n• K♥\ufe0e: \N{MINUS SIGN}5 \N{MULTIPLICATION SIGN} 2 (± 3) ✓\n"
    text += "⚠️ 14✦ → B 🥇\n▸ C🔥"
    said = in_words(text, say)
    assert not signs(said)
    for part in (say.suit("S"), say.card_name("TA"), say.card_name("KH"), say.card_name("14T"), "B 1."):
        assert part in said
    assert in_words(said, say) == said


def test_what_people_wrote_and_what_is_copied_stays() -> None:
    text = "\u2068A · ♥ 🎉\u2069: `a·b → c` <@5> <:heart·:7>"
    assert in_words(text, catalogue("en")) == text
    assert in_words("• A → https://a.b", catalogue("en")) == "- A: https://a.b"
    assert in_words("Next →", catalogue("en")) == "Next"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_called_as_a_card_is_noticed(language: str) -> None:
    assert misread(in_words("Ann: 1♥", catalogue(language)))
    assert not misread(f"Ann: {catalogue(language).bid_name('1H')}")


@pytest.mark.parametrize(
    "glued", ["Ann 1 0", "a, , b", "Ann passes.Ace of hearts", "Ann took it .", "Toco: ; Ariel"]
)
def test_a_glued_list_is_noticed(glued: str) -> None:
    assert misread(glued)


def test_a_repeated_sentence_is_noticed() -> None:
    assert again("Ann took it. Ann took it.") == {"Ann took it."}
    assert again("Ann took it. Bob passes. Ann took it.") == set()
