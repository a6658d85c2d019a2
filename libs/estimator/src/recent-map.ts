/**
 * A map that keeps what was asked for recently and makes what it does not hold. It has two generations: when the young one is
 * full it becomes the old one, and the old one goes; what is asked for again moves to the young one.
 */
export class RecentMap<Key, Value extends object | number> {
  readonly #generationSize: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param limit - entries kept at most, 2 or more */
  constructor(limit: number) {
    this.#generationSize = Math.ceil(limit / 2);
  }

  getOrMake(key: Key, make: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
