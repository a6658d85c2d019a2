/** What stands between the two ends of a route. */
const BETWEEN = /-+|[–—>→/]|\bto\b/gi;

/** Both ends of a route as lists write it: "ZRH-BOS", "Zurich to Boston", "ZRH / BOS / JFK" at its first sign; undefined for what is none. */
export function splitRoute(text: string): readonly [origin: string, destination: string] | undefined {
  const whole = text.trim();
  for (const { 0: sign, index } of whole.matchAll(BETWEEN)) {
    const end = index + sign.length;
    if (index > 0 && end < whole.length) return [whole.slice(0, index).trimEnd(), whole.slice(end).trimStart()];
  }
  return undefined;
}
