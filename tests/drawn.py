"""Pictures written out, as any reader of XML takes them."""

from random import Random
from xml.etree import ElementTree

from pentapod.contract import pictures
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Palette, themes


def check_svg(scene: Scene, colours: Palette, rng: Random | None = None) -> None:
    """What the contract asks, and that it is sound XML."""
    pictures.check_svg(scene, colours, rng)
    every = themes(colours)
    for theme in (None, *((rng.choice(every),) if rng else every)):
        tag = ElementTree.fromstring(to_svg(scene, theme) if theme else to_svg(scene)).tag
        assert tag == "{http://www.w3.org/2000/svg}svg"
