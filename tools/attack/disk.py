"""What is kept when the machine fails: the process killed, the disk full, locked or taken away."""

import contextlib
import json
import resource
import sqlite3
import threading
import time

from common import tables
from common import wire
from trial import attack

PEOPLE = 6


def sit_down(trial):
    """People at tables of their own, each at their turn."""
    people = []
    for number in range(PEOPLE):
        address = f"127.0.3.{number + 1}"
        people.append(tables.Person(trial.port, tables.make(trial.port, address, match="deals 9")))
    for person in people:
        person.wait_for_turn(10)
        person.acknowledged = []  # (id, number) of moves
    return people


def step(person, seconds=10.0):
    """One move; the type of what answered it."""
    if person.phase == "between":
        person.socket.send({"type": "next", "number": person.told["number"]})
        while person.phase == "between" and person.hear(seconds):
            pass
    if not person.wait_for_turn(seconds):
        return None
    number = person.told["number"]
    answer = person.move(seconds=seconds)
    if answer and answer["type"] == "update":
        person.acknowledged.append((answer["id"], number))
    return answer["type"] if answer else None


def everybody(people, moves):
    """Everybody moves, all at once; how often each kind of answer came."""
    kinds = []

    def play(person):
        for _ in range(moves):
            kind = step(person)
            kinds.append(kind or "no answer")
            if kind is None:
                return

    threads = [threading.Thread(target=play, args=(person,), daemon=True) for person in people]
    for thread in threads:
        thread.start()
    return threads, kinds


def lost(trial, people):
    """How many acknowledged moves are no longer there; everybody sits down again."""
    missing = 0
    for person in people:
        person.close()
        answer = trial.ask(
            "GET",
            f"/api/tables/{person.seat.table}/transcript",
            headers=[("Authorization", f"Bearer {person.seat.token}")],
            address=person.seat.address,
        )
        events = json.loads(answer.body)["events"] if answer and answer.status == 200 else []
        missing += events[: len(person.events)] != person.events
        again = tables.Person(trial.port, person.seat)
        missing += again.told.get("number", 0) < person.told["number"]
        # If a later move got no answer, it may have been stored all the same, and then the earlier ID is no longer
        # known.
        if person.acknowledged and person.acknowledged[-1][0] == person.last_id:
            identity, number = person.acknowledged[-1]
            again.socket.send({"type": "move", "id": identity, "number": number, "move": "pass"})
            while (said := again.socket.receive(10)) and said.get("id") != identity:  # computers may move in between
                pass
            missing += said is None or said["type"] != "done"
        again.close()
    return missing


@attack("kill -9 under load", 40, tolerant=True)
def killed(trial):
    """Law: every acknowledged move is there after the next start."""
    acknowledged = 0
    for _ in range(trial.scale(5, 2)):
        people = sit_down(trial)
        threads, _ = everybody(people, 80)
        time.sleep(trial.scale(1.0, 0.7))
        trial.server.kill()
        for thread in threads:
            thread.join(30)
        trial.server.start()
        acknowledged += sum(len(person.acknowledged) for person in people)
        missing = lost(trial, people)
        trial.tried(1, "kills")
        trial.law(not missing, f"{missing} tables lost something that was acknowledged")
        if trial.left() < 5:
            break
    trial.answer("moves acknowledged", acknowledged)


def fails_for_a_while(trial, broken):
    """The disk fails while `broken` is entered: 503 meanwhile, 200 afterwards, and nothing is lost."""
    people = sit_down(trial)
    threads, _ = everybody(people, 3)
    for thread in threads:
        thread.join(20)
    for person in people:
        person.wait_for_turn(10)
    with broken:
        threads, kinds = everybody(people, 3)
        noticed = trial.server.wait_for_health(503, min(trial.left(), 30))
        trial.answer("/healthz 503" if noticed else "/healthz stays 200")
        trial.law(noticed, "/healthz stays 200 while nothing can be written")
    for thread in threads:
        thread.join(40)
    for kind in kinds:
        trial.answer("move acknowledged" if kind == "update" else kind)
    trial.tried(len(kinds), "moves")
    trial.law(trial.server.alive(), "the server died")
    # A successful commit is what ends the failure.
    for _ in range(20):
        threads, _ = everybody(people, 1)
        for thread in threads:
            thread.join(20)
        if trial.server.wait_for_health(200, 0.5):
            break
    trial.law(trial.server.health() == 200, "/healthz is not 200 again")
    missing = lost(trial, people)
    trial.law(not missing, f"{missing} tables lost something that was acknowledged")


@contextlib.contextmanager
def exclusive_lock(path):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA busy_timeout=10000")
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@attack("a foreign lock on the database", 60, tolerant=True)
def locked(trial):
    """Law: /healthz is 503 while it lasts and 200 afterwards; no acknowledged move is lost."""
    fails_for_a_while(trial, exclusive_lock(trial.server.database))


@contextlib.contextmanager
def full_disk(serving):
    """The files of the server may not grow; those that it rewrites are not affected, as on a full disk."""
    log = serving.database.with_name(serving.database.name + "-wal")
    limits = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, limits)


@attack("a full disk", 60, tolerant=True)
def full(trial):
    """Law: /healthz is 503 while it lasts and 200 afterwards; no acknowledged move is lost."""
    fails_for_a_while(trial, full_disk(trial.server))


@attack("a damaged record", 20)
def damaged(trial):
    """Law: everybody at the table gets a goodbye, and all other tables continue."""
    seat = tables.make(trial.port)
    person, spectator = tables.Person(trial.port, seat), wire.WebSocket(trial.port, seat.table)
    spectator.sit(None)
    person.wait_for_turn(10)
    other = sqlite3.connect(trial.server.database, isolation_level=None)
    other.execute("PRAGMA busy_timeout=10000")
    # A second writer takes the number of the next move, and what it writes cannot be read.
    other.execute(
        "INSERT INTO entries (table_key, number, text, move_id) SELECT key, ?, 'nonsense', '' FROM tables WHERE id = ?",
        (person.told["number"] + 1, seat.table),
    )
    other.close()
    trial.tried(2, "clients")
    person.socket.send({"type": "move", "id": "m", "number": person.told["number"], "move": person.choose()})
    for socket in (person.socket, spectator):
        message = socket.hear("goodbye", seconds=10)
        trial.answer("goodbye" if message else "no answer")
        trial.law(message is not None, "a client of that table was not told")
        socket.close()


@attack("the database deleted", 40, tolerant=True)
def deleted(trial):
    """Law: no move is acknowledged afterwards, and /healthz is 503."""
    people = sit_down(trial)
    for end in ("", "-wal", "-shm"):
        trial.server.database.with_name(trial.server.database.name + end).unlink(missing_ok=True)
    threads, kinds = everybody(people, 3)
    for thread in threads:
        thread.join(40)
    for kind in kinds:
        trial.answer("move acknowledged" if kind == "update" else kind)
    trial.tried(len(kinds), "moves")
    acknowledged = kinds.count("update")
    trial.law(not acknowledged, f"{acknowledged} moves were acknowledged and are gone")
    noticed = trial.server.wait_for_health(503, min(trial.left(), 30))
    trial.law(noticed, "/healthz stays 200 although the database is gone")
    for person in people:
        person.close()
