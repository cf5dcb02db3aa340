# Was die Seite eines eingeladenen Geräts selbst sagt; was zum Spiel gehört, kommt vom Host.

title = Mitspielen - Pentapod
join-a-game = Mitspielen
no-script = Die Partie läuft auf einem anderen Gerät, und diese Seite braucht JavaScript, um sich damit zu verbinden. Bitte erlaube JavaScript.

## The bar

to-first-page = Pentapod, Startseite
page = Seite
rules = Regeln
rules-of-this = Regeln dieses Spiels, in einem neuen Tab
sound = Ton
sound-on = Ein Ton sagt dir, wann du dran bist.
sound-off = Der Ton ist aus.

## The invitation

invited = Du bist eingeladen
invited-by = { $host } lädt dich zu { $game } ein, als { $seats }
invited-to = Du bist zu { $game } eingeladen, als { $seats }
invited-by-look = { $host } lädt dich ein, bei { $game } zuzuschauen
invited-to-look = Du bist eingeladen, bei { $game } zuzuschauen
invited-text = Gib deinen Namen ein und drücke „Beitreten“. Dann bekommst du einen Code, den der Host scannt oder einfügt.
no-invitation = Einladung öffnen
no-invitation-text = Der Host hat eine Einladung auf dem Bildschirm: Scanne ihren QR-Code oder füge ihren Link ein.
spent-text = Du warst in einer Partie, und die Verbindung ist abgebrochen. Dein Platz ist noch da. Bitte um eine neue Einladung: Scanne ihren QR-Code oder füge ihren Link ein.
name = Dein Name
name-long = Höchstens { $most } Zeichen: { $over ->
    [one] Eins ist
   *[other] { $over } sind
} zu viel.
join = Beitreten
paste-label = Link der Einladung
paste = Einladung einfügen
open = Öffnen
scan = Scannen
scan-stop = Nicht mehr scannen
scan-hint = Richte die Kamera auf den QR-Code auf dem anderen Bildschirm.
scan-no-camera = Hier gibt es keine Kamera. Füge stattdessen den Text ein.
scan-forbidden = Der Browser gibt die Kamera nicht frei. Füge stattdessen den Text ein oder erlaube die Kamera in den Einstellungen des Browsers.

## What is wrong with the text of an invitation

code-empty = Hier wurde noch nichts eingefügt.
code-game = Das ist der Link einer Partie, nicht der einer Einladung. Öffne ihn auf der Startseite.
code-foreign = Das ist kein Code von Pentapod. Kopiere den ganzen Text vom anderen Gerät oder scanne dessen QR-Code.
code-cut = Das Ende des Codes fehlt. Kopiere ihn ganz oder scanne den QR-Code.
code-damaged = Ein Zeichen des Codes ist falsch. Kopiere ihn noch einmal oder scanne den QR-Code.
code-newer = Der Code kommt von einer neueren Version von Pentapod. Lade diese Seite neu und versuche es noch einmal.
code-other-kind = Das ist die Antwort auf eine Einladung. Hier gehört die Einladung hin, die das Gerät des Hosts zeigt.
code-nowhere = Dieses Gerät ist auf keinem Weg zu erreichen. Ist es in einem Netz?

## The answer

preparing = Deine Antwort wird erstellt …
answer-title = Deine Antwort
answer-text = Der Host scannt diesen Code mit seinem Gerät. Weit weg? Schick ihm den Text.
back-as = Du kommst als { $name } zurück.
answer-label = Text deiner Antwort
answer-qr = QR-Code deiner Antwort
copy = Kopieren
copied = Kopiert
share = Teilen
waiting = Jetzt muss der Host sie scannen oder einfügen …
waiting-long = Noch nichts. Diese Seite und die des Hosts müssen offen bleiben: Nur so lange gilt die Antwort.
failed = Das Gerät des Hosts war nicht zu erreichen. Vielleicht wurde diese Einladung schon benutzt, oder es gibt eine neuere: Öffne oder scanne die, die der Host jetzt auf dem Bildschirm hat.
failed-network = Ist es die neueste Einladung? Sind beide Geräte im selben WLAN? Gastnetze und manche Router zu Hause halten Geräte voneinander fern. Über das Internet muss der Host erst einen Server in den Einstellungen nennen.
failed-camera = Es kann helfen, die Kamera zu erlauben: Dann sagt dieser Browser dem Host, wo dieses Gerät ist, was er sonst verbirgt. Es wird kein Bild aufgenommen.
use-camera = Kamera erlauben und noch einmal versuchen
again = Noch einmal versuchen
seated = Verbunden. Das Brett wird geladen …

## The connection

shaky = Die Verbindung ist unsicher. Was du wählst, wird gesendet, sobald sie wieder steht.
silent = Das Gerät des Hosts antwortet nicht. Vielleicht schläft es; wenn es aufwacht, geht die Partie von selbst weiter.
gone = Die Verbindung zum Host ist abgebrochen. Dein Platz wartet auf dich.
closed = Die Seite des Hosts wurde geschlossen oder neu geladen. Dein Platz wartet auf dich.
returning = Verbinde neu …
not-back = Die Seite des Hosts antwortet nicht: Vielleicht wurde sie neu geladen. Bitte den Host um eine neue Einladung: Scanne sie hier oder öffne ihren Link in irgendeinem Tab. Dein Name und dein Platz bleiben.
needs-invitation = Bitte den Host um eine neue Einladung: Scanne sie hier oder öffne ihren Link in irgendeinem Tab.
other-tab = Du spielst in einem anderen Tab.
back-in = Wieder am Tisch
new-scan = Neue Einladung scannen
not-sent = Nicht verbunden: Das wurde nicht gesendet.

## The table

table = Tisch
board = Brett
before-you-play = Bevor du spielst
confirm = Bestätigen
cancel = Abbrechen
ready = Bereit
ready-question = { $name }: bereit?
ready-done = { $name } ist bereit
since-last = Seit deinem letzten Zug
replay = Noch einmal zeigen: { $what }
log = Verlauf
log-of = Verlauf der Partie
log-empty = Hier erscheinen die Züge.
log-close = Verlauf schließen
step = Durch die Partie blättern
beginning = Anfang
one-back = Eins zurück
one-forward = Eins vor
end = Ende
game = Spiel
undo = Zurück
hint = Tipp
flip = Drehen
resign = Aufgeben
resign-question = Sicher?
resign-as = Als { $name } aufgeben
keep-playing = Weiterspielen
onlookers = { $number ->
    [one] Eine Person schaut
   *[other] { $number } Personen schauen
} zu.
looks-on = Du schaust zu.

## Who plays where

level = Computer { $number }, { $name }
strength-1 = Neuling
strength-2 = Freizeit
strength-3 = Solide
strength-4 = Stark
strength-5 = Spitze
place-host = auf dem Gerät des Hosts
place-device = auf einem anderen Gerät
place-here = auf diesem Gerät
place-lost = Verbindung abgebrochen
place-open = noch nicht da
place-ms = { $ms } ms
away = weg
awaited = erwartet
