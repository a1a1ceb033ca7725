"""States as short text. A module of its own, since ``pickle`` is slow to load and most matches are never saved."""

from __future__ import annotations

import pickle
from binascii import a2b_base64, b2a_base64
from io import BytesIO
from typing import Any, Final, NoReturn

_PROTOCOL: Final = 4


def pack_state(dumped: list[Any]) -> str:
    """What a state has dumped, as text. JSON of some hundred numbers would take four times as long."""
    return b2a_base64(pickle.dumps(dumped, _PROTOCOL), newline=False).decode()


def unpack_state(packed: str) -> Any:
    """The inverse of :func:`pack_state`. Raises UnpicklingError if there is anything but plain data in it."""
    return _PlainUnpickler(BytesIO(a2b_base64(packed))).load()


class _PlainUnpickler(pickle.Unpickler):
    """Reads lists, numbers and text and nothing else, so that no save can run anything."""

    def find_class(self, module: str, name: str) -> NoReturn:
        raise pickle.UnpicklingError(f"a save holds plain data only, and no {module}.{name}")
