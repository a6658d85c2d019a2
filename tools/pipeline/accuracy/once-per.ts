/** The first of those with the same key. */
export function oncePer<Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly Value[] {
  return [...Map.groupBy(values, keyOf).values()].flatMap((same) => same[0] ?? []);
}
