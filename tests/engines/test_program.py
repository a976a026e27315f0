"""Programs that somebody else has written: good ones, and all that can be wrong with one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.ai import chance
from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.engines.program import PAUSES, Failed, Program, Resting
from bot.games import GAMES
from bot.games.base import NATURE, State, play
from tests.engines.programs import LAST, command
from tests.games.playing import SMALL, random_match
from tests.kit.transcripts import BRIEF

NODE: Final = shutil.which("node")
EXAMPLE: Final = Path(__file__).parents[2] / "docs/engine.mjs"


class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def program() -> Iterator[Callable[..., Program]]:
    made: list[Program] = []

    def make(then: str, *, late: float = 60.0, **more: object) -> Program:
        made.append(Program(command(then), 512, late=late, **more))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for one in made:
        one.bury()


def question() -> Question:
    steps = random_match("differ", 4, Random(1))
    view, seat = next((one.before.view(one.seat), one.seat) for one in steps if one.before.phase == "play")
    return Question("differ", "", view, seat, "chance")


def ask(program: Program) -> str:
    return program.ask(question(), Budget(0.0))


def test_a_program_is_asked_again_and_again(program: Callable[..., Program]) -> None:
    one = program('say("info thinking\\naction " + last)')
    first = ask(one)
    assert any(first in choice for choice in question().view.legal(question().seat))
    assert [ask(one) for _ in range(3)] == [first] * 3


def test_what_it_says_unasked_answers_nothing(program: Callable[..., Program]) -> None:
    """Its second answer lies there when the next question comes, and is of the question before."""
    one = program('say("action " + last + "\\naction nonsense")')
    for _ in range(5):
        assert ask(one) != "nonsense"


@pytest.mark.parametrize("said", ["action pass", "action", "action KH", "error lost", "action \\\\xff"])
def test_an_invalid_answer_costs_only_the_turn(program: Callable[..., Program], said: str) -> None:
    one = program(
        f'say("{said}" if not os.path.exists("/nonexistent") and not globals().get("again") else '
        '"action " + last); again = True'
    )
    with pytest.raises(Failed):
        ask(one)
    assert ask(one).startswith("play ")


@pytest.mark.parametrize(
    "then",
    [
        "sys.exit()",
        "os.abort()",
        'say("x" * 100_000)',
        'os.write(1, b"x\\n" * 2_000_000)',
        "sys.stdout.close(); os.close(1); time.sleep(1000)",
    ],
)
def test_a_program_that_fails_rests(program: Callable[..., Program], then: str) -> None:
    one = program(then, clock=Clock())
    with pytest.raises(Failed) as failed:
        ask(one)
    assert not isinstance(failed.value, Resting)
    with pytest.raises(Resting):
        ask(one)


def test_a_program_restarts_after_pauses_that_grow(program: Callable[..., Program]) -> None:
    clock = Clock()
    one = program("sys.exit()", clock=clock)
    for pause in (PAUSES[0], 2 * PAUSES[0], 4 * PAUSES[0]):
        with pytest.raises(Failed) as failed:
            ask(one)
        assert not isinstance(failed.value, Resting)
        for _ in range(2):
            with pytest.raises(Resting):
                ask(one)
        clock.now += pause - 0.01
        with pytest.raises(Resting):
            ask(one)
        clock.now += 0.02


def test_one_that_is_silent_is_ended(program: Callable[..., Program]) -> None:
    with pytest.raises(Failed, match="silent"):
        ask(program("time.sleep(1000)", late=0.3))


def test_it_is_ended_with_its_children(program: Callable[..., Program], tmp_path: Path) -> None:
    """Though it asks to be let alone, and thinks."""
    mark = tmp_path / "mark"
    one = program(
        "import signal, subprocess; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        'child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"]); '
        f'open({str(mark)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}\\n"); time.sleep(1000)'
    )
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(ask, one)
        while not (mark.exists() and mark.read_text().endswith("\n")):
            assert not asked.done()
            time.sleep(0.01)
        # What a terminal or a service manager says to all processes is for the bot alone.
        assert one._running is not None
        for told in (signal.SIGINT, signal.SIGTERM):
            os.kill(one._running._keeper.pid, told)
        one.close()
        assert isinstance(asked.exception(), Failed)
    one.bury()
    children = [int(process) for process in mark.read_text().split()]
    assert gone(*children)


def test_its_pipes_are_given_back(program: Callable[..., Program]) -> None:
    """To it, from it, and the one that says that the bot is alive: of each the bot has one end."""
    before = pipes()
    one = program(LAST)
    ask(one)
    assert len(pipes() - before) == 3
    one.bury()
    assert pipes() <= before


def pipes() -> set[str]:
    """The ends of pipes that this process holds."""
    found = set()
    for descriptor in Path("/proc/self/fd").iterdir():
        # The one that the folder itself is read by is gone again.
        with suppress(FileNotFoundError):
            found.add(f"{descriptor.name} {descriptor.readlink()}")
    return {one for one in found if " pipe:" in one}


PARENT: Final = """
import sys
from bot.ai.decision import Budget
from bot.engines.program import Program
from tests.engines.programs import command
from tests.engines.test_program import question
stubborn = "print(os.getpid(), file=sys.stderr, flush=True); time.sleep(1000)"
Program(command(stubborn), 512, late=1000.0, heard=True).ask(question(), Budget(0.0))
"""


def test_a_killed_bot_leaves_no_program_behind() -> None:
    """One that thinks, and does not see that its input has ended."""
    root = Path(__file__).parents[2]
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stderr=subprocess.PIPE, cwd=root)
    with parent:
        assert parent.stderr is not None
        thinking = int(parent.stderr.readline())
        assert there(thinking)
        parent.kill()
    assert gone(thinking)


def gone(*processes: int) -> bool:
    """Whether none of them runs any more, or will soon."""
    until = time.monotonic() + 60
    while any(map(there, processes)) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(map(there, processes))


def there(process: int) -> bool:
    """Whether it runs; one that nobody has waited for yet does not."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_one_that_does_not_listen_holds_nobody_up() -> None:
    """There is more to say than the pipe to it holds."""
    then = 'print("ready", flush=True); import time; time.sleep(1000)'
    deaf = Program((sys.executable, "-c", then), 512, late=0.5)
    asked = replace(question(), seed="x" * 1_000_000)
    try:
        with pytest.raises(Failed, match="listen"):
            deaf.ask(asked, Budget(0.0))
    finally:
        deaf.bury()


def test_what_is_no_program_fails(tmp_path: Path) -> None:
    for path in (str(tmp_path / "none"), str(tmp_path)):
        nothing = Program((path,), 512)
        with pytest.raises(Failed):
            ask(nothing)
        nothing.bury()


def test_it_learns_nothing_of_the_bot(
    program: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Not its token, nor its descriptors; and it comes after whoever clicks."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "secret")
    seen = tmp_path / "seen"
    one = program(
        "import resource, signal; "
        'told = dict(os.environ), os.nice(0), os.listdir("/proc/self/fd"), '
        "[signal.getsignal(one) == signal.SIG_IGN for one in (signal.SIGINT, signal.SIGTERM)], "
        "resource.getrlimit(resource.RLIMIT_CORE); "
        f'open({str(seen)!r}, "w").write(repr(told)); '
        'say("action " + last)'
    )
    with (tmp_path / "open").open("w") as file:
        os.set_inheritable(file.fileno(), True)  # noqa: FBT003 — it has no name
        ask(one)
    told = seen.read_text()
    assert "secret" not in told
    environment, nice, descriptors, deaf, core = eval(told)  # noqa: S307 — what was just written
    assert set(environment) <= {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ"}
    assert nice == min(19, os.nice(0) + 10)
    # It hears signals as any program does, and leaves no memory behind on the disk.
    assert deaf == [False, False]
    assert core == (0, 0)
    # Its three, and the folder that it lists.
    assert len(descriptors) <= 4


def test_it_has_so_much_memory_and_no_more(program: Callable[..., Program]) -> None:
    one = program(
        'size = 300 if globals().get("again") else 600; again = True\n'
        "        try: held = bytearray(size << 20)\n"
        '        except MemoryError: say("error no room")\n'
        '        else: say("action " + last)'
    )
    with pytest.raises(Failed, match="decide"):
        ask(one)
    assert ask(one)


def test_one_that_was_closed_is_not_started_again(program: Callable[..., Program]) -> None:
    one = program('say("action " + last)')
    ask(one)
    one.close()
    one.bury()
    with pytest.raises(Failed):
        ask(one)


@pytest.mark.skipif(NODE is None, reason="there is no Node here")
@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_the_example_engine_plays_whole_matches(slug: str, players: int) -> None:
    program = Program((NODE or "", str(EXAMPLE)), 512, late=60.0)
    short = {option.name: BRIEF[option.name] for option in GAMES[slug].options if option.name in BRIEF}
    state: State = GAMES[slug].start(players, short)
    turns = 0
    try:
        while state.to_act:
            seat = min(state.to_act)
            if seat == NATURE:
                action = chance.answer(state, seat, Random(turns))
            else:
                action = program.ask(Question(slug, "", state.view(seat), seat, f"turn {turns}"), Budget(1.0))
            state, _ = play(state, seat, action)
            turns += 1
    finally:
        program.bury()
    assert state.winners
