from pentapod.scene.shapes import Scene, View


def scene(state, view: View) -> Scene:
    return Scene(800, 800, (), (), (), "XTAL")
