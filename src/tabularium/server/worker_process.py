"""What ``tabularium serve`` starts for each of its workers; the database's address comes by the environment."""

from __future__ import annotations

import os
import signal
import sys

from tabularium.server.settings import Settings
from tabularium.server.worker import main

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the server, which then closes our input
    pace, thinking, hint, glance, closer = sys.argv[1:]
    main(
        Settings(
            database=os.environ["TABULARIUM_DATABASE"],
            bot_pace_s=float(pace),
            thinking=float(thinking),
            hint_bot=hint,
            glance_bot=glance,
            closer_bot=closer,
        )
    )
