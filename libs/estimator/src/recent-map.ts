/** A map that keeps what was made last, up to a limit, and makes what it does not hold. */
export class RecentMap<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #limit: number;

  /** @param limit - entries kept; beyond, the oldest goes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  getOrMake(key: Key, make: () => Value): Value {
    const before = this.#kept.get(key);
    if (before !== undefined) return before;
    const value = make();
    if (this.#kept.size >= this.#limit) {
      const oldest = this.#kept.keys().next();
      if (!oldest.done) this.#kept.delete(oldest.value);
    }
    this.#kept.set(key, value);
    return value;
  }
}
