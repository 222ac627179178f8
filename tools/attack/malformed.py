"""What no client of ours would send."""

import json

from common import tables
from common import wire
from trial import attack

KIB = 1024
DEEP = '{"a":' * 900 + "1" + "}" * 900
REFUSALS = {400, 404, 405, 411, 413, 414, 417, 429, 431, None}


def bad_requests():
    def table(text):
        return wire.request("POST", "/api/tables", text if isinstance(text, bytes) else text.encode())

    def with_change(**change):
        return table(json.dumps({**tables.wanted(), **change}))

    yield wire.request("GET", "/api/games", headers=[("X-Long", "a" * 9 * KIB)])
    yield wire.request("GET", "/api/games", headers=[(f"X-{i}", "a" * 50) for i in range(400)])
    yield wire.request("GET", "/" + "a" * 10 * KIB)
    yield wire.request("POST", "/api/tables", b"{" + b" " * 65 * KIB + b"}")
    yield b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000000\r\n\r\n{}"
    for path in ("/%", "/%zz", "/api/games?a=%f", "/api/tables/%00", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                 "/api/tables/../games", "//", "/api/", "/api/tables/" + "a" * 500, "/api/games/big2/rules/../x", "*",
                 "/api/phrases?language=../../etc/passwd", "/api/games/%ff%fe/rules"):  # fmt: skip
        yield wire.request("GET", path)
    for method in ("DELETE", "PUT", "PATCH", "TRACE", "CONNECT", "OPTIONS", "FOO", "get"):
        yield wire.request(method, "/api/games")
    for text in ("", "{", "[]", "null", "1", '"text"', "{}", DEEP, "[" * 30_000, '{"game": 1e999}', "\x00", "{'a': 1}",
                 '{"game": NaN}'):  # fmt: skip
        yield table(text)
    yield table(b'{"game": "\xff\xfe"}')
    yield table(b'{"game": "\xed\xa0\x80"}')
    for change in ({"game": "chess"}, {"game": 5}, {"game": None}, {"seats": []}, {"seats": {}}, {"seats": [{}] * 4},
                   {"seats": [{"kind": "person", "name": "A"}] * 4},
                   {"seats": [{"kind": "computer", "level": "x"}] * 4},
                   {"pace": -1}, {"pace": 10**12}, {"pace": 1.5}, {"pace": "0"}, {"clock": 1}, {"clock": 10**9},
                   {"match": "deals 0"}, {"match": "deals 999999"}, {"match": "for ever"}, {"rules": "x=y"},
                   {"rules": "a" * 5000}, {"word": "a" * 5000}, {"word": "a\nb"}, {"profile": "short"},
                   {"profile": "G" * 32}, {"chat": 1}, {"watch": "yes"}, {"surprise": 1}, {"a" * 3000: 1}):  # fmt: skip
        yield with_change(**change)


@attack("malformed requests", 15)
def http(trial):
    """Law: each is refused with 4xx or its connection is closed; none takes effect."""
    every = list(bad_requests())
    before = trial.server.metric("parlor_tables_created_total")
    for number, data in enumerate(every):
        answer = None
        try:
            # From several addresses, so that the refusals are not due to rate limits.
            with wire.Http(trial.port, f"127.0.3.{number % 20 + 1}") as connection:
                try:
                    connection.send(data)
                except ConnectionError:
                    pass
                answer = connection.answer()
        except OSError:
            pass
        trial.tried(1, "requests")
        trial.answered(answer)
        status = answer.status if answer else None
        trial.law(status in REFUSALS, f"{status} for {data[:60]!r}")
    made = trial.server.metric("parlor_tables_created_total") - before
    trial.law(made <= 1, f"{made:.0f} tables were made")  # an ordinary table may have finished its match


def bad_frames():
    """Each breaks the WebSocket protocol or a limit of it: the socket must be closed."""
    text = wire.frame({"type": "state"})
    yield wire.frame("a" * 9 * KIB)
    yield wire.frame("a" * 70 * KIB)
    yield bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big") + bytes(4) + b"a" * 100
    yield bytes([0x81, 0xFF]) + b"\xff" * 8 + bytes(4) + b"a" * 100
    yield wire.frame("a" * 5 * KIB, final=False) + wire.frame("a" * 5 * KIB, opcode=0)
    yield wire.frame("", masked=False)
    yield wire.frame({"type": "state"}, masked=False)
    for bit in (0x40, 0x20, 0x10):
        yield bytes([text[0] | bit]) + text[1:]
    for opcode in (3, 7, 11, 15):
        yield wire.frame("x", opcode=opcode)
    yield wire.frame(b"{}", opcode=wire.BINARY)
    yield wire.frame(b"\xff\xfe\xfd")
    yield wire.frame(b'{"type": "chat", "text": "\xc3\x28"}')
    yield wire.frame(b'{"type": "chat", "text": "\xed\xa0\x80"}')
    yield wire.frame(b"a" * 200, opcode=wire.PING)
    yield wire.frame(b"a", opcode=wire.PING, final=False)
    yield wire.frame("x", opcode=0)
    yield wire.frame("x", final=False) + wire.frame("y")
    yield wire.frame(b"\x03", opcode=wire.CLOSE)
    yield wire.frame((999).to_bytes(2, "big"), opcode=wire.CLOSE)
    yield wire.frame((1000).to_bytes(2, "big") + b"\xff", opcode=wire.CLOSE)
    yield b"GET / HTTP/1.1\r\n\r\n"


def bad_messages():
    """Each must be refused; the socket may stay open."""
    yield from ("", "{", "[]", "null", "1", '"move"', "{}", DEEP, "[" * 4000, "\x00", '{"type": 1}', '{"type": null}',
                '{"type": "move"}', '{"type": "hint"}', '{"type": "assess"}',
                '{"type": "arrange", "id": "1", "how": "x"}')  # fmt: skip
    move = {"type": "move", "id": "m", "number": 1, "move": "C3"}
    for change in ({"type": "fly"}, {"type": "MOVE"}, {"type": "a" * 5000}, {"type": "sit"}, {"id": "a" * 41},
                   {"id": 7}, {"number": -1}, {"number": 10**18}, {"number": 1.5}, {"number": "1"}, {"move": 5},
                   {"move": None}, {"move": []}, {"surprise": 1}, {"move": "C3\x00"}, {"move": "a" * 7000},
                   {"move": "\u202eC3"}):  # fmt: skip
        yield json.dumps({**move, **change})
    for text in ("", " ", "a" * 5000, "a\nb", "a\x1b[31m", "a\u0000", "\u202eabc", "\u2028", 5, None, [], {}):
        yield json.dumps({"type": "chat", "text": text})
    for settings in ({"pace": -1}, {"pace": 10**9}, {"pace": "fast"}, {"chat": 1}, {"host": 2}):
        yield json.dumps({"type": "settings", **settings})
    yield json.dumps({"type": "next", "number": "x"})
    yield json.dumps({"type": "rematch", "word": "a\nb"})


@attack("malformed frames and messages", 20)
def frames(trial):
    """Law: each is refused or its socket is closed; nothing happens at the table."""
    # At several tables, so that the refusals are not due to rate limits.
    people = [tables.Person(trial.port, tables.make(trial.port, "127.0.3.1")) for _ in range(6)]
    for person in people:
        person.wait_for_turn(10)
    numbers = [person.told["number"] for person in people]
    sent = [(data, True) for data in bad_frames()] + [(wire.frame(text), False) for text in bad_messages()]
    for at, (data, must_close) in enumerate(sent):
        seat = people[at % len(people)].seat
        with wire.WebSocket(trial.port, seat.table, f"127.0.3.{at % 20 + 1}") as socket:
            socket.sit(seat.token)
            socket.send_raw(data)
            message = socket.hear(*tables.ANSWERS)
            while must_close and socket.open and socket.receive(10):
                pass
            trial.tried(1, "frames")
            kind = message["type"] if message else "closed" if not socket.open else "no answer"
            trial.answer(kind)
            trial.law(kind in ("refused", "goodbye", "closed"), f"{kind} for {data[:60]!r}")
            trial.law(not (must_close and socket.open), f"the socket stayed open after {data[:40]!r}")
    for person, number in zip(people, numbers):
        person.socket.send({"type": "state"})
        state = person.socket.hear("state")
        trial.law(state is not None, "a table does not answer")
        trial.law(state is None or state["number"] == number, "something happened at a table")
        person.close()
