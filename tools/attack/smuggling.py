"""Requests whose end a proxy and the server could see in different places."""

import concurrent.futures
import socket

from common import wire
from trial import attack

HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: smuggled\r\n\r\n"
CHUNKED = b"0\r\n\r\n"


def post(*headers, body=HIDDEN, version="1.1"):
    lines = [f"POST /api/games HTTP/{version}".encode(), b"Host: x"]
    lines += [header if isinstance(header, bytes) else header.encode() for header in headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def requests():
    """Each must be refused, and whatever follows must not be answered."""
    length = f"Content-Length: {len(HIDDEN)}"
    one_chunk = b"%x\r\n%s\r\n0\r\n\r\n" % (len(HIDDEN), HIDDEN)
    for coding in (
        "xchunked", "gzip", "identity", "chunked, identity", "gzip, chunked", "chunked, chunked", "chunked, gzip",
        "chunke", "chunkedd", "chunked;q=1", '"chunked"', "chunked,", ",chunked", "", "x", "\x0bchunked", "deflate",
        "identity, chunked",
    ):  # fmt: skip
        yield post(f"Transfer-Encoding: {coding}", length)
        yield post(length, f"Transfer-Encoding: {coding}")
        yield post(f"Transfer-Encoding: {coding}", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding: chunked", length, body=CHUNKED + HIDDEN)
    yield post(length, "Transfer-Encoding: chunked", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding: chunked", "Content-Length: 0", body=one_chunk)
    yield post("Content-Length: 0", "Transfer-Encoding: chunked", body=one_chunk)
    yield post("transfer-encoding: chunked", "content-length: 4", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding: gzip", "Transfer-Encoding: chunked", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding: chunked", "Transfer-Encoding: identity", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding: chunked", "Transfer-Encoding: chunked", body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding : chunked", length, body=CHUNKED + HIDDEN)
    yield post("Transfer-Encoding\t: chunked", length, body=CHUNKED + HIDDEN)
    for value in ("+5", "-5", "0x5", "5 5", "5,6", "five", "", "99999999999999999999999", "5.0", "5;"):
        yield post(f"Content-Length: {value}")
    yield post("Content-Length: 0", length)
    yield post(length, "Content-Length: 0")
    yield post("Content-Length : 0", length)
    for size in (b"-1", b"0x0", b"g", b"", b"ffffffffffffffffff", b" 0", b"+0"):
        yield post("Transfer-Encoding: chunked", body=size + b"\r\n\r\n" + HIDDEN)
    yield post("Transfer-Encoding: chunked", body=b"3\r\nabcdef\r\n0\r\n\r\n" + HIDDEN)
    yield post("No colon here", length)
    yield post(b"X: a\x00b", length)
    yield post("X Y: 1", length)
    yield post(": empty", length)
    yield post(length, version="2.0")
    yield post(length, version="x")
    yield b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HIDDEN
    yield b"GET /\r\n" + HIDDEN
    yield b"GET  / HTTP/1.1\r\nHost: x\r\n\r\n" + HIDDEN


def exchange(port, data, address):
    """The statuses of all answers, and whether the server then closed the connection."""
    statuses = []
    try:
        with wire.Http(port, address, timeout=5.0) as http:
            http.send(data)
            while answer := http.answer():
                statuses.append(answer.status)
    except (TimeoutError, socket.timeout):
        return statuses, False
    except OSError:
        pass
    return statuses, True


@attack("requests with two possible ends", 20)
def smuggling(trial):
    """Law: each is answered with 400 and the connection is closed; nothing that follows is answered."""
    every = list(dict.fromkeys(requests()))
    # From several addresses, so that the refusals are not due to rate limits.
    sources = [f"127.0.3.{i % 10 + 1}" for i in range(len(every))]
    with concurrent.futures.ThreadPoolExecutor(40) as pool:
        found = list(pool.map(lambda data, source: exchange(trial.port, data, source), every, sources))
    trial.tried(len(every), "requests")
    second, accepted, left_open = 0, 0, 0
    for statuses, closed in found:
        trial.answer(" and ".join(map(str, statuses)) if statuses else "closed" if closed else "none")
        second += len(statuses) > 1
        accepted += bool(statuses) and statuses[0] != 400
        left_open += not closed
    trial.law(not second, f"{second} smuggled requests were answered")
    trial.law(not accepted, f"{accepted} requests were taken")
    trial.law(not left_open, f"{left_open} connections stayed open")
