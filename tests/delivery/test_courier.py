"""A place is tried until it shows what it should, or that is known to be impossible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.ops import pauses
from cogs.delivery import courier as courier_module
from cogs.delivery.courier import Courier, Errand, in_time
from cogs.delivery.posts import nonce
from cogs.delivery.verdict import LONGEST, Garbled, Verdict, reason, retry_after, verdict

PAGE = "<html>Attention Required! | Cloudflare</html>"


def refused(
    status: int, code: int = 0, wait: str | None = None, page: str | None = None
) -> discord.HTTPException:
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    headers = {} if wait is None else {"Retry-After": wait}
    return kind(Mock(status=status, reason="", headers=headers), page or {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "wanted"),
    [
        *((refused(status), Verdict.AGAIN) for status in (429, 500, 502, 503, 504, 408)),
        *((error, Verdict.AGAIN) for error in (TimeoutError(), ConnectionResetError(), OSError())),
        (aiohttp.ServerDisconnectedError(), Verdict.AGAIN),
        (aiohttp.ClientPayloadError(), Verdict.AGAIN),
        (discord.RateLimited(7), Verdict.AGAIN),
        (Garbled(), Verdict.AGAIN),
        *((refused(status, page=PAGE), Verdict.AGAIN) for status in (400, 403, 404, 429, 502)),
        (refused(401), Verdict.AGAIN),
        (refused(400, 130000), Verdict.AGAIN),
        (refused(404, 10008), Verdict.NEW_MESSAGE),
        *((refused(status, 30046), Verdict.AGAIN) for status in (400, 429)),
        (refused(400, 50083), Verdict.NEW_MESSAGE),
        (refused(403, 50001), Verdict.BLOCKED),
        (refused(403, 50013), Verdict.BLOCKED),
        (refused(400, 160005), Verdict.BLOCKED),
        (refused(403, 60003), Verdict.BLOCKED),
        (refused(400, 60003), Verdict.BLOCKED),
        (refused(403), Verdict.BLOCKED),
        (refused(404, 10003), Verdict.GONE),
        (refused(404, 10015), Verdict.IMPOSSIBLE),
        (refused(401, 50027), Verdict.IMPOSSIBLE),
        (refused(400, 50035), Verdict.IMPOSSIBLE),
        (KeyError(), Verdict.IMPOSSIBLE),
    ],
    ids=lambda value: reason(value) if isinstance(value, Exception) else value.name,
)
def test_what_an_error_means(error: Exception, wanted: Verdict) -> None:
    assert verdict(error) is wanted


def test_discord_may_say_how_long_to_wait() -> None:
    assert retry_after(refused(429, wait="12.5")) == 12.5
    assert retry_after(refused(429, wait="soon")) == 0
    assert retry_after(discord.RateLimited(7)) == 7
    assert retry_after(TimeoutError()) == 0


@pytest.mark.parametrize(
    ("said", "meant"), [("0.5", 0.5), ("0", 0), ("-3", 0), ("86400", LONGEST), ("inf", LONGEST), ("nan", 0)]
)
def test_pauses_are_at_most_a_minute(said: str, meant: float) -> None:
    assert retry_after(refused(429, wait=said)) == meant
    assert retry_after(discord.RateLimited(float(said))) == meant


def test_retried_message_keeps_its_nonce() -> None:
    assert nonce("table", 1, None) == nonce("table", 1, None) != nonce("table", 1, 2)
    assert len(nonce("table", 2**63, 2**63)) <= 25


class Place:
    """Fails as often as it is told to."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = [*errors]
        self.delivered = 0
        self.told: list[Any] = []

    async def deliver(self) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.delivered += 1

    def errand(self, **more: Any) -> Errand:
        return Errand(("place", 1), self.deliver, 5, 7, 1, **more)


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "FIRST", 0.001)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():  # noqa: ASYNC110 — a courier tells nobody
            await asyncio.sleep(0.001)


async def test_what_may_pass_is_tried_until_it_has() -> None:
    place, courier = Place(refused(503), ConnectionResetError(), refused(429), TimeoutError()), Courier()
    courier.want(place.errand())
    await until(lambda: place.delivered == 1)
    await courier.rest()
    assert courier.behind == 0
    await courier.close()


@pytest.mark.parametrize("error", [KeyError("retry_after"), TypeError(), ValueError(), RuntimeError()])
async def test_unreadable_answer_is_retried(error: Exception) -> None:
    answers: list[Exception | None] = [error, None]

    async def request() -> str:
        if answer := answers.pop(0):
            raise answer
        return "done"

    async def deliver() -> None:
        assert await in_time(request()) == "done"

    courier = Courier()
    courier.want(Errand(("place", 1), deliver, 5, 7, 1))
    await until(lambda: not answers)
    await courier.rest()
    assert courier.behind == 0
    await courier.close()


async def test_abandoned_request_is_outdone_when_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(courier_module, "DEADLINE", 0.01)
    place, courier, forgotten = Place(TimeoutError()), Courier(), []
    courier.want(place.errand(doubt=lambda: forgotten.append(place.delivered)))
    await until(lambda: place.delivered == 2)
    assert forgotten == [1]
    await courier.close()


async def test_refused_request_is_known_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier_module, "DEADLINE", 0.001)
    place, courier, forgotten = Place(refused(503)), Courier(), []
    courier.want(place.errand(doubt=lambda: forgotten.append(place.delivered)))
    await until(lambda: place.delivered == 1)
    await courier.rest()
    assert courier._checks == {}
    await courier.close()


async def test_missing_permission_waits_for_its_event() -> None:
    place, courier = Place(refused(403, 50013)), Courier()
    courier.want(place.errand(blocked=place.told.append))
    await courier.rest()
    courier.want(place.errand(blocked=place.told.append))
    courier.given_back(6)
    courier.given_back(5, 8)
    await courier.rest()
    assert (place.delivered, len(place.told)) == (0, 1)
    courier.given_back(5)
    await courier.rest()
    assert place.delivered == 1
    assert place.told[-1] is None
    await courier.close()


async def test_missing_permission_waits_by_default() -> None:
    place, private, courier = Place(refused(403, 50013)), Place(refused(403, 50013)), Courier()
    courier.want(place.errand())
    courier.want(Errand("private", private.deliver, 5, 7, 1, blocked=None))
    await courier.rest()
    for _ in range(2):
        courier.given_back(5)
        await courier.rest()
    assert (place.delivered, private.delivered) == (1, 0)
    await courier.close()


async def test_missing_channel_is_reported_and_not_retried() -> None:
    place, courier = Place(refused(404, 10003)), Courier()

    async def gone() -> None:
        place.told.append("gone")

    courier.want(place.errand(gone=gone))
    await courier.rest()
    assert (place.told, place.delivered, courier.behind) == (["gone"], 0, 0)
    await courier.close()


async def test_impossible_page_is_reported_and_next_tried() -> None:
    place, courier = Place(refused(400, 50035)), Courier()

    async def impossible(error: BaseException) -> None:
        place.told.append(error)

    courier.want(place.errand(impossible=impossible))
    await courier.rest()
    assert len(place.told) == 1
    courier.want(place.errand(impossible=impossible))
    await courier.rest()
    assert place.delivered == 1
    await courier.close()


async def test_a_place_that_hangs_holds_nobody_up() -> None:
    hang, courier, other = asyncio.Event(), Courier(), Place()

    async def never() -> None:
        await hang.wait()

    courier.want(Errand(("hangs", 2), never, 5, 7, 2))
    courier.want(other.errand())
    await until(lambda: other.delivered == 1)
    await courier.close()


async def test_it_knows_since_when_nothing_arrives() -> None:
    failing, well, courier = Place(refused(503, wait="30")), Place(), Courier()
    courier.want(failing.errand())
    await courier.rest()
    courier._since["place", 1] -= 100
    assert courier.late >= 100
    # Where others arrive, it is one channel's trouble.
    courier.want(Errand(("well", 2), well.deliver, 5, 7, 2))
    await until(lambda: well.delivered == 1)
    assert courier.late < 100
    await courier.close()


async def test_missing_permission_is_not_late() -> None:
    turn, courier, blocked = asyncio.Event(), Courier(), Place(refused(403, 50013))

    async def queue() -> None:
        await turn.wait()

    courier.want(blocked.errand(blocked=blocked.told.append))
    await courier.rest()
    courier._since["place", 1] -= 200
    assert courier.late == 0
    courier.want(Errand(("queues", 2), queue, 5, 7, 2))
    courier._since["queues", 2] -= 100
    assert 100 <= courier.late < 200
    turn.set()
    await courier.rest()
    assert courier.late == 0
    await courier.close()


async def test_nothing_is_begun_once_it_is_closed() -> None:
    place, courier = Place(refused(503)), Courier()
    courier.want(place.errand())
    await courier.rest()
    await courier.close()
    for key in (("place", 1), ("other", 2)):
        courier.want(replace(place.errand(), key=key))
    await courier.rest()
    assert place.delivered == 0


async def test_a_failed_page_gives_way_to_a_newer() -> None:
    newer, courier = Place(), Courier()

    async def older() -> None:
        courier.want(newer.errand())
        raise refused(503)

    courier.want(replace(newer.errand(), deliver=older))
    await until(lambda: newer.delivered == 1)
    await courier.close()


@pytest.mark.parametrize(
    ("error", "seconds"),
    [(refused(429, wait="30"), 30), (refused(403, 50013), courier_module.BLOCKED_FIRST / 2)],
    ids=["rate limit", "permission"],
)
async def test_a_retry_waits_long_enough(error: Exception, seconds: float) -> None:
    place, courier = Place(error), Courier()
    courier.want(place.errand())
    await courier.rest()
    (timer,) = courier._asleep.values()
    assert timer.when() - asyncio.get_running_loop().time() > seconds - 5
    await courier.close()


async def test_servers_of_other_processes_get_nothing() -> None:
    place, courier = Place(), Courier(ours=lambda guild: guild != 5)
    courier.want(place.errand())
    courier.want(Errand(("message", 2), place.deliver, None, 7, 2))
    await courier.rest()
    assert place.delivered == 1
    await courier.close()


async def test_a_request_without_an_answer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier_module, "DEADLINE", 0.001)
    with pytest.raises(TimeoutError):
        await in_time(asyncio.sleep(60))


def calm(place: Place, seconds: float = 0.02) -> Errand:
    return place.errand(calm=seconds)


async def test_calm_changes_go_out_together() -> None:
    place, courier = Place(), Courier()
    for _ in range(3):
        courier.want(calm(place))
        await asyncio.sleep(0)
    assert (place.delivered, courier.behind, courier.late) == (0, 0, 0)
    await until(lambda: place.delivered > 0)
    await courier.rest()
    assert place.delivered == 1
    courier.want(calm(place))
    await until(lambda: place.delivered == 2)
    await courier.close()


async def test_urgent_wish_takes_calm_ones_along() -> None:
    place, courier = Place(), Courier()
    courier.want(calm(place, 1000))
    await asyncio.sleep(0)
    courier.want(place.errand())
    await until(lambda: place.delivered == 1)
    await courier.rest()
    assert place.delivered == 1
    await courier.close()


async def test_a_calm_change_during_a_request_waits_too() -> None:
    place, courier, go_on = Place(), Courier(), asyncio.Event()
    deliver = place.deliver

    async def slow() -> None:
        await go_on.wait()
        await deliver()

    courier.want(replace(place.errand(), deliver=slow))
    await asyncio.sleep(0)
    courier.want(calm(place, 1000))
    go_on.set()
    await until(lambda: place.delivered == 1)
    await until(lambda: not courier._tasks)
    assert place.delivered == 1
    courier.want(place.errand())
    await until(lambda: place.delivered == 2)
    await courier.close()


async def test_a_calm_change_during_a_request_follows() -> None:
    place, courier = Place(), Courier()

    async def first() -> None:
        courier.want(calm(place))

    courier.want(replace(place.errand(), deliver=first))
    await until(lambda: place.delivered == 1)
    await courier.close()


async def test_urgent_wish_during_a_request_stays_urgent() -> None:
    place, courier, go_on = Place(), Courier(), asyncio.Event()
    deliver = place.deliver

    async def slow() -> None:
        await go_on.wait()
        await deliver()

    courier.want(replace(place.errand(), deliver=slow))
    await asyncio.sleep(0)
    courier.want(place.errand())
    courier.want(calm(place, 1000))
    go_on.set()
    await until(lambda: place.delivered == 2)
    await courier.close()


async def test_a_calm_change_that_fails_is_tried_again() -> None:
    place, courier = Place(refused(503)), Courier()
    courier.want(calm(place))
    await until(lambda: place.delivered == 1)
    await courier.rest()
    await courier.close()


async def test_closed_courier_leaves_no_task() -> None:
    place, courier = Place(), Courier()
    for number in range(3):
        courier.want(Errand(("calm", number), place.deliver, 5, 7, 1, calm=0.001 * 10**number))
    await asyncio.sleep(0)
    tasks = [*courier._calm.values()]
    assert len(tasks) == 3
    await courier.close()
    assert all(task.done() for task in tasks)


async def test_permission_returning_during_refusal_is_noticed() -> None:
    courier, told = Courier(), list[object]()

    async def deliver() -> None:
        if not told:
            courier.given_back(5)
            raise refused(403, 50013)

    courier.want(Errand(("place", 1), deliver, 5, 7, 1, blocked=told.append))
    await courier.rest()
    (timer,) = courier._asleep.values()
    assert timer.when() - asyncio.get_running_loop().time() <= 1
    courier.hurry(("place", 1))
    await courier.rest()
    assert told[-1] is None
    await courier.close()


async def test_a_clean_up_that_fails_is_retried() -> None:
    place, courier, tries = Place(refused(404, 10003), refused(404, 10003)), Courier(), list[int]()

    async def gone() -> None:
        tries.append(1)
        if len(tries) == 1:
            raise OperationalError("UPDATE", {}, Exception("locked"))

    courier.want(place.errand(gone=gone))
    await until(lambda: len(tries) == 2)
    await courier.rest()
    assert (courier.behind, courier.late, place.errors) == (0, 0, [])
    await courier.close()


@pytest.mark.parametrize("code", [10003, 50035, 50013])
async def test_failing_clean_up_is_no_outage(code: int) -> None:
    courier, tries = Courier(), list[int]()

    async def deliver() -> None:
        raise refused(404, code)

    async def failing(*_: object) -> None:
        tries.append(1)
        raise RuntimeError

    courier.want(Errand(("place", 1), deliver, 5, 7, 1, gone=failing, impossible=failing))
    await until(lambda: len(tries) == 3)
    courier._since["place", 1] -= 1000
    assert courier.behind == 1
    assert courier.late < 60
    await courier.close()
