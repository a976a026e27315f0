"""A seat is given away in the middle of a match by clicks: in every game, through crashes, without a leak."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.evenings.substitutes import Substitutes
from bot.games import GAMES
from bot.games.kit.french import FRENCH
from bot.words import words
from cogs.delivery.posts import nonce
from tests.e2e.salon import Hands, Salon, controls, enabled, texts
from tests.e2e.ways import seat_all
from tests.e2e.witness import Witness, everything

OFFER = "offers you their seat"


async def asked(salon: Salon, who: MemberActor) -> Any:
    """The page on which somebody gives their seat away."""
    panel = await salon.click(who, table_message(salon), "Your hand")
    leaving = await salon.click(who, panel.response, "Leave")
    return (await salon.click(who, leaving.response, "Give my seat away")).response


async def offered(salon: Salon, who: MemberActor, guest: MemberActor) -> Any:
    """The seat is offered to somebody; the message that says so."""
    page = await asked(salon, who)
    (menu,) = controls(page, 5)
    await who.select(page, [guest], custom_id=menu["custom_id"])
    return offers(salon)[-1]


def table_message(salon: Salon) -> Any:
    return next(one for one in reversed(salon.channel.history()) if one.id == salon.table.record.message)


def offers(salon: Salon) -> list[Any]:
    return [one for one in salon.channel.history() if "Take the seat" in enabled(one)]


def now_of(salon: Salon, message: Any) -> Any:
    return next(one for one in salon.channel.history() if one.id == message.id)


@pytest.mark.parametrize("slug", ["differ", "92q"])
async def test_a_seat_changes_hands(salon: Salon, slug: str) -> None:
    """Everybody for themselves, and with a partner."""
    witness = Witness(FRENCH)
    salon.bot.tables.listen(witness.listen)
    table, hands = await seat_all(salon, slug, GAMES[slug].seats[0]), Hands(salon, Random(3))
    for _ in range(7):
        await hands.move(table.waiting_for[0])
    seat = table.waiting_for[0]
    owner, turn = salon.actor(seat), table.turn(seat)
    shown = await hands.panel(seat)
    page = await asked(salon, owner)
    assert "you come last" in texts(page)
    message = await offered(salon, owner, salon.gus)
    assert [user.id for user in message.mentions] == [salon.gus.id]
    held = salon.newest_private(owner)
    assert f"offered to <@{salon.gus.id}>" in texts(held)
    stale = [one["custom_id"] for one in controls(held) if one["custom_id"].startswith("press:")]
    before = everything(shown), table.state.view(seat)
    # Meanwhile nobody else gets it, and Gus sees no card.
    wrong = await salon.click(salon.hal, message, "Take the seat")
    assert texts(wrong.response) == words()("substitute-not-you")
    taken = await salon.click(salon.gus, message, "Take the seat")
    assert table.seat_of(salon.gus.id) == seat
    after = texts(now_of(salon, message))
    assert f"Gus has taken {owner.user.global_name}\u2019s seat" in after
    assert taken is not None
    assert table.state.view(seat) == before[1]
    panel = await salon.click(salon.gus, now_of(salon, message), "Your hand")
    assert panel.ephemeral
    assert "Gus" in texts(panel.response)
    # The one before sees what everybody sees, and what stood in their panel does nothing any more.
    late = salon.newest_private(owner)
    assert not [one for one in controls(late) if one["custom_id"].startswith(("press:act:", "press:narrow:"))]
    for custom_id in stale:
        answer = await salon.forge(owner, held, custom_id)
        assert answer.acknowledged
    assert table.seat_of(salon.gus.id) == seat
    assert table.turn(seat) == turn
    seen = set(witness.known[seat])
    hands.panels[seat] = panel.response
    hands.renewed.discard(seat)
    for _ in range(5):
        if table.live:
            await hands.move(table.waiting_for[0])
    assert table.turn(seat) > turn
    # Of what came after they know what everybody does.
    read = witness.read(everything(salon.newest_private(owner)))
    assert read <= seen | witness.known[None]


async def test_stale_and_forged_clicks_get_nowhere(salon: Salon) -> None:
    table = await seat_all(salon, "differ", 4)
    message = await offered(salon, salon.bob, salon.gus)
    number = table.id
    for who, what in (
        (salon.cleo, f"press:substitute:{number}:1:keep"),
        (salon.cleo, f"press:substitute:{number}:1:waiting"),
        (salon.fay, f"press:substitute:{number}:1:show"),
        (salon.bob, f"press:substitute:{number}:1:named"),
        (salon.bob, f"press:substitute:{number}:77:take"),
        (salon.ann, f"press:substitute:{number}:1:take"),
        (salon.bob, f"press:substitute:{number}:1:take"),
        (salon.gus, f"press:substitute:{number}:0:take"),
    ):
        await salon.forge(who, message, what)
        assert [one and one.name for one in table.seats] == ["Ann", "Bob", "Cleo", "Dan"]
    assert table.seats[1].offered == salon.gus.id  # type: ignore[union-attr]
    bot = await salon.forge(
        salon.bob, message, f"people:substitute:{number}:1:named", values=[str(salon.env.bot.user.id)]
    )
    assert bot is not None
    # Kept after all: the message that offers it is an old one.
    panel = await salon.click(salon.bob, table_message(salon), "Your hand")
    await salon.click(salon.bob, panel.response, "Keep my seat")
    late = await salon.click(salon.gus, message, "Take the seat")
    assert texts(late.response) == words()("substitute-gone")
    assert table.seat_of(salon.gus.id) is None


async def test_whoever_waits_is_called_and_takes_it(salon: Salon, pings: Counter[int]) -> None:
    table = await seat_all(salon, "differ", 4)
    await salon.click(salon.eve, table_message(salon), "Queue up")
    page = await asked(salon, salon.bob)
    await salon.click(salon.bob, page, "To the next in line")
    (message,) = offers(salon)
    assert f"<@{salon.eve.id}>" in texts(message)
    assert pings[salon.eve.id] == 1
    refused = await salon.click(salon.fay, message, "Take the seat")
    assert texts(refused.response) == words()("substitute-others-wait")
    await salon.click(salon.eve, message, "Take the seat")
    assert table.seat_of(salon.eve.id) == 1
    assert table.record.waiting == ()
    assert "Eve" in everything(table_message(salon))


async def test_an_offer_is_sent_once_despite_crashes(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    nonces: list[str] = []

    def counting(*parts: object) -> str:
        nonces.append(nonce(*parts))
        return nonces[-1]

    monkeypatch.setattr("cogs.delivery.posts.nonce", counting)
    await seat_all(salon, "differ", 4)
    with monkeypatch.context() as patch:

        async def killed(*_: Any) -> None:
            """The message is there, and the bot is gone before that is kept."""

        patch.setattr(Substitutes, "told", killed)
        message = await offered(salon, salon.bob, salon.gus)
    await salon.crash()
    # What is sent again after the start has the same number, by which Discord knows that it has it.
    assert len(nonces) == 2
    assert len(set(nonces)) == 1
    await salon.crash()
    assert len(nonces) == 2
    await salon.click(salon.gus, message, "Take the seat")
    assert salon.seat_of(salon.gus) == 1
    await salon.crash()
    assert salon.seat_of(salon.gus) == 1
    late = await salon.forge(salon.eve, message, f"press:substitute:{salon.table.id}:1:take")
    assert texts(late.response) == words()("substitute-gone")


async def test_the_result_rates_the_owner_of_a_seat(salon: Salon) -> None:
    table, hands = await seat_all(salon, "differ", 4, target=1), Hands(salon, Random(5))
    message = await offered(salon, salon.bob, salon.gus)
    await salon.click(salon.gus, message, "Take the seat")
    while table.live:
        await hands.move(table.waiting_for[0])
    result = next(one for one in reversed(salon.channel.history()) if "Played on: Gus for Bob" in texts(one))
    ratings = next(line for line in texts(result).splitlines() if line.startswith("Ratings:"))
    assert "Bob" in ratings
    assert "Gus" not in ratings


async def test_owner_and_substitute_review_their_own_part(salon: Salon) -> None:
    table, hands = await seat_all(salon, "topsuit", 3), Hands(salon, Random(3))
    for _ in range(12):
        await hands.move(table.waiting_for[0])
    owner, guest = salon.bob, salon.gus
    seat = table.seat_of(owner.id) or 0
    message = await offered(salon, owner, guest)
    await salon.click(guest, message, "Take the seat")
    panel = await salon.click(guest, now_of(salon, message), "Your hand")
    hands.panels[seat] = panel.response
    hands.renewed.discard(seat)
    while table.live:
        await hands.move(table.waiting_for[0])
    looked = [(await salon.slash(who, "review")).response for who in (owner, guest)]
    assert texts(looked[0]) != texts(looked[1])
    assert f"{table.id}" in texts((await salon.slash(owner, "history")).response)
    for who, first in ((owner, True), (guest, False)):
        page, on = (await salon.slash(who, "replay", match=table.id)).response, words()("button-play-on")
        assert (on in enabled(page)) is first
        await salon.click(who, page, words()("replay-go-last"))
        await salon.click(who, page, words()("replay-go-back"))
        assert (on in enabled(page)) is not first
