/** Texts by code unit, each once, and the number by which the columns of a table name each. */
export function numbered(texts: readonly string[]) {
  const sorted = [...new Set(texts)].sort();
  const numbers = new Map(sorted.map((text, number) => [text, number]));
  return { sorted, numberOf: (text: string) => numbers.get(text) ?? 0 };
}
