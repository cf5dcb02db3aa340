"""Positions as text: small codecs, each a parser and a writer in one, from which the text of a position is built.

    POD = number("no-number", most=14)
    POINT = numbered(("a1", "a2", "b1"), "no-point")
    PODS = sequence(form("{pod}@{point}", Standing, "no-pod-on-point", pod=POD, point=POINT))

    PODS.parse("3@a1,5@b1")     # (Standing(3, 0), Standing(5, 2))
    PODS.write(())              # "-"

A codec parses what it writes. It may also parse other texts: whoever allows one text only for a value compares the two
(`check_written`). Whatever cannot be parsed is a `MalformedPosition` with the part of the text, the key that the codec
was made with, and the facts that each codec names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache, partial
from operator import attrgetter, call
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast, overload

from pentapod.engine.state import MalformedPosition, PositionError
from pentapod.engine.values import Numbers, bits_of, indexed, ones

Values = tuple[Any, ...]
"""What a text of several parts tells."""

T = TypeVar("T")
V = TypeVar("V")
Member = TypeVar("Member", bound=StrEnum)


class Codec(NamedTuple, Generic[T]):
    """A kind of value as text."""

    parse: Callable[[str], T]
    """The value of a text. Raises `MalformedPosition`."""
    write: Callable[[T], str]
    pattern: str = ".*?"
    """A regular expression without groups of its own, by which a `form` tells its parts apart. By default a text ends
    before the next sign of the form, whatever it is."""

    def loose(self) -> Codec[T]:
        """The same codec in forms that leave it to find what is wrong with its text."""
        return self._replace(pattern=".*?")


TEXT: Final = Codec[str](str, str)
"""Text as it is, to be parsed once more is known."""

MARK: Final = Codec[bool](lambda text: True, lambda value: "")
"""An optional field of a `record` that is there or not: its name says it all. Its default is False."""


def check_written(line: str, written: str) -> None:
    """Raises `MalformedPosition` unless a position that was read is written as the line that it was read from."""
    if line != written:
        raise MalformedPosition(line, "rewritten", text=written)


@cache
def _fits(pattern: str) -> Callable[[str], re.Match[str] | None]:
    """Compiled when a text first asks for it: most of a game's patterns no start has need of."""
    return re.compile(pattern).fullmatch


def mapped(codec: Codec[T], into: Callable[[T], V], out: Callable[[V], T]) -> Codec[V]:
    """A codec of other values with the same texts: `into` makes them, `out` takes them apart."""
    return Codec(lambda text: into(codec.parse(text)), lambda value: codec.write(out(value)), codec.pattern)


# -- single values ---------------------------------------------------------------------------------


def one_of(
    values: Mapping[str, T],
    key: str = "choice",
    pattern: str = "",
    error: type[PositionError] = MalformedPosition,
    **facts: object,
) -> Codec[T]:
    """A value by its name. Facts: the `choices`, and those that are given."""
    names = {value: name for name, value in values.items()}

    def parse(text: str) -> T:
        if text not in values:
            raise error(text, key, choices=tuple(values), **facts)
        return values[text]

    return Codec(parse, names.__getitem__, pattern or "|".join(map(re.escape, sorted(values, reverse=True))))


def numbered(names: Iterable[str], key: str = "choice", pattern: str = "", **facts: Any) -> Codec[int]:
    """A number from 0 by its name: seats by their letters, cells by their names."""
    return one_of(indexed(names), key, pattern, **facts)


def members(kind: type[Member], key: str = "choice") -> Codec[Member]:
    """A member of an enumeration by its value."""
    return one_of({member.value: member for member in kind}, key)


def either(no: str, yes: str, key: str = "choice") -> Codec[bool]:
    """Whether something is so, by a word for each."""
    return one_of({no: False, yes: True}, key)


def number(
    key: str = "number", digits: str = "0|[1-9][0-9]{0,3}", most: int | None = None, base: int = 10
) -> Codec[int]:
    """A whole number in digits of this pattern, decimal or (`base=16`) hexadecimal. Facts: the `most`."""

    def parse(text: str) -> int:
        if not _fits(digits)(text) or (most is not None and int(text, base) > most):
            raise MalformedPosition(text, key, most=most)
        return int(text, base)

    return Codec(parse, str if base == 10 else "{:x}".format, digits)


def except_for(values: Mapping[str, Any], codec: Codec[T]) -> Codec[T]:
    """A value with a name of its own, else one of the codec."""
    names = [(value, name) for name, value in values.items()]

    def write(value: T) -> str:
        for known, name in names:
            if value == known:
                return name
        return codec.write(value)

    pattern = "|".join([*map(re.escape, values), codec.pattern])
    return Codec(lambda text: values[text] if text in values else codec.parse(text), write, pattern)


def optional(codec: Codec[T], sign: str = "-") -> Codec[T | None]:
    """A value, or a sign for None."""
    return except_for({sign: None}, cast(Codec[T | None], codec))


def after(sign: str, codec: Codec[Any], default: T | None = None) -> Codec[Any]:
    """A value after a sign, or nothing at all for the default."""
    return Codec(
        lambda text: codec.parse(text[len(sign) :]) if text else default,
        lambda value: "" if value == default else sign + codec.write(value),
        f"(?:{re.escape(sign)}(?:{codec.pattern}))?",
    )


# -- several values of a kind ----------------------------------------------------------------------


def sequence(
    item: Codec[T],
    separator: str = ",",
    empty: str = "-",
    twice: Callable[[str, str], PositionError] | None = None,
) -> Codec[tuple[T, ...]]:
    """Values in their order, with a sign for none. Without a separator each is one character.

    `twice` makes the error for a text in which an item is named twice, from the text and the item.
    """
    parse_item, write_item = item.parse, item.write

    def parse(text: str) -> tuple[T, ...]:
        if text == empty:
            return ()
        words = text.split(separator) if separator else list(text)
        values = tuple(map(parse_item, words))
        if twice and len({*words}) < len(words):
            raise twice(text, next(word for at, word in enumerate(words) if word in words[:at]))
        return values

    pattern = ".*?" if separator else f"(?:{item.pattern})*|{re.escape(empty)}"
    return Codec(parse, lambda values: separator.join(map(write_item, values)) or empty, pattern)


def ascending(codec: Codec[Numbers]) -> Codec[Numbers]:
    """The same numbers in ascending order, whatever order a text has them in."""
    return mapped(codec, lambda numbers: tuple(sorted(numbers)), tuple)


def subset(
    item: Codec[int],
    separator: str = ",",
    empty: str = "-",
    twice: Callable[[str, str], PositionError] | None = None,
) -> Codec[int]:
    """A set of numbers, held as a whole number with a bit for each, written in ascending order."""
    return mapped(sequence(item, separator, empty, twice), bits_of, ones)


def counts(
    names: Iterable[str],
    key: str,
    separator: str = ",",
    digits: str = "[1-9]",
    into: Callable[[Iterable[int]], T] = tuple,  # type: ignore[assignment]
) -> Codec[T]:
    """How many there are of each kind, as name and number without those that there are none of, or `-`.

    A kind that is named twice is `twice`; `key` is every other fault.
    """
    known = [*names]
    part_pattern = f"({'|'.join(sorted(known, reverse=True))})({digits})"
    border = separator or "(?<=[0-9])(?=[^0-9])"

    def parse(text: str) -> T:
        numbers: dict[str, int] = {}
        for part in () if text == "-" else re.split(border, text):
            found = _fits(part_pattern)(part)
            if not found:
                raise MalformedPosition(part, key)
            if found[1] in numbers:
                raise MalformedPosition(part, "twice")
            numbers[found[1]] = int(found[2])
        return into(numbers.get(name, 0) for name in known)

    def write(values: Any) -> str:
        return separator.join([f"{name}{count}" for name, count in zip(known, values, strict=True) if count]) or "-"

    return Codec(parse, write)


def rows(width: int, height: int, cell: Codec[T], empty: T) -> Codec[tuple[T, ...]]:
    """The cells of a board, row by row as they are read, as FEN writes them.

    `/` parts the rows, a number counts empty cells, and a cell of several characters is in brackets. Keys: `rows` and
    `row-length`, with how many there are (`count`) and should be (`wanted`), and `row-cell` with the `rest` of a row.
    """
    token = rf"(?s)([1-9]{'[0-9]?' * (width > 9)})|\((..+?)\)|(.)"

    def parse_row(row: str) -> list[T]:
        cells: list[T] = []
        for found in re.finditer(token, row):
            gap, several, single = found.groups()
            if not gap and not _fits(cell.pattern)(several or single):
                raise MalformedPosition(row, "row-cell", rest=row[found.start() :])
            cells += [empty] * int(gap) if gap else [cell.parse(several or single)]
        if len(cells) != width:
            raise MalformedPosition(row, "row-length", wanted=width, count=len(cells))
        return cells

    def parse(text: str) -> tuple[T, ...]:
        lines = text.split("/")
        if len(lines) != height:
            raise MalformedPosition(text, "rows", wanted=height, count=len(lines))
        return tuple(value for line in lines for value in parse_row(line))

    def write_row(cells: tuple[T, ...]) -> str:
        written, gap = "", 0
        for value in cells:
            if value != empty:
                text = cell.write(value)
                written += (str(gap) if gap else "") + (text if len(text) == 1 else f"({text})")
            gap = gap + 1 if value == empty else 0
        return written + (str(gap) if gap else "")

    def write(cells: tuple[T, ...]) -> str:
        return "/".join([write_row(cells[at : at + width]) for at in range(0, width * height, width)])

    return Codec(parse, write)


# -- values of several kinds -----------------------------------------------------------------------


def record(
    separator: str,
    *parts: Codec[Any],
    key: str = "parts",
    options: Mapping[str, tuple[Codec[Any], Any]] | None = None,
    misplaced: str = "misplaced",
    ordered: bool = True,
) -> Codec[Values]:
    """A field for each part, then those optional ones that are not at their default, each after its name.

    Names end in `:` or `=`, except of a `MARK`. The value holds the fields and every option. Facts of `key` are how
    many fields there are (`count`) and must be (`wanted`); of `misplaced`, the `choices`.
    """
    parses, writes, least = [part.parse for part in parts], [part.write for part in parts], len(parts)
    tail = [(name, codec, default) for name, (codec, default) in (options or {}).items()]

    def parse(text: str) -> Values:
        words = text.split(separator)
        if len(words) < least or (len(words) > least and not tail):
            raise MalformedPosition(text, key, wanted=least, count=len(words))
        return (*map(call, parses, words), *parsed_options(words[least:]))

    def parsed_options(words: list[str]) -> list[Any]:
        given, names = dict[str, str](), [name for name, _, _ in tail]
        for word in words:
            name = _NAME.match(word)[0]  # type: ignore[index]
            if name not in names or (name[-1] not in ":=" and name != word):
                raise MalformedPosition(word, misplaced, choices=tuple(names))
            del names[: names.index(name) + 1 if ordered else 0]
            given[name] = word[len(name) :]
        return [codec.parse(given[name]) if name in given else default for name, codec, default in tail]

    def write(values: Values) -> str:
        words = [*map(call, writes, values)]
        if tail:
            given = zip(tail, values[least:], strict=True)
            words += [name + codec.write(value) for (name, codec, default), value in given if value != default]
        return separator.join(words)

    return Codec(parse, write)


_NAME: Final = re.compile(r"\w*[:=]?")


@overload
def form(template: str, into: None, key: str, /, **parts: Codec[Any]) -> Codec[Any]: ...
@overload
def form(template: str, into: Callable[..., T], key: str, /, **parts: Codec[Any]) -> Codec[T]: ...
def form(template: str, into: Callable[..., Any] | None, key: str, /, **parts: Codec[Any]) -> Codec[Any]:
    """A value with a text like the template, in which each name in braces is the text of that part.

    The value is made by `into` from the parts by name, and has them as attributes; without `into` it is a tuple of them
    in the order of the template. It is remembered, so it must be hashable and never change. A text of another form has
    the fault `key`.
    """
    literals, names = re.split(r"{\w+}", template), tuple(re.findall(r"{(\w+)}", template))
    patterns = [_ended(parts[name].pattern, text[:1]) for name, text in zip(names, literals[1:], strict=True)]
    expression = _spliced([re.escape(text) for text in literals], [f"({text})" for text in patterns])
    parses, writes = [parts[name].parse for name in names], [parts[name].write for name in names]
    shape = "%s".join([text.replace("%", "%%") for text in literals])
    values_of: Callable[[Any], Iterable[Any]] = tuple
    if into:
        values_of = attrgetter(*names) if len(names) > 1 else lambda value: [getattr(value, name) for name in names]

    def parse(text: str) -> Any:
        found = _fits(expression)(text)
        if not found:
            raise MalformedPosition(text, key)
        values = map(call, parses, found.groups())
        return into(**dict(zip(names, values, strict=True))) if into else tuple(values)

    def write(value: Any) -> str:
        return shape % tuple(map(call, writes, values_of(value)))

    pattern = _spliced([re.escape(text) for text in literals], [f"(?:{text})" for text in patterns])
    return Codec(lru_cache(_REMEMBERED)(parse), lru_cache(_REMEMBERED)(write), pattern)


_REMEMBERED: Final = 1024
"""So many texts and values each `form` remembers: in most games there are few of a kind, and they come back."""


def _ended(pattern: str, sign: str) -> str:
    """The pattern of a part before this sign: where it may hold anything, anything else, so that there is one way."""
    return pattern.replace(".*?", f"[^{re.escape(sign)}]*?") if sign else pattern


def _spliced(literals: list[str], patterns: list[str]) -> str:
    return "".join([text for both in zip(literals, [*patterns, ""], strict=True) for text in both])


def union(
    kinds: Mapping[Callable[..., T], str | Codec[Any]],
    key: str = "task",
    given: Mapping[str, Any] | None = None,
    /,
    **parts: Codec[Any],
) -> Codec[T]:
    """A value of one of several classes, each with a `form` that begins with a word of its own.

    For most the template is enough: their forms share `parts` and `key`. `given` are attributes of all these that the
    text does not say.
    """
    forms = {
        kind: form(found, partial(kind, **(given or {})), key, **parts) if isinstance(found, str) else found
        for kind, found in kinds.items()
    }
    writes: dict[Any, Callable[[T], str]] = {kind: codec.write for kind, codec in forms.items()}
    parses = {_word(codec.pattern): codec.parse for codec in forms.values()}

    def parse(text: str) -> T:
        found = parses.get(_word(text))
        if found is None:
            raise MalformedPosition(text, key)
        return found(text)

    return Codec(parse, lambda value: writes[type(value)](value))


def _word(text: str) -> str:
    """What a text begins with: letters and figures."""
    return _WORD.match(text)[0]  # type: ignore[index]


_WORD: Final = re.compile(r"\w*")
