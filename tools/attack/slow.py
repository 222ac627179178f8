"""Clients that hold on to what they have: half a request, or answers that they never read."""

import select
import socket
import time

from common import tables
from common import wire
from trial import attack


@attack("half-open requests", 45, quick=False)
def loris(trial):
    """Law: connections over the limit per address are closed at once, the others when their time is up."""
    half = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
    kept = {}
    for _ in range(220):
        made = wire.connect(trial.port)
        made.sendall(half)
        kept[made.fileno()] = made
    trial.tried(220, "connections")
    began = time.monotonic()
    at_once = 0
    while kept and not trial.over():
        for each in select.select(list(kept.values()), [], [], 0.5)[0]:
            del kept[each.fileno()]
            each.close()
            at_once += time.monotonic() - began < 2
        for each in kept.values():
            try:
                each.send(b"a")
            except OSError:
                pass
    trial.answer("closed at once", at_once)
    trial.answer("closed later", 220 - at_once - len(kept))
    trial.answer("left open", len(kept))
    trial.law(not kept, f"{len(kept)} connections stayed open")
    for each in kept.values():
        each.close()


@attack("clients that never read", 20)
def deaf(trial):
    """Law: the data queued for a client that does not read is bounded."""
    seat = tables.make(trial.port)
    host = tables.Person(trial.port, seat)
    for _ in range(6):  # the state includes the chat, which makes it longer
        host.socket.send({"type": "chat", "text": "long " * 58})
    before = trial.server.metric("parlor_slow_clients_total")
    kept = []
    for number in range(trial.scale(60, 30)):
        made = socket.socket()
        made.settimeout(5)
        # Small segments keep the kernel from buffering all of it.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        try:
            made.bind((f"127.0.3.{number + 1}", 0))
            made.connect((wire.loopback("127.0.0.1"), trial.port))
            made.sendall(wire.upgrade(seat.table))
            time.sleep(0.005)
            made.sendall(wire.frame({"type": "watch"}) + wire.frame({"type": "state"}) * 95)
        except OSError:
            trial.answer("closed")
        trial.tried(96, "messages")
        kept.append(made)
    time.sleep(min(trial.left(), trial.scale(3, 1)))
    trial.answer("sent away", int(trial.server.metric("parlor_slow_clients_total") - before))
    host.close()
    for made in kept:
        made.close()


@attack("spectators' messages", 20, quick=False)
def spectators(trial):
    """Law: each is answered or refused."""
    seat = tables.make(trial.port)
    crowd = tables.Crowd(trial.port, seat, trial.scale(100, 40), watch=True)
    crowd.read(2, lambda: crowd.tally["state"] == len(crowd.sockets))
    crowd.tally.pop("state", None)
    for _ in range(trial.scale(60, 30)):
        if trial.over() or not crowd.open():
            break
        trial.tried(len(crowd.open()), "messages")
        crowd.send({"type": "state"})
        crowd.read(0.02)
    heard = lambda: crowd.tally["state"] + crowd.tally["refused"] >= trial.result.tried
    crowd.read(min(trial.left(), 5 if not trial.brief else 2), heard)
    for kind, number in crowd.tally.items():
        if kind != "table":
            trial.answer(kind, number)
    crowd.close()
