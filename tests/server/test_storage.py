"""Storage, on SQLite and on PostgreSQL: nothing is lost, nobody wins twice, opening stays flat."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from statistics import median
from time import perf_counter, time
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect, select, update
from sqlalchemy.exc import IntegrityError

from tabularium.core.errors import TabulariumError
from tabularium.core.registry import find
from tabularium.server.hub import Hub
from tabularium.server.schema import actions, metadata, snapshots
from tabularium.server.store import HEAD, Store
from tabularium.server.wire import SeatAsked
from tabularium.server.worker import LEASE_S, Worker, release_leases_of
from tests.server.support import settings


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    found.migrate()
    yield found
    found.close()


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store, settings(store.url))


def opened(hub: Hub, *kinds: str, **more: Any) -> str:
    asked = [SeatAsked(kind.partition(":")[0], bot=kind.partition(":")[2] or None) for kind in kinds]  # type: ignore[arg-type]
    return str(hub.create("ann", "aquileia", asked, {}, **more)["match"])


def moves(hub: Hub, match: str, count: int | None, seed: int = 1) -> int:
    rng, made = Random(seed), 0
    while count is None or made < count:
        with hub._seen(match) as (_, found, _):
            decision, index = found.decision, found.index
        if decision is None:
            break
        hub.play("ann", match, decision.seat, str(rng.choice(decision.options)), index, f"c{index}")
        made += 1
    return made


def everything(hub: Hub, match: str) -> Any:
    with hub._seen(match) as (_, found, facts):
        return found.record, found.save(), found._actors[:], facts.rev


def test_migrations_make_the_tables_that_the_code_names(store: Store) -> None:
    with store.reading() as connection:
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_last_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(files("tabularium.server") / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_several_processes_may_start_at_once(database: str) -> None:
    failed: list[BaseException] = []
    secrets: set[str] = set()

    def start() -> None:
        store = Store(database)
        try:
            store.migrate()
            secrets.add(store.secret())
        except BaseException as error:
            failed.append(error)
        finally:
            store.close()

    threads = [threading.Thread(target=start) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert len(secrets) == 1


def test_another_process_has_the_same_match(hub: Hub, store: Store) -> None:
    match = opened(hub, "me", "here", "me")
    for count in (0, 1, 5, 16, 3, 20):
        moves(hub, match, count, seed=count)
        if count == 5:
            table = hub.table("ann", match, None, "en", "wide")
            actor = [seat for seat in range(3) if hub.table("ann", match, seat, "en", "wide")["can_undo"]]
            if actor:
                hub.undo("ann", match, actor[0], table["index"])
        other = Hub(store, settings(store.url))
        assert everything(other, match) == everything(hub, match)


def test_a_hub_sees_what_others_have_written(hub: Hub, store: Store) -> None:
    other = Hub(store, settings(store.url))
    match = opened(hub, "me", "here")
    for turn in range(12):
        moves((hub, other)[turn % 2], match, 1 + turn % 3, seed=turn)
        assert everything(other, match) == everything(hub, match)


def test_entries_are_stored_with_their_actors(hub: Hub, store: Store) -> None:
    match = opened(hub, "me", "here")
    moves(hub, match, 30)
    record, _, actors, _ = everything(hub, match)
    with store.reading() as connection:
        rows = connection.execute(select(actions).where(actions.c.match == match).order_by(actions.c.index)).all()
    assert [row.action for row in rows] == list(record.actions)
    assert [row.actor for row in rows] == list(actors)
    assert [row._mapping["index"] for row in rows] == list(range(len(rows)))
    with pytest.raises(IntegrityError), store.writing() as connection:
        connection.execute(insert(actions).values(match=match, index=3, actor=0, action="pass", at=0.0))


def test_one_of_many_simultaneous_moves_wins(hub: Hub, store: Store) -> None:
    match = opened(hub, "me", "here")
    hubs = [Hub(store, settings(store.url)) for _ in range(4)]
    for round in range(5):
        table = hub.table("ann", match, None, "en", "wide")
        seat = table["to_decide"]
        choices = hub.table("ann", match, seat, "en", "wide")["choices"]
        answers: list[Any] = []
        barrier = threading.Barrier(len(hubs))

        def post(
            number: int, seat: int = seat, choices: Any = choices, index: int = table["index"], round: int = round,
            answers: list[Any] = answers, barrier: threading.Barrier = barrier,
        ) -> None:  # fmt: skip
            barrier.wait()
            try:
                action = choices[number % len(choices)]["action"]
                answers.append(hubs[number].play("ann", match, seat, action, index, f"r{round}-{number}"))
            except TabulariumError as error:
                answers.append(getattr(error, "type", error))

        threads = [threading.Thread(target=post, args=(number,)) for number in range(len(hubs))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(map(str, answers))[1:] == ["stale"] * 3
    assert everything(hubs[0], match) == everything(hub, match)


def test_a_failed_write_changes_nothing(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(hub, "me", "here")
    moves(hub, match, 3)
    before = everything(hub, match)

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "announce", fail)
        with pytest.raises(OSError, match="disk"):
            moves(hub, match, 1)
    assert everything(hub, match) == before
    assert moves(hub, match, 3) == 3


def test_records_not_dealt_from_their_seed_are_read_back(hub: Hub, store: Store) -> None:
    """A match continued from a file has a new seed; its snapshot and its entries must still agree."""
    match = opened(hub, "me", "here")
    moves(hub, match, 20)
    text = everything(hub, match)[0].dumps()
    asked = [SeatAsked("me"), SeatAsked("here")]
    again = str(hub.upload("ann", text, "continue", asked)["match"])
    moves(hub, again, 12)
    assert everything(Hub(store, settings(store.url)), again) == everything(hub, again)


def test_a_snapshot_numbered_by_other_actions_is_read_with_the_stored_entries(hub: Hub, store: Store) -> None:
    match = opened(hub, "me", "here")
    moves(hub, match, 20)
    seal = find("aquileia").actions.seal
    with store.writing() as connection:
        saved = connection.scalar(select(snapshots.c.saved).where(snapshots.c.match == match))
        assert saved is not None
        assert seal in saved
        connection.execute(update(snapshots).values(saved=saved.replace(seal, "0" * len(seal))))
    assert everything(Hub(store, settings(store.url)), match) == everything(hub, match)


def test_snapshots_from_before_are_read(hub: Hub, store: Store) -> None:
    """Their record was in words, who acted in a list, and the state in lists and numbers."""
    match = opened(hub, "me", "here")
    moves(hub, match, 20)
    before = everything(hub, match)
    config = Config()
    config.set_main_option("script_location", str(files("tabularium.server") / "migrations"))
    with store.writing() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
    with store.reading() as connection:
        parts = json.loads(connection.scalars(select(snapshots.c.saved)).one())
    assert parts[5] == list(before[0].actions)[: len(parts[5])]
    assert parts[7] == list(before[2])[: len(parts[5])]
    assert json.loads(json.dumps(find("aquileia").restore(parts[9]).dump())) == parts[9]
    store.migrate()
    assert everything(Hub(store, settings(store.url)), match) == before


def test_opening_does_not_grow_with_the_match(hub: Hub, store: Store) -> None:
    """Between the last snapshot and now lie less than `snapshot_every` entries and one move's outcomes."""
    match = opened(hub, "me", "here", "me", "me", "me")
    last = 0
    for _ in range(20):
        moves(hub, match, 9, seed=last)
        index = everything(hub, match)[0].actions
        with store.reading() as connection:
            at = connection.scalar(select(snapshots.c.index).where(snapshots.c.match == match))
        assert at is not None
        assert len(index) - at < hub.settings.snapshot_every
        last = at

    def opening() -> float:
        times = []
        for _ in range(7):
            start = perf_counter()
            with Hub(store, settings(store.url))._seen(match):
                times.append(perf_counter() - start)
        return median(times)

    assert opening() < 0.5


def test_leases(hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro")
    first, second = Worker(settings(store.url)), Worker(settings(store.url))
    assert first.claim() == match
    assert second.claim() is None
    now = time()
    monkeypatch.setattr("tabularium.server.worker.time", lambda: now + LEASE_S + 1)  # the first one was killed
    assert second.claim() == match
    assert first.claim() is None
    first.release(match)  # too late: it is not its lease any more
    assert first.claim() is None
    second.play(match)  # no pace: to the end
    second.release(match)
    assert hub.table("ann", match, None, "en", "wide")["is_over"]
    assert first.claim() is None
    for worker in (first, second):
        worker.store.close()


def test_two_workers_who_think_of_the_same_move(hub: Hub, store: Store) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro")
    turn = hub.bots_turn(match)
    assert turn is not None
    true, seat, _ = turn
    assert true.decision is not None
    index, options = true.index, [str(option) for option in true.decision.options]
    Hub(store, settings(store.url)).play_bot(match, seat, options[0], index)
    with pytest.raises(TabulariumError) as refused:
        hub.play_bot(match, seat, options[-1], index)
    assert getattr(refused.value, "type", "") == "stale"


def test_bots_are_given_what_a_player_is_given(hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro", "bot:tiro")
    seen: list[Any] = []

    class Spy:
        def choose(self, given: Any, seat: int) -> Any:
            turn = hub.bots_turn(match)
            assert turn is not None
            assert given.seed != turn[0].seed
            assert given.game.view(given._state, seat) == turn[0].game.view(turn[0]._state, seat)
            assert given.record.actions == ()
            seen.append(seat)
            return given.decision.options[0]

    monkeypatch.setattr("tabularium.server.worker.bot_of", lambda strength, thinking: Spy())
    worker = Worker(settings(store.url, bot_pace_s=0.0001))
    for _ in range(40):
        worker.play(match)
    assert len(seen) >= 40
    worker.store.close()


def test_a_bot_that_stumbles_holds_nobody_up(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro", seed=3)

    class Lame:
        def choose(self, given: Any, seat: int) -> Any:
            raise ZeroDivisionError("lame")

    monkeypatch.setattr("tabularium.server.worker.bot_of", lambda strength, thinking: Lame())
    worker = Worker(settings(store.url, bot_pace_s=0.0001))
    turn = hub.bots_turn(match)
    assert turn is not None
    before = turn[0].index
    worker.play(match)
    turn = hub.bots_turn(match)
    assert turn is not None
    assert turn[0].index > before
    assert "ZeroDivisionError: lame" in capsys.readouterr().err
    worker.store.close()


def test_a_bot_pauses_once_per_turn(hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro", seed=3)
    asked: list[tuple[int, str]] = []

    class Spy:
        def choose(self, given: Any, seat: int) -> Any:
            asked.append((seat, given.decision.kind))
            return given.decision.options[0]

    monkeypatch.setattr("tabularium.server.worker.bot_of", lambda strength, thinking: Spy())
    worker = Worker(settings(store.url, bot_pace_s=0.0001))
    for _ in range(15):
        if hub.bots_turn(match) is None:
            break
        before = asked[-1:]
        asked.clear()
        worker.play(match)
        assert len(set(asked)) == 1
        assert asked[:1] != before
    worker.store.close()


def test_a_worker_that_died_leaves_no_lease(hub: Hub, store: Store) -> None:
    match = opened(hub, "bot:tiro", "bot:tiro")
    first, second = Worker(settings(store.url)), Worker(settings(store.url))
    assert first.claim() == match
    release_leases_of(store.url, os.getpid() + 1)  # another process
    assert second.claim() is None
    release_leases_of(store.url, os.getpid())
    assert second.claim() == match
    for worker in (first, second):
        worker.store.close()
