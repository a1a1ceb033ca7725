"""The same games on a real Ray cluster of several nodes, one of which is killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tabularium.bots.spec import read_bots
from tabularium.lab.cluster import NoCluster
from tabularium.lab.extras import library
from tabularium.lab.journal import GAMES
from tabularium.lab.plan import Plan, make_plan
from tabularium.lab.simulating import simulate


def plan(games: int) -> Plan:
    return make_plan("aquileia", 2, read_bots("random,mcts:30it"), games, 5, {})


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes, each a set of processes of its own, as on two machines."""
    made = library("ray.cluster_utils", "cluster").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    try:
        yield made
    finally:
        made.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_a_killed_node_loses_no_game(cluster: Any, tmp_path: Path) -> None:
    simulate(plan(12), tmp_path / "here", 1, None, lambda _: None)
    victims = list(cluster.worker_nodes)

    def watch(count: int) -> None:
        if count >= 3 and victims:
            cluster.remove_node(victims.pop(), allow_graceful=False)

    simulate(plan(12), tmp_path / "there", 1, cluster.address, watch)
    assert not victims
    assert (tmp_path / "there" / GAMES).read_bytes() == (tmp_path / "here" / GAMES).read_bytes()


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_nobody_answers_is_refused_at_once(tmp_path: Path, address: str) -> None:
    library("ray", "cluster")
    begin = monotonic()
    with pytest.raises(NoCluster, match=f"No Ray cluster answers at {address}: ") as caught:
        simulate(plan(1), tmp_path, 1, address, lambda _: None)
    assert f"ne répond à {address}\u00a0: " in caught.value.sentence("fr")
    assert monotonic() - begin < 10
