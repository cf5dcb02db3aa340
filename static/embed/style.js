// How a board looks on any page: nothing of the page's own style reaches it but the custom properties.

/** A board that is narrower than so many pixels is laid out for a phone. */
export const NARROW_PX = 480;

const STYLE = `
  :host { display: block; container-type: inline-size; color: var(--ink); font: 1rem/1.4 system-ui, sans-serif; text-align: start; }
  :host([hidden]), [hidden] { display: none !important; }
  * { box-sizing: border-box; }
  .board { position: relative; margin: 0 auto; }
  .still { display: block; cursor: pointer; }
  :host([may=look]) .still { cursor: auto; }
  ::slotted(*), .still > img { display: block; width: 100%; max-height: var(--pentapod-height, 34rem); object-fit: contain; }
  .still > img.any { opacity: .45; }
  .live { transition: color 1ms, outline-color 1ms; outline-color: var(--board); }
  .holder, .holder canvas, .targets { position: absolute; inset: 0; }
  .holder canvas { width: 100%; height: 100%; }
  .targets button { position: absolute; padding: 0; border: 0; background: none; cursor: default; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  .targets button[aria-disabled=false] { cursor: pointer; }
  @media (hover: hover) { .targets button[aria-disabled=false]:hover { background: var(--chosen); } }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: -1px; box-shadow: 0 0 0 5px var(--panel); }
  .holder:focus-visible { outline: none; box-shadow: none; }
  .cover { position: absolute; inset: auto .5rem .5rem; margin: auto; max-width: 22rem; padding: .75rem; display: grid; gap: .5rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--panel); }
  .strip { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-height: 3rem; padding: .25rem var(--pentapod-inset, 0) 0; }
  .words { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
  .words p { margin: 0; }
  .strip .words .lesson { display: block; }
  @container (width < ${NARROW_PX}px) { .words:has(.lesson:not([hidden])) { flex-basis: 100%; } }
  .lesson .where { margin-bottom: .15rem; }
  .task { font-size: 1.05rem; }
  .lesson[data-standing=reached] .task, .lesson[data-standing=missed] .task { padding-left: .6rem; border-left: .3rem solid var(--accent); }
  .lesson[data-standing=missed] .task { border-color: var(--danger); }
  .learnt { margin: .4rem 0 0 !important; padding: .5rem .75rem; border: 1px solid var(--accent); border-radius: .6rem; background: var(--panel); font-weight: 600; }
  .lesson:not([hidden]) ~ p { color: var(--soft-ink); }
  .said, .where { color: var(--soft-ink); font-size: .9rem; }
  .strip div:not(.words) { display: flex; gap: .25rem; }
  .strip button, .strip a, .cover button {
    display: inline-flex; align-items: center; justify-content: center; gap: .4em; min-width: 2.5rem; min-height: 2.5rem;
    padding: .25rem .6rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--panel); color: var(--ink);
    font: inherit; text-decoration: none; cursor: pointer; touch-action: manipulation;
  }
  .strip .tool { padding: .25rem; }
  .strip button:hover, .strip a:hover, .cover button:hover { border-color: var(--accent); }
  .strip button[aria-disabled=true] { color: var(--soft-ink); opacity: .55; cursor: default; }
  .strip .primary, .cover button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
  .strip svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .strip .story { flex: 1 0 100%; min-width: 0; overflow: auto hidden; scrollbar-width: none; }
  .story button { flex: none; max-width: 12rem; padding: .1rem .7rem; border-radius: 1.25rem; font-size: .875rem; }
  .story span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .story .cost { border-color: var(--danger); box-shadow: inset .2rem 0 0 var(--danger); }
  .story [aria-current] { background: var(--recent); }
  progress { flex: 1 1 6rem; max-width: 12rem; height: .5rem; accent-color: var(--accent); }
  @container (width < ${NARROW_PX}px) { .wide { display: none !important; } }
`;

/** Replaced by the build: the colours of all themes. */
const THEME = "BUILD_THEME";

export const looks = sheet(STYLE);
export const colours = sheet(THEME);

/** @param {string} text */
function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
