# What is wrong with the game in a file. The rules themselves are written where they are checked.

board-fault = This board cannot be shown, because of line { $line } of { $file }: { $what }
doubt-drawn = Every random game was drawn. Can anybody win?
doubt-seat = In every random game only Player { $seat } acted. Does each action end the turn with self.end_turn()?
ended = This file ended the program that was checking it, or took too long.
error = { $kind }: { $why }.
foreign = A game cannot import { $name }: it may use pentapod.frame and Python's standard library.
fickle = { $name } forbids what it allowed before: '{ $why }'. What is legal may depend only on the position.
frozen = { $name } changes the position. Only an action may do that, and only while it is being carried out.
import = A file can be imported.
late = { $name } refuses after changing the position: '{ $why }'. Check what forbids an action first.
memoryerror = This needs more memory than is available.
no-attribute = { $thing } has no { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
not-imported = { $name } is not imported: add it to the names after 'from pentapod.frame import'.
not-here = The browser has no module { $name }.
position = {"    "}position: { $text }
python = A game must be a Python file.
recursionerror = This calls itself endlessly.
refused = A position that was reached in play is refused: { $why }
rule = {"    "}rule: { $text }
stuck = { $name } never finishes.
syntax = This is not valid Python: { $why }.
systemexit = This ends the program.
too-long = This has been running for two seconds, so it was stopped. Is there a loop that never ends?
unreturned = This makes an ending but does not return it: put 'return' before it.
