// The code of the board that is being made, by where it goes, and its picture as a file.
import { copies } from "../copying.js";
import { byId } from "./data.js";

/**
 * What Python says of a board.
 * @typedef {object} Code
 * @property {Record<string, string>} codes by where they go
 * @property {string} svg its picture, alone
 * @property {string} file the name of a file with the picture, without its ending
 * @property {string} label what the picture shows
 * @property {string[]} seats
 * @property {number} count how many actions its game has
 */

const PIXELS = 1600;

export class Codes {
  /** @type {Code | null} */
  #code = null;

  constructor() {
    byId("kinds").addEventListener("change", () => this.#showKind());
    copies(byId("copy"), field());
    byId("svg").addEventListener("click", () => this.#code && save(this.#code.file, "svg", svgBlob(this.#code.svg)));
    byId("png").addEventListener("click", () => this.#savePng());
  }

  /** Python has been asked. */
  wait() {
    byId("codes").setAttribute("aria-busy", "true");
  }

  /** @param {Code} code */
  show(code) {
    this.#code = code;
    this.#settle("");
    this.#showKind();
  }

  /**
   * There is no code, for this reason.
   * @param {string} why
   */
  refuse(why) {
    this.#code = null;
    this.#settle(why);
    field().value = "";
    byId("code-size").textContent = "";
  }

  /** @param {string} why */
  #settle(why) {
    byId("codes").setAttribute("aria-busy", "false");
    byId("fault").textContent = why;
    byId("fault").hidden = !why;
    for (const id of ["copy", "svg", "png"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = Boolean(why);
  }

  #showKind() {
    const checked = /** @type {HTMLInputElement} */ (byId("kinds").querySelector(":checked"));
    for (const note of /** @type {NodeListOf<HTMLElement>} */ (byId("codes").querySelectorAll("[data-kind]"))) {
      note.hidden = note.dataset.kind !== checked.value;
    }
    const code = this.#code?.codes[checked.value] ?? "";
    field().value = code;
    const size = byId("code-size");
    size.textContent = code && (size.dataset.words ?? "").replace("{size}", (code.length / 1000).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }));
  }

  async #savePng() {
    const code = this.#code;
    if (!code) return;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(code.svg)}`;
    await image.decode();
    const scale = PIXELS / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob(blob => blob && save(code.file, "png", blob));
  }
}

function field() {
  return /** @type {HTMLTextAreaElement} */ (byId("code"));
}

/** @param {string} svg */
function svgBlob(svg) {
  return new Blob([svg], { type: "image/svg+xml" });
}

/**
 * @param {string} name
 * @param {string} ending
 * @param {Blob} blob
 */
function save(name, ending, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
