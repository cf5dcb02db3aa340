/** Where Pentapod is served from: the folder above the one of this script, unless the page names another. */
export let SITE = new URL(
  "../", /** @type {HTMLScriptElement | null} */ (globalThis.document?.currentScript)?.src ?? import.meta.url,
).href;

/**
 * Name the folder that Pentapod's files are served from, before a board of the page comes to life.
 * @param {string | URL} address
 */
export function setSite(address) {
  const { href } = new URL(address, document.baseURI);
  SITE = href.endsWith("/") ? href : `${href}/`;
}
