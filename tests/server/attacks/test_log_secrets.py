"""No log holds the name of a table, a token, a line of a journal or a key, whatever the database complains of."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.wire.refusals import Refusal
from tests.server.company import logged, mover, pair, serving
from tests.server.engines import Postgres, wait_for

# A row is refused with itself in the message, the detail and the hint, as an error of many kinds.
REFUSES = """
create or replace function refuse() returns trigger as $$
begin
    raise exception 'no: % %', new.table_id, new.line
        using errcode = '{code}', detail = 'Key (table_id)=(' || new.table_id || ')', hint = new.line;
end $$ language plpgsql;
create or replace trigger refuses before insert on records for each row execute function refuse();
"""
CODES = ["23505", "23503", "23502", "22023", "42601", "22P02", "25006", "53100", "57014", "XX000", "P0001", "0A000"]


def secrets_of(*seats: RemoteSeat, journal: str) -> list[str]:
    """All that must not be in a log: names, tokens and what is kept of them, the key, each line."""
    tokens = [seat.token or "" for seat in seats]
    key = json.loads(journal.splitlines()[0])["key"]
    kept = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    return [seats[0].table, key, *tokens, *kept, *(json.loads(line)["sum"] for line in journal.splitlines())]


def choose_in_vain(*seats: RemoteSeat) -> int:
    """A choice that the database does not take; the status of the answer."""
    seat, position = mover(*seats)
    assert position.decision is not None
    with pytest.raises(Refusal) as refused:
        seat.choose(position.decision.options[0].option, position.n)
    return refused.value.status


@contextmanager
def a_game(tmp_path: Path, database: str) -> Iterator[tuple[Client, RemoteSeat, RemoteSeat]]:
    with serving(tmp_path, database=database) as (client, _):
        yield client, *pair(client)


def test_what_postgresql_refuses_is_not_in_the_log(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.database() as url, logged("debug") as log, a_game(tmp_path, url) as (_, anna, bob):
        name = url.rpartition("/")[2]
        for code in CODES:
            postgres.tell(REFUSES.format(code=code), name)
            assert choose_in_vain(anna, bob) in (409, 500, 503), code
        journal = postgres.ask("select string_agg(line, chr(10) order by n) from records", name)
        written = log.getvalue()
        assert [each for each in secrets_of(anna, bob, journal=journal) if each in written] == []
        assert "unforeseen" in written and "42601" in written, "what is wrong is told by its code"


@pytest.mark.parametrize(
    "spoilt",
    [
        "create trigger refuses before insert on records begin select json_extract(new.line, new.line); end",
        "create trigger refuses before insert on records begin select raise(abort, 'no'); end",
        "drop table records",
    ],
)
def test_what_sqlite_refuses_is_not_in_the_log(tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "server.sqlite"
    with logged("debug") as log, a_game(tmp_path, f"sqlite:///{file}") as (_, anna, bob):
        with closing(sqlite3.connect(file)) as other:
            journal = "\n".join(line for (line,) in other.execute("select line from records order by n"))
            other.execute(spoilt)
            other.commit()
        assert choose_in_vain(anna, bob) in (409, 500, 503)
        route = '"route": "/api/v1/tables/{table_id}/choices"'
        wait_for(lambda: route in log.getvalue(), "the line of the request, which is written after its answer")
        written = log.getvalue()
        assert [each for each in secrets_of(anna, bob, journal=journal) if each in written] == []
