"""Files of results: written whole or not at all, and a disk that does not take them is told in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabularium.core.errors import TabulariumError


class UnusableFolder(TabulariumError):
    """Nothing can be written there, or no more."""

    def __init__(self, folder: Path, error: OSError, name: str = "") -> None:
        why = error.strerror or str(error)
        told = f"{why} ({name})" if name else why
        super().__init__(
            {
                "en": f"{folder} cannot be used as a folder for results: {told}.",
                "fr": f"{folder} ne peut pas servir de dossier pour les résultats\u00a0: {told}.",
            }
        )


@contextmanager
def using(folder: Path, name: str = "") -> Iterator[None]:
    """Here something is written to this folder, or to the file of this name in it. Raises UnusableFolder."""
    try:
        yield
    except OSError as error:
        raise UnusableFolder(folder, error, name) from None


def write_whole(path: Path, content: str | bytes) -> None:
    """All or nothing: what was there stays until the new one is, and no draft is left. Raises UnusableFolder."""
    draft = path.with_name(path.name + ".new")
    with using(path.parent, path.name):
        try:
            draft.write_bytes(content.encode() if isinstance(content, str) else content)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
