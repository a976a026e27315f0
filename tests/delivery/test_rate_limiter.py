"""Order of requests: within rate limits, urgent first, without starvation."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.rate_limiter import MAKING, OVERDUE, RECOVERY, Queued, RateLimiter, Urgency, _order


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order(now: float, *waiters: tuple[Urgency, float]) -> list[tuple[Urgency, float]]:
    made = [Queued(*waiter) for waiter in waiters]
    return [(one.urgency, one.since) for one in sorted(made, key=lambda waiter: _order(waiter, now))]


async def test_requests_go_by_priority() -> None:
    now = 10.0
    wanted = [(urgency, now - 1) for urgency in Urgency]
    assert await order(now, *reversed(wanted)) == wanted


async def test_among_equals_the_newest_goes_first() -> None:
    found = await order(10.0, (Urgency.TURN, 9.0), (Urgency.TURN, 9.9), (Urgency.TURN, 8.5))
    assert [since for _, since in found] == [9.9, 9.0, 8.5]


async def test_long_waiting_goes_before_urgent() -> None:
    late = 10.0 - OVERDUE - 1
    found = await order(10.0, (Urgency.TURN, 9.9), (Urgency.MOVE, late), (Urgency.MOVE, late - 1))
    assert found == [(Urgency.MOVE, late - 1), (Urgency.MOVE, late), (Urgency.TURN, 9.9)]


async def test_changed_request_keeps_its_waiting_time() -> None:
    changes = {
        name: Queued(Urgency.TURN, since) for name, since in (("late", 7.0), ("old", 8.0), ("new", 9.0))
    }
    changes["old"].renew(Urgency.TURN, 9.5)
    changes["late"].renew(Urgency.MOVE, 9.4)

    def in_order(at: float) -> list[str]:
        return sorted(changes, key=lambda name: _order(changes[name], at))

    assert in_order(9.5) == ["old", "new", "late"]
    assert in_order(7.0 + OVERDUE + 0.1) == ["late", "old", "new"]


async def test_waiting_request_goes_once_raised() -> None:
    changes = [Queued(Urgency.TURN, 9.0), Queued(Urgency.MOVE, 8.0)]
    changes[1].renew(Urgency.END, 9.5)
    assert min(changes, key=lambda change: _order(change, 9.5)) is changes[1]


async def test_waking_never_goes_before_people() -> None:
    found = await order(1000.0, (Urgency.WAKING, 0.0), (Urgency.MOVE, 999.9))
    assert found[0][0] is Urgency.MOVE


async def test_burst_then_rate_limits_requests() -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    taken = [asyncio.create_task(limiter.take(Urgency.TURN)) for _ in range(30)]
    await asyncio.sleep(0)
    assert sum(task.done() for task in taken) == 10
    clock.now = 0.25
    await asyncio.sleep(0.05)
    assert sum(task.done() for task in taken) == 20
    await limiter.close()
    for task in taken:
        task.cancel()
    await asyncio.gather(*taken, return_exceptions=True)
    assert limiter.waiting == 0


async def test_rate_drops_after_429_and_recovers() -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    limiter.slow_down()
    assert limiter.rate == 20
    clock.now = RECOVERY / 2
    assert limiter.rate == 30
    clock.now = 2 * RECOVERY
    assert limiter.rate == 40


async def test_while_discord_wants_silence_nothing_goes_out() -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    limiter.slow_down(5.0)
    clock.now = 4.9
    waits = asyncio.create_task(limiter.take(Urgency.END))
    await asyncio.sleep(0)
    assert limiter.waiting == 1
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)
    clock.now = 5.1
    await limiter.take(Urgency.END)
    assert limiter.waiting == 0
    await limiter.close()


async def test_cancelled_waiter_costs_no_request() -> None:
    clock = Clock()
    limiter = RateLimiter(4, clock=clock)
    await limiter.take(Urgency.TURN)
    leaves, stays = (asyncio.create_task(limiter.take(Urgency.TURN, since)) for since in (1.0, 0.0))
    await asyncio.sleep(0)
    leaves.cancel()
    await asyncio.gather(leaves, return_exceptions=True)
    clock.now = 0.25
    await asyncio.wait_for(stays, 10)
    await limiter.close()


async def test_waiter_cancelled_at_its_turn_blocks_nobody() -> None:
    clock = Clock()
    limiter = RateLimiter(4, clock=clock)
    await limiter.take(Urgency.TURN)
    stopped, stays = (asyncio.create_task(limiter.take(Urgency.TURN, since)) for since in (1.0, 0.0))
    await asyncio.sleep(0)
    (first, _) = limiter._waiting
    clock.now = 0.25
    first.turn.cancel()
    await asyncio.wait_for(stays, 10)
    await asyncio.gather(stopped, return_exceptions=True)
    await limiter.close()


async def test_page_slots_limit_only_pages() -> None:
    clock = Clock()
    limiter = RateLimiter(10 * MAKING, clock=clock)
    limiter._fill()
    clock.now = 1.0
    changes = [Queued(Urgency.TURN, float(number), makes=True) for number in range(MAKING + 2)]
    tasks = [asyncio.create_task(limiter.wait(change)) for change in changes]
    await asyncio.sleep(0)
    assert [task.done() for task in tasks] == [True] * MAKING + [False] * 2
    await asyncio.wait_for(limiter.take(Urgency.MOVE), 10)
    assert [task.done() for task in tasks[-2:]] == [False] * 2
    limiter.made()
    # The newest of those who wait.
    await asyncio.wait_for(tasks[-1], 10)
    assert not tasks[-2].done()
    limiter.made()
    await asyncio.wait_for(tasks[-2], 10)
    await limiter.close()


async def test_cancelled_page_frees_its_slot() -> None:
    clock = Clock()
    limiter = RateLimiter(10 * MAKING, clock=clock)
    for number in range(MAKING):
        await limiter.wait(Queued(Urgency.TURN, float(number), makes=True))
    stopped, stays = (Queued(Urgency.TURN, since, makes=True) for since in (1.0, 0.0))
    # Before it goes on from there.
    stopped.turn.add_done_callback(lambda _: tasks[0].cancel())
    tasks = [asyncio.create_task(limiter.wait(change)) for change in (stopped, stays)]
    await asyncio.sleep(0)
    limiter.made()
    await asyncio.wait_for(tasks[1], 10)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert tasks[0].cancelled()
    await limiter.close()


async def test_a_turn_that_comes_too_late_goes_back() -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    for _ in range(10):
        await limiter.take(Urgency.TURN)
    stopped = Queued(Urgency.TURN, 0.0)
    stopped.turn.add_done_callback(lambda _: task.cancel())
    task = asyncio.create_task(limiter.wait(stopped))
    await asyncio.sleep(0)
    clock.now = 1 / 40
    await asyncio.gather(task, return_exceptions=True)
    following = asyncio.create_task(limiter.take(Urgency.TURN))
    await asyncio.sleep(0)
    assert (task.cancelled(), following.done()) == (True, True)
    await limiter.close()


async def test_without_a_rate_nobody_waits() -> None:
    limiter = RateLimiter(0)
    for _ in range(1000):
        await limiter.take(Urgency.WAKING)
    assert limiter.waiting == 0


async def departures(
    limiter: RateLimiter, clock: Clock, number: int, monkeypatch: pytest.MonkeyPatch, stall: float = 0.0
) -> list[float]:
    """When so many leave who all ask now; whoever sleeps meanwhile wakes up so much too late."""
    left = []

    async def sleep(seconds: float) -> None:
        clock.now += seconds + stall

    async def leave() -> None:
        await limiter.leave()
        left.append(clock.now)

    with monkeypatch.context() as patched:
        patched.setattr("cogs.delivery.rate_limiter.asyncio.sleep", sleep)
        await asyncio.gather(*(leave() for _ in range(number)))
    return left


async def test_second_limit_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    assert await departures(limiter, clock, 100, monkeypatch) == [0.0] * 45 + [1.0] * 45 + [2.0] * 10


async def test_who_leaves_one_by_one_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    for number in range(1, 201):
        clock.now = number / 40
        assert await departures(limiter, clock, 1, monkeypatch) == [number / 40]


async def test_requests_leave_slowly_after_a_global_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    limiter.slow_down(5.0)
    left = await departures(limiter, clock, 50, monkeypatch)
    assert left[0] == 5.0
    # Half the rate, and by and by more again.
    assert left[24] > 5.9


async def test_stalled_loop_causes_no_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    expected = [0.0] * 45 + [4.5] * 45 + [9.0] * 10
    assert await departures(limiter, clock, 100, monkeypatch, stall=3.5) == expected


async def test_later_request_follows_stalled_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    limiter = RateLimiter(40, clock=clock)
    await departures(limiter, clock, 45, monkeypatch)
    due = [asyncio.create_task(limiter.leave()) for _ in range(60)]
    await asyncio.sleep(0)
    # Nobody was woken up for so long, and those who wait are due since.
    clock.now = 2.5
    late = await departures(limiter, clock, 40, monkeypatch)
    await asyncio.gather(*due)
    # The 60 leave first, 45 of them at once.
    assert late == [3.5] * 30 + [4.5] * 10


async def test_without_a_rate_all_leave_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await departures(RateLimiter(0), Clock(), 1000, monkeypatch) == [0.0] * 1000


async def test_cancelled_request_takes_nobodys_place(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limiter = RateLimiter(1, clock=clock)
    assert await departures(limiter, clock, 1, monkeypatch) == [0.0]
    given_up = asyncio.create_task(limiter.leave())
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert await departures(limiter, clock, 1, monkeypatch) == [1.0]
