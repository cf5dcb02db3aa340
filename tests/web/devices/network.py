"""A network of the tests' own: a thread that lives in a network namespace with one interface and nobody else in it.

Whatever the thread starts lives there too: the server of the site, Playwright, its browsers. So connections between
devices are made as on any network, and no packet leaves the machine. Needs the right to make namespaces, as root has.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import struct
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address
from threading import Thread
from typing import Final, TypeVar

ADDRESS: Final = "198.51.100.7"
"""Of the one interface, in a range that is set aside for documentation."""

_NEW_NETWORK: Final = 0x40000000
"""CLONE_NEWNET of <sched.h>."""

_SETUP: Final = f"""
ip link set lo up
ip link add d0 type veth peer name d1
ip link set d1 up
ip addr add {ADDRESS}/24 dev d0
ip link set d0 up
ip route add default via 198.51.100.1 dev d0
ip route add 224.0.0.0/4 dev d0
"""
"""Without a route to anywhere a browser finds no address of its own; names of the own network go by multicast."""

_Result = TypeVar("_Result")


class NoNetwork(Exception):
    """This machine gives the tests no network of their own; the text says why."""


class Network:
    """The thread, and the namespace that it is in."""

    def __init__(self) -> None:
        """Raises `NoNetwork`."""
        self._thread = ThreadPoolExecutor(1, "network")
        self.run(_enter)

    def run(self, work: Callable[[], _Result]) -> _Result:
        """Do something inside, and wait for it."""
        return self._thread.submit(work).result()

    def leave(self) -> None:
        """The namespace is gone with its last process."""
        self._thread.shutdown()


def _enter() -> None:
    if shutil.which("ip") is None:
        raise NoNetwork("there is no `ip` (iproute2)")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_NEW_NETWORK):
        raise NoNetwork(f"unshare: {os.strerror(ctypes.get_errno())} (root may make network namespaces)")
    done = subprocess.run(["sh", "-ec", _SETUP], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoNetwork(f"ip: {done.stderr.strip()}")


PUBLIC: Final = "203.0.113.9"
"""What it tells: an address that is set aside for documentation, as a router at home might have."""
PUBLIC_PORT: Final = 6000

_REQUEST: Final = 0x0001
_RESPONSE: Final = 0x0101
_COOKIE: Final = 0x2112A442
_XOR_MAPPED_ADDRESS: Final = 0x0020
_IPV4: Final = 1
_HEADER: Final = struct.Struct("!HHI12s")


class StunServer:
    """A STUN server (RFC 5389) inside: on a port of its own it tells who asks an address on the internet."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind((ADDRESS, 0))
        self.name = f"{ADDRESS}:{self._socket.getsockname()[1]}"
        self.askers: set[int] = set()
        """The ports from which somebody has asked: each connection has another one."""
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        with suppress(OSError):  # It is connected to nobody; who waits there goes on.
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _serve(self) -> None:
        while True:
            try:
                asked, asker = self._socket.recvfrom(1500)
            except OSError:
                return
            if len(asked) < _HEADER.size:
                continue
            kind, _, cookie, key = _HEADER.unpack(asked[: _HEADER.size])
            if kind == _REQUEST and cookie == _COOKIE:
                self.askers.add(asker[1])
                self._socket.sendto(_answer(key), asker)


def _answer(key: bytes) -> bytes:
    """The response to the request of this transaction."""
    address = struct.pack("!I", int(IPv4Address(PUBLIC)) ^ _COOKIE)
    value = struct.pack("!BBH", 0, _IPV4, PUBLIC_PORT ^ _COOKIE >> 16) + address
    return _HEADER.pack(_RESPONSE, 4 + len(value), _COOKIE, key) + struct.pack("!HH", _XOR_MAPPED_ADDRESS, 8) + value
