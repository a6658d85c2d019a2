/**
 * Places of a list in rising order of a key, equals as they came. It is filled again and again for a few places at a time, each
 * put where it belongs: sooner than a general sort is set up, and with nothing left behind.
 */
export class RisingOrder {
  readonly #places: number[] = [];
  readonly #keys: number[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  add(place: number, key: number): void {
    const places = this.#places;
    const keys = this.#keys;
    let at = this.#count;
    for (; at > 0; at -= 1) {
      const before = keys[at - 1] ?? 0;
      if (before <= key) break;
      keys[at] = before;
      places[at] = places[at - 1] ?? 0;
    }
    keys[at] = key;
    places[at] = place;
    this.#count += 1;
  }

  /** @param at - 0 to `count` - 1 */
  placeAt(at: number): number {
    return this.#places[at] ?? 0;
  }

  /** @param at - 0 to `count` - 1 */
  keyAt(at: number): number {
    return this.#keys[at] ?? 0;
  }
}
