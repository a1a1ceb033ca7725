"""The matches of this process: kept in memory as long as it is useful, checked against the database always.

Everything here blocks (database, rules), so the event loop calls it through threads. A chapter a module: `memory`
holds the matches, and what is asked of them is in `opening`, `looking`, `playing`, `attending` and
`advising`.
"""

from __future__ import annotations

from tabularium.server.hub.advising import Advising
from tabularium.server.hub.attending import Attending
from tabularium.server.hub.looking import Looking
from tabularium.server.hub.memory import Plain
from tabularium.server.hub.opening import Opening
from tabularium.server.hub.playing import Playing

__all__ = ["Hub", "Plain"]


class Hub(Opening, Looking, Playing, Attending, Advising):
    """All matches, for one process."""
