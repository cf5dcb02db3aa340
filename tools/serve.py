"""Serve the built site on this machine: `python tools/serve.py [--port 8000] [--under /some/path/] [--open]`."""

import argparse
import contextlib
import gzip
import socket
import sys
import threading
import webbrowser
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import BinaryIO

from site_files import ROOT

COMPRESSIBLE = {".html", ".js", ".css", ".json", ".toml", ".py", ".svg", ".wasm", ".mjs", ".txt"}

#: What every server knows. The site needs no other.
PLAIN_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/vnd.microsoft.icon",
    ".txt": "text/plain",
}
UNKNOWN = "application/octet-stream"

_compressed: dict[tuple[int, int, int], bytes] = {}


class SiteHandler(SimpleHTTPRequestHandler):
    """A static host as strangers use them: gzip, a short cache life, and the site under some path."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    types = PLAIN_TYPES | {".wasm": "application/wasm", ".mjs": "text/javascript"}
    server: "SiteServer"

    def guess_type(self, path: str | PathLike[str]) -> str:
        return self.types.get(Path(path).suffix, UNKNOWN)

    def translate_path(self, path: str) -> str:
        under = self.server.under
        return super().translate_path("/" + path.removeprefix(under)) if path.startswith(under) else "/nowhere"

    def send_head(self) -> BytesIO | BinaryIO | None:
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.suffix in COMPRESSIBLE and path.is_file()):
            return super().send_head()
        stamp = self.date_time_string(int(path.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == stamp:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        body = self.server.compressed(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", stamp)
        self.end_headers()
        return BytesIO(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """As many hosts do, answer with 404.html where there is no file."""
        page = self.server.folder / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", f"max-age={self.server.max_age}")
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: a page load is thirty lines."""


class PlainHandler(SiteHandler):
    """A server that knows nothing but the plainest files, and forbids browsers to guess what the others are."""

    types = PLAIN_TYPES

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()


class SiteServer(ThreadingHTTPServer):
    """Serves `folder` below the path `under` on a loopback port (0: any free one) until `stop`."""

    daemon_threads = True

    def __init__(
        self,
        folder: Path,
        under: str = "/",
        port: int = 0,
        max_age: int = 0,
        handler: type[SiteHandler] = SiteHandler,
    ) -> None:
        self.folder, self.under, self.max_age, self.handler = folder, under, max_age, handler
        self._open: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}{under}"

    def finish_request(self, request: object, client_address: object) -> None:
        self.handler(request, client_address, self, directory=str(self.folder))  # type: ignore[arg-type]

    def handle_error(self, request: object, client_address: object) -> None:
        """Quiet about browsers that close a connection; everything else is worth reading."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def compressed(self, path: Path) -> bytes:
        """A file as gzip packs it: once for all servers of this program, also where a link leads to it."""
        stat = path.stat()
        key = (stat.st_dev, stat.st_ino, stat.st_mtime_ns)
        if key not in _compressed:
            _compressed[key] = gzip.compress(path.read_bytes(), 9, mtime=0)
        return _compressed[key]

    def start(self) -> "SiteServer":
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def get_request(self) -> tuple[socket.socket, object]:
        request, client_address = super().get_request()
        self._open.add(request)
        return request, client_address

    def shutdown_request(self, request: object) -> None:
        self._open.discard(request)
        super().shutdown_request(request)  # type: ignore[arg-type]

    def stop(self) -> None:
        """Fall silent at once, also to browsers that keep a connection open."""
        self.shutdown()
        self.server_close()
        for request in list(self._open):
            with contextlib.suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--port", type=int, default=8000)
    arguments.add_argument("--under", default="/")
    arguments.add_argument("--open", action="store_true", help="show it in a browser, if there is one")
    options = arguments.parse_args()
    try:
        server = SiteServer(ROOT / "site", options.under, options.port)
    except OSError:
        server = SiteServer(ROOT / "site", options.under)
    print(f"Pentapod is at {server.address} (Ctrl-C ends it)", flush=True)
    if options.open:
        threading.Timer(0.3, webbrowser.open, [server.address]).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
