"""A bot for Tabularium in forty lines: python bot.py http://127.0.0.1:8765/join#TOKEN [NAME]"""

import json
import sys
import time
from http.client import HTTPException
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address, _, token = sys.argv[1].partition("/join#")
name = [*sys.argv[2:], "Fortuna"][0]


def ask(path: str, body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(f"{address}/api/v1{path}", body and json.dumps(body).encode(), headers), timeout=60)


def listen(seat: str) -> None:
    for line in ask(seat + "/stream"):
        match json.loads(line):
            case {"type": "your_turn", "index": index, "options": options}:
                action = Random(f"{token} {index}").choice(options)["action"]  # asked again, the same again
                ask(seat + "/actions", {"action": action, "index": index, "client_id": f"move-{index}"})
            case {"type": "undo_asked", "index": index}:
                ask(seat + "/consent", {"agree": True, "index": index})
            case {"type": "over", "scores": scores}:
                print(f"{name}: {scores}")
                sys.exit()


while True:  # whatever went wrong, come back: the stream begins with the whole position
    try:
        listen("/matches/{match}/seats/{seat}".format(**json.load(ask("/join", {"name": name}))))
    except (HTTPException, OSError, ValueError) as error:
        if isinstance(error, HTTPError) and error.code < 429 and error.url.endswith(("/join", "/stream")):
            sys.exit(error.read().decode())  # a wrong link, or somebody else has the seat now
    time.sleep(1)
