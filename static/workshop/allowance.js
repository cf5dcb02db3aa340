// How much may come from a stranger: so much at once, and so much a second for long.

export class Allowance {
  #left;
  #since;

  /**
   * @param {number} most
   * @param {number} perSecond
   * @param {number} now in milliseconds
   */
  constructor(most, perSecond, now) {
    this.most = most;
    this.perSecond = perSecond;
    this.#left = most;
    this.#since = now;
  }

  /**
   * Whether so much more may come.
   * @param {number} amount
   * @param {number} now
   */
  takes(amount, now) {
    this.#left = Math.min(this.most, this.#left + (now - this.#since) / 1000 * this.perSecond) - amount;
    this.#since = now;
    return this.#left >= 0;
  }
}
