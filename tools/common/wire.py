"""HTTP and WebSocket over plain sockets, which can also send what no library would."""

import collections
import ipaddress
import json
import select
import socket
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ATTACKER = "127.0.0.1"

Answer = collections.namedtuple("Answer", "status headers body")


def loopback(host):
    """The host, where it is this machine; nothing else is ever spoken to."""
    if not ipaddress.ip_address(host).is_loopback:
        raise SystemExit(f"{host} is not a loopback address: only this machine may be used.")
    return host


def connect(port, address=ATTACKER, timeout=10.0):
    """A connection to the server that comes from the given loopback address."""
    made = socket.socket()
    try:
        made.settimeout(timeout)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        made.bind((loopback(address), 0))
        made.connect((loopback("127.0.0.1"), port))
    except OSError:
        made.close()
        raise
    return made


def request(method, path, body=b"", headers=(), host="127.0.0.1"):
    """The bytes of a well-formed request."""
    if isinstance(body, (dict, list)):
        body = json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *(f"{name}: {value}" for name, value in headers)]
    if body or method == "POST":
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body


class Http:
    """One connection, on which requests follow each other."""

    def __init__(self, port, address=ATTACKER, timeout=10.0):
        self.socket = connect(port, address, timeout)
        self.buffer = b""

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, data):
        self.socket.sendall(data)

    def answer(self):
        """The next answer, or None where the server closed the connection instead."""
        try:
            while b"\r\n\r\n" not in self.buffer:
                if not self._more():
                    return None
            head, _, rest = self.buffer.partition(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            status = int(lines[0].split()[1])
            length = 0 if status == 101 else int(headers.get("content-length", 0))
            self.buffer = rest
            while len(self.buffer) < length:
                if not self._more():
                    return None
            body, self.buffer = self.buffer[:length], self.buffer[length:]
            return Answer(status, headers, body)
        except (ConnectionError, ValueError, IndexError):
            return None

    def ask(self, method, path, body=b"", headers=()):
        try:
            self.send(request(method, path, body, headers))
        except ConnectionError:
            pass  # it may have answered before it closed
        return self.answer()

    def _more(self):
        data = self.socket.recv(65536)
        self.buffer += data
        return bool(data)


def ask(port, method, path, body=b"", headers=(), address=ATTACKER, timeout=10.0):
    """The answer to one request on a connection of its own; None where there is none."""
    try:
        with Http(port, address, timeout) as http:
            return http.ask(method, path, body, headers)
    except OSError:
        return None


def frame(payload, opcode=TEXT, final=True, masked=True):
    """A frame as a client sends it. The mask is zero, which leaves the payload as it is."""
    if isinstance(payload, dict):
        payload = json.dumps(payload)
    if isinstance(payload, str):
        payload = payload.encode("utf-8", "surrogateescape")
    head = bytes([(0x80 if final else 0) | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mask | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + len(payload).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


def upgrade(table, headers=(), query=""):
    """The bytes of a request for the socket of a table."""
    return request(
        "GET",
        f"/api/tables/{table}/socket{query}",
        headers=[
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            *headers,
        ],
    )


class Refused(Exception):
    """The server did not open the socket; `status` is None where it closed the connection."""

    def __init__(self, status):
        super().__init__(f"no socket: {status}")
        self.status = status


class Frames:
    """Takes bytes from a server and gives its frames."""

    def __init__(self):
        self.buffer = bytearray()

    def feed(self, data):
        self.buffer += data
        at, end, found = 0, len(self.buffer), []
        while end - at >= 2:
            size, begin = self.buffer[at + 1], at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if end - begin < width:
                    break
                size = int.from_bytes(self.buffer[begin : begin + width], "big")
                begin += width
            if end - begin < size:
                break
            found.append((self.buffer[at] & 15, bytes(self.buffer[begin : begin + size])))
            at = begin + size
        del self.buffer[:at]
        return found


class WebSocket:
    """One socket of a table. Reading waits until a given time; pings are answered meanwhile."""

    def __init__(self, port, table, address=ATTACKER, headers=(), timeout=10.0):
        http = Http(port, address, timeout)
        try:
            http.send(upgrade(table, headers))
            answer = http.answer()
        except OSError:
            answer = None
        if answer is None or answer.status != 101:
            http.close()
            raise Refused(answer.status if answer else None)
        self.socket = http.socket
        self.frames = Frames()
        self.found = collections.deque(self.frames.feed(http.buffer))
        self.open = True
        self.close_code = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.open = False
        self.socket.close()

    def send(self, message, opcode=TEXT):
        self.send_raw(frame(message, opcode))

    def send_raw(self, data):
        """What is sent to somebody who is gone is lost, and reading says so."""
        try:
            self.socket.sendall(data)
        except OSError:
            pass

    def receive(self, seconds=10.0):
        """The next message as an object. None where none came in time, or the socket is closed: see `open`."""
        until = time.monotonic() + seconds
        while True:
            while self.found:
                opcode, payload = self.found.popleft()
                if opcode == TEXT:
                    return json.loads(payload)
                if opcode == PING:
                    self.send(payload, PONG)
                if opcode == CLOSE:
                    self.close_code = int.from_bytes(payload[:2], "big") if payload else None
                    self.close()
            if not self.open:
                return None
            left = until - time.monotonic()
            if not select.select([self.socket], [], [], max(left, 0))[0]:
                return None
            try:
                data = self.socket.recv(262144)
            except OSError:
                data = b""
            if not data:
                self.close()
            self.found.extend(self.frames.feed(data))

    def hear(self, *types, seconds=10.0):
        """The next message of one of these types, or None."""
        until = time.monotonic() + seconds
        while True:
            message = self.receive(until - time.monotonic())
            if message is None or message["type"] in types:
                return message

    def sit(self, token, seconds=10.0):
        """Sits down, or watches without a token; the state, or a goodbye, or None."""
        self.send({"type": "sit", "token": token, "moves": True} if token else {"type": "watch"})
        return self.hear("state", "goodbye", seconds=seconds)
