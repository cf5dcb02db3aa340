"""How many sequences of one, two and three actions there are; the slow reference counted the same."""

from __future__ import annotations

import pytest

from games.modx.tables import at
from random_play import perfts

TABLE: list[tuple[str, str, tuple[int, int, int]]] = [
    ("2a apart", "2a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 3422, 195054)),
    ("2a corners", "2a 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 3365, 188563)),
    ("2a about to score", "2a BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 1562, 60931)),
    ("2c apart", "2c 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 59, 3422)),
    ("2c corners", "2c 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 60, 3424)),
    ("2c about to score", "2c BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 45, 1660)),
    ("3a apart", "3a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 3422, 195054)),
    ("3a corners", "3a 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 3365, 188563)),
    ("3a about to score", "3a BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 1562, 60931)),
    ("3c apart", "3c 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 59, 3422)),
    ("3c corners", "3c 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 60, 3425)),
    ("3c about to score", "3c BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 45, 1670)),
    ("4a apart", "4a 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 3422, 195054)),
    ("4a corners", "4a 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 3365, 188563)),
    ("4a about to score", "4a BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 1562, 60931)),
    ("4c apart", "4c 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 59, 3422)),
    ("4c corners", "4c 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 60, 3426)),
    ("4c about to score", "4c BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 45, 1680)),
    ("ta apart", "ta 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 3422, 195054)),
    ("ta corners", "ta 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 3365, 188563)),
    ("ta about to score", "ta BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 1562, 60931)),
    ("tc apart", "tc 8/1J4J1/8/4J3/8/8/1J4J1/8 o place 0 - -", (59, 59, 3422)),
    ("tc corners", "tc 7J/8/8/2J1J3/8/2J1J3/8/8 o place 0 - -", (59, 60, 3426)),
    ("tc about to score", "tc BBJ1B2J/8/4OB1O/2BBJO(bO)1/2B1oO2/2BBB1O1/1(oB)3O2/J6J b place 5 - -", (41, 45, 1680)),
    ("2c overlooked", "2c 2JBBBBJ/8/3(bo)4/2BOJOO1/bb1B4/2B1B3/8/JB5J o place 3 - b.X-d4,b.row-c8", (55, 828, 43375)),
    ("3c overlooked", "3c 2JBBBBJ/8/3(bo)4/2BOJOO1/bb1B4/2B1B3/8/JB5J o place 3 - b.X-d4,b.row-c8", (63, 1608, 87819)),
    ("4c overlooked", "4c 2JBBBBJ/8/3(bo)4/2BOJOO1/bb1B4/2B1B3/8/JB5J o place 3 - b.X-d4,b.row-c8", (71, 2388, 135495)),
    ("tc overlooked", "tc 2JBBBBJ/8/3(bo)4/2BOJOO1/bb1B4/2B1B3/8/JB5J o place 3 - b.X-d4,b.row-c8", (71, 2388, 135495)),
    (
        "4a run short",
        "4a J6J/(bg)(bg)(bg)(bg)(bg)(bg)2/(bo)(bo)(bo)(bo)(bo)(bo)2/2B1J3/8/2BBB2J/(bp)(bp)(bp)5/7J b place 2 - -",
        (55, 2917, 154552),
    ),
    (
        "4c run short",
        "4c J6J/(bg)(bg)(bg)(bg)(bg)(bg)2/(bo)(bo)(bo)(bo)(bo)(bo)2/2B1J3/8/2BBB2J/(bp)(bp)(bp)5/7J b place 2 - -",
        (55, 56, 2983),
    ),
    ("2a all Jokers", "2a 8/1BBBB3/8/2J1b3/8/2J1J3/8/OO1OO3 b move:a7,h8 2 - -", (50, 2442, 124440)),
    (
        "4a crowded",
        "4a GJOJO1BB/OGB1GPO1/PBOGOPOB/OBPGPGBB/GBO1OGJB/BPPPGGPG/GPP1PP1O/OPJ1OGOG b move:b8 0 - -",
        (7, 42, 22),
    ),
    (
        "4c crowded",
        "4c GJOJO1BB/OGB1GPO1/PBOGOPOB/OBPGPGBB/GBO1OGJB/BPPPGGPG/GPP1PP1O/OPJ1OGOG b move:b8 0 - -",
        (7, 123, 1032),
    ),
]


@pytest.mark.parametrize(("name", "line", "counts"), TABLE, ids=[name for name, _, _ in TABLE])
def test_perft(name: str, line: str, counts: tuple[int, int, int]) -> None:
    assert perfts(at(line), 3) == [*counts]
