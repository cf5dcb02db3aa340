// An empty stand-in for IndexedDB. PyScript opens a database at every start, and browsers forbid that in private
// windows and in frames on other sites; nothing of ours is kept there, so it always gets this one.
/** @param {unknown} [result] */
const answered = result => {
  /** @type {{ result: unknown, onsuccess?: (event: { target: unknown }) => void }} */
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
};
const store = new Proxy(
  { count: () => answered(0), getAllKeys: () => answered([]) },
  { get: (methods, name) => Reflect.get(methods, name) ?? (() => answered()) },
);
const database = { close() {}, transaction: () => ({ objectStore: () => store }) };

Object.defineProperty(globalThis, "indexedDB", {
  configurable: true,
  value: { open: () => answered(database) },
});
