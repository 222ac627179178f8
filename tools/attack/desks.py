"""What the server computes on demand: analyses, lessons and profiles."""

import concurrent.futures
import json
import secrets

from common import tables
from common import wire
from trial import attack


def flood(trial, count, requests, at_once=8):
    """Asks on several connections; every third hangs up without waiting for the answer."""

    def one(number):
        data = requests[number % len(requests)]
        if trial.over():
            return None
        try:
            with wire.Http(trial.port) as http:
                http.send(data)
                if number % 3 == 2:
                    return "hung up"
                answer = http.answer()
                return str(answer.status) if answer else "closed"
        except OSError:
            return "closed"

    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        for kind in pool.map(one, range(count)):
            if kind:
                trial.tried(1, "requests")
                trial.answer(kind)


def finished_match(trial, game, moves):
    """A match that its only person gave up after some moves."""
    seat = tables.make(trial.port, game=game)
    person = tables.Person(trial.port, seat)
    for _ in range(moves):
        if person.wait_for_turn(5):
            person.move()
    person.socket.send({"type": "resign"})
    while person.phase != "over" and person.hear(10):
        pass
    person.close()
    return seat


@attack("analyses", 15)
def analyses(trial):
    """Law: no answer is 5xx, and nothing is computed for clients that have gone."""
    seats = [finished_match(trial, "big2", 4) for _ in range(trial.scale(6, 1))]
    paths = [f"/api/tables/{seat.table}/analysis?deal=1&seat={who}" for seat in seats for who in range(4)]
    flood(trial, trial.scale(400, 60), [wire.request("GET", path) for path in paths])


@attack("lessons", 10)
def lessons(trial):
    """Law: no answer is 5xx; requests over the limit per address are refused."""
    requests = []
    for game in tables.SEATS:
        for lesson in json.loads(trial.ask("GET", f"/api/games/{game}/lessons").body)["lessons"]:
            body = {"done": [], "message": {"type": "hint", "id": "h"}}
            requests.append(wire.request("POST", f"/api/games/{game}/lessons/{lesson['name']}", body))
    flood(trial, trial.scale(400, 150), requests)


@attack("profiles of many tables", 25)
def profiles(trial):
    """Law: no answer is 5xx; a long history does not slow anybody else down."""
    key = secrets.token_hex(16)
    made = 0
    for number in range(trial.scale(25, 4)):
        for _ in range(20):
            made += tables.make(trial.port, f"127.0.3.{number + 1}", profile=key) is not None
    trial.note(f"{made} tables of one profile")
    request = wire.request("GET", "/api/profile", headers=[("Authorization", f"Bearer {key}")])
    flood(trial, trial.scale(400, 150), [request])
