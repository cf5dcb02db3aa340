# What is said while a match is played, beside what its game says.
#
# Glossary, beside that of the engine's catalog:
#   hint Tipp           looking back zurückblättern   host Host
#   link Link           undo zurücknehmen             device Gerät
#   variation Variante  redo Vor                       invitation Einladung
#   dice Würfel         roll Wurf                     secret Geheimnis
#   proven nachweislich fair

again = Noch einmal

analyse = Daraus lernen

apart = Nicht diese Partie

arrived = Diese Partie kam per Link.
arrived-side = Weiterspielen als …

at-end = Das ist die neueste Stellung.

back-to-end = Zurück ans Ende

because = { $what }: { LIST($reasons, type: "clauses") }

branch-kept = Ein anderer Verlauf dieser Partie ist aufgehoben.
branch-return = Den anderen Verlauf zeigen

cancel = Abbrechen

computer-refusal = { $name } wird vom Computer gespielt und überlegt.

confirm = Bestätigen
confirm-question = { $what }?

cover = Gib den Bildschirm an { $name } weiter.
cover-take = Ich bin { $name }: meine Seite zeigen

covered-refusal = Hier ist nur { $name } dran. Geh zur neuesten Stellung, dort wird der Bildschirm weitergegeben.

device-back = Wieder da: { $names }.
device-dealer = Karten und Würfel liegen auf dem Gerät des Hosts. Wem es gehört, der könnte alle Karten ansehen.
device-dismissed = Der Host spielt jetzt deinen Platz.
device-expected = Diese Seite wurde neu geladen. Der Platz von { LIST($names) } wartet: Schick dem Gerät eine neue Einladung.
device-fast = Dieses Gerät wurde getrennt: Es hat schneller gesendet, als ein Mensch spielen kann.
device-garbage = Dieses Gerät wurde getrennt: Es hat etwas geschickt, das nicht zur Partie gehört.
device-gone = Das Gerät von { LIST($names) } ist weg. Der Platz wartet.
device-host = Die Partie läuft auf dem Gerät des Hosts; dieses hier zeigt sie.
device-host-left = Der Host hat den Tisch verlassen. Dein Platz wartet auf eine neue Einladung.
device-no-hint = Gerade gibt es keinen Tipp.
device-version = Dieses Gerät hat eine andere Version von Pentapod als der Host. Ladet die Seite auf beiden Geräten neu.
device-waits = Auf einem anderen Gerät: { $names }.

devices = Geräte

draw-done = Fertig gezeichnet
draw-full = In dieser Stellung ist kein Platz für weitere Zeichen.
draw-hand = Was auf der Hand ist, lässt sich nicht markieren: Die Markierungen sehen alle.
draw-prompt = Ziehe für einen Pfeil oder wähle ein Feld, um es zu markieren. Noch einmal dasselbe entfernt es.

drawn-arrow = Ein Pfeil von { $start } nach { $end }.
drawn-gone = Entfernt.
drawn-mark = Eine Markierung: { $start }.

elsewhere = { $name } ist am Zug: Schick { $name } den Link.
elsewhere-refusal = { $name } ist am Zug und spielt anderswo.

fair-choose = Welchen Platz spielst du? Drücke zuerst „Weiterspielen als …“.
fair-choose-refusal = Sag zuerst, welchen Platz du spielst: Drücke „Weiterspielen als …“.
fair-dropped = Die Würfel dieses Links sind nicht nachweislich fair: Ab Aktion { $action } sagt er nicht, woraus sie folgen.
fair-early = Die Würfel dieser Partie sind nicht nachweislich fair: Bei Aktion { $action } wurde gewürfelt, bevor alle dabei waren.
fair-forged = Die Würfel dieser Partie haben die Prüfung auf Fairness nicht bestanden: Der Wurf bei Aktion { $action } folgt nicht aus den Geheimnissen.
fair-join = Es wurde noch nicht gewürfelt. Noch nicht dabei: { LIST($names) }. Schick den Link und öffne dann den, der zurückkommt.
fair-lost = Die Geheimnisse, aus denen deine Würfel folgen, sind nicht in diesem Browser.
fair-lost-refusal = Die Geheimnisse dieses Platzes sind nicht in diesem Browser. Spiel dort weiter, wo sie sind, oder nimm neue Würfel.
fair-open = Der erste Wurf braucht einen Link von { LIST($names) }. Schick deinen und öffne dann den, der zurückkommt.
fair-proven = Alle Würfel dieser Partie sind nachweislich fair.
fair-proven-from = Alle Würfel dieser Partie ab Aktion { $action } sind nachweislich fair.
fair-renew = Neue Würfel nehmen
fair-repeated = Die Würfel dieses Links sind nicht nachweislich fair: Ab Aktion { $action } steht darin ein altes Geheimnis von { LIST($names) } noch einmal.
fair-roll = Der nächste Wurf gehört { LIST($names) }: Schick den Link.
fair-settled-refusal = Würfe und Antworten sind endgültig: In einer Partie per Link mit fairen Würfeln lässt sich hier nichts anderes spielen.
fair-swapped = Die Würfel dieses Links sind nicht nachweislich fair: Ab Aktion { $action } sind die Geheimnisse nicht die, die { LIST($names) } zugesagt { $names ->
    [one] hat
   *[other] haben
}.

give-back = Platz zurückgeben

go-on = Weiter
go-on-refusal = Dir wurde etwas genommen. Drücke unten „Weiter“, wenn du es gesehen hast.

hint = { $why }.
hint-proved = { $why }. Bei bestem Spiel { $players ->
    [you] gewinnst du
    [one] gewinnt { LIST($players) }
   *[other] gewinnen { LIST($players, within: 1) }
}.

invite = Einladen
invite-again = Neu einladen

lesson-missed = Das ist erlaubt, aber nicht, was hier gefragt ist.
lesson-missed-refusal = Dieser Versuch ist vorbei. Drücke „Noch einmal versuchen“.
lesson-over-refusal = Dieser Schritt ist geschafft. Weiter geht es mit dem Knopf neben dem Text.

looking-back = Stellung { $ply } von { $count }. Wenn du von hier aus spielst, beginnt eine Variante.
looking-back-only = Stellung { $ply } von { $count }: Du hast zurückgeblättert.
looking-back-refusal = Du hast zurückgeblättert, und hier warst du nicht am Zug. Drücke unten „Zurück ans Ende“.
looking-back-shared = Du hast zurückgeblättert. Drücke unten „Zurück ans Ende“, um weiterzuspielen.
looking-back-undone = Zurückgenommen: { $what } „Vor“ holt es wieder.
looking-back-undone-replied = Zurückgenommen: { $what } Auch die Antwort darauf. „Vor“ holt beides wieder.

no = Nein
no-end = Hier gibt es nichts zu beenden: Der Zug endet von selbst.

other-seat-refusal = Hier ist jemand anders am Zug.

out = ausgeschieden

partial = Das war von einem beschädigten Link noch lesbar. Du kannst es ansehen, aber nicht spielen.

question-dropped = Die Seite des Hosts wurde neu geladen, dabei ging deine Frage verloren: Frag noch einmal.
question-no = { $name } möchte lieber nicht.
question-nobody = Es ist niemand mehr da, der zustimmen könnte.
question-open = Es ist noch eine andere Frage offen. Sie muss zuerst beantwortet werden.
question-waits = Die Zustimmung fehlt noch: { LIST($names) }.
question-withdraw = Zurückziehen

read-only-refusal = Du kannst diese Partie ansehen, aber nicht spielen.

ready = Bereit
ready-embed = Hier läuft eine Uhr. Sobald du bereit bist, werden die Karten aufgedeckt, und die Uhr startet.
ready-prompt = Hier läuft eine Uhr. { LIST($names) }: { $names ->
    [one] Drücke
   *[other] Drückt
} „Bereit“. Dann werden die Karten aufgedeckt, und die Uhr startet.
ready-refusal = Drücke zuerst „Bereit“. Die Uhr startet, wenn alle bereit sind.

rematch-question = { $name } möchte eine Revanche mit denselben Plätzen.

resign-others = Du steigst aus, die anderen spielen weiter.
resign-outcome = Die Partie ist dann zu Ende, und { $players ->
    [you] du gewinnst
    [one] { LIST($players) } gewinnt
   *[other] es gewinnen { LIST($players, within: 1) }
}.

resigned = aufgegeben
resigned-line = { $name } hat aufgegeben.

share = Teilen

since-chance = Seit du zuletzt hier warst, ist etwas passiert.
since-look = Ab dort zeigen
since-many = { LIST($names) } { $names ->
    [one] hat
   *[other] haben
} { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} gespielt, seit du zuletzt hier warst.

swap-sides = Seiten tauschen

thinking = { $name } überlegt.

# How the sentence of an action may begin: a picture of the player says it already, so it is left out there. Whose a
# thing is comes behind it, so no sentence begins with that; those of games of one file begin with "Ann:".
told-name = { $name }
told-owner = { $name }:

trial-again = Noch einmal versuchen
trial-found = Ja, Besseres gibt es hier nicht. Spiel gegen den Computer weiter oder geh zurück.
trial-leave = Zurück zur Analyse
trial-missed = Auch das gibt etwas her. Es geht besser.
trial-open = Das hat { $loss }% der Gewinnchance verschenkt. Finde etwas Besseres.
trial-show = Zeigen

undo-answered = Seitdem haben die anderen geantwortet; das lässt sich nicht zurücknehmen.
undo-chance = Seitdem wurde gewürfelt oder eine Karte gezogen; das lässt sich nicht zurücknehmen.
undo-done = Zurückgenommen: { $what }
undo-question = { $name } möchte das zurücknehmen: { $what }
undo-start = Es gibt nichts zurückzunehmen: Es wurde noch nichts gespielt.

visit-hidden-refusal = Das kannst du jetzt nicht wählen.

wins = gewinnt

yes = Ja

you-lose = Du verlierst. { $how }

your-turn = Du bist am Zug: { $wish }
