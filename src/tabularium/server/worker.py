"""Bots think here, in processes of their own.

A worker looks for matches where a bot is to decide, takes a lease on one, thinks, and plays as a person would: by the
same path, with the same expected index. If it dies, its lease runs out and another worker thinks anew; if two ever
thought at once, the index lets only one of them in. Between the bots' moves workers think of hints and reviews, and
they mind the clocks and the browsers that went silent.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from secrets import randbits, token_hex
from threading import Event, Thread
from time import time
from traceback import print_exc

from sqlalchemy import Connection, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabularium.bots import Bot, make_bot
from tabularium.core.agenda import Action
from tabularium.core.errors import TabulariumError
from tabularium.core.match import Match
from tabularium.server.changes import Listener
from tabularium.server.hub import Hub
from tabularium.server.schema import HINT, REVIEW, leases, matches, meta, seats, sittings, thoughts
from tabularium.server.settings import Settings
from tabularium.server.store import Store
from tabularium.server.strengths import bot_of
from tabularium.server.thoughts import Thinker

LEASE_S = 5.0
HEARTBEAT_S = 1.2
_TICK_S = 1.0
_CLAIMED_AT_ONCE = 20
_THINKERS = 16
"""Bots that are remembered with their thoughts; one that has been forgotten begins anew."""
_ASLEEP_S = 15.0
"""Nobody has minded the clocks for longer than this: the server was down, and that time is nobody's."""


class Worker:
    """One thinking process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub(self.store, settings)
        self.name = f"{name_of(os.getpid())}{token_hex(4)}"
        self.thinker = Thinker(self.hub, self.name, LEASE_S)
        self._news = Event()
        self._stop = Event()
        self._ticked = 0.0
        self._thinkers: dict[tuple[str, int, str], Bot] = {}

    def run(self) -> None:
        """Until told to stop."""
        self.store.migrate()
        listener = Listener(self.store, lambda match: self._news.set(), self.settings.poll_s)
        listener.start()
        try:
            while not self._stop.is_set():
                self._news.clear()
                try:
                    busy = self.step()
                except SQLAlchemyError as error:  # the database is away: say so, wait, try again
                    print(f"tabularium worker: {type(error).__name__}, trying again", file=sys.stderr)
                    self._stop.wait(1.0)
                    continue
                if not busy:
                    self._news.wait(self._patience())
        finally:
            listener.stop()
            self.store.close()

    def stop(self) -> None:
        self._stop.set()
        self._news.set()

    def step(self) -> bool:
        """Mind the clocks if it is time, then play for one bot and think of one hint. Is there more to do?

        Only when nobody waits for either, a look is taken for a review.
        """
        if time() - self._ticked > _TICK_S:
            self._ticked = time()
            self.mind()
        has_played = self._play_one()
        has_hinted = self._think_one(HINT)
        return has_played or has_hinted or self._think_one(REVIEW)

    def _play_one(self) -> bool:
        match = self.claim()
        if match is None:
            return False
        with self._heartbeat(partial(self._renew, match)):
            try:
                with suppress(TabulariumError):  # somebody else has moved meanwhile: look again
                    self.play(match)
            finally:
                self.release(match)
        return True

    def _think_one(self, kind: str) -> bool:
        thought = self.thinker.claim(kind)
        if thought is None:
            return False
        with self._heartbeat(partial(self.thinker.renew, thought)):
            try:
                self.thinker.think(thought)
            finally:
                self.thinker.release(thought)
        return True

    def _patience(self) -> float:
        """How long nothing can happen without news: until the next bot is due, or a tick."""
        return max(0.01, min(_TICK_S, self.settings.bot_pace_s or _TICK_S))

    # ------------------------------------------------------------------ leases

    def claim(self) -> str | None:
        """The bot's turn that has waited longest and is nobody's yet."""
        now = time()
        free = (
            select(matches.c.id)
            .outerjoin(leases, leases.c.match == matches.c.id)
            .where(matches.c.awaits.is_not(None), matches.c.updated <= now - self.settings.bot_pace_s)
            .where(or_(leases.c.until.is_(None), leases.c.until < now))
            .order_by(matches.c.updated)
            .limit(_CLAIMED_AT_ONCE)
        )
        with self.store.reading() as connection:
            waiting = [str(match) for match in connection.scalars(free)]
        for match in waiting:
            try:
                with self.store.writing() as connection:
                    if self._lease(connection, match, now):
                        return match
            except IntegrityError:
                continue  # another worker was quicker
        return None

    def _lease(self, connection: Connection, match: str, now: float) -> bool:
        until = now + LEASE_S
        over = update(leases).where(leases.c.match == match, leases.c.until < now)
        if connection.execute(over.values(worker=self.name, until=until)).rowcount:
            return True
        if connection.scalar(select(leases.c.worker).where(leases.c.match == match)) is not None:
            return False
        connection.execute(insert(leases).values(match=match, worker=self.name, until=until))
        return True

    def release(self, match: str) -> None:
        with self.store.writing() as connection:
            connection.execute(delete(leases).where(leases.c.match == match, leases.c.worker == self.name))

    def _renew(self, match: str) -> None:
        own = (leases.c.match == match) & (leases.c.worker == self.name)
        with self.store.writing() as connection:
            connection.execute(update(leases).where(own).values(until=time() + LEASE_S))

    @contextmanager
    def _heartbeat(self, renew: Callable[[], None]) -> Iterator[None]:
        """While it thinks, the lease is renewed."""
        done = Event()

        def beat() -> None:
            while not done.wait(HEARTBEAT_S):
                try:
                    renew()
                except SQLAlchemyError:
                    continue  # the lease may run out: then somebody else thinks too, and one of us is stale

        thread = Thread(target=beat, daemon=True)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()

    # ------------------------------------------------------------------ thinking

    def play(self, match: str) -> None:
        """Think for the bot whose turn it is; when another is to decide, or about something else, people look first."""
        last: tuple[int, str] | None = None
        while not self._stop.is_set():
            turn = self.hub.bots_turn(match)
            if turn is None:
                return
            true, seat, strength = turn
            assert true.decision is not None
            asked = (seat, true.decision.kind)
            if self.settings.bot_pace_s and last not in (None, asked):
                return
            last = asked
            # the bot is given a match that its seat cannot tell from the true one, and never the true one
            imagined = true.resample(seat, randbits(64))
            action = self._chosen(self._bot(match, seat, strength), imagined, seat)
            self.hub.play_bot(match, seat, str(action), true.index)

    def _chosen(self, bot: Bot, imagined: Match, seat: int) -> Action:
        """What the bot chooses. One that stumbles is told of here and chooses blindly: a match must not stand still."""
        try:
            return bot.choose(imagined, seat)
        except TabulariumError:
            raise
        except Exception:
            print_exc()
            return make_bot("random").choose(imagined, seat)

    def _bot(self, match: str, seat: int, strength: str) -> Bot:
        """The bot of a seat: the same one from decision to decision of a turn, for it remembers its thoughts."""
        key = (match, seat, strength)
        bot = self._thinkers.pop(key, None) or bot_of(strength, self.settings.thinking)
        self._thinkers[key] = bot  # the latest last
        if len(self._thinkers) > _THINKERS:
            del self._thinkers[next(iter(self._thinkers))]
        return bot

    # ------------------------------------------------------------------ clocks and presence

    def mind(self) -> None:
        now = time()
        self._forgive_sleep(now)
        with self.store.reading() as connection:
            late = [(row.id, row.seat) for row in connection.execute(_late(now))]
            silent = select(seats.c.match, seats.c.seat).where(seats.c.is_connected, seats.c.present_until < now)
            gone = [(row.match, row.seat) for row in connection.execute(silent)]
        for match, seat in late:
            with suppress(TabulariumError):  # it has changed meanwhile
                self.hub.time_out(match, seat)
        for match, seat in gone:
            with suppress(TabulariumError):
                self.hub.gone(match, seat)

    def _forgive_sleep(self, now: float) -> None:
        """While the server was down nobody's clock ran."""
        with self.store.reading() as connection:
            minded = connection.scalar(select(meta.c.at).where(meta.c.key == "minded"))
        if minded is not None and now - minded < 2 * _TICK_S:
            return
        with self.store.writing() as connection:
            minded = connection.scalar(select(meta.c.at).where(meta.c.key == "minded"))
            if minded is None:
                connection.execute(insert(meta).values(key="minded", value="", at=now))
                return
            if now - minded > _ASLEEP_S:
                running = matches.c.bank_ms.is_not(None) & matches.c.to_decide.is_not(None) & (matches.c.turn_at < now)
                asleep = now - minded
                connection.execute(update(matches).where(running).values(turn_at=matches.c.turn_at + asleep))
            connection.execute(update(meta).where(meta.c.key == "minded").values(at=now))


def _late(now: float) -> Select[tuple[str, int]]:
    """Seats of people, sitting there, whose bank is empty."""
    return (
        select(matches.c.id, seats.c.seat)
        .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.to_decide))
        .where(matches.c.bank_ms.is_not(None), matches.c.awaits.is_(None))
        .where(matches.c.turn_at + seats.c.clock_ms / 1000.0 < now)
        .where(
            select(sittings.c.user).where(sittings.c.match == matches.c.id, sittings.c.seat == seats.c.seat).exists()
        )
    )


def name_of(pid: int) -> str:
    """How the names of this machine's workers with this process id begin."""
    return f"{socket.gethostname()[:30]}-{pid}-"


def release_leases_of(database: str, pid: int) -> None:
    """A worker process of this machine has ended: what it was thinking about is free at once."""
    store = Store(database)
    try:
        with store.writing() as connection:
            connection.execute(delete(leases).where(leases.c.worker.startswith(name_of(pid), autoescape=True)))
            thinking = thoughts.c.worker.startswith(name_of(pid), autoescape=True)
            connection.execute(update(thoughts).where(thinking).values(worker=None, until=0.0))
    except SQLAlchemyError:
        pass  # the leases run out by themselves
    finally:
        store.close()


def main(settings: Settings) -> None:
    """A worker that ends when whoever started it does: its standard input closes then."""
    worker = Worker(settings)

    def until_abandoned() -> None:
        sys.stdin.buffer.read()
        os._exit(0)

    Thread(target=until_abandoned, daemon=True).start()
    worker.run()
