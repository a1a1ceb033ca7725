"""For those who study games with programs that learn: environments, numbered actions, observation vectors.

    from tabularium.research import pettingzoo
    env = pettingzoo.env("nova_roma", seats=3)

The environments need the extra ``research``; :func:`describe` needs nothing.
"""

from __future__ import annotations

from tabularium.research.fields import Placed, describe

__all__ = ["Placed", "describe"]
