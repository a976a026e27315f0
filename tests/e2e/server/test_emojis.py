"""The cards as emojis: brought to Discord once, and shown where a button or an option is a card."""

from __future__ import annotations

import asyncio
import re
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.words import words
from cogs.core import emojis
from tests.e2e.salon import Hands, Salon, controls, labels


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return emojis.drawn()


@pytest.fixture(autouse=True)
def _drawn_once(drawn: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "drawn", lambda: drawn)


@pytest.fixture
def told() -> list[str]:
    return []


async def bring(salon: Salon, told: list[str]) -> None:
    await salon.as_bot(emojis.bring(salon.bot, told.append))


def there(salon: Salon) -> dict[str, int]:
    return {one.name: one.id for one in salon.env.backend.application_emojis.values()}


@pytest.mark.parametrize("refused", [True, False])
async def test_two_at_once_bring_each_emoji_once(
    salon: Salon, told: list[str], drawn: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, *, refused: bool
) -> None:
    """Whether Discord refuses a second of one name or takes it; what is old goes all the same."""
    create = salon.bot.create_application_emoji
    some = dict([*drawn.items()][:8])
    monkeypatch.setattr(emojis, "drawn", lambda: some)

    async def created(*, name: str, image: bytes) -> discord.Emoji:
        # Both have seen by now what is missing.
        await asyncio.sleep(0)
        if refused and name in there(salon):
            answer: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body"})
        if not refused:
            # The other's, a moment earlier.
            await create(name=name, image=image)
        return await create(name=name, image=image)

    await salon.as_bot(create(name="toucan_KH_00000000", image=next(iter(drawn.values()))))
    monkeypatch.setattr(salon.bot, "create_application_emoji", created)

    async def both() -> None:
        await asyncio.gather(*(emojis.bring(salon.bot, told.append) for _ in range(2)))

    await salon.as_bot(both())
    names = [one.name for one in salon.env.backend.application_emojis.values()]
    assert sorted(names) == sorted(some)


def shown(message: Any) -> dict[str, str]:
    """The cards' names in the emojis of a message's buttons and options, by label."""
    menus = (option for menu in controls(message, 3) for option in menu["options"])
    return {
        one["label"].replace("\ufe0e", ""): one["emoji"]["name"].split("_")[1]
        for one in (*controls(message), *menus)
        if one.get("emoji")
    }


async def seated(salon: Salon, command: str, seats: int, **options: object) -> None:
    await salon.slash(salon.ann, command, **options)
    for who in (salon.bob, salon.cleo, salon.dan, salon.eve)[: seats - 1]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")


async def dressed_panels(salon: Salon, phase: str) -> dict[str, tuple[list[str], dict[str, str]]]:
    """Play until this phase, and on: of all four, the buttons and their emojis when they first act in it."""
    hands = Hands(salon, Random(3))
    found: dict[str, tuple[list[str], dict[str, str]]] = {}
    table = salon.table
    while len(found) < 4:
        seat = table.waiting_for[0]
        if table.state.phase == phase:
            panel = await hands.panel(seat)
            found.setdefault(str(salon.actor(seat).user.global_name), (labels(panel), shown(panel)))
        await hands.move(seat)
    return found


async def test_only_missing_emojis_are_brought_again(salon: Salon, told: list[str]) -> None:
    await bring(salon, told)
    first = there(salon)
    assert first.keys() == emojis.drawn().keys()
    assert told[-1].startswith(f"Discord has all {len(first)} emojis: {len(first)} are new")
    told.clear()
    await bring(salon, told)
    assert there(salon) == first
    assert [line.partition(", ")[0] for line in told] == [f"Discord has all {len(first)} emojis: none is new"]

    # One is lost, one was drawn otherwise, and one is not ours.
    kept = salon.env.backend.application_emojis
    lost, old, *_ = first
    del kept[first[lost]]
    card = old.split("_")[1]
    kept[first[old]].name = f"toucan_{card}_00000000"
    foreign = salon.env.backend.create_application_emoji("toucan_face")
    await bring(salon, told)
    assert there(salon).keys() == {*first, "toucan_face"}
    assert kept[foreign.id] is foreign
    assert told[-1].startswith(f"Discord has all {len(first)} emojis: 2 are new, an old one was deleted.")


async def test_buttons_carry_cards_as_their_reader_likes(salon: Salon, told: list[str]) -> None:
    """Beside their words; Bob likes two colours, Cleo text."""
    await bring(salon, told)
    await salon.restart()
    await salon.slash(salon.bob, "settings", colours=2)
    await salon.slash(salon.cleo, "settings", text_only=True)
    await seated(salon, "differ new", 4)
    panels = await dressed_panels(salon, "play")
    assert panels.pop("Cleo")[1] == {}
    said, faces = panels.pop("Bob")
    assert list(faces) == said
    for label, face in faces.items():
        assert face.endswith("2") == (label[-1] in "♣♦") or re.match("2", label)
    for said, faces in panels.values():
        assert [words().card(card) for card in faces.values()] == list(faces) == said


async def test_a_bid_is_no_card(salon: Salon, told: list[str]) -> None:
    await bring(salon, told)
    await salon.restart()
    await seated(salon, "differ new", 4)
    seat = salon.table.waiting_for[0]
    hands = Hands(salon, Random(1))
    panel = await hands.panel(seat)
    await salon.select(salon.actor(seat), panel, "5")
    assert "5♥" in [one["label"] for one in controls(panel)]
    assert shown(panel) == {}


async def test_steps_that_choose_cards_carry_them(salon: Salon, told: list[str]) -> None:
    await bring(salon, told)
    await salon.restart()
    await seated(salon, "mitigati new", 3)
    while salon.table.state.phase == "bargain":
        await salon.slash(salon.actor(salon.table.waiting_for[0]), "mitigati continue")
    seat = salon.table.waiting_for[0]
    (choice,) = salon.table.state.legal(seat)
    hands = Hands(salon, Random(1))
    panel = await hands.panel(seat)
    assert set(shown(panel).values()) == set(choice.options)
    for card in choice.options[:2]:
        await salon.click(salon.actor(seat), panel, words().card(card))
        assert shown(panel)[f"✓ {words().card(card)}"] == card
    assert set(shown(panel).values()) == set(choice.options)


async def test_cards_of_spring_cleaning_have_emojis(salon: Salon, told: list[str]) -> None:
    await bring(salon, told)
    await salon.restart()
    await seated(salon, "springcleaning new", 3, players=3)
    seat = salon.table.waiting_for[0]
    hand = salon.table.state.view(seat).hands[seat]
    assert salon.table.state.phase == "opening"
    panel = await Hands(salon, Random(1)).panel(seat)
    assert tuple(shown(panel).values()) == hand


async def test_without_emojis_words_do(salon: Salon) -> None:
    await seated(salon, "differ new", 4)
    for said, faces in (await dressed_panels(salon, "play")).values():
        assert said
        assert faces == {}


async def test_without_an_answer_cards_lack_emojis(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_client: discord.Client) -> None:
        raise OSError("unreachable")

    monkeypatch.setattr(discord.Client, "fetch_application_emojis", fail)
    await salon.restart()
    assert "cards are shown without emojis: OSError" in caplog.messages
    await seated(salon, "differ new", 4)


class Refused(discord.HTTPException):
    def __init__(self) -> None:
        self.status, self.code, self.text = 400, 30008, "Maximum number of emojis reached"
        Exception.__init__(self, self.text)


@pytest.mark.parametrize(
    ("login", "brought", "sentence"),
    [
        (discord.LoginFailure("no"), None, "Discord rejected this token."),
        (OSError("Cannot connect to host"), None, "No connection: Cannot connect to host"),
        (None, Refused(), "Discord refused the emojis: Maximum number of emojis reached"),
        (None, OSError("gone"), "Discord refused the emojis: gone"),
        (None, None, ""),
    ],
)
def test_the_command_says_what_went_wrong(
    login: Exception | None,
    brought: Exception | None,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Any,
) -> None:
    def failing(error: Exception | None) -> Any:
        async def fail(*_args: object) -> None:
            if error:
                raise error

        return fail

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr("bot.cli.run.set_up", lambda *_: None)
    monkeypatch.setattr(discord.Client, "login", failing(login))
    monkeypatch.setattr("bot.cli.run.bring", failing(brought))
    wrong = 78 if isinstance(login, discord.LoginFailure) else 2
    assert main(["emojis"]) == (wrong if sentence else 0)
    assert capsys.readouterr().err.startswith(sentence)


def test_a_missing_token_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["emojis"]) == 78
    assert "Reset Token" in capsys.readouterr().err
