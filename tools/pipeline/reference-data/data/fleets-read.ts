import { oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

/** Check fleets-read.csv: airframes that pages state, to be held against fleets.csv. No table is built from it yet. */
export async function checkFleetsRead({ file: fileOf, known, pastDate, report }: DataContext): Promise<void> {
  const file = fileOf('fleets-read');
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
  keepSound(file.name, await readRows(file, fields, report), report, [
    faultOfEvidence,
    standsOnce((row) => `${row.carrier} ${row.icao_type} ${row.scope} ${row.operator} of ${row.date ?? 'no date'}`),
  ]);
}
