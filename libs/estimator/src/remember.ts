/** @returns the function, which makes each key's value once: for keys as few as the carriers or types of the tables */
export function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined || made.has(key)) return before as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
