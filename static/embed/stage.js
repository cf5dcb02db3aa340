// The board of an element while it lives: painted while it is near the window, touched, and covered between two hands.
import { Board } from "../board/board.js";
import { button, make } from "./make.js";

/** @import { Request, View } from "./line.js" */
/** @import { Parts } from "./parts.js" */

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
/** A picture that is lower than this, because it did not arrive, leaves no room for a board. */
const LEAST_PX = 60;

/** @typedef {ReturnType<typeof makeStage>} Stage */

/**
 * @param {Element} element
 * @param {Parts} parts
 * @param {(request: Request) => unknown} ask
 */
export function makeStage(element, { board: place, cover, holder, live }, ask) {
  /** @type {Board | null} */
  let board = null;
  /** @type {View | null} */
  let view = null;
  /** Whether it is on the window or near it. */
  let near = true;
  /** The drawings inside while they are put aside, and what keeps their room. @type {[SVGElement, Element][]} */
  const aside = [];

  holder.addEventListener("keydown", ({ altKey, ctrlKey, metaKey, key }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "Escape") ask({ do: "cancel" });
    if (key === "d" && view?.end) ask({ do: "touch", touch: view.end });
  });
  // Whatever changes the theme, here or on the page, changes a colour that the style sheet lets take a moment.
  live.addEventListener("transitionrun", ({ target }) => {
    if (target === live) repaint();
  });
  new IntersectionObserver(seen => come(seen[seen.length - 1].isIntersecting), { rootMargin: "50%" }).observe(place);
  const print = () => come(true);

  /**
   * What is far from the window is let go, and made again when it comes near: many boards then weigh like few.
   * @param {boolean} comes
   */
  function come(comes) {
    if (near === comes || (!comes && element.shadowRoot?.activeElement)) return;
    near = comes;
    if (!view) return;
    if (near) paint(view, view);
    else board?.clear();
  }

  /**
   * @param {View} now
   * @param {View | null} before
   */
  function paint({ display, ply, count }, before) {
    board ??= new Board(holder, { touched: touch => ask({ do: "touch", touch }) });
    if (before?.ply !== ply || before.count !== count) board.beginAnew();
    board.show(display, !matchMedia(REDUCED_MOTION).matches);
    board.resize(holder.clientWidth);
    holder.setAttribute("aria-label", display.label);
  }

  function repaint() {
    if (view) board?.repaint();
  }

  /**
   * Drawings inside the element are taken off the page while it lives, for they weigh; their room stays. Where a
   * picture did not arrive, the board makes itself room.
   * @param {number} ratio
   */
  function putAside(ratio) {
    for (const drawing of /** @type {NodeListOf<SVGElement>} */ (element.querySelectorAll(":scope > svg"))) {
      const hollow = /** @type {Element} */ (drawing.cloneNode(false));
      hollow.setAttribute("aria-hidden", "true");
      drawing.replaceWith(hollow);
      aside.push([drawing, hollow]);
    }
    if (place.clientHeight > LEAST_PX) return;
    place.classList.add("drawn");
    for (const side of ["--wide", "--tall"]) place.style.setProperty(side, String(ratio));
  }

  return {
    repaint,
    isNear: () => near,
    isTall: () => place.clientHeight > place.clientWidth,
    /** @param {View} now */
    show(now) {
      const { w, h } = now.display;
      const before = view;
      view = now;
      if (!before) {
        putAside(w / h);
        addEventListener("beforeprint", print); // Only while it lives: the window would keep it when it has left its page.
      }
      holder.style.aspectRatio = `${w} / ${h}`;
      holder.style.width = `min(100cqw, calc(100cqh * ${w / h}))`;
      place.classList.add("alive");
      live.hidden = false;
      if (near) paint(now, before);
      cover.hidden = !now.cover;
      if (!now.cover) return;
      const [sentence, label] = now.cover;
      cover.replaceChildren(make("span", {}, sentence), button({}, [label], () => ask({ do: "take" })));
    },
    /** It lives no more: what was put aside is there again. */
    rest() {
      view = null;
      removeEventListener("beforeprint", print);
      board?.clear();
      for (const [drawing, hollow] of aside.splice(0)) hollow.replaceWith(drawing);
      live.hidden = true;
      place.classList.remove("alive");
    },
    resize() {
      if (near) board?.resize(holder.clientWidth);
    },
    /** The focus goes to the cover if there is one, else to the board. @param {boolean} first to its first place */
    focus(first) {
      if (view?.cover) cover.querySelector("button")?.focus();
      else if (first) board?.focusFirst();
      else board?.focus();
    },
  };
}
