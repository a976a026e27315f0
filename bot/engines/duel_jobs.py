"""The pairings of a duel played in processes: compiled, if there is a current copy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from bot.engines.duel import Duel, Pairing, pairing
from bot.engines.pool import Process


def played(wanted: Duel, numbers: Sequence[int], jobs: int, modules: Path) -> Generator[tuple[int, Pairing]]:
    """Yield each pairing with its number, as they are finished; the results do not depend on `jobs`.

    `modules`: where the processes import our modules. Close the generator to end the processes.
    """
    processes = [Process(modules) for _ in range(min(jobs, len(numbers)))]
    idle: SimpleQueue[Process] = SimpleQueue()
    for process in processes:
        idle.put(process)

    def play(number: int) -> tuple[int, Pairing]:
        process = idle.get()
        try:
            return number, process.do(pairing, wanted, number)
        finally:
            idle.put(process)

    threads = ThreadPoolExecutor(max(1, len(processes)))
    try:
        for done in as_completed([threads.submit(play, number) for number in numbers]):
            yield done.result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        threads.shutdown()
        for process in processes:
            process.bury()
