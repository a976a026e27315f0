from __future__ import annotations

from pathlib import Path

import pytest

from bench.wire import asleep
from bench.wire.ages import Ages, shown
from bench.wire.tables import Hall
from tests.discord.matches import Match
from tests.discord.process import HERE
from tests.wire.parlour import Parlour


async def test_progress_is_read_off_the_message(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 4, target=999)
    seen = []
    parlour.world.watchers.append(lambda message: seen.append(shown(message)))
    ages, moment = Ages(), (1, 0)
    while moment < (2, 8):
        person, panel = match.ready() or pytest.fail("nobody is to act")
        plays = [one for one in panel.controls() if ":play " in one["custom_id"]]
        if plays:
            await person.click(panel, plays[0]["custom_id"])
            moment = ages.play(match.channel.id)
            await showing(match, moment)
        else:
            await match.move()
        await parlour.world.until(match.ready)
    moments = set(filter(None, seen))
    # What is forced is played meanwhile, and may share an edit.
    assert len(moments) > 40
    assert max(moments) >= (2, 8)


async def showing(match: Match, moment: tuple[int, int]) -> None:
    def there() -> bool:
        return (shown(match.public) or (0, 0)) >= moment

    await match.discord.world.until(there, f"{moment} in {match.public.texts} {match.public.alts}")


def test_age_counts_from_answer_to_display() -> None:
    ages = Ages()
    ages.measuring = True
    first, second = ages.play(7), ages.play(7)
    ages.answered(7, first, 100.0)
    ages.answered(7, second, 101.0)
    assert ages.overdue() == 2
    ages._reached(7, second, 103.0)
    assert ages.seconds == [3.0, 2.0]
    assert ages.overdue() == 0
    assert [ages.play(7) for _ in range(51)][-2:] == [(1, 52), (2, 1)]


async def test_people_click_at_tables_of_another_process(tmp_path: Path) -> None:
    async with Hall(tmp_path, HERE, 0.0) as hall:
        await hall.sit(2)
        await hall.fill(2)
        run = await hall.run(2, 8.0, 0.25)
    assert len(run.clicks) > 20
    assert run.unanswered == run.never == 0
    assert run.ages
    assert run.cpu > 0


async def test_tables_wake_up_in_another_process() -> None:
    assert "nan" not in await asleep.woken(3, HERE, 0.0)
