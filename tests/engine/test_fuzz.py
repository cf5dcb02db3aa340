"""Broken links and records: nothing but `LinkError` and `RecordError` ever escapes."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from string import printable

from every_game import ALL, find
from pentapod.engine import link, record
from pentapod.engine.digits import ALPHABET
from pentapod.engine.link import LinkError
from pentapod.engine.match import Match
from pentapod.engine.record import RecordError
from random_play import FRAGMENTS, NAMES, Case, cases, play, play_on

CASES = [case for game in ALL for case in list(cases(game))[:4]]
ODD = "\0\n\r\t\x1c\x85 \u2028\ufeff\ud800\udfff٣²é€😀.:~=;-_%"


def mutated(text: str, rng: Random, alphabet: str) -> str:
    """A text with a few changes: letters, cuts, repeats, pieces moved about."""
    for _ in range(rng.randint(1, 4)):
        a, b = sorted(rng.choices(range(len(text) + 1), k=2))
        piece = "".join(rng.choices(alphabet, k=rng.randint(1, 3)))
        text = rng.choice(
            (
                text[:a] + piece + text[a + len(piece) :],
                text[:a] + piece + text[a:],
                text[:a] + text[min(b, a + 3) :],
                text[:b],
                text[:b] + text[a:b] * rng.randint(1, 40) + text[b:],
                text[a:b] + text[:a] + text[b:],
            )
        )
    return text


def noise(rng: Random) -> str:
    return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x110000)))) for _ in range(rng.randrange(60)))


def broken(text: str, rng: Random, alphabet: str) -> str:
    """A text that is changed anywhere, or only from some place on."""
    at = rng.choice((0, rng.randrange(len(text))))
    return text[:at] + mutated(text[at:], rng, alphabet)


def attempts(texts: list[str], alphabet: str, rng: Random) -> list[str]:
    return [noise(rng) if at % 10 == 0 else broken(rng.choice(texts), rng, alphabet) for at in range(500)]


def fuzz(make: Callable[[Case, Random], str], read: Callable[[str], object], error: type[Exception], many: int) -> None:
    for start in range(0, many, 500):
        rng = Random(start)
        texts = [make(rng.choice(CASES), rng) for _ in range(12)]
        for text in attempts(texts, rng.choice((ALPHABET, ALPHABET + "~.:", printable, ODD)), rng):
            try:
                read(text)
            except error as refusal:
                assert len(str(refusal)) < 500
            except Exception as escaped:
                escaped.add_note(f"reading {text!r}")
                raise


def a_match(case: Case, rng: Random) -> Match:
    match = play(case, rng, plies=rng.randrange(15), resignations=0.05)
    if rng.random() < 0.5:
        return match
    return play_on(Match.from_position(case.game, match.state.text()), rng, plies=rng.randrange(5))


def a_link(case: Case, rng: Random) -> str:
    match = a_match(case, rng)
    text = link.encode(match)
    if match.origin and rng.random() < 0.5:
        wrong = broken(match.origin, rng, printable + ODD).encode(errors="replace")
        return text.replace(text.split(".")[1], "=" + urlsafe_b64encode(wrong).decode().rstrip("="))
    return text


def a_record(case: Case, rng: Random) -> str:
    match = a_match(case, rng)
    return record.write(match, NAMES[: case.game.seats(case.options)])


def test_links() -> None:
    fuzz(a_link, lambda text: link.decode(text, find), LinkError, FRAGMENTS)


def test_records() -> None:
    fuzz(a_record, lambda text: record.read(text, find), RecordError, FRAGMENTS)
