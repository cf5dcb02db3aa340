/** A context that writes down what is done to it. */
export function recording() {
  /** @type {unknown[]} */
  const done = [];
  const context = new Proxy({ canvas: { width: 80, height: 60 }, globalAlpha: 1 }, {
    get: (held, name) => name in held ? Reflect.get(held, name)
      : (/** @type {unknown[]} */ ...values) => { done.push([name, ...values]); },
    set: (held, name, value) => {
      done.push([name, "=", value]);
      return true;
    },
  });
  return { context: /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context)), done };
}
