# Was an der Datei einer Ausgabe falsch ist. `name`, `value` und `known` sind Wörter der Datei.

## Wo

where-line = Zeile { $line }:
where-name = { $name }:
where-line-name = Zeile { $line }, { $name }:

## Die Datei

large = Diese Datei ist zu groß: Eine Ausgabe hat höchstens { $most } kB.
no-toml = Das ist kein gültiges TOML. { $why }.
no-head = Das ist keine Ausgabe: Der Abschnitt [edition] fehlt.
damaged = Die Ausgabe in diesem Link ist beschädigt.
missing-edition = Diese Partie wird mit der Ausgabe { $name } von { $author } gespielt, die für einen Link zu groß ist. Öffne zuerst ihre Datei, dann noch einmal den Link.
missing-nameless = Dieser Link gehört zu einer anderen Ausgabe von { $game }; der Teil, der sie enthielt, fehlt. Bitte um den ganzen Link oder öffne zuerst die Datei der Ausgabe.
unplayable = Mit dieser Tabelle lässt sich das Spiel nicht spielen. { $why }

## Eine neue Datei

# Die Kommentare einer Datei. Was die Felder bedeuten, steht in den Schemas der Spiele, auf Englisch.
file = Eine Ausgabe von { $game }. Ändere, was du magst, und hebe die Datei auf: Pentapod spielt danach. Mit whole = true ist nur im Spiel, was hier steht; ohne diese Zeile genügt, was sich von der Standardausgabe unterscheidet. „Rekonstruiert“ ist, was niemand mehr sicher weiß.
file-choices = Zur Wahl: { LIST($known, type: "comma") }.
file-fixed = Das bleibt, wie es ist.
file-range = { $least } bis { $most }.
file-rebuilt = (rekonstruiert)

your-name = Meine Ausgabe
your-author = Dein Name
your-source = Woher die Angaben stammen

## Was das Schema verlangt

type-object = Hier muss ein Abschnitt mit Namen und Werten stehen.
type-array = Hier muss eine Liste in eckigen Klammern stehen.
type-string = Hier muss ein Text in Anführungszeichen stehen.
type-integer = Hier muss eine ganze Zahl stehen.
type-boolean = Hier muss true oder false stehen.
type-string-array = Hier muss ein Text oder eine Liste stehen.
unknown = { $value } gibt es hier nicht. Zur Wahl stehen { LIST($known, type: "comma") }.
no-name = { $name } gibt es hier nicht. Zur Wahl stehen { LIST($known, type: "comma") }.
missing = { $name } fehlt.
twice = { $name } steht zweimal da.
alike = Ein anderer Eintrag hat dasselbe bei { $name }.
count = Hier müssen { $least } bis { $most } stehen, es sind aber { $count }.
count-exactly = Hier müssen { $most } stehen, es sind aber { $count }.
length = Dieser Text muss { $least } bis { $most } Zeichen haben.
characters = Dieser Text enthält ein Zeichen, das sich nicht darstellen lässt.
form = { $value } ist nicht richtig geschrieben. Ein Beispiel: { $example }
range = Hier muss eine Zahl von { $least } bis { $most } stehen.
exactly = Hier muss { $most } stehen.

## PODS

pods-numbers = Die Pods müssen von 1 bis { $count } nummeriert sein.
pods-legs = Jede der acht Richtungen muss entweder kurz oder lang sein.
pods-alike = Dieser Pod hat dieselben Beine wie Pod { $number }.
pods-bipods = { $count ->
    [one] Ein Pod hat zwei Beine
   *[other] { $count } Pods haben zwei Beine
}, also muss hier { $count } stehen.

## MODX

modx-teams = Jeder Platz ab 0, insgesamt { $count }, muss in genau einem Team stehen.
modx-room = Mit mehr als { $most } X für jeden wäre das Brett zu früh voll.
modx-shape = Ein Muster muss genau fünf Felder haben, und sein Anker muss eines davon sein.

## XTAL

xtal-path = Das Muster muss eine gerade Zahl von Feldern haben, mit Farben aus { LIST($known, type: "comma") }.
xtal-homes = Es muss so viele Ringe und Plätze geben wie es Zuhause auf dem Weg gibt: { $count }.
xtal-shield = Ein Schild muss die Waffe nennen, die er aufhebt, wie in against = "...".
xtal-void = Es muss genau eine Art von Void geben, hier sind es { $count }.
xtal-deal = Der Stapel hat { $count } Karten. Zum Austeilen braucht es { $most }.

## X-Pod Play Off

xpod-bricks = Der Pod hat hier { $count } Bausteine. Sein Set hat ohne die Hülle { $needed }.
xpod-cards = Der Pod muss genau { $count } X-tra-Karten haben.
xpod-decons = Eine Stufe kann nur eine Art von DECON haben.
xpod-map = Ein Plan muss von beiden Enden gleich aussehen, an jedem Ende die ersten zwei Reihen frei lassen und darf die freien Felder nicht trennen.
xpod-plan = Der Pod hat nicht genug Bausteine für diesen Plan.
xpod-starter = Ein Startset besteht aus { $count } verschiedenen einfachen Plänen, die sich alle zugleich bauen lassen.
xpod-taken = Diese id gehört schon zu einem anderen Plan, einer Karte, einem Baustein oder einer Sonderaktion.
xpod-two = Der Pod muss zwei Einheiten des Grundspiels zugleich bauen können.

## PocketModel: Ground Assault

pocketmodel-aims = Eine Karte darf nur einmal verlangen, dass man eine Einheit wählt.
pocketmodel-bonus = Eine Kampfkarte muss einen Bonus haben, eine Zielkarte darf keinen haben.
pocketmodel-deck = Es gibt keine Einheit und keine Karte namens { $name }.
pocketmodel-fields = Dieser Effekt ist unvollständig. Er kann { LIST($known, type: "comma") } haben.
pocketmodel-gate = Eine Kampfkarte mit Effekten muss gate haben, eine ohne Effekte nicht. timing und scope hat keine von beiden.
pocketmodel-moment = Nur eine Kampfkarte kann auf einen Moment des Kampfes warten.
pocketmodel-power = Ein Kraftsymbol muss effects und timing haben, ein Kartensymbol keines von beiden.
pocketmodel-power-effects = Ein Kraftsymbol kann im Kampf Schaden verhindern oder in seinem Zug die Einheit reparieren oder bewegen.
pocketmodel-reserve = Eine Einheit, die eine zerstörte ersetzt, muss in der Heimzone ankommen.
pocketmodel-timing = Eine Zielkarte mit Effekten muss timing und scope haben, eine ohne keines von beiden. gate hat sie nie.
pocketmodel-cards = Ein Startdeck braucht mindestens { $least } Karten, jede höchstens { $copies }-mal.
pocketmodel-fleet = Die Einheiten eines Startdecks haben zusammen höchstens { $stars } Sterne, jede höchstens { $copies }-mal.
pocketmodel-start = Die Einheiten, mit denen ein Startdeck beginnt, müssen zu seinen Einheiten gehören und zusammen 1 bis { $stars } Sterne haben.
