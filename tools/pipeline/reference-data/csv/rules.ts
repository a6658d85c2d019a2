/** What is wrong with a row beyond its single fields, its column named; undefined when nothing is. */
export type Rule<Values> = (values: Values) => string | undefined;

/** @returns a rule by which of two rows with the same key the second is wrong */
export function standsOnce<Values>(keyOf: (values: Values) => string): Rule<Values> {
  const seen = new Set<string>();
  return (values) => {
    const key = keyOf(values);
    if (seen.has(key)) return `${key} stands there twice`;
    seen.add(key);
    return undefined;
  };
}
