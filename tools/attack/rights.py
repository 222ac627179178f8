"""Doing what is not one's right: tokens, seats and tables of others."""

import json
import time

from common import tables
from common import wire
from trial import attack

A_TABLE = "0" * 26


def http_cases(own, guest, foreign):
    """(method, path, token, body, statuses that are right)"""
    base = f"/api/tables/{own.table}"
    wrong_tokens = [
        "", foreign.token, own.token[:-1], own.token + "0", own.token.upper() + "x", "0" * 32, "null", own.table,
        own.token.swapcase() if own.token.swapcase() != own.token else "x", " ", "a" * 4000,
    ]  # fmt: skip
    for token in wrong_tokens:
        yield "GET", f"{base}/transcript", token, b"", {401, 403}
    yield "GET", f"{base}/transcript?token={own.token}", "", b"", {401, 403}
    yield "GET", f"/api/tables/{foreign.table}/transcript", own.token, b"", {401, 403}
    yield "GET", f"/api/tables/{foreign.table}/transcript", guest.token, b"", {401, 403}
    for what in ("record", "replay", "replay?deal=1", "replay?deal=0", "replay?deal=-1", "replay?deal=99999", "fair",
                 "fair?deal=1", "fair?deal=0", "analysis", "analysis?deal=1&seat=2"):  # fmt: skip
        yield "GET", f"{base}/{what}", own.token, b"", {400, 403, 404}
        yield "GET", f"{base}/{what}", "", b"", {400, 403, 404}
    for table in (A_TABLE, own.table[:-1], own.table + "0", own.table.upper(), "%00", "..", own.table[::-1]):
        if table != own.table:
            yield "GET", f"/api/tables/{table}", own.token, b"", {400, 404}
            yield "POST", f"/api/tables/{table}/join", "", {"name": "Eve"}, {400, 404}
    for body in ({"name": "Eve"}, {"name": "Eve", "seat": 0}, {"name": "Eve", "seat": 3}, {"name": "Eve", "seat": -1},
                 {"name": "Eve", "seat": 99}, {"name": "Eve", "token": foreign.token}, {"name": "Eve", "token": 5},
                 {"name": "Eve", "token": own.token[:-1]}, {"name": "Eve", "token": ""}, {"seat": 1}, {}):  # fmt: skip
        yield "POST", f"{base}/join", own.token, body, {400, 409}
    for token in ({"token": foreign.token}, {"token": "0" * 32}, {"token": own.table}, {"token": None}, {}):
        yield "POST", base, own.token, {**tables.wanted("big2"), **token}, {400, 409}
    for key in ("", own.token[:-1], "G" * 32, own.token.upper() + "0"):
        yield "GET", "/api/profile", key, b"", {401}


def watching():
    yield {"type": "move", "id": "1", "number": 1, "move": "pass"}
    yield {"type": "assess", "id": "1", "draft": "C3"}
    yield {"type": "arrange", "id": "1", "how": "rank"}
    yield {"type": "hint", "id": "1"}
    yield {"type": "chat", "text": "hello"}
    for kind in ("next", "start", "rematch", "leave", "resign", "settings"):
        yield {"type": kind}


def refused(trial, socket, message):
    """Sends what must be refused."""
    socket.send(message)
    answer = socket.hear(*tables.ANSWERS)
    kind = answer["type"] if answer else "closed" if not socket.open else "no answer"
    trial.tried(1, "requests")
    trial.answer(kind)
    trial.law(kind in ("refused", "goodbye", "closed"), f"{kind} for {json.dumps(message)[:80]}")


def entry_refused(trial, table, first, address):
    with wire.WebSocket(trial.port, table, address) as socket:
        socket.send(first)
        message = socket.hear("state", "goodbye", "refused")
        trial.tried(1, "requests")
        trial.answer(message["type"] if message else "closed")
        trial.law(message is None or message["type"] != "state", f"let in with {json.dumps(first)[:80]}")


@attack("rights of others", 20)
def rights(trial):
    """Law: every attempt is refused, and nothing happens at the table."""
    own = tables.make(trial.port, "127.0.3.1", people=2)
    guest = tables.join(trial.port, own.table, "Ben", "127.0.3.2")
    foreign = tables.make(trial.port, "127.0.3.3", watch=False)
    ada, ben = tables.Person(trial.port, own), tables.Person(trial.port, guest)
    until = time.monotonic() + 10
    while not (ada.my_turn() or ben.my_turn()) and time.monotonic() < until:  # the computers move first
        ada.hear(0.1)
        ben.hear(0.1)
    latest(ben)
    number = latest(ada)

    for at, (method, path, token, body, right) in enumerate(http_cases(own, guest, foreign)):
        headers = [("Authorization", f"Bearer {token}")] if token else []
        answer = trial.ask(method, path, body, headers, f"127.0.3.{at % 20 + 1}")
        trial.tried(1, "requests")
        trial.answered(answer)
        status = answer.status if answer else None
        trial.law(status in right, f"{status} for {method} {path[:60]} with {token[:40]!r} {body}")

    join_again(trial, own)
    for at, token in enumerate((None, "", 5, "x", foreign.token, own.token[:-1], own.token + "0", own.table, "0" * 32)):
        entry_refused(trial, own.table, {"type": "sit", "token": token}, f"127.0.3.{at + 1}")
    entry_refused(trial, foreign.table, {"type": "watch"}, "127.0.3.4")
    entry_refused(trial, foreign.table, {"type": "sit", "token": own.token}, "127.0.3.4")
    for at, first in enumerate([*watching(), {"type": "state"}, {"type": "Sit", "token": own.token}]):
        entry_refused(trial, own.table, first, f"127.0.3.{at + 1}")

    with wire.WebSocket(trial.port, own.table, "127.0.3.5") as spectator:
        spectator.sit(None)
        for message in watching():
            refused(trial, spectator, message)
    mover, other = (ada, ben) if ada.my_turn() else (ben, ada)
    refused(trial, other.socket, {"type": "move", "id": "x1", "number": number, "move": "pass"})
    refused(trial, other.socket, {"type": "hint", "id": "x2"})
    refused(trial, mover.socket, {"type": "move", "id": "x3", "number": number - 1, "move": mover.choose()})
    refused(trial, mover.socket, {"type": "move", "id": "x4", "number": number + 1, "move": mover.choose()})
    refused(trial, mover.socket, {"type": "move", "id": "x5", "number": number, "move": not_held(mover)})
    for message in ({"type": "settings", "chat": False}, {"type": "start"}):
        refused(trial, ben.socket, message)
    for person in (ada, ben):
        for kind in ("resign", "rematch", "next"):
            refused(trial, person.socket, {"type": kind})
    trial.law(latest(ada) == number, "something happened at the table")
    ada.close()
    ben.close()


def join_again(trial, own):
    """Whoever has the token of a seat may ask for it again, which changes nothing."""
    before = trial.ask("GET", f"/api/tables/{own.table}").body
    answer = trial.ask("POST", f"/api/tables/{own.table}/join", {"name": "Eve", "token": own.token})
    same = answer is not None and answer.status == 200 and json.loads(answer.body)["seat"] == own.seat
    trial.law(same, "a seat was not found again by its token")
    trial.law(trial.ask("GET", f"/api/tables/{own.table}").body == before, "asking for a seat again changed the table")


def latest(person):
    """The number the table is at."""
    person.socket.send({"type": "state"})
    state = person.socket.hear("state")
    person.take(state)
    return state["number"]


def not_held(person):
    """A card that somebody else has, or that was played."""
    hand = person.told["view"]["hands"][person.seat.seat]
    return next(suit + rank for suit in "SHDC" for rank in ("2", "A", "K", "Q") if suit + rank not in hand)
