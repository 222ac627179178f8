"""Tables beyond the limit of an address."""

import time

from common import tables
from common import wire
from trial import attack

REQUESTS = 95


def flood(trial, sockets):
    seat = tables.make(trial.port)
    people = [tables.Person(trial.port, seat) for _ in range(sockets)]
    people[0].socket.send({"type": "resign"})
    for person in people:
        while person.phase != "over" and person.hear(10):
            pass
    before = trial.server.metric("parlor_tables_created_total")
    for person in people:
        person.socket.send_raw(wire.frame({"type": "rematch"}) * REQUESTS)
        trial.tried(REQUESTS, "rematches")
    promised = set()
    until = time.monotonic() + trial.scale(3, 1)
    for person in people:
        while message := person.socket.receive(max(0.02, until - time.monotonic())):
            if message["type"] == "rematch":
                promised.add((message["table"], message.get("seat"), message.get("token")))
            if message["type"] not in ("table", "state"):
                trial.answer(message["type"])
    made = int(trial.server.metric("parlor_tables_created_total") - before)
    trial.note(f"{made} tables made")
    trial.law(made <= 1, f"{made} tables were made")
    trial.law(len(promised) <= 1, f"{len(promised)} different answers")
    for person in people:
        person.close()


@attack("rematch, 95 times", 10, quick=False)
def one(trial):
    """Law: at most one new table, and the same answer each time."""
    flood(trial, 1)


@attack("rematch, 95 times on 8 sockets", 20)
def eight(trial):
    """Law: at most one new table, and the same answer each time."""
    flood(trial, 8)


@attack("new tables from one address", 10, quick=False)
def creation(trial):
    """Law: 20 at once, then one every ten seconds."""
    made = 0
    for _ in range(trial.scale(100, 60)):
        answer = trial.ask("POST", "/api/tables", tables.wanted())
        trial.tried(1, "requests")
        trial.answered(answer)
        made += answer is not None and answer.status == 201
    trial.law(made <= 25, f"{made} tables were made")
