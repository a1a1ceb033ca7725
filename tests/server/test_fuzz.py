"""Nonsense of all kinds, made from the API's own document: the answer is a refusal, never a failure of ours."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from tabularium.server.openapi import document
from tabularium.server.wire import SeatAsked
from tests.server.support import application

FOLDER = tempfile.TemporaryDirectory(prefix="tabularium-fuzz-")
APP = application(f"sqlite:///{Path(FOLDER.name) / 'matches.sqlite'}")
MATCH = APP.hub.create("nobody", "aquileia", [SeatAsked("me"), SeatAsked("bot"), SeatAsked("friend")], {})["match"]

schema = schemathesis.openapi.from_dict(document())
schema.app = APP


@pytest.fixture(scope="module", autouse=True)
def _clean_up() -> Any:
    yield
    APP.store.close()
    FOLDER.cleanup()


def _fuzz(examples: int) -> Any:
    return settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


def _check(case: Any) -> None:
    if "match" in case.path_parameters and case.path_parameters["match"][:1] < "m":
        case.path_parameters["match"] = MATCH
    response = case.call()
    case.validate_response(response, checks=[not_a_server_error])


@schema.parametrize()
@_fuzz(8)  # type: ignore[untyped-decorator]
def test_no_failures(case: Any) -> None:
    _check(case)


@pytest.mark.slow
@schema.parametrize()
@_fuzz(300)  # type: ignore[untyped-decorator]
def test_no_failures_for_long(case: Any) -> None:
    _check(case)
