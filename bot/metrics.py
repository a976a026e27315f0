"""Figures about the running bot, for Prometheus: no person, no card, no server is in them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.games.base import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.table import Table

HOST: Final = "127.0.0.1"
"""Only this machine may ask: whoever collects from elsewhere comes through a door of the operator's."""

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0)
"""Discord waits three for an answer."""

registry: Final = CollectorRegistry()

actions: Final = Counter(
    "toucan_actions", "Actions that were kept, by game and by who did them", ("game", "by"), registry=registry
)
answers: Final = Histogram(
    "toucan_answer_seconds", "From a click or command to its answer", buckets=SECONDS, registry=registry
)
commits: Final = Histogram(
    "toucan_commit_seconds", "A transaction of the database's writer", buckets=SECONDS, registry=registry
)
paints: Final = Counter(
    "toucan_paints",
    "Public messages to be painted, and how it went",
    ("outcome",),
    registry=registry,
)


class _Now(Collector):
    def __init__(self, live: Callable[[], Iterable[Table]], thinking: Callable[[], int]) -> None:
        self._live = live
        self._thinking = thinking

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Counted when somebody asks: nobody has to keep the figure true meanwhile."""
        family = GaugeMetricFamily("toucan_tables", "Live tables", labels=("game", "status"))
        counted = Tally((table.slug, table.status) for table in self._live())
        for labels, number in sorted(counted.items()):
            family.add_metric(labels, number)
        yield family
        yield GaugeMetricFamily("toucan_thinking", "Searches without an answer yet", self._thinking())


@contextmanager
def serving(
    port: int | None, live: Callable[[], Iterable[Table]], thinking: Callable[[], int]
) -> Iterator[int]:
    """Answer on this port of the loopback (any free one for 0) until the end; yields the port.

    `Refusal` where it is taken; nothing happens for None.
    """
    if port is None:
        yield 0
        return
    try:
        server, thread = start_http_server(port, HOST, registry)
    except OSError:
        raise Refusal("metrics-port-taken", port=str(port)) from None
    now = _Now(live, thinking)
    registry.register(now)
    try:
        yield server.server_port
    finally:
        registry.unregister(now)
        server.shutdown()
        server.server_close()
        thread.join()
