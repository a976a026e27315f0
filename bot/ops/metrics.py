"""Metrics of the running bot, for Prometheus, without any person, card or server."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0)
"""Buckets in seconds; Discord waits three for an answer."""

registry: Final = CollectorRegistry()

actions: Final = Counter(
    "toucan_actions",
    "Actions, by person, computer or chance; forced: played for a person who had no choice",
    ("game", "by"),
    registry=registry,
)
answers: Final = Histogram(
    "toucan_answer_seconds",
    "Seconds from a click or command to its answer; Discord waits three",
    buckets=SECONDS,
    registry=registry,
)
late: Final = Counter(
    "toucan_late_interactions",
    "Clicks and commands that arrived after Discord had given up on them; they are not carried out",
    registry=registry,
)
commits: Final = Histogram(
    "toucan_commit_seconds",
    "Seconds of a transaction of the database's writer",
    buckets=SECONDS,
    registry=registry,
)
paints: Final = Counter(
    "toucan_paints",
    "Public messages: painted, refused by Discord, or failed on our side",
    ("outcome",),
    registry=registry,
)
programs: Final = Counter(
    "toucan_program_decisions",
    "Decisions of programs: answered; failed, resting after a failure, or crowded, and normal decided",
    ("program", "outcome"),
    registry=registry,
)
Gauge("toucan_info", "Version of Toucan", ("version",), registry=registry).labels(VERSION).set(1)


class _Now(Collector):
    def __init__(
        self,
        live: Callable[[], Iterable[tuple[str, str]]],
        thinking: Callable[[], int],
        connected: Callable[[], bool],
        behind: Callable[[], int],
        shards: Callable[[], Mapping[str, int]],
    ) -> None:
        self._shards = shards
        self._live = live
        self._behind = behind
        self._thinking = thinking
        self._connected = connected

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Count at the moment of the request, so that no gauge has to be kept up to date."""
        family = GaugeMetricFamily("toucan_tables", "Live tables", labels=("game", "status"))
        counted = Tally(self._live())
        for labels, number in sorted(counted.items()):
            family.add_metric(labels, number)
        yield family
        yield GaugeMetricFamily("toucan_thinking", "Searches without an answer yet", self._thinking())
        yield GaugeMetricFamily("toucan_connected", "Whether every shard is on Discord", self._connected())
        shards = GaugeMetricFamily(
            "toucan_shards",
            "Shards of this process that are connected or lost; wanted: those of the whole bot",
            labels=("state",),
        )
        for state, number in self._shards().items():
            shards.add_metric((state,), number)
        yield shards
        yield GaugeMetricFamily(
            "toucan_behind", "Messages that do not show the newest state yet", self._behind()
        )


@contextmanager
def watching(
    live: Callable[[], Iterable[tuple[str, str]]],
    thinking: Callable[[], int],
    connected: Callable[[], bool],
    behind: Callable[[], int],
    shards: Callable[[], Mapping[str, int]],
) -> Iterator[None]:
    """Register the gauges of this bot meanwhile; `live`: game and status of each live table."""
    now = _Now(live, thinking, connected, behind, shards)
    registry.register(now)
    try:
        yield
    finally:
        registry.unregister(now)
