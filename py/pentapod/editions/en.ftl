# What is wrong with the file of an edition. `name`, `value` and `known` are words of the file.

## Where

where-line = Line { $line }:
where-name = { $name }:
where-line-name = Line { $line }, { $name }:

## The file

large = This file is too large: an edition has at most { $most } kB.
no-toml = This is not valid TOML. { $why }.
no-head = This is not an edition: it has no [edition] section.
damaged = The edition in this link is damaged.
missing-edition = This game is played with the edition { $name } by { $author }, which is too large for a link. Open its file first, then the link again.
missing-nameless = This link belongs to another edition of { $game }, and the part that held the edition is missing. Ask for the whole link, or open the edition's file first.
unplayable = This game cannot be played with this table. { $why }

## A new file

# The comments of a file. What the fields mean is said in the schemas of the games, in English.
file = An edition of { $game }. Change what you like and keep this file: Pentapod plays the game by it. With whole = true, anything not in this file is not in the game; without it, the file may hold only what differs from the standard edition. "Rebuilt" marks what nobody knows for certain any more.
file-choices = One of { LIST($known, type: "comma") }.
file-fixed = Do not change this.
file-range = { $least } to { $most }.
file-rebuilt = (rebuilt)

your-name = My edition
your-author = Your name
your-source = Where the facts come from

## What the schema asks for

type-object = This must be a section with names and values.
type-array = This must be a list, in square brackets.
type-string = This must be a text, in quotation marks.
type-integer = This must be a whole number.
type-boolean = This must be true or false.
type-string-array = This must be a text or a list.
unknown = There is no { $value } here. Choose from { LIST($known, type: "comma") }.
no-name = There is no { $name } here. Choose from { LIST($known, type: "comma") }.
missing = { $name } is missing.
twice = { $name } is here twice.
alike = Another entry has the same { $name }.
count = There must be { $least } to { $most } of these, but there are { $count }.
count-exactly = There must be { $most } of these, but there are { $count }.
length = This text must have { $least } to { $most } characters.
characters = This text contains a character that cannot be shown.
form = { $value } is not written the right way. For example: { $example }
range = This must be a number from { $least } to { $most }.
exactly = This must be { $most }.

## PODS

pods-numbers = The pods must be numbered from 1 to { $count }.
pods-legs = Each of the eight directions must be either short or long.
pods-alike = This pod has the same legs as pod { $number }.
pods-bipods = { $count ->
    [one] One pod has two legs
   *[other] { $count } pods have two legs
}, so this number must be { $count }.

## MODX

modx-teams = Each seat from 0 up to the number of seats, { $count } in all, must be in exactly one team.
modx-room = With more than { $most } X-pieces for each player, the board would be full too soon.
modx-shape = A pattern must have exactly five cells, and its anchor must be one of them.

## XTAL

xtal-path = The pattern must have an even number of stones, and its colors must be among { LIST($known, type: "comma") }.
xtal-homes = There must be as many rings and seats as Homes on the path: { $count }.
xtal-shield = A Shield must name the Weapon that it cancels, as in against = "...".
xtal-void = There must be exactly one kind of Void, but there are { $count }.
xtal-deal = The deck has { $count } cards. Dealing the hands takes { $most }.

## X-Pod Play Off

xpod-bricks = The pod has { $count } bricks here. Its set without the shell has { $needed }.
xpod-cards = The pod must have exactly { $count } X-tra cards.
xpod-decons = A level may have only one kind of DECON.
xpod-map = A map must look the same from both ends, leave the first two rows at each end free, and keep all its free squares connected.
xpod-plan = The pod does not have enough bricks for this plan.
xpod-starter = A starter set must be { $count } different basic plans that can all be built at once.
xpod-taken = This id is already taken by another plan, a card, a brick, or a special action.
xpod-two = The pod must be able to build two units of the basic game at once.

## PocketModel: Ground Assault

pocketmodel-aims = A card may ask its player to choose a unit only once.
pocketmodel-bonus = A combat card must have a bonus, and an objective card must not.
pocketmodel-deck = There is no unit or card called { $name }.
pocketmodel-fields = This effect is incomplete. It may have { LIST($known, type: "comma") }.
pocketmodel-gate = A combat card with effects must have a gate, and one without effects must not. Neither may have timing or scope.
pocketmodel-moment = Only a combat card can wait for a moment of a battle.
pocketmodel-power = A power icon must have effects and timing, and a match icon must have neither.
pocketmodel-power-effects = A power icon can prevent damage in battle, or repair or move its unit in its turn.
pocketmodel-reserve = A unit that replaces a destroyed one must arrive in the home zone.
pocketmodel-timing = An objective card with effects must have timing and scope, and one without must have neither. An objective card never has a gate.
pocketmodel-cards = A starter deck needs at least { $least } cards, with at most { $copies } copies of each.
pocketmodel-fleet = The units of a starter deck may have at most { $stars } stars, with at most { $copies } copies of each.
pocketmodel-start = The units that begin in play must be among the units of the deck, with 1 to { $stars } stars in all.
