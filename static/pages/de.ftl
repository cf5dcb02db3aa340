# Was die Textseiten um ihre Texte herum sagen.

to-first-page = Pentapod, Startseite
page = Seite
contents = Inhalt
in-language = Deutsch

## About

about = Über Pentapod
about-pentapod = Über Pentapod
about-summary = Was Pentapod ist und was daran rekonstruiert wurde.
about-game = die Regeln, und was davon von uns ist.

## The rules of a game

rules-of = Regeln von { $game }
play = { $game } spielen
to-cut-out = Brett und Steine zum Ausschneiden
position-text = Stellung als Text
position-change = Ändere sie, und das Brett folgt.
copy = Kopieren
copied = Kopiert
how-to-play = So wird gespielt
how-it-begins = So beginnt es
how-it-ends = So endet es
in-the-middle = Mitten in einer Partie.
at-the-beginning = Der Anfang.
at-the-end = Das Ende.
rebuilt = rekonstruiert
rebuilt-note = Das ist eine Rekonstruktion.

## What is to be cut out

cut-out = { $game } zum Ausschneiden
cut-out-summary = Das Brett und alle Steine von { $game } auf Papier, zum Ausschneiden.
cut-out-how = Drucke diese Seite aus, klebe sie auf Karton und schneide an den gestrichelten Linien entlang. Alles hat denselben Maßstab. So wird gespielt: [die Regeln]({ $rules }).
cut-out-board = Das leere Brett von { $game }
cut-out-pieces = { $label }, { $count } Stück
