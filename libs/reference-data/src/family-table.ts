import type { OpenTable } from './table-header.ts';
import type { FamilyTable } from './look-ups.ts';

/** Columns: family, its other name ('' for none), how many types it means; those types; then types and their usual variants; then names of aircraft. */
export function readFamilies({ reader }: OpenTable): FamilyTable {
  const families = reader.strings();
  const otherNames = reader.strings();
  const counts = reader.uints();
  const types = reader.strings();
  const variedTypes = reader.strings();
  const variants = reader.strings();
  const names = reader.strings();
  const namings = reader.repeatedStrings();
  const codes = reader.strings();

  const typesOf = new Map<string, readonly string[]>();
  let first = 0;
  families.forEach((family, index) => {
    const end = first + (counts[index] ?? 0);
    const meant = types.slice(first, end);
    first = end;
    typesOf.set(family, meant);
    const otherName = otherNames[index] ?? '';
    if (otherName !== '') typesOf.set(otherName, meant);
  });
  const usual = new Map(variedTypes.map((type, index) => [type, variants[index] ?? '']));
  return {
    typesOf: (code) => typesOf.get(code),
    usualVariant: (type) => usual.get(type),
    names: names.map((name, index) => ({
      name,
      naming: namings[index] === 'exact' ? 'exact' : 'family',
      aircraftCode: codes[index] ?? '',
    })),
  };
}
