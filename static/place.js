// Where a script runs.

export const isWorker = !("document" in globalThis);

/** Whether a service worker answers this page: then it was here before. Some frames may not even ask. */
export function isControlled() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
