// Where a script runs, and how it gets a file of the site.

export const isWorker = !("document" in globalThis);

/** Whether a service worker answers this page: then it was here before. Some frames may not even ask. */
export function isControlled() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

const GZIP = 0x1f8b;

/**
 * The bytes of a file of the site. What a zip holds is packed by gzip as a whole: that is smaller, and browsers undo
 * it quicker than Python does.
 * @param {string} file
 */
export async function bring(file) {
  const response = await fetch(new URL(`../${file}${file.endsWith(".zip") ? ".gz" : ""}`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const content = await response.arrayBuffer();
  // Some servers have it undone on the way, and a page that holds all files has it done.
  const isPacked = content.byteLength > 2 && new DataView(content).getUint16(0) === GZIP;
  return new Uint8Array(isPacked ? await unpacked(content) : content);
}

/** @param {ArrayBuffer} content */
function unpacked(content) {
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
