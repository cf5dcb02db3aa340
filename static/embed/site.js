/** Where Pentapod is served from: the folder above the one of this script. */
export const SITE = new URL("../", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
