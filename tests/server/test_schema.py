"""The API keeps to its own description: schemathesis asks everything that the description allows, and more."""

import os
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks
from schemathesis.core.result import Err

from tablee.client import Client
from tablee.server.http.app import Application
from tablee.server.wire.shapes import SeatWish
from tests.server.company import at_random, hurried, pair

LENGTH = int(os.environ.get("TABLEE_SCHEMA", "6"))


def description(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{client.url}/api/v1/schema/openapi.json").json()
    return found


def test_every_handler_lists_its_refusals_in_one_shape(client: Client) -> None:
    for path, methods in description(client)["paths"].items():
        for method, told in methods.items():
            refusals = {code: answer for code, answer in told["responses"].items() if code >= "400"}
            assert {"400", "403", "429", "500"} <= set(refusals), f"{method} {path}"
            if "{table_id}" in path:
                assert "404" in refusals, f"{method} {path}"
            for answer in refusals.values():
                assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


def test_the_api_keeps_to_its_description(client: Client, application: Application) -> None:
    schema = schemathesis.openapi.from_url(f"{client.url}/api/v1/schema/openapi.json")
    anna, _ = pair(client)
    (waiting,) = client.create("karmaka", [SeatWish("me"), SeatWish("open")])
    (ended,) = client.create("karmaka", [SeatWish("me"), SeatWish("random")], start=True)
    hurried(application, ended.table)
    ended.play(at_random(1))
    before = client.watch(ended.table).journal()
    asked = 0
    answers: dict[str, set[int]] = {}

    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        seat = ended if "/review" in case.path and asked % 2 else (anna, waiting, ended)[asked % 3]
        if "table_id" in (case.path_parameters or {}) and asked % 5:
            case.path_parameters["table_id"] = seat.table
        headers = {"authorization": f"Bearer {seat.token}"} if asked % 4 else {}
        answer = case.call(headers=headers)
        answers.setdefault(case.path, set()).add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    is_short = "TABLEE_SCHEMA" not in os.environ  # then the same in each run
    usual = settings(
        max_examples=LENGTH,
        derandomize=is_short,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    operations = [found.ok() for found in schema.get_all_operations() if not isinstance(found, Err)]
    for operation in operations:
        usual(given(case=operation.as_strategy())(ask))()
    assert len(operations) > 25 and asked > 3 * len(operations)
    assert client.watch(ended.table).journal() == before
    for path in ("/review", "/review/{at}", "/review/judgements"):
        assert answers[f"/api/v1/tables/{{table_id}}{path}"]
    assert 200 in answers["/api/v1/tables/mine"]
    assert httpx.get(f"{client.url}/health").text == "ok"
