import type { RowReport } from './row-report.ts';

type ReadRow<Values> = { readonly line: number; readonly values: Values };

/** What is wrong with a row beyond its single fields, its column named; undefined when nothing is. */
export type Rule<Values> = (values: Values) => string | undefined;

/** The rows that keep every rule; each other is reported with the first rule it breaks. */
export function keepSound<Values>(
  file: string,
  rows: readonly ReadRow<Values>[],
  report: RowReport,
  rules: readonly Rule<Values>[],
): ReadRow<Values>[] {
  return rows.filter(({ line, values }) => {
    for (const rule of rules) {
      const fault = rule(values);
      if (fault === undefined) continue;
      report.bad(file, line, fault);
      return false;
    }
    return true;
  });
}

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
