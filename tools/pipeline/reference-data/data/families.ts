import type { AircraftName } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { list, matching, optional, text } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

/** A name that means several types. */
export type FamilyRow = {
  /** IATA's umbrella code, or the name the public uses. */
  readonly family: string;
  /** '' when there is no other name. */
  readonly alsoCalled: string;
  /** ICAO types. */
  readonly types: readonly string[];
};

/** The variant that stands for most of a type's airframes. */
export type UsualVariant = { readonly type: string; readonly variant: string };

const familyName = matching(/^[A-Z0-9]{3,4}$/, 'a name of three or four letters and digits');
const HOW_KNOWN = { evidence, page, remark: text };

export async function readFamilies({ read, known, pastDate }: DataContext): Promise<FamilyRow[]> {
  const fields = {
    family: familyName,
    also_called: optional(familyName),
    icao_types: list(known.aircraftType),
    date: pastDate,
    ...HOW_KNOWN,
  };
  const rows = await read('families', fields, [
    ({ icao_types: types }) => (types.length === 0 ? 'icao_types is empty' : undefined),
    faultOfEvidence,
    standsOnce(({ family }) => family),
  ]);
  return rows.map(({ values }) => ({
    family: values.family,
    alsoCalled: values.also_called ?? '',
    types: values.icao_types,
  }));
}

export async function readUsualVariants({ read, known, pastDate }: DataContext): Promise<UsualVariant[]> {
  const fields = { icao_type: known.aircraftType, iata_variant: known.aircraftVariant, date: pastDate, ...HOW_KNOWN };
  const rows = await read('usual-variants', fields, [faultOfEvidence, standsOnce(({ icao_type: type }) => type)]);
  return rows.map(({ values }) => ({ type: values.icao_type, variant: values.iata_variant }));
}

export function buildFamilies(
  families: readonly FamilyRow[],
  variants: readonly UsualVariant[],
  names: readonly AircraftName[],
): Uint8Array {
  const table = newTable({ table: 'families', sources: [DATA_CREDITS.families], rows: families.length });
  table.columns
    .strings(families.map(({ family }) => family))
    .strings(families.map(({ alsoCalled }) => alsoCalled))
    .uints(families.map(({ types }) => types.length))
    .strings(families.flatMap(({ types }) => types))
    .strings(variants.map(({ type }) => type))
    .strings(variants.map(({ variant }) => variant))
    .strings(names.map(({ name }) => name))
    .repeatedStrings(names.map(({ naming }) => naming))
    .strings(names.map(({ aircraftCode }) => aircraftCode));
  return table.toBytes();
}
