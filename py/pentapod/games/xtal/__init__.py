"""XTAL, by D. Waddell: a ring game of die and cards around a crystal, with Combat between opposite Reds."""

from __future__ import annotations

from pentapod.games.xtal.rules import GAME

VERSIONS = {1: GAME}
