"""How fast the server is: ``python -m tabularium.server.measure GAME SECONDS [MATCHES]`` prints its figures as JSON.

One web process with SQLite, players on the same machine. For the speed of the rules alone see ``cli.measure``.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvicorn

import tabularium as tab
from tabularium.core.registry import find
from tabularium.server.app import Application, make_app
from tabularium.server.hub import Hub
from tabularium.server.live import difference
from tabularium.server.pictures import picture
from tabularium.server.settings import Settings
from tabularium.server.store import Store
from tabularium.server.wire import SeatAsked

USER = "measure"


def measure(game: str, seconds: float, matches: int = 20) -> dict[str, Any]:
    """All figures: parts of a request, a request, and many matches at once."""
    with TemporaryDirectory(prefix="tabularium-measure-") as folder:
        settings = Settings(f"sqlite:///{Path(folder) / 'matches.sqlite'}", rate_limits=False, bot_pace_s=0)
        app = make_app(settings)
        try:
            return {
                "game": game,
                **_parts(app.hub, game),
                **_updates(app.hub, game),
                **_requests(app, game),
                **_many(app, game, seconds, matches),
            }
        finally:
            app.store.close()


def _opened(hub: Hub, game: str) -> tuple[str, int]:
    seats = min(4, max(find(game).seats))
    return str(hub.create(USER, game, [SeatAsked("me")] * seats, {}, seed=7)["match"]), seats


def _move(hub: Hub, match: str, rng: Random) -> bool:
    with hub._seen(match) as (_, found, _):
        decision, index = found.decision, found.index
    if decision is None:
        return False
    hub.play(USER, match, decision.seat, str(rng.choice(decision.options)), index, f"c{index}")
    return True


def _parts(hub: Hub, game: str) -> dict[str, float]:
    match, _ = _opened(hub, game)
    rng = Random(7)
    for _ in range(80):
        _move(hub, match, rng)
    with hub._seen(match) as (_, found, facts):
        card, names = found.game, facts.names(found.names("en"))
        view = card.view(found._state, 0)
        opening = [_milliseconds(lambda: _fresh(hub, match), 5) for _ in range(3)]
        return {
            "view_ms": _milliseconds(lambda: card.view(found._state, 0)),
            "picture_ms": _milliseconds(lambda: picture(card, view, "en", names, "wide")),
            "table_ms": _milliseconds(lambda: _table_anew(hub, match)),
            "open_ms": median(opening),
        }


def _table_anew(hub: Hub, match: str) -> None:
    hub._entry(match).tables = {}
    hub.table(USER, match, 0, "en", "wide")


def _fresh(hub: Hub, match: str) -> None:
    """A process that has never seen the match opens it."""
    with Hub(hub.store, hub.settings)._seen(match):
        pass


def _updates(hub: Hub, game: str) -> dict[str, float]:
    """What one move pushes to one watcher, over a whole match."""
    match, _ = _opened(hub, game)
    rng, sizes = Random(3), []
    old = hub.table(USER, match, None, "en", "wide")
    whole = len(msgspec.json.encode(old))
    while _move(hub, match, rng):
        new = hub.table(USER, match, None, "en", "wide")
        sizes.append(len(msgspec.json.encode(difference(old, new))))
        old = new
    return {"update_bytes": median(sizes), "update_bytes_most": max(sizes), "table_bytes": whole}


@contextmanager
def _served(app: Application) -> Iterator[str]:
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", access_log=False, lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    while not server.started:
        sleep(0.01)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        sock.close()


def _requests(app: Application, game: str) -> dict[str, float]:
    """From the socket and back: a look at the table, and a move."""
    with _served(app) as address:
        cookie = ""

        def ask(path: str, body: Any = None) -> Any:
            nonlocal cookie
            headers = {"content-type": "application/json", "cookie": cookie}
            data = None if body is None else json.dumps(body).encode()
            with urlopen(Request(f"{address}/api/v1{path}", data, headers)) as answer:
                cookie = cookie or answer.headers["set-cookie"].partition(";")[0]
                return json.loads(answer.read())

        ask("/games")
        seats = min(4, max(find(game).seats))
        match = ask("/matches", {"game": game, "seats": [{"kind": "me"}] * seats})["match"]
        rng, looks, plays = Random(5), [], []
        for number in range(60):
            seat = ask(f"/matches/{match}/seats/watch")["to_decide"]
            if seat is None:
                break
            start = perf_counter()
            table = ask(f"/matches/{match}/seats/{seat}")
            looks.append((perf_counter() - start) * 1000)
            choice = rng.choice(table["choices"])["action"]
            body = {"action": choice, "index": table["index"], "client_id": f"m{number}"}
            start = perf_counter()
            ask(f"/matches/{match}/seats/{seat}/actions", body)
            plays.append((perf_counter() - start) * 1000)
    return {"look_request_ms": median(looks), "play_request_ms": median(plays)}


def _many(app: Application, game: str, seconds: float, count: int) -> dict[str, float]:
    """Moves a second through the API when so many matches are played at once, each stored before it is answered."""
    with _served(app) as address, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        made = elsewhere.submit(_players, address, app.store.url, game, seconds, count).result()
    return {"matches": count, "moves_per_s": made / seconds}


def _players(address: str, database: str, game: str, seconds: float, count: int) -> int:
    """Players in a process of their own, so that they do not take the server's time."""
    store = Store(database)
    hub, made = Hub(store, Settings(database)), [0] * count
    seats = min(4, max(find(game).seats))
    until = perf_counter() + seconds

    def play(number: int) -> None:
        connection, rng, cookie = HTTPConnection(address.removeprefix("http://")), Random(number), ""

        def post(path: str, body: Any) -> Any:
            nonlocal cookie
            headers = {"content-type": "application/json", "cookie": cookie}
            connection.request("POST", f"/api/v1{path}", json.dumps(body), headers)
            answer = connection.getresponse()
            cookie = cookie or str(answer.headers["set-cookie"]).partition(";")[0]
            return json.loads(answer.read())

        while perf_counter() < until:
            match = post("/matches", {"game": game, "seats": [{"kind": "me"}] * seats})["match"]
            while perf_counter() < until:
                with hub._seen(match) as (_, found, _):  # what a browser would have on its screen
                    decision, index = found.decision, found.index
                if decision is None:
                    break
                action = str(rng.choice(decision.options))
                body = {"action": action, "index": index, "client_id": f"c{index}"}
                made[number] += "index" in post(f"/matches/{match}/seats/{decision.seat}/actions", body)
        connection.close()

    threads = [threading.Thread(target=play, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store.close()
    return sum(made)


def _milliseconds(deed: Callable[[], object], times: int = 30) -> float:
    taken: list[float] = []
    for _ in range(times):
        start = perf_counter()
        deed()
        taken.append((perf_counter() - start) * 1000)
    return median(taken)


if __name__ == "__main__":
    tab.games()
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), *[int(n) for n in sys.argv[3:4]])))
