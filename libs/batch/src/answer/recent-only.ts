/**
 * Remembers what was asked for last: at most twice `most` values. When as many new ones have come in, those that nobody asked for
 * since are dropped.
 */
export function recentOnly<Value>(most: number): (key: string, make: () => Value) => Value {
  let recent = new Map<string, Value>();
  let before = new Map<string, Value>();
  return (key, make) => {
    let value = recent.get(key);
    if (value !== undefined) return value;
    value = before.get(key) ?? make();
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
