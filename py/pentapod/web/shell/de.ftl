# What the page says, beside what `play` and the games say.
#
# Glossary, beside those of the engine and of `play`:
#   first page Startseite    level Stufe            settings Einstellungen
#   seat Platz               onlooker Zuschauer, better: "wer zuschaut"
#   set up aufbauen          tooltip Erklärung      tab Tab
#   copy of Pentapod Pentapod-Kopie

ago-days = vor { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
ago-hours = vor { $count } Std.
ago-minutes = vor { $count } Min.
ago-now = gerade eben

analysing = Die Partie wird analysiert …

arrived-earlier = Dieser Link zeigt eine frühere Stellung einer Partie, die du schon hast.

bound = { $name } spielt in einem anderen Browser. Dort sind die Geheimnisse, aus denen die Würfel dieses Platzes folgen; niemand sonst kann ihn spielen.
bound-lost = Wenn das dein Browser war und seine Partien weg sind, nimm neue Würfel. Die anderen werden gefragt, ob sie zustimmen.
bound-own = In dieser Partie spielst du { $name }.
bound-renew = Als { $name } neue Würfel nehmen
bound-title = { $name } ist schon vergeben

branched = Du hast diese Partie von { $names } schon. Der Link ist bis Aktion { $ply } derselbe und geht dann anders weiter.
branched-both = Beide behalten
branched-post = Der Link setzt die Stellung, die du kennst, nicht fort. Frag die andere Seite, bevor du weiterspielst.
branched-safe = „Beide behalten“ öffnet die neue als eigene Partie und lässt deine, wie sie ist. „Die neue nehmen“ ersetzt deine durch sie.
branched-take = Die neue nehmen
branched-title = Dieser Link geht anders weiter

broken-link = Dieser Link lässt sich nicht öffnen
broken-link-safe = Von deinen Sachen ist nichts verloren: Alle deine Partien sind auf der Startseite.
broken-look = Ansehen, was lesbar ist

close = Schließen

copied = Kopiert.

copy = Kopieren
copy-code = Code kopieren
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Der Text ist ausgewählt: Kopiere ihn selbst.
copy-link = Link kopieren
copy-picture-failed = Der Browser hat das Kopieren eines Bildes nicht erlaubt. Speichere es stattdessen als Datei.

delete = Löschen
delete-question = { $game } von { $names } löschen? Das lässt sich nicht rückgängig machen.

device-again = Neu einladen
device-again-needed = braucht eine neue Einladung, weil diese Seite neu geladen wurde.
device-anew = Neue Einladung
device-answer = Antwort des anderen Geräts
device-camera = Erst die Kamera benutzen
device-camera-done = Hier ist eine neue Einladung: Sie sagt, wo dieses Gerät ist.
device-camera-forbidden = Der Browser hat die Kamera nicht freigegeben. Die Einladung bleibt, wie sie ist.
device-camera-no-camera = Hier gibt es keine Kamera. Die Einladung bleibt, wie sie ist.
device-camera-note = Dieser Browser verbirgt, wo dieses Gerät ist, und in manchen Heimnetzen wird es dann nicht gefunden. Erlaube dieser Seite erst die Kamera, dann gibt der Browser es preis. Es wird kein Bild aufgenommen.
device-camera-vain = Hier ist eine neue Einladung, aber dieser Browser verbirgt noch immer, wo dieses Gerät ist.
device-code = Code der Einladung
device-code-note = Der Code funktioniert in einer anderen Pentapod-Kopie, auf deren Seite join.html. Für einen Link trage in den Einstellungen die Adresse einer Kopie ein, die im Web ist.
device-come = da.
device-computer = Vorerst einen Computer spielen lassen
device-connect = Verbinden
device-connected = { $names }: verbunden.
device-connecting = Verbindung wird aufgebaut …
device-copy = Einladung kopieren
device-failed = Dieser Browser konnte keine Verbindung herstellen. Vielleicht verbietet es ein privates Fenster oder eine Erweiterung.
device-for = { $names } zu { $game } einladen
device-for-onlooker = Jemanden einladen, bei { $game } zuzuschauen
device-forbidden = Der Browser hat die Kamera nicht freigegeben. Füge die Antwort stattdessen ein.
device-give-back = Platz zurückgeben
device-here = verbunden ({ $ms } ms).
device-invitation = Einladung
device-link = Link der Einladung
device-lost = nicht mehr da. Der Platz wartet.
device-making = Einladung wird erstellt …
device-no-camera = Hier gibt es keine Kamera. Füge die Antwort stattdessen ein.
device-not-an-answer = Das ist nicht die Antwort. Das andere Gerät zeigt sie, sobald dort ein Name eingegeben und bestätigt ist. Kopiere sie ganz.
device-not-found = Die beiden Geräte haben sich nicht gefunden. Erstelle eine neue Einladung und versuche es noch einmal.
device-not-this-invitation = Das ist die Antwort auf eine andere Einladung: für einen anderen Platz oder von vor dem Neuladen dieser Seite. Öffne diese hier auf dem anderen Gerät und nimm dessen Antwort.
device-open = eingeladen, aber noch nicht beigetreten.
device-reach = Und wenn sie sich nicht finden?
device-reach-note = Die beiden Geräte sprechen direkt miteinander, ohne Server dazwischen. In einem gemeinsamen WLAN zu Hause klappt das meist sofort. Gastnetze halten ihre Geräte voneinander fern. Zwischen zwei Wohnungen muss jedes Gerät erst einen Server im Internet nach seiner eigenen Adresse fragen (einen STUN-Server): Trage einen in den Einstellungen ein; sonst wird keiner gefragt. Manche Mobilfunknetze erlauben gar keine direkte Verbindung.
device-remove = Platz zurücknehmen
device-replaced = Das ist die Antwort auf eine ältere Einladung, die ersetzt wurde. Öffne diese hier auf dem anderen Gerät und nimm dessen Antwort.
device-scan = Mit der Kamera scannen
device-share-title = Spiel mit mir
device-stand-in = Vorerst wird der Platz hier gespielt.
device-step-one = 1. Die Einladung
device-step-one-note = Scanne diesen Code mit dem anderen Gerät oder schick ihm den Link. Die Einladung gilt für ein Gerät und nur, solange diese Seite offen ist.
device-step-two = 2. Die Antwort
device-step-two-note = Danach zeigt das andere Gerät selbst einen Code. Scanne ihn hier oder füge seinen Text ein.
device-take = Vorerst hier spielen
device-used = Das ist die Antwort auf eine Einladung, die schon benutzt wurde. Jede gilt für ein Gerät: Öffne diese hier auf dem anderen und nimm dessen Antwort.

devices-back = Wer wo spielt
devices-choose = Wähle zuerst, wer auf dem anderen Gerät spielt.
devices-copy = Eine Kopie dieser Partie spielen
devices-copy-note = Diese Partie wird per Link gespielt, und ihre Würfel folgen aus Geheimnissen beider Seiten. Mit anderen Geräten würde dieses hier für alle würfeln, und seine Würfe wären nicht nachweislich fair. Deshalb spielen die anderen Geräte eine Kopie als eigene Partie; diese hier bleibt, wie sie ist, und wartet auf den nächsten Link.
devices-here = auf diesem Bildschirm
devices-invite = Ein Gerät dafür einladen
devices-invite-onlooker = Jemanden zum Zuschauen einladen
devices-note = Alle spielen auf dem eigenen Gerät und sehen nur, was sie sehen dürfen. Es gibt keinen Server: Die Partie ist auf diesem Gerät, also lass diese Seite offen.
devices-onlooker = { $name } schaut zu
devices-open = Ein Gerät einladen
devices-others = Andere Geräte
devices-seats = Wer spielt auf dem anderen Gerät?
devices-share-note = Gib Plätze an andere Handys und Computer: Jedes Gerät zeigt nur, was dort gesehen werden darf.
devices-there = auf einem anderen Gerät

done = Fertig

drop-nothing = Was du hier abgelegt hast, ist weder der Link noch die Aufzeichnung einer Partie.

edition = Ausgabe
edition-about = Was abweicht
edition-entry = { $name } von { $author }
edition-not-loaded = { $name } ist nicht angekommen. Prüf die Verbindung und versuch es noch einmal.
edition-own = Eine eigene Ausgabe schreiben
edition-standard = Standard

embed = In eine Webseite einbetten
embed-all = Alle Seiten
embed-copy = Code kopieren
embed-element = Für Seiten mit vielen Brettern: ein Element und ein Skript für alle zusammen
embed-frame = Für jede Seite: ein Rahmen
embed-level = Stufe des Computers
embed-level-entry = { $number }, { $name }
embed-look = Nur ansehen
embed-may = Was Besucher dürfen
embed-no-home = Ein Brett auf einer anderen Seite braucht eine Pentapod-Kopie im Web. Trage ihre Adresse in den Einstellungen ein; dann erscheint der Code hier.
embed-note = Der Code zeigt diese Partie in der aktuellen Stellung. Bis jemand es startet, ist es ein Bild.
embed-note-record = Der Code zeigt diese Partie von Anfang an, mit Kommentaren und Varianten. Bis jemand es startet, ist es ein Bild.
embed-play = Von hier aus weiterspielen
embed-seat = Besucher spielen
embed-step = Durch die Partie blättern

exported = In der Datei gespeicherte Partien: { $count }.
exported-not = Nicht darin, weil sie nicht lesbar sind: { $count }. Sie bleiben hier, wie sie sind.

file-huge = { $name } ist zu groß für eine Datei mit Partien: { $size }. Sie wurde nicht gelesen.
file-nothing = In { $name } ist weder der Link noch die Aufzeichnung einer Partie. Dateien mit Partien sind reiner Text.
file-refused = Das lässt sich nicht öffnen
file-unreadable = { $name } ließ sich nicht lesen.

found-none = Keine Partie und kein Name passt dazu.

friend-game = { $game } mit anderen spielen

gave-up = { $who } hat aufgegeben.
gave-up-at = { $who } hat bei einer Gewinnchance von { $share }% aufgegeben.

glyph-good = gut
glyph-brilliant = brillant
glyph-interesting = interessant
glyph-mistake = ein Fehler
glyph-dubious = zweifelhaft
glyph-blunder = ein grober Fehler

guide-failed = Die Regeln ließen sich nicht laden. Die Partie geht weiter; versuche es noch einmal, wenn du online bist.

hint-none = Gerade gibt es keinen Tipp.
hint-wait = Eine gute Aktion wird gesucht …

import = Partien hinzufügen
import-added = Neue Partien: { $count }.
import-count = Partien in dieser Datei: { $count }. Wenn du das hier schließt, hört es auf; was schon hinzugefügt ist, bleibt.
import-errors = Nicht lesbar: { $count }.
import-full = Der Speicher deines Browsers für diese Seite ist voll oder gesperrt. Die zuletzt hinzugefügten Partien gehen vielleicht verloren, wenn du die Seite schließt.
import-known = Schon da: { $count }.

kept-elsewhere = Diese Partie wurde in einem anderen Tab weitergespielt. Beide Verläufe bleiben erhalten, dieser hier als eigene Partie.
kept-failed = Eine gespeicherte Partie ist nicht lesbar. Sie bleibt, wie sie ist.
kept-none = Hier erscheinen deine Partien.

keys = Tasten
keys-about = i|was ist das? (wie darauf zeigen oder gedrückt halten)
keys-arrows = Pfeiltasten|über das Brett gehen
keys-back = , .|eine Stellung zurück, vor
keys-draw = a|Pfeile und Markierungen auf das Brett zeichnen
keys-end-turn = d|den Zug beenden: Fertig, Zug beenden, Passen oder Weiter
keys-enter = Eingabe|wählen
keys-escape = Esc|die letzte Wahl zurücknehmen
keys-first = Pos1 Ende|erste, neueste Stellung
keys-flip = f|das Brett drehen
keys-go-on = g|weiter, nachdem dir etwas genommen wurde
keys-help = ?|diese Tasten
keys-hint = h|eine Aktion vorschlagen
keys-note = c|die Stellung kommentieren
keys-ready = ` /|bereit, am hinteren und am vorderen Rand
keys-redo = r|Vor: Zurückgenommenes wieder spielen
keys-tab = Tab|nächstes Feld, das du wählen kannst
keys-undo = u|Zurück: zurücknehmen

later = Später

learnt = Was du gelernt hast

lessons = Lektionen und Aufgaben

level-about = Computer { $number }, { $name }: { $description }
level-elsewhere = Mensch auf anderem Gerät
level-elsewhere-about = Wenn die Partie beginnt, bekommst du eine Einladung für diesen Platz: einen Code zum Scannen und einen Link.
level-entry = Computer { $number }, { $name }
level-none = Mensch
level-none-about = Wähle eine Computerstufe, um den Platz vom Computer spielen zu lassen.
level-post = Mensch per Link
level-post-about = Nach deinem Zug verschickst du einen Link, mit welchem Messenger auch immer; auch die Antwort ist ein Link.
level-post-alone = Per Link spielt eine Seite hier und niemand auf einem anderen Gerät. Entscheide dich für eines von beiden.

line-promote = Zur Hauptvariante machen
line-remove = Diese Variante entfernen

link-code = Code dieser Partie
link-label = Link zu dieser Partie
link-length = { $count } Zeichen

log-new = Neu:{" "}

missing-editions = Was Ausgaben liest, ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; verloren ist nichts.
missing-games = Die Regeln der Spiele sind nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; verloren ist nichts.
missing-learn = Lektionen und Aufgaben sind nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
missing-tools = Was dafür nötig ist, ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; verloren ist nichts.

mistake = { $ply }: −{ $loss }%
mistake-better = Besser:
mistake-label = Aktion { $ply } senkte die Gewinnchance um { $loss }%
mistake-played = { $what } Das senkte die Gewinnchance um { $loss }%.
mistake-show = Stellung davor
mistake-then = Danach zum Beispiel:
mistake-try = Versuchen
mistake-why = { $what }: { LIST($reasons, type: "clauses") }.

mistakes = Die teuersten Aktionen:
mistakes-chance = Keine schweren Fehler. { $who }: { $cost }% gingen an Würfel und Karten verloren.
mistakes-none = Keine schweren Fehler.
mistakes-small = Keine Aktion kostete { $least }% oder mehr. { $who }: Kleine Verluste ergeben zusammen { $cost }%.
mistakes-unseen = Keine Aktion sah im Moment teuer aus. { $who }: Was die Partie entschied, war nicht zu wählen oder kam später, als der Computer vorausgedacht hat.

names = Wer spielt?

game-again = Neue Partie: { $game }
new-game = { $game } anders spielen

no-link = In diesem Text ist kein Link einer Partie. Ein Link einer Partie sieht aus wie pods:1.00.B.w.xqFa.

note = Kommentar
note-beginning = Der Anfang der Partie.
note-draw = Auf das Brett zeichnen
note-glyph = Dein Urteil über die Aktion
note-keep = Behalten
note-no-glyph = Keins
note-signs = Zeichen auf dem Brett kannst du dort zeichnen oder in Klammern schreiben: [arrow a1 b2] oder [mark a1 b2].

notes-damaged = Die Kommentare dieser Partie sind nicht lesbar. Sie bleiben, wie sie sind; die Partie selbst ist heil.

nothing-changed = Es wurde nichts geändert: Alle deine Partien sind, wie sie waren.

options-basic = Grundspiel
options-of = Optionen:
options-reset = Zurück zum Grundspiel

our-fault = Hier ist etwas schiefgegangen, und das ist unser Fehler. Die Partie ist gespeichert, wie sie war; vielleicht hilft es, die Seite neu zu laden.

over = beendet

pace-calm = Ruhig
pace-quick = Schnell
pace-slow = Langsam

paste-nothing = Was du eingefügt hast, ist weder der Link noch die Aufzeichnung einer Partie.

picture = Bild der Stellung
picture-copy = Bild kopieren

place-device = verbunden
place-device-title = Spielt auf einem anderen Gerät
place-lost = weg
place-lost-title = Das Gerät ist weg; der Platz wartet
place-ms = { $ms } ms
place-open = eingeladen
place-open-title = Eingeladen, aber noch nicht beigetreten

plot = Die Gewinnchance jeder Seite im Lauf der Partie
plot-all = 100 %
plot-none = 0 %
plot-along = gespielte Aktionen
plot-up = Gewinnchance

post = Per Link
post-begun = Per Link: Mach deinen Zug und schick dann den Link. Auch die Antwort kommt als Link.
post-dice = Würfel und Karten werden aus geheimen Zahlen berechnet, einer von jeder Seite: Niemand kann zweimal würfeln, und jeder Wurf wird geprüft.
post-note = Mach deinen Zug und schick den Link. Wenn einer zurückkommt, öffne ihn hier, und diese Partie geht weiter.

print = Drucken

proved-before = Bewiesen: Davor war { LIST($players, within: 1, case: "dat") } bei bestem Spiel der Sieg sicher.
proved-from = Ab Aktion { $ply } steht bewiesen fest, wer gewinnt.

puzzle-solved = gelöst

qr-failed = Der QR-Code ließ sich nicht laden. Versuche es noch einmal, wenn du online bist.
qr-label = QR-Code des Links
qr-long = Dieser Link ist zu lang für einen QR-Code, den ein Handy lesen könnte. Schick oder kopiere ihn stattdessen.

ready-done = { $name } ist bereit.
ready-question = { $name }: Bereit?

record = Aufzeichnung
record-damaged = Diese Aufzeichnung einer Partie ist beschädigt. { $why }
record-edition = Diese Partie wird mit einer Ausgabe von { $game } gespielt, die nicht in diesem Browser ist. Öffne erst deren Datei.
record-note = Die ganze Partie als lesbarer Text, mit den Namen.
record-show = Aufzeichnung zeigen

renew-asked = Die Geheimnisse von { LIST($names) }, aus denen die Würfel folgen, sind verloren. Ab Aktion { $action } soll es neue geben. Die Würfe davor lassen sich dann nicht mehr allein am Link nachprüfen.
renew-no = Jetzt nicht
renew-often = Neue Würfel fallen anders. Wer immer wieder fragt, mag vielleicht nur die Würfe nicht.
renew-title = Neue Würfel?
renew-yes = Neue Würfel nehmen

replay = Noch einmal zeigen: { $what }

resign = Aufgeben
resign-no = Nein, weiterspielen
resign-question = Aufgeben?
resign-who = Wer gibt auf?
resign-yes = Ja, aufgeben

results = Siege gegen den Computer: { $won } von { $played }.
results-about = Gewonnene Partien von denen, die du auf diesem Gerät zu Ende gespielt hast.
results-streak = Längste Serie: { $count }.
results-won = { $won } von { $played }

room = { $count ->
    [one] { $count } Partie belegt
   *[other] { $count } Partien belegen
} { $size }.
room-all = Die ganze Seite belegt in diesem Browser { $size }, samt ihrer Kopie zum Spielen ohne Internet.

rules = Regeln
rules-of = Regeln von { $game }

save-file = Als Datei speichern

seat-level = Wer { $title } spielt
seat-name = Name für { $title }

settings = Einstellungen
settings-confirm = Jede Aktion bestätigen, bevor sie gespielt wird
settings-language = Sprache
settings-pace = Tempo der Computer und Würfel
settings-public = Links führen zu dieser Pentapod-Kopie im Web
settings-public-not = Das ist keine Adresse einer Seite im Web. Sie sieht aus wie https://games.example/.
settings-public-note = Ein Link zu dieser Datei würde bei niemandem sonst funktionieren. Ohne Adresse gibt „Teilen“ einen Code.
settings-sound = Töne abspielen
settings-still = Keine Animation: Figuren und Würfel wechseln sofort
settings-stun = Hilfe für Partien zwischen zwei Wohnungen (ein STUN-Server)
settings-stun-not = Das ist kein Name eines Servers. Er sieht aus wie stun.example:3478.
settings-stun-note = Lass das leer, außer wenn zwei Geräte sich über das Internet nicht finden. Der Server sagt jedem seine eigene Adresse. Er erfährt die Adresse dieses Geräts und nichts über die Partie.
settings-theme = Farben

setup = Stellung aufbauen
setup-beginning = Anfangsstellung
setup-clear = Leeren
setup-copy-text = Text kopieren
setup-embed-note = Der Code zeigt diese Stellung. Bis jemand sie startet, ist sie ein Bild.
setup-flip = Brett drehen
setup-from-here = Von hier aus aufbauen
setup-hands = Der Editor zeigt alle Karten, auch verdeckte Hände, und alle am Bildschirm sehen sie.
setup-hands-show = Alles zeigen
setup-icon-left = { $label }, noch { $count }
setup-long = Dieser Text ist länger als die Stellung irgendeines Spiels.
setup-move = Bewegen
setup-moving = Wähle das Feld, auf das es soll.
setup-no-game = Für ein Spiel dieses Namens gibt es keinen Editor.
setup-no-redo = Es gibt nichts wiederherzustellen.
setup-no-undo = Es wurde noch nichts geändert.
setup-none-left = Davon ist nichts mehr übrig.
setup-nothing = Hier gibt es nichts zu bewegen. Wähle etwas neben dem Brett, dann ein Feld dafür.
setup-over = Hier ist die Partie zu Ende: { $how }
setup-play = Von hier aus spielen
setup-playable = Diese Stellung kann man spielen.
setup-putting = Wähle ein Feld dafür.
setup-redo = Vor
setup-start = Wähle etwas auf dem Brett, dann das neue Feld dafür.
setup-take = Wegnehmen
setup-taking = Wähle, was weg soll.
setup-text = Stellung als Text
setup-title = { $game } aufbauen
setup-tools = Werkzeuge
setup-unattended = Der Editor zeigt alle Karten. Zuerst muss jemand den Bildschirm übernehmen.
setup-undo = Zurück

share-code = Der Code enthält die ganze Partie. Wer ihn bekommt, kann ihn in jede Pentapod-Kopie einfügen, unter „Partie öffnen“. Für einen Link trage in den Einstellungen die Adresse einer Kopie ein, die im Web ist.
share-hands = Link, Code und Aufzeichnung enthalten alle Karten, auch verdeckte Hände. Schick sie nur an Leute, die nicht spicken.
share-here = Nur bis zur gezeigten Stellung ({ $ply })
share-lesson = Diese Lektion teilen
share-lesson-link = Link zu dieser Lektion
share-lesson-note = Der Link öffnet diese Lektion von Anfang an, egal wie weit du bist.
share-note = Der Link enthält die ganze Partie: Optionen und jede Aktion. Er braucht keinen Server und kein Konto.
share-puzzle = Diese Aufgabe teilen
share-puzzle-link = Link zu dieser Aufgabe
share-puzzle-note = Der Link öffnet genau diese Aufgabe, an jedem Tag. Die Lösung verrät er nicht.
share-system = Senden …

side = Ich spiele
side-all = Alle, auf diesem Bildschirm
side-bound = In einem anderen Browser
side-turned = Das Brett wurde gedreht: Deine Seite ist jetzt unten. „Drehen“ dreht es zurück.

skill-1 = Beachtet deinen nächsten Zug nicht und macht viele Fehler.
skill-2 = Beachtet deinen nächsten Zug nicht und macht oft Fehler.
skill-3 = Denkt an deinen nächsten Zug und macht manchmal Fehler.
skill-4 = Denkt eine halbe Sekunde voraus und macht selten Fehler.
skill-5 = Denkt bis zu zwei Sekunden nach und spielt das Beste, was es findet.

sound-off = Der Ton ist aus.
sound-on = Der Ton ist an.

start = Los geht’s

store-forbidden = Dieser Browser speichert nichts für diese Seite. Mit „Teilen“ bekommst du einen Link, der deine Partie bewahrt.
store-full = Der Speicher dieses Browsers ist voll. Mit „Teilen“ bekommst du einen Link, der diese Partie bewahrt. Oder lösche andere Partien, um Platz zu schaffen.

strength-1 = Neuling
strength-2 = Freizeit
strength-3 = Solide
strength-4 = Stark
strength-5 = Spitze

tabs-elsewhere = Ein anderer Tab dieses Browsers teilt diese Partie mit anderen Geräten. Mach dort weiter.
tabs-leave = Dort lassen
tabs-moved = Der Host ist in einen anderen Tab gewechselt. Dein Platz wartet auf eine neue Einladung.
tabs-note = Wenn du die Partie übernimmst, brauchen die anderen Geräte neue Einladungen.
tabs-take = Hier übernehmen
tabs-taken = Ein anderer Tab dieses Browsers hat diese Partie übernommen. Mach dort weiter.
tabs-title = In einem anderen Tab offen

language-system = Wie im Browser
theme-contrast = Hoher Kontrast
theme-dark = Dunkel
theme-light = Hell
theme-system = Wie das System

throw-away = Wegwerfen

unproven-keep = Meine Partie öffnen
unproven-look = Ansehen
unproven-safe = Deine Partie bleibt, wie sie war. Bitte die andere Seite um den richtigen Link.
unproven-title = Diese Würfel sind nicht nachweislich fair

update = Neue Version
update-now = Jetzt aktualisieren
update-others = Pentapod ist noch in einem anderen Tab oder Fenster offen. Schließe es dort und aktualisiere dann.
update-ready = Eine neue Version ist bereit. Sie startet, wenn alle Tische geschlossen sind.
update-safe = Dabei wird die Seite neu geladen. Die Partie auf dem Tisch geht dann dort weiter, wo sie war.

visit-edition = Die Ausgabe auf diesem Brett ist nicht spielbar. { $why }
visit-edition-game = Die Ausgabe { $edition } auf diesem Brett ist für { $game }, nicht für { $named }.
visit-edition-learn = Lektionen und Aufgaben gehören zur Standardausgabe eines Spiels. Dieses Brett nennt eine andere.
visit-no-game = Dieses Spiel gibt es hier nicht.
visit-no-lesson = Diese Lektion gibt es hier nicht.
visit-no-puzzle = Diese Aufgabe gibt es hier nicht.
visit-no-row = Diese Stellung gibt es in dieser Partie nicht.
visit-no-seat = Diesen Platz gibt es in der Partie auf diesem Brett nicht.
visit-no-undo = Hier lässt sich nichts zurücknehmen.
visit-record = Diese Aufzeichnung ist nicht lesbar. { $why }
