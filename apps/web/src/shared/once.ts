/** What `make` makes at the first call is kept; where it is a promise that fails, the next call makes it anew. */
export function once<Value, Asked extends readonly unknown[]>(
  make: (...asked: Asked) => Value,
): (...asked: Asked) => Value {
  let made: { readonly value: Value } | undefined;
  return (...asked) => {
    if (made === undefined) {
      const value = make(...asked);
      made = { value };
      if (value instanceof Promise) value.catch(() => (made = undefined));
    }
    return made.value;
  };
}
