"""A few ordinary tables in a process of their own: one person and computers each, at pace 0, from other addresses.

They go on while the server is attacked, and note how long each answer took and how long a computer took to move.
"""

import collections
import multiprocessing
import threading
import time

from common import tables
from common import wire

TABLES = 4
BETWEEN = 0.25  # seconds between the messages of one person, well within the limit

Notes = collections.namedtuple("Notes", "answers computers trouble")  # (start, seconds), (start, seconds), counts


class Guest(threading.Thread):
    """The person at one table."""

    def __init__(self, port, number):
        super().__init__(daemon=True)
        self.port = port
        self.address = f"127.0.2.{number + 1}"
        self.number = number
        self.stopping = threading.Event()
        self.notes = Notes([], [], collections.Counter())
        self.person = None
        self.seat = None
        self.waiting = None  # since when it has been a computer's turn
        self.asked = None  # since when an answer has been due
        self.count = 0

    def run(self):
        time.sleep(BETWEEN * self.number / TABLES)
        while not self.stopping.is_set():
            try:
                self.sit()
                while not self.stopping.is_set() and self.person.phase != "over":
                    self.step()
                self.seat = None
            except (OSError, wire.Refused, LookupError):
                self.trouble("lost its socket")
                self.stopping.wait(BETWEEN)
        self.open_ends()

    def trouble(self, what):
        if not self.stopping.is_set():
            self.notes.trouble[what] += 1

    def sit(self):
        self.seat = self.seat or tables.make(
            self.port, self.address, level="smart", name=f"Guest {self.number}", match="deals 20"
        )
        if self.seat is None:
            raise ConnectionError("no table")
        self.person = tables.Person(self.port, self.seat)
        self.watch_computers()

    def step(self):
        """One message and its answer; meanwhile whatever the computers do."""
        due = time.monotonic() + BETWEEN
        person = self.person
        if person.phase == "between":
            person.socket.send({"type": "next", "number": person.told["number"]})
            self.listen(lambda _: person.phase != "between", 10)
        elif person.my_turn() and self.count % 2:
            self.ask({"type": "move", "number": person.told["number"], "move": person.choose()})
        elif person.my_turn():
            self.ask({"type": "assess", "draft": person.choose()})
        else:
            self.ask({"type": "state"})
        self.count += 1
        self.listen(lambda _: False, max(0, due - time.monotonic()))

    def ask(self, message):
        identity = f"q{self.number}-{self.count}"
        kind = message["type"]
        self.asked = time.monotonic()
        self.person.socket.send(message if kind == "state" else {**message, "id": identity})
        answer = self.listen(lambda heard: heard["type"] == "state" if kind == "state" else heard.get("id") == identity)
        if answer is None:
            if not self.stopping.is_set():
                raise ConnectionError("no answer")
            return
        self.notes.answers.append((self.asked, time.monotonic() - self.asked))
        self.asked = None
        if answer["type"] == "refused":
            self.trouble(answer["reason"]["key"])

    def listen(self, enough, seconds=60.0):
        """What is enough, or None; in between it notes the computers' moves."""
        until = time.monotonic() + seconds
        while not self.stopping.is_set():
            left = until - time.monotonic()
            message = self.person.hear(max(0, min(left, 0.2)))
            if message is None:
                if not self.person.socket.open:
                    raise ConnectionError("closed")
                if left <= 0:
                    return None
                continue
            if message["type"] == "update":
                self.watch_computers()
            if message["type"] == "refused" and message["id"] == "":
                self.trouble(message["reason"]["key"])
            if message["type"] == "goodbye":
                self.trouble("goodbye")
            if enough(message):
                return message
        return None

    def watch_computers(self):
        now = time.monotonic()
        if self.waiting is not None:
            self.notes.computers.append((self.waiting, now - self.waiting))
        actors = self.person.told.get("actors", [])
        self.waiting = now if actors and self.seat.seat not in actors and self.person.phase == "playing" else None

    def open_ends(self):
        """What has not come by now took at least this long."""
        now = time.monotonic()
        if self.asked is not None:
            self.notes.answers.append((self.asked, now - self.asked))
        if self.waiting is not None:
            self.notes.computers.append((self.waiting, now - self.waiting))


def play(port, pipe):
    guests = [Guest(port, number) for number in range(TABLES)]
    for guest in guests:
        guest.start()
    pipe.recv()
    notes = Notes([], [], collections.Counter())
    for guest in guests:
        guest.stopping.set()
    for guest in guests:
        guest.join(5)
        notes.answers.extend(guest.notes.answers)
        notes.computers.extend(guest.notes.computers)
        notes.trouble.update(guest.notes.trouble)
    pipe.send(notes)


class Quiet:
    """The ordinary tables, from here on until `end`."""

    def __init__(self, port):
        context = multiprocessing.get_context("fork")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=play, args=(port, other), daemon=True)
        self.process.start()

    def end(self):
        """What was noted."""
        try:
            self.pipe.send("stop")
            notes = self.pipe.recv() if self.pipe.poll(20) else Notes([], [], collections.Counter(["no notes"]))
        except (OSError, EOFError):
            notes = Notes([], [], collections.Counter(["no notes"]))
        self.process.terminate()
        self.process.join()
        return notes


def during(samples, begin, end):
    """The seconds of those samples that overlap with the time."""
    return sorted(length for start, length in samples if start < end and start + length > begin)


def percentile(lengths, share):
    return lengths[min(len(lengths) - 1, int(share * len(lengths)))] if lengths else None
