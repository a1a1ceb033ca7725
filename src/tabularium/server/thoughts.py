"""What workers think about besides the bots' moves: each request is claimed with a lease, as a bot's turn is.

A worker that dies leaves its lease to run out, and another takes the request over. A review is given back after every
look, so that neither a bot's move nor a hint has to wait for the whole of it.
"""

from __future__ import annotations

import sys
import traceback
from time import time

from sqlalchemy import delete, select, update
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tabularium.server.errors import Refusal
from tabularium.server.hub import Hub
from tabularium.server.hub.advising import Thought
from tabularium.server.schema import HINT, thoughts

_CLAIMED_AT_ONCE = 20


class Thinker:
    """A worker's share in them."""

    def __init__(self, hub: Hub, worker: str, lease_s: float) -> None:
        self.hub = hub
        self.store = hub.store
        self.worker = worker
        self.lease_s = lease_s

    def claim(self, kind: str) -> Thought | None:
        """The one that has waited longest and is nobody's yet."""
        now = time()
        is_free = ~thoughts.c.is_done & (thoughts.c.kind == kind) & (thoughts.c.until < now)
        # a review that was given back goes to the end of the queue: its lease ran out last
        waiting = select(thoughts).where(is_free).order_by(thoughts.c.until, thoughts.c.asked).limit(_CLAIMED_AT_ONCE)
        with self.store.reading() as connection:
            found = [
                Thought(row["match"], row["seat"], row["kind"], row["index"])
                for row in connection.execute(waiting).mappings()
            ]
        for thought in found:
            with self.store.writing() as connection:
                lease = update(thoughts).where(thought.key, is_free)
                if connection.execute(lease.values(worker=self.worker, until=now + self.lease_s)).rowcount:
                    return thought
        return None

    def renew(self, thought: Thought) -> None:
        with self.store.writing() as connection:
            own = update(thoughts).where(thought.key, thoughts.c.worker == self.worker)
            connection.execute(own.values(until=time() + self.lease_s))

    def release(self, thought: Thought) -> None:
        with self.store.writing() as connection:
            own = update(thoughts).where(thought.key, thoughts.c.worker == self.worker)
            connection.execute(own.values(worker=None, until=time()))

    def think(self, thought: Thought) -> None:
        """Answer it, or take a step towards the answer."""
        deed = self.hub.think_of_hint if thought.kind == HINT else self.hub.take_a_look
        try:
            deed(thought)
        except (OperationalError, InterfaceError, PoolTimeout):
            raise  # the database is away: the thought is taken up again when it is back
        except Exception as error:
            if isinstance(error, Refusal) and error.type == "unknown_match":  # it is gone, and nobody can wait there
                self._drop(thought)
                return
            # a fault of ours: it would come again and again, so it is noted and whoever asked is told
            print(f"tabularium worker: no {thought.kind} for {thought.match}, seat {thought.seat}", file=sys.stderr)
            traceback.print_exc()
            self.hub.give_up(thought)

    def _drop(self, thought: Thought) -> None:
        with self.store.writing() as connection:
            connection.execute(delete(thoughts).where(thought.key))
