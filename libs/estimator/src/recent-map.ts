/**
 * A map that keeps what was asked for recently. It has two generations: when the young one is full it becomes the old one,
 * and the old one goes; what is asked for again moves to the young one.
 */
export class RecentMap<Key, Value extends object | number> {
  readonly #generationSize: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param limit - entries kept at most, 2 or more */
  constructor(limit: number) {
    this.#generationSize = Math.ceil(limit / 2);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    return old === undefined ? undefined : this.keep(key, old);
  }

  /** @returns the value */
  keep(key: Key, value: Value): Value {
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }

  getOrMake(key: Key, make: () => Value): Value {
    return this.get(key) ?? this.keep(key, make());
  }
}
