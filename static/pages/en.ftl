# What the pages of text say around their texts: rules, what is to be cut out, and About.

to-first-page = Pentapod, first page
page = Page
contents = Contents
# The way to this page in another language, said in that one.
in-language = English

## About

about = About
about-pentapod = About Pentapod
about-summary = What Pentapod is, and what is reconstructed.
about-game = its rules, and what of them is ours.

## The rules of a game

rules-of = Rules of { $game }
play = Play { $game }
to-cut-out = Board and pieces to cut out
position-text = Position as text
position-change = Change it, and the board follows.
copy = Copy
copied = Copied
how-to-play = How to play
how-it-begins = How it begins
how-it-ends = How it ends
in-the-middle = In the middle of a game.
at-the-beginning = The beginning.
at-the-end = The end.
rebuilt = rebuilt
rebuilt-note = This is a reconstruction.

## What is to be cut out

cut-out = { $game }, to cut out
cut-out-summary = The board and all pieces of { $game } on paper, to be cut out.
cut-out-how = Print this page, glue it on card, and cut along the dashed lines. Everything has the same scale. How it is played: [the rules]({ $rules }).
cut-out-board = The empty board of { $game }
cut-out-pieces = { $label }, { $count } pieces
