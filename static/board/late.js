// Late presses: what came under the pointer a moment ago takes no click and no tap, since they were meant for what was
// there before. Keys are never late.
import { waits } from "./asking.js";
import { LEAST } from "./hits.js";

/** What can be pressed. */
const PRESSABLE = "a, button, input, label, summary, [data-do]";

/** The attributes by which something appears that was in the document already. */
const APPEARING = ["data-place", "hidden", "open"];

/** Two presses that are no further apart, in pixels, are at one place: half of what a finger needs. */
const SAME_PLACE = LEAST / 2;

/**
 * A press: what it hits ("" for nothing), where, and when.
 * @typedef {{ key: string, x: number, y: number, time: number }} Press
 */

/**
 * When something came, and where the mouse was then.
 * @typedef {{ since: number, x: number, y: number }} Coming
 */

/** @type {WeakMap<Element, Coming>} */
const comings = new WeakMap();

/** Where the mouse is. */
const mouse = { x: -1, y: -1 };

/**
 * Something has just come, or has another place.
 * @param {Element} thing
 */
export function hasCome(thing) {
  comings.set(thing, { since: performance.now(), ...mouse });
}

/**
 * Whether a press is late: what it hits came a moment ago, or the last press hit something else at the same place.
 * @param {Press} press
 * @param {Press} last
 * @param {number[]} since when what it hits came under the pointer
 */
export function isLate({ key, x, y, time }, last, since) {
  if (!key) return false;
  const isSoon = (/** @type {number} */ before) => time - before < waits.late;
  const isSamePlace = Math.hypot(x - last.x, y - last.y) <= SAME_PLACE;
  return since.some(isSoon) || (isSamePlace && last.key !== key && isSoon(last.time));
}

/**
 * From now on no late press is heard in a document or a shadow tree.
 * @param {Document | ShadowRoot} root
 */
export function refuseLatePresses(root) {
  /** @type {Press} */
  let last = { key: "", x: 0, y: 0, time: -Infinity };
  let refuses = false;
  /** @type {(event: Event) => void} */
  const point = event => {
    const { pointerType, clientX: x, clientY: y } = /** @type {PointerEvent} */ (event);
    if (pointerType === "mouse") Object.assign(mouse, { x, y });
  };
  /** @type {(event: Event) => void} */
  const down = event => {
    const { target, pointerType, clientX: x, clientY: y, timeStamp: time } = /** @type {PointerEvent} */ (event);
    const thing = target instanceof Element ? target.closest(PRESSABLE) : null;
    const press = { key: thing ? keyOf(thing) : "", x, y, time };
    refuses = isLate(press, last, thing ? cameUnder(thing, pointerType === "mouse") : []);
    if (refuses) event.stopImmediatePropagation();
    else last = press;
  };
  /** @type {(event: Event) => void} */
  const click = event => {
    if (!refuses || !(/** @type {MouseEvent} */ (event).detail)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  root.addEventListener("pointermove", point, { capture: true, passive: true });
  root.addEventListener("pointerdown", down, { capture: true });
  root.addEventListener("click", click, { capture: true });
  new MutationObserver(follow).observe(root, {
    subtree: true, childList: true, attributeFilter: APPEARING, attributeOldValue: true,
  });
}

/**
 * When something that is pressed, or what it is in, came under the pointer. A finger is not seen before it presses; a
 * mouse that came later chose what was there.
 * @param {Element} thing
 * @param {boolean} isMouse
 */
function cameUnder(thing, isMouse) {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const since = [];
  for (let one = /** @type {Element | null} */ (thing); one; one = one.parentElement) {
    const came = comings.get(one);
    if (!came) continue;
    const isUnder = left <= came.x && came.x <= right && top <= came.y && came.y <= bottom;
    if (isUnder || !isMouse) since.push(came.since);
  }
  return since;
}

/**
 * What has come into a document has come now, unless it only took the place of something alike.
 * @param {MutationRecord[]} records
 */
function follow(records) {
  /** @type {Map<string, Coming | undefined>} */
  const gone = new Map();
  for (const { removedNodes } of records) {
    for (const thing of thingsIn(removedNodes)) gone.set(keyOf(thing), comings.get(thing));
  }
  for (const { type, target, attributeName, oldValue, addedNodes } of records) {
    if (type === "attributes" && appears(/** @type {Element} */ (target), String(attributeName), oldValue)) {
      hasCome(/** @type {Element} */ (target));
    }
    for (const thing of thingsIn(addedNodes)) {
      if (comings.has(thing)) continue; // The board has said when it came.
      const key = keyOf(thing);
      const before = gone.get(key);
      if (before) comings.set(thing, before);
      else if (!gone.has(key)) hasCome(thing);
    }
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} before
 */
function appears(element, name, before) {
  const now = element.getAttribute(name);
  return name === "hidden" ? before !== null && now === null : now !== null && now !== before;
}

/** @param {NodeList} nodes */
function* thingsIn(nodes) {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    if (node.matches(PRESSABLE)) yield node;
    yield* node.querySelectorAll(PRESSABLE);
  }
}

/**
 * What a press of something means: it is the same thing however often it is written again.
 * @param {Element} thing
 */
function keyOf(thing) {
  const { touch, do: command, argument } = /** @type {HTMLElement} */ (thing).dataset;
  return touch ?? [command, argument, thing.getAttribute("aria-label") ?? thing.textContent].join(" ");
}
