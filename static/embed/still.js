// What an element shows until it lives: the picture of a position, how to wake it, and how far that has come.
import { askedBy, request } from "./attributes.js";
import { button, icon } from "./make.js";
import { emptyBoard, gameOf, painted, ratiosOf, unpacked } from "./picture.js";
import { draw, wait, waitNoLonger } from "./waiting.js";
import { faultIn, progressIn } from "./words.js";

/** @import { Answer, Progress } from "./line.js" */
/** @import { Theme } from "./looks/colours.js" */
/** @import { Parts } from "./parts.js" */
/** @import { BoardProperties } from "./properties.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Strip } from "./strip.js" */
/** @import { Waiting } from "./waiting.js" */
/** @import { Say } from "./words.js" */

/** What may be inside an element as its picture; anything else there is for pages without the script. */
const PICTURES = ":scope > :is(img, svg, picture, canvas, object, video)";
/** @type {Progress} */
const BEGUN = { slow: false, here: false };

/**
 * @param {BoardProperties} element
 * @param {Parts} parts
 * @param {Stage} stage
 * @param {Strip} strip
 * @param {Say} speak
 * @param {() => string} language
 */
export function makeStill(element, parts, stage, strip, speak, language) {
  const { bar, board, shown, slot, strip: foot, unseen, wake, words } = parts;
  /** Whether nobody has woken it. */
  let rests = true;
  /** @type {Theme} */
  let theme = "light";
  /** The picture that an attribute brings, as SVG. */
  let packed = "";
  /** Whether the attribute that may bring a picture is still to be read. */
  let unpacks = true;
  /** What Python says that the position looks like. @type {Answer | null} */
  let seen = null;
  /** Why nothing can be shown, in words. */
  let fault = "";
  /** Whether what the attributes name can never be shown: then nothing offers to wake it. */
  let refused = false;
  /** Whether a visitor has asked for the picture. */
  let asksToSee = false;
  /** @type {Waiting | null} */
  let waiting = null;
  /** How often another picture was asked for. */
  let turns = 0;
  let tall = false;

  slot.addEventListener("slotchange", () => element.live || paint());

  /** Whether it shows a picture that its page has given it. */
  const hasOwn = () => packed !== "" || element.querySelector(PICTURES) !== null;

  /**
   * @param {string} [why] what is wrong
   * @param {boolean} [never] whether it always will be
   */
  function blame(why = "", never = false) {
    fault = why;
    refused = never;
  }

  /** Show the picture that there is for what the attributes ask, and wait for the true one if there is none. */
  async function change() {
    const turn = ++turns;
    const text = element.getAttribute("picture");
    tall = stage.isTall();
    unpacks = text !== null && text !== "eager";
    const svg = unpacks ? await unpacked(text) : "";
    if (turn !== turns) return;
    leave();
    unpacks = false;
    packed = svg;
    seen = null;
    if (rests) blame();
    paint();
    if (hasOwn() && !(svg && element.label === null)) return;
    /** @type {Waiting} */
    const one = waiting = {
      isNear: stage.isNear,
      language,
      wanted: () => request("picture", element, askedBy(element), tall),
      told: answer => one === waiting && see(answer),
      starting: progress => asksToSee && rests && starting(progress),
      failed: why => see({ refused: speak(...why) }),
    };
    wait(one);
  }

  /** It waits for no picture. */
  function leave() {
    if (waiting) waitNoLonger(waiting);
  }

  /** @param {Answer} answer */
  function see(answer) {
    asksToSee = false;
    seen = answer.picture ? answer : null;
    if (!rests) return;
    blame(answer.refused ?? (answer.failed ? speak(...faultIn(answer)) : ""), answer.refused !== undefined);
    paint();
  }

  function paint() {
    const drawn = packed !== "" || !hasOwn();
    board.classList.toggle("drawn", drawn);
    shown.hidden = !drawn;
    if (drawn) paintDrawn();
    if (rests) say();
  }

  function paintDrawn() {
    const game = gameOf(element);
    // The room that a board of the game has, or that of the picture that an attribute brings.
    const ratios = ratiosOf(game, packed) ?? [4 / 3, 4 / 3];
    ["--wide", "--tall"].forEach((side, at) => board.style.setProperty(side, String(ratios[at])));
    const svg = packed || seen?.picture || "";
    const source = svg ? painted(svg, element) : game && !unpacks && emptyBoard(game, tall, theme);
    shown.className = svg ? "" : "empty";
    shown.alt = element.label ?? seen?.label ?? (svg ? "" : speak("unknown"));
    shown.hidden = !source;
    if (source && shown.src !== source) shown.src = source;
  }

  /** What is said of a picture: what is wrong, else what is to be done, else what a touch does. */
  function say() {
    const known = seen !== null || hasOwn();
    unseen.hidden = element.may !== "look" || (known && !fault);
    if (element.may === "look") {
      const show = button({}, [speak("show")], () => {
        asksToSee = true;
        starting(BEGUN);
        draw();
      });
      if (!asksToSee) unseen.replaceChildren(fault || show);
      return;
    }
    const text = fault || (known ? seen?.prompt ?? "" : speak("unseen"));
    wake.hidden = refused;
    foot.classList.toggle("fault", fault !== "");
    strip.say("", text);
    words.hidden = !text;
  }

  /** @param {Progress} progress */
  function starting(progress) {
    const text = speak(...progressIn(progress));
    bar.value = (progress.percent ?? 0) / 100;
    if (element.may !== "look") return strip.say("", text);
    unseen.hidden = false;
    unseen.replaceChildren(text);
  }

  return {
    change,
    leave,
    starting,
    /** @param {Theme} worn */
    dress(worn) {
      theme = worn;
      if (!element.live) paint();
    },
    /** A board that lies gets another picture than one that stands. */
    resize() {
      if (rests && tall !== stage.isTall() && !hasOwn()) change();
    },
    /**
     * It is shown, and offers to be woken.
     * @param {string} [why] what went wrong before
     * @param {boolean} [never] whether it always will
     */
    rest(why, never) {
      const { may } = element;
      rests = true;
      blame(why, never);
      wake.hidden = may === "look";
      if (may !== "look") {
        const learns = /** @type {const} */ (["lesson", "puzzle"]).find(name => element.hasAttribute(name));
        const told = [icon(may === "step" ? "forward" : "play"), speak(learns ?? may)];
        wake.replaceChildren(...why ? [speak("again")] : told);
      }
      paint();
    },
    /** It was woken: the strip says how far that has come. */
    wake() {
      rests = false;
      blame();
      foot.classList.remove("fault");
      foot.hidden = element.may === "look";
      bar.hidden = false;
      wake.hidden = true;
      starting(BEGUN);
    },
  };
}
