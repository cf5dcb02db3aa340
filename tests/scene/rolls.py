"""Positions in which dice fall next."""

from __future__ import annotations

from typing import Final

ROLLS: Final = {
    "pocketmodel": "2 b/4/0 ad - own:b=nb1;c=xw1:?,?,?:-:dec2,ful2,hol2:- own:o=sd1;c=as1,tf1:?,?,?:-:dec2,ful2,hol2:- "
    "battle:b:bxw1:oas1:-:-:0:0:0:d;order:b:-;turn:b",
    "xtal": "2won8 roll 0>- v1=LT,v4=FS v1*1,v4*1|011011|-|- 5:9 - - - - -",
}
"""One of each game that has dice, by its id."""
