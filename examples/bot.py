"""A bot for Tabularium in forty lines: python bot.py http://127.0.0.1:8765/join#TOKEN [NAME]"""

import json
import sys
import time
from http.client import HTTPException
from random import Random
from typing import Any
from urllib.request import HTTPError, Request, urlopen

link, name = [*sys.argv, "Fortuna", ""][1:3]
address, token = link.split("/join#") if "/join#" in link else sys.exit("usage: bot.py http://HOST/join#TOKEN [NAME]")


def ask(path: str, *body: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = json.dumps(*body).encode() if body else None
    return urlopen(Request(f"{address}/api/v1{path}", data, headers), timeout=60)


while True:  # whatever went wrong, come back: the stream begins with the whole position
    try:
        seat = "/matches/{match}/seats/{seat}".format(**json.load(ask("/join", {"name": name})))
        for line in ask(seat + "/stream"):
            match json.loads(line):
                case {"type": "your_turn", "index": index, "options": options}:
                    action = Random(f"{token} {index}").choice(options)["action"]  # asked again, the same again
                    ask(seat + "/actions", {"action": action, "index": index, "client_id": f"move-{index}"})
                case {"type": "undo_asked", "index": index}:
                    ask(seat + "/consent", {"agree": True, "index": index})
                case {"type": "timed_out"}:
                    ask(seat + "/return", {})
                case {"type": "over", "scores": scores}:
                    print(f"{name}: {scores}")
                    sys.exit()
    except (HTTPException, OSError, ValueError) as error:
        print(error.read().decode() if isinstance(error, HTTPError) else error, file=sys.stderr)
        if isinstance(error, HTTPError) and error.code < 429 and error.url.endswith(("/join", "/stream")):
            sys.exit(1)  # a wrong link, or somebody else has the seat now
    time.sleep(1)
