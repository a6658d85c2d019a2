import type { AircraftName } from '@tim/reference-data';
import { matching, optional, text } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import type { FamilyRow } from './families.ts';

/**
 * Names of aircraft as people and lists write them.
 *
 * @param families - those that a name can mean
 */
export async function readAircraftNames(
  { read, known }: DataContext,
  families: readonly FamilyRow[],
): Promise<AircraftName[]> {
  const codes = new Set(families.flatMap(({ family, alsoCalled }) => [family, alsoCalled]));
  const fields = {
    name: matching(/^[a-z0-9][a-z0-9 ()-]{2,}$/, 'a name in small letters'),
    aircraft_code: optional(known.aircraftCode),
    family: optional(text),
    remark: text,
  };
  const rows = await read('aircraft-names', fields, [
    ({ aircraft_code: code, family }) =>
      (code === undefined) === (family === undefined) ? 'aircraft_code or family: one of them, not both' : undefined,
    ({ family }) =>
      family === undefined || codes.has(family) ? undefined : `family '${family}' is not in families.csv`,
    standsOnce(({ name }) => name.replaceAll(/[^a-z0-9]/g, '')),
  ]);
  return rows.map(({ values: { name, aircraft_code: code, family = '' } }) => ({
    name,
    naming: code === undefined ? 'family' : 'exact',
    aircraftCode: code ?? family,
  }));
}
