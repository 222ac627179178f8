"""What the time a computer takes tells about its hand."""

import collections
import json
import random
import statistics
import threading
import time

from common import tables
from common import wire
from trial import attack

RANKS = "3 4 5 6 7 8 9 10 J Q K A 2".split()
SUITS = "CDHS"
TABLES = 3  # at once
SHUFFLES = 20_000
LEAST_P = 0.001


def strength(card):
    return RANKS.index(card[1:]), SUITS.index(card[0])


def watch(port, table, times, stopping):
    """A spectator: when each number came."""
    with wire.WebSocket(port, table) as socket:
        socket.send({"type": "watch"})
        while not stopping.is_set():
            message = socket.receive(0.2)
            if message is None and not socket.open:
                return
            if message and message["type"] in ("state", "update"):
                times.setdefault(message["number"], time.monotonic())


def play_one(trial, seat):
    """A person who always passes, and leads the lowest card: the computers play among themselves."""
    person = tables.Person(trial.port, seat)
    while not trial.over() and person.phase == "playing":
        if not person.wait_for_turn(min(5, trial.left())):
            continue
        moves = person.told["moves"]
        person.move("pass" if "pass" in moves else min((each for each in moves if " " not in each), key=strength))
    if person.phase == "playing":
        person.socket.send({"type": "resign"})
        while person.phase != "over" and person.hear(10):
            pass
    person.close()


def passes_on_singles(port, seat, times):
    """(could have beaten it, seconds) of every pass of a computer on a single card."""
    answer = wire.ask(port, "GET", f"/api/tables/{seat.table}/replay?deal=1", address=seat.address)
    frames = json.loads(answer.body)["frames"]
    for before, number in zip(frames, range(2, len(frames) + 1)):
        frame, top = frames[number - 1], before["view"]["top"]
        who = before["actors"][0] if before["actors"] else seat.seat
        passed = any(event["key"] == "big2.passes" for event in frame["events"])
        if passed and who != seat.seat and top and top["pattern"] == "single":
            # The first entry of a table is its deal, which has no frame of its own.
            if number in times and number + 1 in times:
                best = max(before["view"]["hands"][who], key=strength)
                yield strength(best) > strength(top["cards"][0]), times[number + 1] - times[number]


def permutation_test(one, other, seed=1):
    """Two-sided: how often chance alone makes the means differ as much."""
    chance = random.Random(seed)
    together = one + other
    size, whole = len(one), sum(together)
    expected = size * whole / len(together)
    seen = abs(sum(one) - expected) - 1e-9
    hits = sum(abs(sum(chance.sample(together, size)) - expected) >= seen for _ in range(SHUFFLES))
    return (hits + 1) / (SHUFFLES + 1)


def spread(beats):
    counted = collections.Counter(beats)
    return ", ".join(f"{count} after {number}" for number, count in sorted(counted.items()))


@attack("thinking time of Big-2's search at pace 0", 45, quick=False)
def passing(trial):
    """Law: the time of a pass does not depend on whether the hand could have beaten the card (p above 0.001)."""
    found = {True: [], False: []}

    def table(number):
        seat = tables.make(trial.port, f"127.0.3.{number % 200 + 1}", level="search")
        times, stopping = {}, threading.Event()
        spectator = threading.Thread(target=watch, args=(trial.port, seat.table, times, stopping), daemon=True)
        spectator.start()
        try:
            play_one(trial, seat)
        finally:
            stopping.set()
            spectator.join()
        for could, seconds in passes_on_singles(trial.port, seat, times):
            found[could].append(seconds)
        trial.tried(1, "deals")

    trial.until = min(trial.until, time.monotonic() + 30)
    threads = [threading.Thread(target=series, args=(trial, table, first), daemon=True) for first in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(trial.left() + 20)
    if min(map(len, found.values())) < 5:
        return trial.note("too few passes to compare")
    beat = statistics.quantiles(found[True] + found[False], n=10)[0]  # no move comes earlier; some come late
    beats = {could: [max(1, round(seconds / beat)) for seconds in found[could]] for could in found}
    p = permutation_test(beats[True], beats[False])
    trial.answer("passes", len(found[True]) + len(found[False]))
    trial.note(f"beats of {beat * 1000:.0f} ms: {spread(beats[True])} where the hand could have beaten the card")
    trial.note(f"{spread(beats[False])} where it could not")
    trial.note(f"p = {p:.4f}")
    trial.law(p > LEAST_P, f"the time tells about the hand: p = {p:.5f}")


def series(trial, table, number):
    while trial.left() > 1 and not trial.over():
        table(number)
        number += TABLES
