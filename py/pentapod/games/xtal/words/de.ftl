# Was XTAL sagt. Die Karten heißen auf Deutsch wie auf Englisch, denn so ist es auf ihnen gedruckt; sie stehen ohne Artikel.
#
# Wörter: stone, place = das Feld („Rot 3“, „ein rotes Feld“), Home = das Zuhause (Home gehen: nach Hause), Storage = das
# Lager, token = die Figur, ring = der Ring, Combat = der Kampf, combatants = die Kämpfenden, Weapon = die Waffe,
# Shield = der Schild, cancel = abwehren (eine Waffe), aufheben (jede Karte), protected = geschützt, opposite = gegenüber,
# card = die Karte, group = die Gruppe, held ready = bereitgelegt, deck = der Nachziehstapel, refuse pile = der
# Ablagestapel, roll = der Wurf, mover = wer am Zug ist, Lay = „Legen“, Pass = „Passen“, End turn = „Zug beenden“.

# Der Spieler im Dativ und im Akkusativ.
-wem = { $seat ->
    [you] dir
   *[other] { $seat }
}
-wen = { $seat ->
    [you] dich
   *[other] { $seat }
}
# Hinter „mit“.
-ringen = { $rings ->
    [one] einem Ring
   *[other] { $rings } Ringen
}
# Im Akkusativ, wo das Zahlwort nicht wichtig ist.
-ringe = { $rings ->
    [one] einen Ring
   *[other] { $rings } Ringe
}
# Am Anfang und in der Mitte eines Satzes.
-deine = { $within ->
    [1] deine
   *[other] Deine
}
# Endungen der Farben: „das rote Feld“, „ein rotes Feld“, „von einem roten Feld“.
-endung = { $form ->
    [ein] es
    [einem] en
   *[das] e
}

## The game

title-0 = Saphir
title-1 = Bernstein
title-2 = Jade
title-3 = Rose
title-4 = Topas
title-5 = Azur
summary = Ein Wettlauf rund um einen Kristall, mit einem Würfel und einer Hand voll Machtkarten. Wo rote Felder einander gegenüberliegen, wird um Ringe gekämpft. Wer zuerst { rings-to-win } nach Hause bringt, gewinnt.

option-players = Spieler
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler
option-players-5 = 5 Spieler
option-players-6 = 6 Spieler

option-tempo = Tempo im Kampf
option-tempo-windows = Abwechselnd
option-tempo-windows-help = Die Kämpfenden wechseln sich ab: Wer dran ist, legt eine Gruppe von Karten oder passt.
option-tempo-speed = In Echtzeit
option-tempo-speed-help = Beide legen jederzeit Karten, und die erste zählt.

option-hands = Karten auf der Hand
option-hands-hidden = Verdeckt
option-hands-hidden-help = Du siehst nur deine eigenen Karten.
option-hands-open = Offen, zum Lernen
option-hands-open-help = Alle sehen alle Karten.

option-answer = Zeit für die Antwort auf Waffe oder Void
option-answer-8 = 8 Sekunden
option-answer-5 = 5 Sekunden
option-answer-12 = 12 Sekunden
option-answer-20 = 20 Sekunden

option-levitate = Levitate
option-levitate-next = Auf das nächste freie rote Feld
option-levitate-next-help = Ist das nächste rote Feld besetzt, kommt die Figur auf das nächste, das frei ist.
option-levitate-strict = Nur auf das nächste rote Feld
option-levitate-strict-help = Ist das nächste rote Feld besetzt, bleibt die Figur, wo sie ist.

option-guard = Länge
option-guard-off = Bis jemand gewinnt
option-guard-off-help = Die Partie geht weiter, bis { rings-to-win } nach Hause { $rings ->
    [one] kommt
   *[other] kommen
}.
option-guard-on = Höchstens { $count } Würfe
option-guard-on-help = Danach gewinnt, wer die meisten Ringe hat.

stat-rings = Ringe
stat-cards = { $count ->
    [one] Karte
   *[other] Karten
}
# Behind the rings of a player who has enough to win.
stat-go-home = Heim!

## Cards, and what each does

card-levitate = Levitate
card-flight = Flight
card-teleport = Teleport
card-void = Void
card-aurablast = Aurablast
card-thunderbolt = Thunderbolt
card-fireball = Fireball
card-aurablast-shield = Aurablast Shield
card-thunderbolt-shield = Thunderbolt Shield
card-fireball-shield = Fireball Shield

power-levitate = Hebt eine beliebige Figur von einem violetten, blauen, grünen oder gelben Feld auf das nächste freie rote.
power-flight = Trägt eine beliebige Figur von einem roten Feld auf ein anderes freies rotes.
power-teleport = Schickt eine beliebige Figur von einem violetten Feld auf ein anderes freies violettes.
power-void = Hebt die zuletzt gelegte Karte auf und schützt bis zum nächsten eigenen Wurf.
power-aurablast = Nimmt im Kampf alle Ringe des Gegenübers, außer es hat Aurablast Shield oder Void.
power-thunderbolt = Nimmt im Kampf alle Ringe des Gegenübers, außer es hat Thunderbolt Shield oder Void.
power-fireball = Nimmt im Kampf alle Ringe des Gegenübers, außer es hat Fireball Shield oder Void.
power-aurablast-shield = Wehrt Aurablast ab.
power-thunderbolt-shield = Wehrt Thunderbolt ab.
power-fireball-shield = Wehrt Fireball ab.
# Von Karten, die ein anderer Tisch hat.
power-any-movement = Bringt eine beliebige Figur von einem { LIST($origin_colours, type: "or", form: "einem") } Feld auf ein freies { NAME($goal_colour, form: "ein") }.
power-any-void = { power-void }
power-any-weapon = Nimmt im Kampf alle Ringe des Gegenübers, wenn dort nichts davon kommt: { $cards }.
power-any-shield = Wehrt { $card } ab.

## Other things

stone-violet = Violett { $number }
stone-blue = Blau { $number }
stone-green = Grün { $number }
stone-yellow = Gelb { $number }
stone-red = Rot { $number }

# Vor „Feld“: A stone of a colour: "a Red".
colour-violet = violett{ -endung }
colour-blue = blau{ -endung }
colour-green = grün{ -endung }
colour-yellow = gelb{ -endung }
colour-red = rot{ -endung }

# A player's card, on the table.
card-of = { $card } von { -wem }
# So many cards of a kind.
cards-of-a-kind = { $count } { $card }
rings-to-win = { $rings ->
    [3] drei Ringe
   *[other] { rings }
}
rings = { $rings ->
    [one] { $rings } Ring
   *[other] { $rings } Ringe
}
rings-or-none = { $rings ->
    [0] kein Ring
   *[other] { rings }
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
# Verbs that go with a player.
is = { $seat ->
    [you] bist
   *[other] ist
}
has = { $seat ->
    [you] hast
   *[other] hat
}

## What is to be done

# Prompts of cards to touch must fit into two lines of a phone. Of those that say the same, the first with room is taken.

prompt-homes = { $seat }: Wähle ein violettes Feld als dein Zuhause.
prompt-deal = Die Karten werden ausgeteilt, { $count ->
    [5] fünf
   *[other] { $count }
} an jeden.
prompt-start = Das Los bestimmt, wer beginnt.
prompt-roll = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
}.{ news }
prompt-draw = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} eine Karte.{ news }
# Behind a prompt: a player has the rings to win.
news = { $news ->
    [none] {""}
   *[other] {" "}{ $news }
}
homeward = Heimkehr auf { $stone } gewinnt.
threat = { $seat } { $seat ->
    [you] gewinnst
   *[other] gewinnt
} auf { $stone }.

# In a turn: which cards may be laid.
prompt-play-cards = { $seat }: Wähle { LIST($cards, type: "or") } und dann „Legen“, oder beende den Zug.{ news }
    .short = { $seat }: Wähle eine markierte Karte, dann „Legen“, oder beende den Zug.{ news }
    .shorter = { prompt-play }
prompt-play = { $seat }: Lege Karten oder beende den Zug.{ news }
prompt-play-none = { $seat }: Keine Karte spielbar; beende den Zug.{ news }

# Some cards are held ready, and others may be added.
prompt-held = { $cards ->
    [0] { $seat }: Drücke „Legen“ oder nimm { LIST($held_cards) } zurück.
   *[other] { $seat }: Drücke „Legen“, ergänze { LIST($cards, type: "or") } oder nimm { LIST($held_cards) } zurück.
}
    .short = { $cards ->
        [0] { $seat }: Drücke „Legen“ oder nimm eine Karte zurück.
       *[other] { $seat }: Drücke „Legen“, ergänze eine markierte Karte oder nimm eine zurück.
    }

# A card was touched that moves a token: whose, then to where.
prompt-tokens = { $seat }: Wähle { LIST($tokens, type: "or", form: "there") }.
    .short = { $seat }: Wähle { LIST($tokens, type: "or") }.
    .shorter = { $seat }: Wähle eine markierte Figur, um sie zu bewegen.
prompt-token = { $seat }: Wähle die Figur, die bewegt wird.
prompt-colour = { $seat }: Wähle das { $goal_colour } Feld, auf das { $token } kommt.
prompt-goal = { $seat }: Wähle das Feld, auf das sie kommt.
token = { $own ->
    [yes] deine Figur
   *[no] { $seat ->
        [you] deine Figur
       *[other] die Figur von { $seat }
    }
}{ $form ->
    [there] {" "}auf { $stone }
   *[short] {""}
}

# In Combat.
prompt-fight-cards = { $seat }: Wähle { LIST($cards, type: "or") } und dann „Legen“{ fight }, oder passe.
    .short = { $seat }: Wähle eine markierte Karte, dann „Legen“{ fight }, oder passe.
    .shorter = { prompt-fight }
prompt-fight = { $seat }: Lege Karten{ fight } oder passe.
prompt-fight-none = { $seat }: Keine Karte spielbar; passe.
fight = {" "}gegen { $foe_seat ->
    [you] dich
   *[other] { $foe_seat }
}{ $passed ->
    [yes] {" "}(hat gepasst)
   *[no] {""}
}
# Both may lay cards at any moment.
prompt-race = { LIST($seats) }: Legt Karten bereit und drückt „Legen“ oder „Passen“.{ $passed_seat ->
    [none] {""}
    [you] {" "}Du hast gepasst.
   *[other] {" "}{ $passed_seat } hat gepasst.
}
prompt-weapon = { $seat }: Wehre { NAME($laid, within: 1) } mit Schild oder Void ab, { $rings ->
    [0] oder passe
   *[other] oder verliere { -ringe }
}.
prompt-weapon-none = { $seat }: Keine Handkarte wehrt { NAME($laid, within: 1) } ab; passe{ $rings ->
    [0] {""}
   *[other] {" "}und verliere { -ringe }
}.
prompt-answer = { $seat }: Wähle Void, dann „Legen“, gegen { NAME($laid, within: 1) }; oder passe, um den Kampf zu beenden.
prompt-answer-none = { $seat }: Du hast kein Void gegen { NAME($laid, within: 1) }; passe, um den Kampf zu beenden.

## How it ended

ended-home = mit { -ringen } zu Hause
ended-left = { $seats ->
    [0] alle anderen haben aufgegeben
   *[other] { resigned }
}
# After the last roll the player with the most rings wins.
ended-guard = { $shared ->
    [yes] je { rings } nach { $rolls } Würfen
   *[no] { rings } nach { $rolls } Würfen, mehr als alle anderen
}

## What was done

deed-choose-home = { $seat } { $seat ->
    [you] wählst
   *[other] wählt
} { $stone } als Zuhause.
deed-deal = { $seat } { was } { $card }.
deed-deal-unseen = { $seat } { was } eine Karte.
deed-begin = { $seat } { $seat ->
    [you] beginnst
   *[other] beginnt
}.
deed-roll = { $seat } { $seat ->
    [you] würfelst eine { $face } und ziehst
   *[other] würfelt eine { $face } und zieht
} auf { $stone }.
deed-roll-taken = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} eine { $face }, aber { $stone } ist besetzt: Der Zug verfällt.
deed-draw = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $card }.
deed-draw-unseen = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} eine Karte.
# Others are not told which cards are held ready, nor whether some are taken back.
deed-prepare = { $seat } { $seat ->
    [you] bereitest
   *[other] bereitet
} verdeckte Karten vor.
deed-ready = { $seat } { $seat ->
    [you] legst
   *[other] legt
} { $card } bereit.
deed-ready-aimed = { $seat } { $seat ->
    [you] legst
   *[other] legt
} { $card } bereit ({ NAME($token_seat, within: 1) } auf { $stone }).
deed-take-back = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} { $card } zurück auf die Hand.
deed-end-turn = { $seat } { $seat ->
    [you] beendest
   *[other] beendet
} den Zug.
# Beim Austeilen.
was = { $seat ->
    [you] bekommst
   *[other] bekommt
}

# What came of a roll.
outcome-rings = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} dort { -ringe } aus dem Lager.
outcome-reshuffled = Der Nachziehstapel war leer, und der Ablagestapel wird gemischt.

# What a group of cards did: "Ann laid Levitate (Bo to Red 2) and Void on Cy's Fireball."
outcome-laid = { $seat } { $seat ->
    [you] legst
   *[other] legt
} { LIST($plays) }.
    .brief = { $seat } { $seat ->
        [you] legst
       *[other] legt
    } { cards }.
play = { $card }
play-move = { $card } ({ NAME($seat, within: 1) } auf { $stone })
play-cancel = { $card } gegen { NAME($laid, within: 1) }
outcome-refused = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} die Gruppe zurück. { $why }
outcome-not-allowed = { $seat } { $seat ->
    [you] legst
   *[other] legt
} eine Gruppe, die so nicht erlaubt war, und { $seat ->
    [you] nimmst
   *[other] nimmt
} sie zurück.
outcome-weapon = { $seat } { $seat ->
    [you] musst
   *[other] muss
} { NAME($laid, within: 1) } abwehren.
outcome-void = { $seat } { is } geschützt. Nur { NAME($other_seat, within: 1) } { $other_seat ->
    [you] darfst
   *[other] darf
} antworten, mit Void.

# What came of a pass.
outcome-passed = { $seat } passt.
outcome-struck = { $seat } { $seat ->
    [you] wehrst
   *[other] wehrt
} { $card } nicht ab.
outcome-lost = { $other_seat } { $other_seat ->
    [you] nimmst
   *[other] nimmt
} { -wem } { -ringe } ab.

# How Combat goes on.
outcome-combat = Der Kampf zwischen { LIST($seats, within: 1, case: "dat") } beginnt.
outcome-combat-passes = Der Kampf geht auf { LIST($seats, within: 1, case: "acc") } über.
outcome-ends = Der Kampf ist vorbei.
outcome-next = Jetzt kämpfen { LIST($seats, within: 1) }.

advice-choose-home = Wähle { $stone } als dein Zuhause
advice-deal = Gib { -wem } { $card }
advice-deal-unseen = Gib { -wem } eine Karte
advice-begin = Lass { -wen } beginnen
advice-roll = Würfle eine { $face } für { -wen }
advice-roll-taken = { advice-roll }
advice-draw = Gib { -wem } { $card }
advice-draw-unseen = Gib { -wem } eine Karte
advice-prepare = Lege Karten bereit, oder nimm sie zurück
advice-ready = Lege { $card } bereit
advice-ready-aimed = Lege { $card } bereit, um { $own ->
    [yes] deine Figur
   *[no] { $token_seat ->
        [you] dich
       *[other] { $token_seat }
    }
} auf { $stone } zu bringen
advice-take-back = Nimm { $card } zurück auf die Hand
advice-lay = Lege { LIST($cards) }
advice-lay-many = Lege { LIST($cards, type: "comma") } und { $count ->
    [one] noch eine Karte
   *[other] { $count } weitere Karten
}
advice-lay-unseen = Lege die Karten, die bereitliegen
advice-pass = Passe
advice-time-out = Lass die Zeit ablaufen
advice-end-turn = Beende deinen Zug

## What to weigh

caution-defeat = { $seat } { $seat ->
    [you] verlierst
   *[other] verliert
} { -ringe } an { $other_seat ->
    [you] dich
   *[other] { $other_seat }
}. Niederlage hinnehmen?
caution-gift = Das bringt { -wen } mit { -ringen } nach Hause, und { $seat ->
    [you] du gewinnst
   *[other] { $seat } gewinnt
}. Trotzdem legen?
caution-void = Void schützt { -wen } und beendet den Zug; es gibt keine Karte aufzuheben. Trotzdem legen?

## What speaks for an action

# Said to the player who acts.
reason-way = { $count ->
    [one] am nächsten violetten Feld auf deinem Weg liegt ein Ring
   *[other] an den nächsten { $count } violetten Feldern auf deinem Weg liegen Ringe
}
reason-wins = das bringt deine { $rings } Ringe nach Hause und gewinnt
reason-strikes = { $seat ->
    [you] du kannst das nicht abwehren und verlierst
   *[other] { $seat } kann das nicht abwehren und verliert
} { -ringe }
reason-odds = das nimmt { -wem } mit { $percent } % Wahrscheinlichkeit { -ringe } ab
reason-cancels = das wehrt { NAME($laid, within: 1) } ab{ $rings ->
    [0] {""}
   *[other] , sonst verlierst du { -ringe }
}
reason-rings = das nimmt { -ringe } aus einem Lager
reason-roll-home = eine { $roll } bringt dann deine { $rings } Ringe nach Hause
reason-nearer-home = das bringt dich mit { $rings } Ringen { steps } näher nach Hause
reason-farther = danach { $count ->
    [one] ist es
   *[other] sind es
} für { $seat ->
    [you] deine { $rings } Ringe
   *[other] die { $rings } Ringe von { $seat }
} wieder { steps } nach Hause
reason-blocks = das versperrt { -wem } mit { $rings } Ringen das Zuhause
reason-roll-ring = eine { $roll } bringt dich dann zu einem freien Ring
reason-near-ring = danach { $count ->
    [one] ist es
   *[other] sind es
} für dich noch { steps } zu einem freien Ring
reason-far-ring = danach { $count ->
    [one] ist es
   *[other] sind es
} für { -wen } { steps } zu einem freien Ring
reason-fights = das beginnt einen Kampf gegen { -wen }{ $rings ->
    [0] {""}
   *[other] {" "}um { -ringe }
}
reason-passes-combat = das gibt den Kampf an { LIST($seats, within: 1, case: "acc") } ab
reason-makes-fight = das lässt { LIST($seats, within: 1, case: "acc") } gegeneinander kämpfen
reason-apart = keine Waffe kann geworfen werden, solange { $seat ->
    [you] du nicht gegenüberstehst
   *[other] { $seat } dir nicht gegenübersteht
}
reason-protects = das schützt { $rings ->
    [one] deinen Ring
   *[other] deine { $rings } Ringe
} bis zu deinem nächsten Wurf
reason-void = das beendet den Kampf, wenn { $seat ->
    [you] du nicht mit Void antwortest
   *[other] { $seat } nicht mit Void antwortet
}
reason-helpless = keine deiner Karten wehrt { $card } ab
reason-ends = das beendet den Kampf{ $rings ->
    [0] {""}
   *[other] , und du behältst { -ringe }
}
reason-guards = du behältst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gegen Waffen

## What there is to know

# A stone, by its colour, and what is there.
about-stone = { $stone }
about-violet = Auf violetten Feldern ist man zu Hause. Eine Figur, die hier landet, nimmt die Ringe aus dem Lager daneben.
about-blue = Auf Blau geschieht nichts.
about-green = Wer durch einen Wurf hier landet, zieht eine Karte.
about-yellow = { about-green }
about-red = Ein Kampf beginnt, wenn eine Figur hier gegenüber einer anderen landet und keine von beiden geschützt ist.
about-home = { $seat ->
    [you] Dein Zuhause.
   *[other] Das Zuhause von { $seat }.
}
about-storage = Im Lager: { rings-or-none }.
about-opposite = Gegenüber: { $stone }{ $seat ->
    [none] {""}
    [you] , wo du stehst
   *[other] , wo { $seat } steht
}.

# A player, and the player's token.
about-player = { $seat }
about-token = { $seat } { $seat ->
    [you] stehst auf { $stone } und trägst
   *[other] steht auf { $stone } und trägt
} { $rings ->
    [0] keinen Ring
   *[other] { -ringe }
}.
about-way = { $count ->
    [0] Das ist das Zuhause.
   *[other] Das Zuhause ist { $stone }, { steps } entfernt.
}
about-hand = { $seat } { has } { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
about-protected = { $seat } { is } bis zum nächsten Wurf geschützt: nicht zu bewegen, nicht anzugreifen und ohne eigene Karten.
about-combat = Im Kampf mit { -wem }.

# A card, and notes on some kinds of cards.
about-card = { $card }
about-power = { $effect }
about-nearest = Von Violett aus sind beide benachbarten roten Felder gleich nah.
about-nearest-only = Ist dieses rote Feld besetzt, wirkt die Karte nicht.
about-teleport = Wer so mit { -ringen } nach Hause kommt, gewinnt.
about-weapon = Die beiden müssen einander gegenüberstehen. Eine Gruppe enthält höchstens eine Waffe.
about-void = Wer Void legt, legt danach keine Karten mehr; im Kampf ist damit auch der Kampf vorbei. Ein anderes Void kann es aufheben.
about-held = Sie liegt bereit; wähle sie, um sie zurückzunehmen.
about-hidden = { $seat ->
    [you] Deine Karte
   *[other] Karte von { $seat }
}
about-hidden-means = Sie liegt verdeckt: Nur ihr Besitzer kennt sie.
about-laid = Gelegt von { -wem }.
about-cancelled = Sie ist aufgehoben.
about-pending = { $seat } { $seat ->
    [you] musst
   *[other] muss
} sie abwehren.

about-deck = Nachziehstapel
about-deck-cards = { cards }, verdeckt.
about-deck-empty = Ist er leer, wird der Ablagestapel gemischt und wieder verwendet.
about-refuse = Ablagestapel
about-refuse-cards = { $kinds ->
    [0] Noch wurde keine Karte gespielt.
   *[other] { LIST($kinds) }.
}

# Buttons, and the numbers of stones where cards are laid by speed.
about-lay = Legen
about-lay-means = Legt die bereitgelegten Karten, eine nach der anderen: alle oder keine.
about-pass = Passen
about-pass-means = Legt nichts. Der Kampf endet, wenn beide gepasst haben; eine Waffe, die nicht abgewehrt wird, bedeutet eine Niederlage.
about-done = Den Zug beenden
about-done-means = Links davon wird als Nächstes gewürfelt.
about-number = Nummer { $number }
about-number-stones = { $red_stone } für { card-levitate } und { card-flight }, { $violet_stone } für { card-teleport }.

## The picture

picture = XTAL.{ $tokens ->
    [0] {""}
   *[other] {" "}{ LIST($tokens) }.
} { $prompt }
token-there = { $seat } auf { $stone } { $rings ->
    [0] ohne Ring
   *[other] mit { -ringen }
}
label-stone = { $stone }{ $home_seats ->
    [0] {""}
    [you] , dein Zuhause
   *[other] , Zuhause von { LIST($home_seats, within: 1, case: "dat") }
}{ $carriers ->
    [0] {""}
   *[other] , { LIST($carriers, type: "comma", within: 1) }
}{ $rings ->
    [0] {""}
   *[other] , { rings } im Lager
}
# A token on a stone.
carrier = { $seat ->
    [you] { -deine } Figur
   *[other] Figur von { $seat }
} { $rings ->
    [0] ohne Ring
   *[other] mit { -ringen }
}{ $protected ->
    [yes] , geschützt
   *[no] {""}
}
label-card = { $card } von { -wem }{ held-ready }
label-hidden-card = { $seat ->
    [you] Deine Karte { $number }
   *[other] Karte { $number } von { $seat }
}, verdeckt{ held-ready }
held-ready = { $ready ->
    [yes] , bereitgelegt
   *[no] {""}
}
label-laid = { $card } von { -wem }{ $effective ->
    [yes] {""}
   *[no] , aufgehoben
}{ $pending ->
    [yes] , abzuwehren
   *[no] {""}
}
# How many laid cards are not seen any more.
label-laid-before = { $count } weitere davor
label-deck = Nachziehstapel, { cards }
label-refuse = Ablagestapel, { cards }
# What is written on buttons.
label-lay = Legen
label-end-turn = Zug beenden
label-pass = Passen
# A button at the edge of one of two who play by speed.
label-button = { $seat }: { $button }
label-token = { $seat ->
    [you] Deine Figur
   *[other] Figur von { $seat }
}
label-number = Nummer { $number }
# In the place of a hand.
label-no-cards-yet = Platz für deine Karten.
label-no-card-left = Keine Karte mehr auf der Hand.

## Why touches are refused

refusal-card-first = Wähle zuerst eine Karte.
refusal-deal-first = Zuerst werden die Karten ausgeteilt.
refusal-draw-first = Zuerst wird eine Karte gezogen.
refusal-goal-first = { $card } ist noch nicht bereit: Wähle zuerst das Feld, auf das die Figur kommt.
refusal-goal-taken = Zwei Figuren stehen nie auf demselben Feld.
refusal-group-first = Die bereitgelegten Karten müssen zuerst gelegt oder zurückgenommen werden.
refusal-held = Diese Karte liegt schon bereit.
refusal-home-taken = { $stone } ist { $seat ->
    [you] dein Zuhause
   *[other] das Zuhause von { $seat }
}.
refusal-moves-nothing = { $card } kann jetzt keine Figur bewegen. { $effect }
refusal-no-aim = { $card } braucht eine Figur, die bewegt wird, und ein freies Feld für sie.
refusal-no-card-fits = Keine dieser Karten kann jetzt gelegt werden.
refusal-no-combatant = Eine Waffe ist für den Kampf, und nur wer kämpft, legt sie.
refusal-no-free-place = Für diese Figur ist kein Feld frei.
refusal-no-home = Ein Zuhause ist ein violettes Feld, das noch frei ist.
refusal-no-passing = Gepasst wird nur im Kampf.
refusal-no-token = Auf { $stone } steht keine Figur.
refusal-no-weapon = Ein Schild ist nur die Antwort auf eine Waffe.
refusal-not-nearest = { $card } bringt eine Figur nur auf das nächste { $goal_colour } Feld.
refusal-not-now = Karten spielen { $seats ->
    [you] darfst
    [one] darf
   *[other] dürfen
} jetzt nur { LIST($seats, within: 1) }.
refusal-not-opposite = Für eine Waffe müssen die beiden Kämpfenden einander gegenüberstehen.
refusal-nothing-ready = Keine Karte liegt bereit.
refusal-nothing-to-cancel = Es ist keine Waffe abzuwehren.
refusal-opponent-protected = { $other_seat } { $other_seat ->
    [you] bist geschützt und kannst
   *[other] ist geschützt und kann
} nicht angegriffen werden.
refusal-pass-instead = Drücke im Kampf „Passen“; damit endet auch der Zug.
refusal-passed = { $seat } { has } schon gepasst.
refusal-player-protected = { $seat } { $seat ->
    [you] bist geschützt und kannst
   *[other] ist geschützt und kann
} keine Karten spielen.
refusal-ready = Diese Karte liegt bereit.
refusal-roll-first = Zuerst wird gewürfelt.
refusal-second-weapon = Eine Gruppe enthält höchstens eine Waffe.
refusal-single-void = Auf Void darf nur ein einzelnes Void folgen.
refusal-start-first = Zuerst bestimmt das Los, wer beginnt.
refusal-to-decide = Das { $seat ->
    [you] entscheidest du
   *[other] entscheidet { $seat }
}.
refusal-token-first = { $card } ist noch nicht bereit: Wähle zuerst die Figur, die bewegt wird.
refusal-token-protected = { $token_seat } { $token_seat ->
    [you] bist geschützt und kannst
   *[other] ist geschützt und kann
} nicht bewegt werden.
refusal-touch-card = Wähle zuerst die Karte, die du legen willst.
refusal-unseen = Nur { $seat ->
    [you] du kannst sehen, was deine
   *[other] { $seat } kann sehen, was die eigenen
} Karten jetzt bewirken.
refusal-void-ends = Wer Void legt, legt danach keine Karten mehr.
refusal-weapon-first = Zuerst muss { $weapon_card } abgewehrt werden, mit dem passenden Schild oder Void.
refusal-weapon-pending = Eine andere Waffe ist noch nicht abgewehrt.
refusal-wins-already = Die Gruppe gewinnt die Partie schon.
refusal-wrong-goal = { $card } bewegt eine Figur auf ein { NAME($goal_colour, form: "ein") } Feld.
refusal-wrong-origin = { $card } bewegt keine Figur von einem { NAME($origin_colour, form: "einem") } Feld.
refusal-wrong-shield = { $card } wehrt { $weapon_card } nicht ab.

## What is wrong with the text of a position

fault-actor = Wer handeln soll, passt nicht zu dem, was zu tun ist.
fault-actor-out = { $seat } hat die Partie verlassen und handelt nicht.
fault-before = Der Tisch vor der zuletzt gelegten Karte gehört dazu, wenn Karten gelegt werden.
fault-cancels = { $card } kann das nicht aufheben.
fault-cancels-own = Niemand hebt die eigenen Karten auf.
fault-combat-protected = Mit einem geschützten Spieler ist der Kampf vorbei.
fault-combatants = Am Kampf sind zwei beteiligt.
fault-copies = { $card } gibt es nur { $most } Mal; auf den Händen und dem Ablagestapel sind es { $count }.
fault-deal = Jeder bekommt { $count } Karten, einer nach dem anderen.
fault-ending = So kann die Partie nicht geendet haben.
fault-form-cards = { $part } sollten Karten mit ihren Zahlen sein, wie L2a1.
fault-form-combatants = { $part } sollten zwei Kämpfende sein, wie 0-1#2.
fault-form-laid = { $part } sollte eine Karte auf dem Tisch sein, wie 0L oder 1V>0.
fault-form-passes = { $part } sollte sagen, wer gepasst hat, wie p1.7.
fault-form-phase = { $part } sollte ein Abschnitt der Partie sein, wie play.
fault-form-play = { $part } sollte eine Karte sein, die bereitgelegt wird, wie 0a oder 0a@1>r4.
fault-form-player = { $part } sollte ein Zuhause mit einer Hand sein, wie v1=LF.
fault-form-roll = { $part } sollte der letzte Wurf mit der Zahl der Würfe sein, wie 4:37.
fault-form-setting = { $part } sollten die Einstellungen sein, wie 3whn8.
fault-form-storages = { $part } sollten die Ringe in { $storages } Lagern sein.
fault-form-token = { $part } sollte eine Figur sein, wie r4*1!.
fault-form-turn = { $part } sollte sagen, wer am Zug ist und wer handelt, wie 0>1.
fault-form-waiting = { $part } sollte eine Anordnung sein, die wartet, wie 0-3~1.
fault-group = { $part } sollte die Gruppe eines Spielers sein.
fault-home-colour = Ein Zuhause ist ein violettes Feld.
fault-home-twice = { $place } ist das Zuhause von zweien.
fault-home-with-rings = { $seat } ist mit { $count } Ringen zu Hause und hätte gewonnen.
fault-homeless = Jemand hat noch kein Zuhause.
fault-homes-order = Das Zuhause wird reihum gewählt.
fault-laid-by-others = Außerhalb des Kampfs legt nur Karten, wer am Zug ist.
fault-laid-now = Jetzt liegen keine Karten auf dem Tisch.
fault-laid-uncounted = Gelegte Karten zählen zum Ablagestapel.
fault-mover-plays = Karten spielt jetzt nur, wer am Zug ist und welche auf der Hand hat.
fault-no-combat = Es gibt Kämpfende, aber keinen Kampf.
fault-no-group-now = { $seat } darf jetzt keine Gruppe zusammenstellen.
fault-no-seat = Den Platz { $part } gibt es in dieser Partie nicht.
fault-not-held = { $seat } hat diese Karten nicht auf der Hand.
fault-not-laid = { $seat } kann { $card } in dieser Gruppe nicht legen.
fault-not-now = Dieser Spieler ist jetzt nicht dran.
fault-nothing-to-draw = Es ist keine Karte zu ziehen.
fault-off-board = { $seat } ist nicht auf dem Brett und hat weder Ringe noch Schutz.
fault-one-left = Wenn nur noch einer übrig ist, wäre die Partie zu Ende.
fault-opposite-reds = Ein Kampf beginnt zwischen roten Feldern, die einander gegenüberliegen.
fault-out-with-cards = { $seat } hat die Partie verlassen und hat keine Karten.
fault-pair = Ein Kampf findet zwischen zweien statt; der niedrigere Platz wird zuerst genannt.
fault-passes = Passen beide, endet der Kampf, und nur wer kämpft, passt.
fault-passes-told = { $part } sollte sagen, wer im Kampf gepasst hat, und sonst - sein.
fault-play-seat = { $part }: Den Platz { $number } gibt es in dieser Partie nicht.
fault-played-before-start = Vor dem Beginn wurde nichts gespielt.
fault-player-protected = { $seat } ist geschützt und spielt keine Karten.
fault-players = Es sollten { $wanted } Spieler mit ihren Händen sein, es sind { $count }.
fault-protected-before-start = Vor dem Beginn ist niemand geschützt.
fault-protection-ended = Mit dem Wurf endete der Schutz von dem, der am Zug ist.
fault-rings = Im Spiel sind { $wanted } Ringe; hier sind es { $count }.
fault-roll = So einen Wurf gab es nicht.
fault-roll-first = Ein Zug beginnt mit einem Wurf.
fault-rolls-end = Nach { $most } Würfen wäre die Partie zu Ende.
fault-shield = { $card } wehrt die Waffe ab, nach der die Karte heißt.
fault-start-at-home = { $seat } beginnt zu Hause mit einem Ring.
fault-stone = { $part } ist kein Feld des Wegs.
fault-stone-taken = Auf { $place } stehen zwei Figuren.
fault-table = { $part } sollten Figuren, Lager, Kämpfende und Wartendes sein, getrennt durch |.
fault-token-not-there = Die Figur von { $seat } ist nicht auf dem Brett.
fault-token-protected = { $seat } ist geschützt und kann nicht bewegt werden.
fault-token-there = Die Figur von { $seat } ist auf dem Brett.
fault-tokens = Es sollten { $wanted } Figuren sein, es sind { $count }.
fault-turn = Wer am Zug ist, passt nicht zu dem, was zu tun ist.
fault-turn-out = Wer am Zug ist, hat die Partie verlassen.
fault-void = Auf Void antwortet der ungeschützte Gegner von dem, der es gelegt hat.
fault-void-outsider = Auf dieses Void darf nur antworten, wer kämpft.
fault-void-unprotected = Ein Kampf zwischen zwei Ungeschützten geht weiter.
fault-waiting-twice = Eine Anordnung wartet nur einmal.
fault-weapon-absent = Die Waffe, die abzuwehren ist, liegt nicht auf dem Tisch.
fault-weapon-foe = Wer angegriffen wird, muss die Waffe abwehren.
fault-weapon-foreign = Die Waffe, die abzuwehren ist, hat niemand gelegt, der kämpft.
fault-weapon-pending = Eine Waffe ist genau dann abzuwehren, wenn eine aussteht.

## What the editor says

setup-picture = XTAL, eine Stellung im Aufbau. { $tokens ->
    [0] Keine Figur ist auf dem Brett.
   *[other] { LIST($tokens) }.
}
setup-home-violet = Ein Zuhause ist ein violettes Feld.

# What can be put, and its headings.
setup-tokens-heading = Figuren
setup-token = Figur von { $seat }
setup-homes-heading = Zuhause
setup-home = Zuhause von { $seat }
setup-rings-heading = Ringe und Schutz
setup-ring = Ring
setup-protection = Schutz
setup-cards = Karten

# Where it can be put.
setup-hand = Hand von { $seat }, { cards }
setup-cards-of = Karten von { $seat }
setup-refuse = Ablagestapel
setup-refused = Ablagestapel, { cards-of-a-kind }
setup-storage = Lager neben { $stone }, { $rings ->
    [0] leer
   *[other] { rings }
}

setup-stage = Was jetzt geschieht
setup-homes = Wahl des Zuhauses
setup-deal = Karten werden ausgeteilt
setup-start = Das Los bestimmt, wer beginnt
setup-roll = Es wird gewürfelt
setup-draw = Eine Karte wird gezogen
setup-play = Karten werden gespielt
setup-open = Kampf
setup-weapon = Kampf: Antwort auf eine Waffe
setup-answer = Kampf: Antwort auf Void
setup-over-home = Zu Ende: Ringe kamen nach Hause
setup-over-left = Zu Ende: alle anderen haben aufgegeben
setup-over-guard = Zu Ende: der letzte Wurf

setup-turn = Am Zug
setup-acting = Im Kampf dran
setup-die = Letzter Wurf
setup-no-roll = Keiner
setup-rolls = Würfe bisher
