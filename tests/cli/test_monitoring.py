"""deploy/monitoring queries exactly the metrics that the bot has."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import promql_parser
import pytest
import yaml

from bot.ops.metrics import actions, paints, programs, registry, watching
from tests.kit.commands import ROOT

MONITORING = ROOT / "deploy" / "monitoring"


_NODE = {"instance", "job"}
OTHERS = {
    "up": _NODE,
    "node_systemd_unit_state": {*_NODE, "name", "state"},
    "node_systemd_timer_last_trigger_seconds": {*_NODE, "name"},
    "node_filesystem_avail_bytes": {*_NODE, "fstype", "mountpoint"},
    "node_filesystem_size_bytes": {*_NODE, "fstype", "mountpoint"},
}
"""Figures of Prometheus itself and of node_exporter, with their labels."""


def outcomes() -> set[str]:
    """How a public message may go, as the painter has it."""
    return set(re.findall(r'paints\.labels\("(\w+)"\)', (ROOT / "cogs/table/painter.py").read_text()))


def queries() -> Iterator[tuple[str, str]]:
    for group in yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            yield rule["alert"], rule["expr"]
    for panel in json.loads((MONITORING / "grafana.json").read_text())["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def parts(query: Any) -> Iterator[Any]:
    """A query and what it is made of, however deep."""
    if query is not None:
        yield query
        inner = (getattr(query, name, None) for name in ("lhs", "rhs", "expr", "vector_selector"))
        for part in (*inner, *getattr(query, "args", ())):
            yield from parts(part)


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """The labels of each figure that a bot tells of, once all of them have happened."""
    actions.labels("differ", "person")
    programs.labels("rook", "answered")
    for outcome in outcomes():
        paints.labels(outcome)
    live = [("differ", "lobby")]
    with watching(lambda: live, lambda: 0, lambda: True, lambda: 0, lambda: {"connected": 1}):
        return {
            sample.name: {*sample.labels, "instance", "job"}
            for family in registry.collect()
            for sample in family.samples
        } | OTHERS


@pytest.mark.parametrize(("place", "query"), list(queries()))
def test_metrics_of_the_rules_are_exported(told: dict[str, set[str]], place: str, query: str) -> None:
    asked = list(parts(promql_parser.parse(query.replace("$__rate_interval", "5m"))))
    read = [part for part in asked if isinstance(part, promql_parser.VectorSelector)]
    assert read, place
    grouped = {label for part in asked if getattr(part, "modifier", None) for label in part.modifier.labels}
    for one in read:
        named = {matcher.name: matcher.value for matcher in one.matchers.matchers}
        assert {*named, *grouped} <= told[one.name or ""]
        assert named.get("outcome", "failed") in outcomes()


def test_every_metric_is_explained_and_on_the_dashboard(told: dict[str, set[str]]) -> None:
    names = {name.removesuffix("_created") for name in told if name not in OTHERS}
    stems = {re.sub(r"_(bucket|count|sum)$", "", name) for name in names}
    shown = (MONITORING / "grafana.json").read_text()
    assert [stem for stem in sorted(stems) if stem not in shown] == []
    assert [family.name for family in registry.collect() if not family.documentation] == []


def test_prometheus_reads_the_alerts_from_where_they_are() -> None:
    config = yaml.safe_load((MONITORING / "prometheus.yml").read_text())
    assert [(MONITORING / name).exists() for name in config["rule_files"]] == [True]
    jobs = {job["job_name"] for job in config["scrape_configs"]}
    assert jobs == {"toucan", "node"}
    assert 'job="toucan"' in (MONITORING / "alerts.yml").read_text()


@pytest.mark.parametrize("what", ["absent(up", 'state="wanted"', "toucan-backup.timer", "filesystem_avail"])
def test_alerts_tell_of_what_no_figure_of_a_bot_can(what: str) -> None:
    assert what in " ".join(query for place, query in queries() if place.startswith("Toucan"))
