"""Tables for attackers and for ordinary people."""

import collections
import json
import random
import selectors
import time

from common import wire

SEATS = {"big2": 4, "okey": 4, "rummikub": 2, "remi": 2, "pinochle": 2}
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # of a table's ID: src/room/token.cpp

# The server's answers to a message; all other messages report what happens at the table.
ANSWERS = ("refused", "goodbye", "update", "chat", "assessment", "arrangement", "hint", "rematch")

Seat = collections.namedtuple("Seat", "table seat token address")


def new_id(chance=random):
    """An ID that a client draws for its table."""
    return "".join(chance.choices(ALPHABET, k=26))


def wanted(game="big2", level="smart", name="Ada", people=1, **more):
    """The body that asks for a table: the host, open seats up to `people`, and computers."""
    seats = [{"kind": "person", "name": name}] + [{"kind": "open"}] * (people - 1)
    seats += [{"kind": "computer", "level": level}] * (SEATS[game] - people)
    return {"game": game, "seats": seats, "pace": 0, **more}


def make(port, address=wire.ATTACKER, **more):
    """A new table and its host's seat; None where the server refuses it."""
    answer = wire.ask(port, "POST", "/api/tables", wanted(**more), address=address)
    return seat_of(answer, address)


def join(port, table, name, address=wire.ATTACKER):
    answer = wire.ask(port, "POST", f"/api/tables/{table}/join", {"name": name}, address=address)
    return seat_of(answer, address, table)


def seat_of(answer, address, table=None):
    if answer is None or answer.status not in (200, 201):
        return None
    said = json.loads(answer.body)
    return Seat(said.get("table", table), said["seat"], said["token"], address)


class Person:
    """Somebody who sits at a table and knows what was told last."""

    def __init__(self, port, seat):
        self.seat = seat
        self.moves_made = 0
        self.last_id = ""  # of the last move sent
        self.socket = wire.WebSocket(port, seat.table, seat.address)
        self.told = self.socket.sit(seat.token) or {"type": "closed"}
        self.phase = self.told.get("table", {}).get("phase")
        self.events = list(self.told.get("events", []))

    def close(self):
        self.socket.close()

    def take(self, message):
        """Remembers what an update says."""
        if message["type"] in ("state", "update"):
            self.told = message
            if message["type"] == "update":
                self.events += message["events"]
        if message.get("table") and message["type"] != "rematch":
            self.phase = message["table"]["phase"]

    def hear(self, seconds=10.0):
        message = self.socket.receive(seconds)
        if message is not None:
            self.take(message)
        return message

    def my_turn(self):
        return self.phase == "playing" and self.seat.seat in self.told.get("actors", [])

    def wait_for_turn(self, seconds=10.0):
        until = time.monotonic() + seconds
        while self.phase == "playing" and not self.my_turn() and time.monotonic() < until:
            if self.hear(until - time.monotonic()) is None:
                return False
        return self.my_turn()

    def choose(self):
        """The first move listed; what is listed first is low."""
        return self.told["moves"][0]

    def move(self, text=None, seconds=10.0):
        """Sends a move and gives the message that answers it: update, done or refused; None where there is none."""
        self.moves_made += 1
        identity = self.last_id = f"m{self.told['number']}-{self.moves_made}"
        self.socket.send({"type": "move", "id": identity, "number": self.told["number"], "move": text or self.choose()})
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            message = self.hear(until - time.monotonic())
            if message is None or message.get("id") == identity:
                return message
        return None


class Crowd:
    """Many sockets at once, read together. What comes is counted by its type and not otherwise looked at."""

    def __init__(self, port, seat, count, watch=False, addresses=None):
        self.tally = collections.Counter()
        self.sockets = []
        self.selector = selectors.DefaultSelector()
        for i in range(count):
            address = addresses[i % len(addresses)] if addresses else seat.address
            try:
                socket = wire.WebSocket(port, seat.table, address)
            except wire.Refused as refused:
                self.tally[str(refused.status) if refused.status else "closed at once"] += 1
                continue
            except OSError:
                self.tally["no connection"] += 1
                continue
            socket.send({"type": "watch"} if watch else {"type": "sit", "token": seat.token})
            self.sockets.append(socket)
            self.selector.register(socket.socket, selectors.EVENT_READ, socket)

    def open(self):
        return [socket for socket in self.sockets if socket.open]

    def send(self, message):
        data = message if isinstance(message, bytes) else wire.frame(message)
        for socket in self.open():
            socket.send_raw(data)

    def read(self, seconds, enough=lambda: False):
        """Takes what comes for some time, or until there is enough."""
        until = time.monotonic() + seconds
        while not enough() and self.open():
            left = until - time.monotonic()
            if left <= 0:
                return
            for key, _ in self.selector.select(min(left, 0.1)):
                self._take(key.data)

    def close(self):
        for socket in self.open():
            self.selector.unregister(socket.socket)
            socket.close()
        self.selector.close()

    def _take(self, socket):
        try:
            data = socket.socket.recv(1 << 20)
        except OSError:
            data = b""
        for opcode, payload in socket.frames.feed(data):
            if opcode == wire.TEXT:
                self.tally[type_of(payload)] += 1
            elif opcode == wire.PING:
                socket.send(payload, wire.PONG)
            elif opcode == wire.PONG:
                self.tally["pong"] += 1
        if not data:
            self.selector.unregister(socket.socket)
            socket.close()
            self.tally["closed"] += 1


def type_of(payload):
    """The type of a message without reading all of it; it stands at the beginning or at the end of the object."""
    for kind in (b"state", b"table", b"update", b"hint", b"refused", b"goodbye", b"rematch", b"chat", b"assessment"):
        if b'"type":"' + kind + b'"' in payload:
            return kind.decode()
    return json.loads(payload).get("type", "?")
