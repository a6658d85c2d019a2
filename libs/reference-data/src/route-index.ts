/** Flight rows sorted by route: of one carrier, rising by airport pair. */
export type RouteIndex = {
  /** Airport pair of each route: origin x airport count + destination. */
  readonly keys: Uint32Array;
  /** Where each route's rows start in `rows`, and its length at the end. */
  readonly starts: Uint32Array;
  /** The flight rows, route by route, rising within a route. */
  readonly rows: Uint32Array;
};

/** More than the list has rows: an airport pair and a place below it are one exact number together. */
const PLACES = 2 ** 20;

/**
 * Sort a carrier's flight rows into routes.
 *
 * @param rows - rising
 * @param keyOf - airport pair of a row
 */
export function indexRoutes(rows: Uint32Array, keyOf: (row: number) => number): RouteIndex {
  // Numbers are sorted much faster than by a function that compares them.
  const sorted = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) sorted[place] = keyOf(rows[place] ?? 0) * PLACES + place;
  sorted.sort();
  const byRoute = new Uint32Array(rows.length);
  const keys = new Uint32Array(rows.length);
  const starts = new Uint32Array(rows.length + 1);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const packed = sorted[at] ?? 0;
    const key = Math.floor(packed / PLACES);
    byRoute[at] = rows[packed - key * PLACES] ?? 0;
    if (count > 0 && keys[count - 1] === key) continue;
    keys[count] = key;
    starts[count] = at;
    count += 1;
  }
  starts[count] = rows.length;
  return { keys: keys.slice(0, count), starts: starts.slice(0, count + 1), rows: byRoute };
}
