"""More of everything than one address may ask for."""

import concurrent.futures
import socket as sockets
import threading
import time

from common import tables
from common import wire
from trial import attack


def in_parallel(trial, count, one, threads=4):
    """Calls one(number) that often and counts what it gives."""

    def guarded(number):
        if trial.over():
            return None
        try:
            return one(number)
        except wire.Refused as refused:
            return str(refused.status) if refused.status else "closed"
        except OSError:
            return "closed"

    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        for kind in pool.map(guarded, range(count)):
            if kind:
                trial.tried()
                trial.answer(kind)


def limited(trial, began, kinds, burst, rate):
    """Beyond a burst and a rate the rest must have been refused; both are a little more than the server's."""
    accepted = sum(trial.result.answers[kind] for kind in kinds)
    most = burst + rate * (time.monotonic() - began)
    trial.law(accepted <= most, f"{accepted:,} of {trial.result.tried:,} were answered")


def requests(trial, count, path, headers=lambda number: ()):
    """Requests one after another on one connection; a closed one is opened again."""
    http = None
    for number in range(count):
        if trial.over():
            break
        answer = None
        try:
            http = http or wire.Http(trial.port)
            answer = http.ask("GET", path, headers=headers(number))
        except OSError:
            pass
        trial.tried(1, "requests")
        trial.answered(answer)
        if http and (answer is None or answer.headers.get("connection") == "close"):
            http.close()
            http = None
    if http:
        http.close()


@attack("reconnecting for a new allowance", 20)
def reconnecting(trial):
    """Law: a new socket does not reset a seat's limits."""
    seat = tables.make(trial.port)
    began = time.monotonic()
    for _ in range(trial.scale(20, 4)):
        if trial.over():
            break
        trial.tried(100, "messages")
        try:
            with wire.WebSocket(trial.port, seat.table) as socket:
                socket.sit(seat.token, seconds=2)
                socket.send_raw(wire.frame({"type": "state"}) * 100)
                while message := socket.receive(0.3):
                    if message["type"] != "table":
                        trial.answer(message["type"])
        except wire.Refused as refused:
            trial.answer(refused.status or "closed")
    accepted = trial.result.answers["state"]
    most = 150 + 10 * (time.monotonic() - began)
    trial.law(accepted <= most, f"{accepted:,} messages of one seat were answered")


@attack("pings in big buffers", 10)
def pings(trial):
    """Law: control frames are counted; a client that sends too many is disconnected."""
    buffer = wire.frame(b"", wire.PING) * 10_000
    until = time.monotonic() + trial.scale(4, 1)
    pongs = [0] * 4

    def read(lane, socket):
        try:
            while data := socket.socket.recv(1 << 18):
                pongs[lane] += data.count(b"\x8a\x00")
        except OSError:
            pass

    def send(lane):
        seat = tables.make(trial.port)
        with wire.WebSocket(trial.port, seat.table) as socket:
            socket.sit(None)
            reader = threading.Thread(target=read, args=(lane, socket), daemon=True)
            reader.start()
            sent = 0
            try:
                while time.monotonic() < until and not trial.over():
                    socket.socket.sendall(buffer)
                    sent += 10_000
                kind = "served to the end"
            except OSError:
                kind = "sent away"
            if kind == "served to the end":
                socket.socket.shutdown(sockets.SHUT_WR)
            reader.join(2)
            return sent, kind

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for sent, kind in pool.map(send, range(4)):
            trial.tried(sent, "pings")
            trial.answer(kind)
    trial.answer("pong", sum(pongs))
    trial.law(sum(pongs) <= 5000, f"{sum(pongs):,} pings were answered")


@attack("connections opened and closed", 10, quick=False)
def connections(trial):
    """Law: the server keeps running."""

    def one(_):
        wire.connect(trial.port).close()
        return "connected"

    trial.tried(0, "connections")
    in_parallel(trial, trial.scale(10_000, 2000), one)


@attack("sockets opened and closed", 10)
def upgrades(trial):
    """Law: upgrades are counted; those over the limit per address are refused."""
    seat = tables.make(trial.port)
    began = time.monotonic()

    def one(_):
        wire.WebSocket(trial.port, seat.table).close()
        return "101"

    trial.tried(0, "upgrades")
    in_parallel(trial, trial.scale(3000, 1200), one)
    limited(trial, began, ["101"], 400, 30)


@attack("sockets of tables that do not exist", 10, quick=False)
def unknown_upgrades(trial):
    """Law: upgrades are counted; those over the limit per address are refused."""
    began = time.monotonic()
    trial.tried(0, "upgrades")
    in_parallel(trial, trial.scale(3000, 1200), lambda n: wire.WebSocket(trial.port, f"{n:026}").close() or "101")
    limited(trial, began, ["404", "101"], 500, 50)


@attack("the page", 15)
def pages(trial):
    """Law: requests for the page are counted; those over the limit per address are refused."""
    began = time.monotonic()
    requests(trial, trial.scale(10_000, 4000), "/")
    limited(trial, began, ["200", "404"], 2500, 150)


@attack("/metrics", 10)
def metrics(trial):
    """Law: these requests are counted too; those over the limit per address are refused."""
    began = time.monotonic()
    requests(trial, trial.scale(5000, 800), "/metrics")
    limited(trial, began, ["200"], 200, 20)


@attack("the API", 10, quick=False)
def api(trial):
    """Law: requests over the limit per address are refused."""
    began = time.monotonic()
    requests(trial, trial.scale(5000, 800), "/api/games")
    limited(trial, began, ["200"], 200, 30)


@attack("a foreign Origin", 10)
def origins(trial):
    """Law: every request is refused, and they do not flood the log."""
    before = trial.server.log_lines()
    requests(trial, trial.scale(3000, 1000), "/api/games", lambda _: [("Origin", "http://elsewhere.example")])
    lines = trial.server.log_lines() - before
    trial.note(f"{lines:,} log lines")
    trial.law(trial.result.answers["200"] == 0, "a page from elsewhere was answered")
    trial.law(lines <= 100, f"{lines:,} lines in the log")


@attack("forged X-Forwarded-For", 10)
def forwarded(trial):
    """Law: without a proxy named by the operator, the header does not change the client's address."""
    began = time.monotonic()
    requests(trial, trial.scale(2000, 800), "/api/games", lambda number: [forged(number)])
    limited(trial, began, ["200"], 200, 30)


@attack("forged X-Forwarded-For through a proxy", 10, options=["--proxy", "127.0.0.1"])
def forwarded_twice(trial):
    """Law: the last address added by the proxy counts, not what its client sent."""
    began = time.monotonic()
    seen = "X-Forwarded-For", "192.0.2.7"
    requests(trial, trial.scale(2000, 800), "/api/games", lambda number: [forged(number), seen])
    limited(trial, began, ["200"], 200, 30)


def forged(number):
    return "X-Forwarded-For", f"10.0.{number // 250}.{number % 250}"
