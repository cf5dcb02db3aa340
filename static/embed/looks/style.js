// How a board looks on any page: nothing of the page's own style reaches it but the custom properties.

/** A board that is narrower than so many pixels is laid out for a phone. */
export const NARROW_PX = 480;

const STYLE = `
  :host { all: initial; visibility: inherit; display: block; container-type: inline-size; color: var(--ink); font: medium/1.4 system-ui, sans-serif; direction: ltr; unicode-bidi: isolate; }
  :host([hidden]), [hidden] { display: none !important; }
  :host([fill]) { display: flex; flex-direction: column; }
  * { box-sizing: border-box; }
  .board { position: relative; }
  .still { cursor: pointer; }
  :host([may=look]) .still { cursor: auto; }
  .alive > .still { visibility: hidden; }
  ::slotted(*) { display: none; }
  ::slotted(:is(img, svg, picture, canvas, object, video)) { display: block; width: 100%; max-height: var(--pentapod-height, 34em); object-fit: contain; }
  .drawn { width: 100%; aspect-ratio: var(--wide, 4 / 3); max-height: var(--pentapod-height, 34em); }
  @container (width < ${NARROW_PX}px) { .drawn { aspect-ratio: var(--tall, 4 / 3); max-height: var(--pentapod-height, max(34em, 85svh)); } }
  :host([fill]) .board { flex: 1 1 0; min-height: 0; max-height: none; aspect-ratio: auto; }
  .drawn slot { display: none; }
  .still > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
  .still > img.empty { opacity: .45; }
  .unseen { position: absolute; inset: 0; margin: auto; width: fit-content; height: fit-content; max-width: calc(100% - 1em); max-height: calc(100% - 1em); overflow: auto; padding: .25em .9em; border: 1px solid var(--edge); border-radius: 1.5em; background: var(--panel); color: var(--ink); text-align: center; }
  .live { position: absolute; inset: 0; container-type: size; transition: color 1ms, outline-color 1ms; outline-color: var(--board); }
  .holder { position: absolute; inset: 0; margin: auto; }
  .holder canvas, .targets { position: absolute; inset: 0; }
  .holder canvas { width: 100%; height: 100%; }
  .targets button { position: absolute; padding: 0; border: 0; background: none; cursor: default; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  .targets button[aria-disabled=false] { cursor: pointer; }
  @media (hover: hover) { .targets button[aria-disabled=false]:hover { box-shadow: inset 0 0 0 2px var(--ink); } }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: -1px; box-shadow: 0 0 0 5px var(--panel); }
  .holder:focus-visible { outline: none; box-shadow: none; }
  .cover { position: absolute; inset: auto .5em .5em; margin: auto; max-width: 22em; padding: .75em; display: grid; gap: .5em; border: 1px solid var(--edge); border-radius: .75em; background: var(--panel); }
  .strip { flex: none; display: flex; flex-direction: column; gap: .25em; height: 4.75em; padding: .25em var(--pentapod-inset, 0) 0; }
  :host([level]) .strip { height: 5.75em; }
  :host(:is([lesson], [puzzle])) .strip { height: 15em !important; }
  .foot { flex: 1 1 0; min-height: 0; display: flex; align-items: flex-start; gap: .25em .75em; }
  .words { flex: 1 1 0; min-width: 0; max-height: 100%; display: flex; flex-direction: column; padding-top: .55em; overflow: auto; overflow-wrap: anywhere; scrollbar-width: thin; }
  .words > * { flex: none; }
  .strip.fault { height: auto !important; min-height: 4.75em; max-height: 100%; overflow: auto; }
  .fault > .foot { flex: none; }
  .fault .words { flex: 1 1 auto; max-height: none; }
  .words p { margin: 0; }
  /* Begun at the right, whose edge stays where it is: browsers count a box as moved by where it begins. */
  .tools { direction: rtl; flex: none; display: flex; flex-flow: row-reverse wrap; gap: .25em; max-width: 100%; }
  .tools > * { direction: ltr; }
  .tools > div { display: flex; flex-wrap: wrap; gap: .25em; }
  .tools > a { margin-left: auto; }
  :host(:is([lesson], [puzzle])) .foot { flex-direction: column; align-items: stretch; }
  :host(:is([lesson], [puzzle])) .words { padding-top: 0; }
  .lesson .where { margin-bottom: .15em; }
  .task { font-size: 1.05em; }
  .lesson[data-standing=reached] .task, .lesson[data-standing=missed] .task { padding-left: .6em; border-left: .3em solid var(--accent); }
  .lesson[data-standing=missed] .task { border-color: var(--danger); }
  .learnt { margin: .4em 0 0 !important; padding: .5em .75em; border: 1px solid var(--accent); border-radius: .6em; background: var(--panel); font-weight: 600; }
  .lesson:not([hidden]) ~ p { color: var(--soft-ink); }
  .said, .where { color: var(--soft-ink); font-size: .9em; }
  /* What happened gives way to what is asked, where there is not room for both. */
  .said:not(.comment) { flex: 0 1 auto; overflow: hidden; line-height: 1.25; }
  .strip button, .strip a, .cover button, .unseen button {
    display: inline-flex; align-items: center; justify-content: center; gap: .4em; min-width: 2.5em; min-height: 2.5em;
    padding: .25em .6em; border: 1px solid var(--edge); border-radius: .6em; background: var(--panel); color: var(--ink);
    font: inherit; text-decoration: none; cursor: pointer; touch-action: manipulation;
  }
  .unseen button { border: 0; }
  .strip .tool { padding: .25em; }
  .strip button:hover, .strip a:hover, .cover button:hover { border-color: var(--accent); }
  .strip button[aria-disabled=true] { color: var(--soft-ink); opacity: .55; cursor: default; }
  .strip .primary, .cover button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
  .strip svg { width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .story { flex: none; display: flex; gap: .25em; min-width: 0; overflow: auto hidden; scrollbar-width: none; }
  .strip .story button { flex: none; min-height: 2em; max-width: 12em; padding: .1em .7em; border-radius: 1.25em; font-size: .875em; }
  .story span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .story .cost { border-color: var(--danger); box-shadow: inset .2em 0 0 var(--danger); }
  .story [aria-current] { background: var(--recent); }
  .notes { margin-top: .25em; }
  .aloud { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  .rows { height: var(--pentapod-notes, 13em); overflow: auto; overscroll-behavior: contain; padding: .25em; border: 1px solid var(--edge); border-radius: .6em; background: var(--panel); }
  .rows p { margin: .1em .5em .35em; overflow-wrap: anywhere; }
  .row ~ p { margin-left: calc(3.7em + .5em); }
  .rows .soft { color: var(--soft-ink); }
  .entry[data-depth="1"] { margin-left: 1em; } .entry[data-depth="2"] { margin-left: 2em; }
  .entry[data-depth="3"] { margin-left: 3em; } .entry[data-depth="4"] { margin-left: 4em; }
  .entry:not([data-depth="0"]) { padding-left: .25em; border-left: 2px solid var(--edge); font-size: .9375em; }
  .row { display: flex; align-items: baseline; gap: .4em; width: 100%; min-height: 2em; padding: .2em .5em; border: 0; border-radius: .4em; background: none; color: var(--ink); font: inherit; text-align: start; cursor: pointer; touch-action: manipulation; }
  @media (pointer: coarse) { .row { min-height: 2.5em; align-items: center; } }
  .row:hover { background: var(--board); }
  .row[aria-current] { background: var(--recent); }
  .row .ply { flex: none; min-width: 1.9em; color: var(--soft-ink); text-align: end; font-variant-numeric: tabular-nums; }
  .row i { flex: none; align-self: center; width: .6em; height: .6em; border-radius: 50%; }
  .row span { min-width: 0; overflow-wrap: anywhere; }
  ${[0, 1, 2, 3, 4, 5].map(seat => `.row .seat-${seat} { background: var(--seat-${seat}); }`).join(" ")}
  progress { flex: none; align-self: center; width: 9em; max-width: 100%; height: .5em; accent-color: var(--accent); }
  @container (width < ${NARROW_PX}px) {
    .wide { display: none !important; }
    .strip { height: 5.75em; }
    :host([level]) .strip { height: 7.75em; }
    .foot { flex-direction: column; align-items: stretch; }
    .words { padding-top: 0; }
    .said:not(.comment) { text-overflow: ellipsis; white-space: nowrap; }
  }
  @container (width < 340px) { .words > p:not(.comment) { font-size: .8125em; line-height: 1.15; } }
  @media print { .strip, .cover { display: none !important; } }
`;

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * The style sheet of a text: one for all boards that wear it.
 * @param {string} text
 */
export function sheet(text) {
  const known = sheets.get(text);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  sheets.set(text, made);
  return made;
}

/** What every board wears. */
export const looks = () => sheet(STYLE);
