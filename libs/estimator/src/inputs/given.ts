import type { Given, Sourced } from '@tim/reference-data';

/** A value the caller set; undefined when there is none. */
export function given<Value>(value: Value | undefined): Sourced<Value, Given> | undefined {
  if (value === undefined) return undefined;
  return { value, basis: { kind: 'given' }, source: 'REQUEST', sourceVersion: '', dataCategory: 'PRIMARY' };
}
