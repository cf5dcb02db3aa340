"""QR codes as a camera sees them: read from a screenshot, and shown to Chromium as the picture of its camera."""

from __future__ import annotations

import re
import subprocess
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page

from site_files import ROOT

WIDTH: Final = 640
HEIGHT: Final = 480
MODULE: Final = 7
"""Pixels of the camera's picture for each module of a code."""

DRAW: Final = """async text => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = "./static/qr.js";
    await new Promise(done => { script.onload = done; document.head.append(script); });
    return pentapodQr(text, 400).path;
}"""


def read(png: bytes) -> str:
    """The text of the QR code somewhere in a picture; "" without one."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    command = ["node", str(ROOT / "tests/web/pages/read_qr.mjs"), *map(str, picture.size)]
    return subprocess.run(command, input=picture.tobytes(), capture_output=True, check=True, timeout=60).stdout.decode()


def film(page: Page, text: str, file: Path) -> Path:
    """What a camera sees that looks at the code of a text, as a file that Chromium takes for one; `page` draws it."""
    picture = Image.new("L", (WIDTH, HEIGHT), 230)
    pencil = ImageDraw.Draw(picture)
    left, top = 120, 40
    pencil.rectangle((left - 30, top - 30, left + 400, top + 400), fill=255)
    for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)", str(page.evaluate(DRAW, text))):
        corner = left + MODULE * int(x), top + MODULE * int(y)
        pencil.rectangle((*corner, corner[0] + MODULE * int(wide) - 1, corner[1] + MODULE - 1), fill=20)
    colourless = bytes([128]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
    file.write_bytes(head + (b"FRAME\n" + picture.tobytes() + colourless) * 2)
    return file
