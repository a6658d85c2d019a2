import { oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

/** Check fleets-read.csv: airframes that pages state, to be held against fleets.csv. No table is built from it yet. */
export async function checkFleetsRead({ read, known, pastDate }: DataContext): Promise<void> {
  const fields = {
    carrier: known.carrier,
    icao_type: known.aircraftType,
    scope: oneOf('carrier', 'certificate', 'two-certificates', 'group'),
    operator: text,
    airframes: wholeNumber(0, 2000),
    status: oneOf('flying', 'planned', 'retired'),
    evidence,
    page,
    date: optional(pastDate),
    second_airframes: optional(wholeNumber(0, 2000)),
    second_page: page,
    second_date: optional(pastDate),
    remark: text,
  };
  await read('fleets-read', fields, [
    faultOfEvidence,
    standsOnce((row) => `${row.carrier} ${row.icao_type} ${row.scope} ${row.operator} of ${row.date ?? 'no date'}`),
  ]);
}
