"""Requests generated from the OpenAPI document, good and bad; none may end in a server error."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

PATIENCE = 60.0  # seconds to wait for an answer, on machines with much else to do
BEFORE_TRUE = 3  # one request in so many keeps its invented table
ENDINGS = (("DELETE", "/api/account"), ("DELETE", "/api/session"), ("POST", "/api/account"))  # of a guest's token


class Fuzzed(msgspec.Struct):
    operations: int
    requests: int
    failures: list[str]


def fuzz(url: str, token: str, known: dict[str, str], examples: int) -> Fuzzed:
    """Try every operation; `known` are path parameters that exist, used for most requests."""
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    report = Fuzzed(0, 0, [])
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            report.operations += 1
            _try_operation(http, operation, token, known, examples, report)
    return report


def _try_operation(
    http: httpx.Client, operation: Any, token: str, known: dict[str, str], examples: int, report: Fuzzed
) -> None:
    ends_the_session = (operation.method.upper(), operation.path) in ENDINGS

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        report.requests += 1
        for name, value in known.items():
            if name in (case.path_parameters or {}) and report.requests % BEFORE_TRUE:
                case.path_parameters[name] = value
        if "wait" in (case.query or {}):
            case.query["wait"] = 0.01
        bearer = _guest(http) if ends_the_session else token
        case.headers = {"Authorization": f"Bearer {bearer}"}
        answer = case.call(timeout=PATIENCE)
        if answer.status_code >= 500:
            report.failures.append(f"{case.method} {case.formatted_path}: {answer.status_code} {case.body!r:.300}")

    attempt()


def _guest(http: httpx.Client) -> str:
    answer = http.post("/api/guest", json={"name": "Passer-by"})
    token = answer.cookies["quivira"]
    http.cookies.clear()
    return str(token)
