import { newTable } from '../codec/new-table.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { FamilyRow, UsualVariant } from '../data/families.ts';

export function buildFamilies(families: readonly FamilyRow[], variants: readonly UsualVariant[]): Uint8Array {
  const table = newTable({ table: 'families', sources: [DATA_CREDITS.families], rows: families.length });
  table.columns
    .strings(families.map(({ family }) => family))
    .strings(families.map(({ alsoCalled }) => alsoCalled))
    .uints(families.map(({ types }) => types.length))
    .strings(families.flatMap(({ types }) => types))
    .strings(variants.map(({ type }) => type))
    .strings(variants.map(({ variant }) => variant));
  return table.toBytes();
}
