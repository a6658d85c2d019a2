/** What `make` makes at the first call is kept; where it is a promise that fails, the next call makes it anew. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    if (made === undefined) {
      const value = make();
      made = { value };
      if (value instanceof Promise) value.catch(() => (made = undefined));
    }
    return made.value;
  };
}
