import {
  BadField,
  date,
  iataCarrier,
  list,
  matching,
  oneOf,
  optional,
  text,
  wholeNumber,
  type Field,
} from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import { knownFrom } from './carrier-status.ts';
import type { DataContext } from './data-context.ts';
import { dateIfKnown, evidenceOrCount, faultOfDate, faultOfEvidence, page } from './evidence.ts';
import { countryCode, type KnownCodes } from './known-codes.ts';

/** Check closed-routes.csv: where nobody, or some carriers, fly no more. No table is built from it yet. */
export async function checkClosedRoutes({ file: fileOf, known, report }: DataContext): Promise<void> {
  const file = fileOf('closed-routes');
  const areas = anyOrList(area(known));
  const fields = {
    rule: matching(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, 'a name such as RU-EU'),
    what: matching(/\S/, 'what is closed'),
    from_area: areas,
    to_area: areas,
    carriers: anyOrList(iataCarrier),
    carrier_countries: list(countryCode),
    applies_to: oneOf('all', 'passenger', 'cargo', 'carrier-code'),
    since: optional(date),
    until: optional(date),
    successors: list(matching(/^[A-Z0-9]{2,3}$/, 'a carrier or an airport')),
    exceptions: text,
    evidence: evidenceOrCount,
    known_from: knownFrom,
    page,
    date: dateIfKnown,
    list_rows: wholeNumber(0, 99_999),
    list_rows_changed_later: wholeNumber(0, 99_999),
  };
  keepSound(file.name, await readRows(file, fields, report), report, [
    ({ carriers, carrier_countries: countries }) =>
      (carriers.length === 0) === (countries.length === 0)
        ? 'carriers or carrier_countries: one of them, not both'
        : undefined,
    ({ since, until }) =>
      until !== undefined && since !== undefined && until < since
        ? `until ${until} lies before since ${since}`
        : undefined,
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ rule }) => rule),
  ]);
}

const ANYWHERE = '*';

function anyOrList(field: Field<string>): Field<readonly string[]> {
  const codes = list(field);
  return (value) => (value === ANYWHERE ? [ANYWHERE] : codes(value));
}

/** Two letters are a country, three an airport. */
function area(known: KnownCodes): Field<string> {
  return (value) => {
    if (value.length === 2) return countryCode(value);
    if (value.length === 3) return known.airport(value);
    throw new BadField(`'${value}' is neither a country nor an airport`);
  };
}
