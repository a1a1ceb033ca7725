"""Pages that are made by a tool are as the tool makes them."""

from __future__ import annotations

from tools.observations import PAGE, page


def test_the_fields_of_the_page_are_those_of_the_games() -> None:
    """After a change of fields: `python tools/observations.py`."""
    assert PAGE.read_text(encoding="utf-8") == page()
