# What the page says of editions: games with other tables than the standard ones.

## A file

faulty = This file is not an edition yet
faults = { $count ->
    [one] One thing has to be put right:
   *[other] { $count } things have to be put right:
}
line = Line { $line }

## What an edition changes

by = An edition of { $game } by { $author }.
differs = { $count ->
    [one] One entry differs
   *[other] { $count } entries differ
} from the standard edition.
entry = Entry
is-standard = This file says the same as the standard edition: nothing differs.
keep = Keep it
more = and { $count } more
play = Play it
its-source = Source: { $source }
standard = Standard
this-edition = This edition

## What is kept

kept = { $name } has been kept. You can choose it whenever you start this game.
own = Your own edition of { $game }
own-how = The file { $file } has the whole table of the game: its pieces, its cards, its numbers, with a comment for every entry. Save it, change what you like in any text editor, and open it here: you see what differs, and can play by it.
own-open = Open the changed file
own-save = Save { $file }
own-then = You can also drop the file anywhere on this page.
remove = Remove
remove-games = Games that you have played with it stay. If a game's link cannot carry the edition, opening that game asks for its file.
remove-question = Remove { $name } from this browser?
removed = { $name } has been removed.
unkept = This browser does not let the page keep { $name }: it will be gone when the page closes. Keep its file.

## Links

came-along = This game is played with the edition { $name } by { $author }.
needed = This game of { $game } is played with the edition { $name } by { $author }, which is too large for a link. Choose its file, and the game opens.
needed-choose = Choose the file
needed-nameless = This game is played with another edition of { $game }, which is not in this browser. Choose its file, and the game opens.
needed-other = That file is another edition: { $name } by { $author }.
needed-source = Its source: { $source }
needed-title = This game needs an edition

## Rules

played-with = This game is played with the edition { $name } by { $author }.
rules-standard = The rules below describe the standard edition. Where numbers or pieces differ, the edition counts.

## Sharing

share-apart = The edition { $name } by { $author } is too large for the link. Send its file as well: whoever opens the link is asked for it once.
share-carried = The link also holds the edition { $name } by { $author }.
share-file = Save the edition's file
