"""Kubernetes accepts deploy/ for several processes, and its settings and figures hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from bot.settings import NAMES
from tests.kit.commands import ROOT

DEPLOY = ROOT / "deploy"
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))


def manifests(kind: str) -> list[dict[str, Any]]:
    every = [one for file in MANIFESTS for one in yaml.safe_load_all(file.read_text())]
    return [one for one in every if one["kind"] == kind]


@pytest.mark.parametrize("file", MANIFESTS, ids=lambda file: file.stem)
def test_kubernetes_takes_it(file: Path) -> None:
    for one in yaml.safe_load_all(file.read_text()):
        kubernetes_validate.validate(one, "1.37", strict=True)


def test_a_pod_is_as_the_container_is_made() -> None:
    (deployment,) = manifests("Deployment")
    spec = deployment["spec"]["template"]["spec"]
    (container,) = spec["containers"]
    given = {one["name"]: one["value"] for one in container["env"]}
    assert given.keys() <= NAMES
    assert given["METRICS_PORT"] == str(container["ports"][0]["containerPort"])
    mounted = [one["mountPath"] for one in container["volumeMounts"]]
    assert str(Path(given["SEED_KEY_FILE"]).parent) in mounted
    made = (DEPLOY / "Containerfile").read_text()
    assert f"USER {spec['securityContext']['runAsUser']}:{spec['securityContext']['runAsGroup']}" in made
    probes = {container[f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "liveness", "readiness")}
    assert probes == {"/healthz", "/readyz"}


def test_one_playing_pod_goes_at_a_time() -> None:
    """One that stands by is never ready: nothing may wait for it, and nothing may count on it."""
    (deployment,), (budget,) = manifests("Deployment"), manifests("PodDisruptionBudget")
    pods, selector = deployment["spec"], budget["spec"]["selector"]["matchLabels"]
    playing = pods["replicas"] - 1
    assert playing - (pods["replicas"] - pods["strategy"]["rollingUpdate"]["maxUnavailable"]) == 1
    assert playing - budget["spec"]["minAvailable"] == 1
    for labels in (pods["selector"]["matchLabels"], pods["template"]["metadata"]["labels"]):
        assert labels == selector


def test_several_bots_on_one_postgresql() -> None:
    services = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text())["services"]
    bots = services["toucan"]
    assert bots["environment"].keys() <= NAMES
    assert bots["environment"]["DATABASE_URL"].startswith("postgresql+asyncpg://")
    # They have one key, and no port of the machine, which only one of them could have.
    (volume,) = bots["volumes"]
    assert Path(bots["environment"]["SEED_KEY_FILE"]).parent == Path(volume.partition(":")[2])
    assert bots["deploy"]["replicas"] > 1
    assert "ports" not in bots
    for mounted in services["prometheus"]["volumes"][:2]:
        assert (DEPLOY / mounted.partition(":")[0]).is_file()
    config = yaml.safe_load((DEPLOY / "monitoring" / "prometheus.cluster.yml").read_text())
    job, node = config["scrape_configs"]
    assert job["job_name"] == "toucan"
    assert node["static_configs"][0]["targets"][0].partition(":")[0] in services
    assert str(job["dns_sd_configs"][0]["port"]) == bots["environment"]["METRICS_PORT"]
