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
position-change = Ändere den Text, und das Brett folgt.
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

## Die Seite für Betreiber. `{size}` und `{count}` füllt ihr Skript ein.

own-title = Bretter für deine eigene Seite
own-lead = Zeig eine Stellung, eine Partie zum Durchblättern, eine Lektion oder eine ganze Partie gegen den Computer auf jeder Seite. Bis jemand es startet, ist ein Brett ein Bild; dann laufen die Regeln im Browser des Besuchers. Es kostet nichts, zählt niemanden und fragt keinen anderen Server.
own-make = Ein Brett machen
own-see = Sieh, was möglich ist
own-file = Oder ein eigenes Spiel aus seiner Python-Datei (die Werkstatt kann sie für dich speichern) oder eine Ausgabe aus ihrer TOML-Datei
own-file-name = Der Name der Datei muss auf .toml enden; oder er besteht aus kleinen Buchstaben und Ziffern, endet auf .py und ist nicht der eines Spiels von hier.
own-game = Spiel
own-shows = Was es zeigt
own-source-new = Neue Partie
own-source-position = Stellung
own-source-link = Link
own-source-record = Aufzeichnung
own-source-lesson = Lektion
own-source-puzzle = Aufgabe
own-position = Stellung als Text
own-set-up = Von Hand aufbauen
own-writing = Wie man eine Stellung aufschreibt
own-link = Link der Partie
own-link-missing = Füge den Link einer Partie ein: Spiel eine in Pentapod, dann drücke „Teilen“ und „Link kopieren“.
own-ply = Gezeigt nach so vielen Aktionen
own-all-actions = nach allen
own-count = Die Partie hat {"{"}count{"}"}.
own-record = Aufzeichnung einer Partie, mit Kommentaren und Varianten
own-record-missing = Füge die Aufzeichnung einer Partie ein: Spiel eine in Pentapod, kommentiere sie, drücke dann „Teilen“ und danach „Aufzeichnung“.
own-day = die Aufgabe des Tages
own-may = Besucher dürfen
own-may-play = spielen
own-may-step = durchblättern
own-may-look = ansehen
own-seat = Besucher spielen
own-all-seats = alle Plätze
own-level = Stufe des Computers
own-colours = Farben
own-theme-automatic = automatisch
own-theme-light = hell
own-theme-dark = dunkel
own-theme-contrast = hoher Kontrast
own-theme-page = die deiner Seite
own-size = Größe
own-size-fits = nutzt den vorhandenen Platz
own-size-320 = klein, 320 px
own-size-480 = mittel, 480 px
own-size-640 = groß, 640 px
own-size-800 = sehr groß, 800 px
own-more = Mehr
own-label = Was das Bild zeigt, für Menschen, die es nicht sehen
own-live = Sofort starten, ohne auf den Besucher zu warten. Dann muss jeder Besucher Python herunterladen.
own-ground = Hintergrund der Seite ringsum
own-ground-page = Diese Seite
own-ground-light = Hell
own-ground-dark = Dunkel
own-ground-coloured = Farbig
own-codes = Der Code für deine Seite
own-where = Wohin er kommt
own-many = HTML, viele Bretter
own-note-frame = Ein Rahmen: Er geht auf jeder Seite, die Rahmen haben darf, und braucht dort kein Skript. Sein Bild steckt im Code, außer bei der Aufgabe des Tages, die morgen eine andere ist. Ein Rahmen sieht deine Seite nicht: Er ist hell oder dunkel wie das System des Besuchers, wenn du keine Farben wählst. Für eine Seite, die selbst umschaltet, nimm *HTML, viele Bretter*.
own-note-element = Ein Element: Lade das Skript einmal, dann teilen alle Bretter der Seite ein Python, und nur hier wirken die Farben deiner Seite. Hat deine Seite eine Content-Security-Policy, erlaube `https://games.example` in `script-src` und `frame-src` sowie `data:` in `img-src`: [Zeilen zum Kopieren](./reference.html#content-security-policy).
own-note-wordpress = Füge den Code zwischen zwei Absätzen ein: Er wird ein Block mit eigenem HTML. WordPress nimmt den Rahmen von Administratoren und Redakteuren an; bei allen anderen entfernt es ihn stillschweigend. Sie können das Bild unten sichern und mit dem Brett verlinken.
own-note-markdown = GitHub, Foren und Chats lassen keinen Rahmen durch: Sichere das Bild (SVG) neben deinem Text, und es führt zum Brett. Die meisten Programme, die Websites bauen (Jekyll, Hugo, MkDocs), können HTML durchlassen: Füge es dort in einer eigenen Zeile ein.
own-note-mediawiki = Ein Wiki lässt weder Skripte noch Rahmen durch, wenn seine Betreiber keine Erweiterung dafür installiert haben. Sichere das Bild (PNG), lade es unter seinem Namen hoch und füge den Code ein: Das Bild führt zum Brett.
own-code = Der Code
own-copy = Code kopieren
own-copied = Kopiert
own-svg = Bild sichern, SVG
own-kilobytes = {"{"}size{"}"} kB
own-can = Was möglich ist
own-alive = Alle sind lebendig. Jedes kannst du auf deiner Seite verwenden; der Code steht jeweils darunter.
own-good = Gut zu wissen
own-fact-load = Was Besucher herunterladen
own-fact-load-more = Einen Rahmen oder ein Skript von einigen zehn Kilobyte. Wer ein Brett startet, lädt einmal Python herunter, etwa sechs Megabyte. Der Browser behält es für alle Bretter, alle Seiten und Pentapod selbst.
own-fact-copy = Deine eigene Kopie
own-fact-copy-more = Die Website ist ein Ordner mit einfachen Dateien, den jeder Hoster unter jedem Pfad ausliefert. Bretter führen zu der Kopie, die ihr Code nennt.
own-fact-lasts = Wie lange es hält
own-fact-lasts-more = Links, Stellungen, Parameter und Attribute behalten ab Version 1.0.0 ihre Bedeutung.
own-fact-needs = Was es von deiner Seite braucht
own-fact-needs-more = Nur Platz: 300 px und mehr. [Alle Parameter, Attribute und Nachrichten](./reference.html) sind aufgeführt, und wie ein Skript deiner Seite ein Brett führt.
own-editor = Stellung aufbauen
own-cancel = Abbrechen
own-take = Diese Stellung nehmen
own-editor-frame = Stellungseditor
example-diagram = Ein Diagramm
example-diagram-more = Das Bild einer Stellung, mit Worten für Menschen, die es nicht sehen. Nichts wird geladen, und nichts bewegt sich.
example-position = Eine Stellung zum Weiterspielen
example-position-more = Besucher spielen von hier aus beide Seiten, nehmen zurück und fangen neu an. Ist eine Wahl nicht erlaubt, sagt das Brett, warum.
example-game = Eine Partie zum Durchblättern
example-game-more = Eine ganze Partie in ihrem Link, ab jeder ihrer Aktionen: dein Kommentar daneben, die Züge darin.
example-computer = Eine Partie gegen den Computer
example-computer-more = Besucher spielen Blau gegen einen Computer der zweiten von fünf Stufen.
example-lesson = Eine Lektion
example-lesson-more = Ein Trainer sagt, was zu tun ist, warum ein Zug misslingt und was richtig wäre. Jedes Spiel hat einige.
example-answer = Eine Aufgabe, die antwortet
example-answer-more = Die Seite spielt die andere Seite: Ein paar Zeilen Skript hören, was ein Besucher gespielt hat, und antworten.
example-text = Ein Text, der das Brett führt
example-text-more = Knöpfe oder Links in deinem Kommentar zeigen die Stellung, von der sie sprechen.
example-colours = Die Farben deiner Seite
example-colours-more = Mit theme="page" nimmt ein Brett seine Farben aus Custom Properties deines Stylesheets, etwa `--board` und `--seat-0`.
example-plain = Ganz ohne Skript
example-plain-more = Ein Rahmen tut dasselbe für ein Brett, auf jeder Seite, die Rahmen haben darf.
own-own = Übernehmen
own-show-code = Code
own-puzzle = { $at }: { $level } löst sie ({ $id })
owners-title = Bretter für deine eigene Seite
owners-summary = Stellungen, Partien zum Durchblättern, Lektionen und Partien gegen den Computer auf jeder Seite: auswählen, ansehen, Code kopieren. Kostenlos, und kein anderer Server wird gefragt.
writing = Eine Stellung aufschreiben

## A page of text in a dialog

close = Schließen
