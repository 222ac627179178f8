"""HTTP and WebSocket in asyncio, with the bytes of common.wire: hundreds of players in one thread."""

import asyncio
import json
import re

from common import wire

CONNECT_SECONDS = 10


class NoAnswer(Exception):
    """The connection ended, or took too long, before an answer came."""


async def ask(port, method, path, body=b"", seconds=CONNECT_SECONDS):
    """The status of an answer and what its body says."""
    try:
        return await asyncio.wait_for(_ask(port, method, path, body), seconds)
    except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError, ValueError, IndexError) as problem:
        raise NoAnswer(str(problem) or "no answer") from None


async def _ask(port, method, path, body):
    reader, writer = await asyncio.open_connection(wire.loopback("127.0.0.1"), port)
    try:
        writer.write(wire.request(method, path, body, [("Connection", "close")]))
        head = await reader.readuntil(b"\r\n\r\n")
        said = await reader.read()
        return int(head.split()[1]), said_by(said)
    finally:
        writer.close()


def said_by(body):
    """The object in a body; HAProxy's own answers have none."""
    try:
        said = json.loads(body)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


class Socket(asyncio.Protocol):
    """One socket of a table. Its owner has `opened()`, `hear(message)` and `lost(status, said)`, which is called once;
    the status is that of the answer if the server refused the socket, otherwise None."""

    def __init__(self, owner, request):
        self.owner = owner
        self.request = request
        self.transport = None
        self.head = b""
        self.refusal = None  # the status of an answer that is not 101
        self.frames = None
        self.closed = False

    async def connect(self, port):
        """Whether there is a connection; only then will `lost` be called."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(
                loop.create_connection(lambda: self, wire.loopback("127.0.0.1"), port), CONNECT_SECONDS
            )
        except (OSError, asyncio.TimeoutError):
            return False
        return True

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data):
        if self.frames is None:
            self.head += data
            before, end, data = self.head.partition(b"\r\n\r\n")
            if not end:
                return
            status = int(before.split()[1])
            if status != 101:
                return self._refused(status, before, data)
            self.frames = wire.Frames()
            self.owner.opened()
        for opcode, payload in self.frames.feed(data):
            if self.closed:
                return
            if opcode == wire.TEXT:
                self.owner.hear(json.loads(payload))
            elif opcode == wire.PING:
                self.transport.write(wire.frame(payload, wire.PONG))
            elif opcode == wire.CLOSE:
                self.transport.close()

    def _refused(self, status, head, body):
        """Reads the whole answer; a proxy keeps the connection open after it."""
        length = re.search(rb"(?i)content-length: *(\d+)", head)
        if length and len(body) >= int(length[1]):
            self.close()
            self.owner.lost(status, said_by(body))
        else:
            self.refusal = status

    def connection_lost(self, _):
        if not self.closed:
            self.closed = True
            self.owner.lost(self.refusal, said_by(self.head.partition(b"\r\n\r\n")[2]))

    def ready(self):
        return self.frames is not None and not self.closed

    def send(self, message):
        if self.transport is not None and not self.closed:
            self.transport.write(wire.frame(message))

    def close(self):
        """Ends it without telling the owner."""
        self.closed = True
        if self.transport is not None:
            self.transport.abort()
