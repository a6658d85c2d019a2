/** @returns the function, which makes each key's value once: for keys as few as the carriers, types or airports of the tables */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined || made.has(key)) return before as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
