"""One HTML file that holds the whole site and runs from a disk: `python tools/single_file.py [SITE]`.

Needs the site to have been built; writes `pentapod.html` into it.
"""

import base64
import gzip
import hashlib
import json
import re
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path

from found.pages import public_copy
from site_files import ROOT
from site_words import fill, keys, words

NAME = "pentapod.html"

#: What has no use in one file: the page itself, what only frames and PyScript need, and what is written into the page.
LEFT_OUT = re.compile(
    r"index\.html|404\.html|owners(\.[a-z]+)?\.html|(reference|record|fair-dice|devices|editions)\.html|sitemap\.xml|robots\.txt|embed\.html|engine\.html|sealed\.html|sw\.js|pyscript\.toml|pentapod\.html|vendor/pyscript/.*"
    r"|first/.*|editions/.*\.schema\.json|static/words/page\..*|pictures/.*|static/icons/.*|static/(ahead|early|panel|first|board|boot|diagnose|noidb|embed|embed-frame|engine|owners|examples|written|copying|keeper|stranger)\.js|static/manifest\.json|static/(?!(join|workshop)\.css).*\.(css|svg)"
)

LOADERS = ROOT / "tools/single"

SHEET = (LOADERS / "sheet.html").read_text(encoding="utf-8")
"""The dialog in which the other pages of the site are shown."""


POLICY = (
    "default-src 'none'; script-src {scripts} blob: 'wasm-unsafe-eval'; style-src {styles}; worker-src blob:; "
    "connect-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'"
)


def write(site: Path, public: str) -> None:
    """Write the file, whose links lead to the public copy, if there is one.

    Raises ValueError when a page is no longer as this needs it.
    """
    body = [*parts(site), fill(SHEET, "pages"), *map(script, loaders("pages", "loader"))]
    languages = "".join(map(language, other_words(site)))
    page = inlined(site, f'data-one-file="1" data-public="{escape(public)}"', languages, body)
    frame = (site / "static/sealed.txt").read_text(encoding="utf-8")
    (site / NAME).write_text(sealed(page, POLICY, frame), encoding="utf-8")


def loaders(*names: str) -> list[str]:
    """What starts a page that fetches nothing: how parts stand for files, and what has them."""
    return [(LOADERS / f"{one}.js").read_text(encoding="utf-8") for one in ("parts", *names)]


def inlined(site: Path, attributes: str, words: str, body: Iterable[str]) -> str:
    """The first page with all its styles and scripts in it, but for those that start it: `body` does that at its end.

    `attributes` are those of its root, `words` what comes before its first script.
    """
    page = (site / "index.html").read_text(encoding="utf-8")
    page = once(page, r'<script type="application/json" id="start-files">.*?</script>\n', "")
    page = once(page, r'<script src="./static/boot.js".*?</script>\n<script src="./py/main.py".*?</script>\n', "")
    page = once(page, r'<script src="./static/ahead.js"></script>\n', "")
    page = once(page, r'<link rel="manifest"[^>]*>\n', "")
    page = once(page, r'<link rel="apple-touch-icon"[^>]*>\n', "")
    page = once(page, r'<link rel="icon"[^>]*>', f'<link rel="icon" href="{data_address(site / "static/icon.svg")}">')
    page = once(page, r"(?=<script src=.\./static/early)", words.replace("\\", r"\\"))
    page = once(page, r"<html ", f"<html {attributes} ")
    page = re.sub(r'<link rel="stylesheet" href="\./([^"]+)">', lambda found: style(site / found[1]), page)
    deferred: list[str] = []

    def inline(found: re.Match[str]) -> str:
        text = script((site / found[1]).read_text(encoding="utf-8"))
        if "defer" in found[2]:
            deferred.append(text)
        return "" if "defer" in found[2] else text

    page = re.sub(r'<script src="\./([^"]+)"([^>]*)></script>', inline, page)
    return once(page, r"</body>", "".join([*deferred, *body, "</body>"]).replace("\\", r"\\"))


def other_words(site: Path) -> list[Path]:
    """The scripts with what the page says in other languages."""
    return sorted((site / "static/words").glob("page.*.js"))


def language(path: Path) -> str:
    """What the page says in another language, as a block of data in it."""
    name = path.stem.partition(".")[2]
    said = json.loads(path.read_text(encoding="utf-8").removeprefix("pentapodWords = ").removesuffix(";\n"))
    said |= {key: words("pages", name).say(key) for key in keys(SHEET)}
    block = json.dumps(said, ensure_ascii=False)
    return f'<script type="application/json" data-language="{name}">{block}</script>\n'


def once(page: str, pattern: str, replacement: str) -> str:
    """Replace what must be there exactly once."""
    changed, count = re.subn(pattern, replacement, page, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"{count} places in index.html match {pattern}, not one")
    return changed


def parts(site: Path) -> list[str]:
    """Every file of the site that the page may ask for, packed."""
    found = sorted(path for path in site.rglob("*") if path.is_file())
    names = {path.relative_to(site).as_posix(): path for path in found}
    return [part(name, path) for name, path in names.items() if not LEFT_OUT.fullmatch(name)]


def part(name: str, path: Path) -> str:
    content = path.read_bytes()
    packed = base64.b64encode(content if path.suffix == ".gz" else gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-part="{name}">{packed}</script>\n'


def style(path: Path) -> str:
    return f"<style>{path.read_text(encoding='utf-8')}</style>"


def script(text: str) -> str:
    if "</script" in text:
        raise ValueError("a script holds </script")
    return f"<script>{text}</script>\n"


def data_address(path: Path) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(path.read_bytes()).decode()


def sealed(page: str, policy: str = POLICY, frame: str = "") -> str:
    """The page under the strictest policy with which its own scripts and styles run: those alone, by their hashes.

    With them those of a frame in it, which has the policy of the page beside its own.
    """
    filled = policy.format(scripts=hashes(page + frame, "script"), styles=hashes(page + frame, "style"))
    return once(page, r'(?<=Content-Security-Policy" content=")[^"]*', filled)


def hashes(page: str, element: str) -> str:
    """What a policy names the scripts or the styles by that are written in a page."""
    bodies = re.findall(f"<{element}>(.*?)</{element}>", page, re.DOTALL)
    digests = dict.fromkeys(base64.b64encode(hashlib.sha256(body.encode()).digest()).decode() for body in bodies)
    return " ".join(f"'sha256-{digest}'" for digest in digests)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    write(target.resolve(), public_copy())
    print(f"{target / NAME} is ready")
