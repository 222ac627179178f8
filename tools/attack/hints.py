"""Hints: what the largest solver costs, asked for as often as a person may."""

import time

from common import tables
from trial import attack

A_ROUND = 5  # hints per socket; 90 at most, within its 100 messages


def flood_from_one_seat(trial, count, hang_up):
    seat = tables.make(trial.port, game="pinochle", level="smart")
    person = tables.Person(trial.port, seat)
    if not person.wait_for_turn(trial.left()):
        return trial.law(False, "the person never had a turn")
    crowd = tables.Crowd(trial.port, seat, count)
    crowd.read(1, lambda: crowd.tally["state"] == len(crowd.sockets))
    crowd.tally.pop("state", None)
    for number in range(trial.scale(18, 6)):
        for i in range(A_ROUND):
            trial.tried(len(crowd.open()), "hints")
            crowd.send({"type": "hint", "id": f"h{number}-{i}"})
        if hang_up:
            break
        crowd.read(0.1)
        if trial.over():
            break
    if not hang_up:
        crowd.read(min(trial.left(), trial.scale(2, 1)))
    else:
        time.sleep(0.05)  # until the server has read them
    for kind, number in crowd.tally.items():
        if kind != "table":
            trial.answer(kind, number)
    crowd.close()
    person.close()
    if hang_up:
        trial.answer("hung up", count)
        time.sleep(min(trial.left(), 1.5))  # whatever is still being computed shows in the memory


@attack("hints, 10 sockets of one seat", 12)
def ten(trial):
    """Law: memory stays within bounds and is released; computers keep moving."""
    flood_from_one_seat(trial, 10, hang_up=False)


@attack("hints, 50 sockets of one seat", 12, quick=False)
def fifty(trial):
    """Law: memory stays within bounds and is released; computers keep moving."""
    flood_from_one_seat(trial, 50, hang_up=False)


@attack("hints, 50 sockets that hang up", 8)
def hang_up(trial):
    """Law: nothing is computed for clients that have gone."""
    flood_from_one_seat(trial, 50, hang_up=True)


@attack("hints, 20 seats of one address", 15)
def many_seats(trial):
    """Law: memory stays within bounds and is released; computers keep moving."""
    people = [tables.Person(trial.port, tables.make(trial.port, game="pinochle", level="smart")) for _ in range(20)]
    people = [person for person in people if person.wait_for_turn(10)]
    for number in range(trial.scale(40, 10)):
        for person in people:
            person.socket.send({"type": "hint", "id": f"h{number}"})
            trial.tried(1, "hints")
        if trial.over():
            break
    until = time.monotonic() + min(trial.left(), trial.scale(3, 1))
    for person in people:
        while message := person.socket.receive(max(0.02, until - time.monotonic())):
            if message["type"] != "table":
                trial.answer(message["type"])
        person.close()
