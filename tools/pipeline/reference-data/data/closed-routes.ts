import type { ClosedRoute } from '@tim/reference-data';
import {
  BadField,
  countryCode,
  list,
  matching,
  oneOf,
  optional,
  text,
  wholeNumber,
  type Field,
} from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import { knownFrom } from './carrier-status.ts';
import type { DataContext } from './data-context.ts';
import { evidenceOrCount, faultOfDate, faultOfEvidence, page } from './evidence.ts';
import type { KnownCodes } from './known-codes.ts';

/** Where nobody, or some carriers, fly passengers no more: the rules of closed-routes.csv that are in force. */
export async function readClosedRoutes({ read, known, pastDate }: DataContext): Promise<ClosedRoute[]> {
  const areas = anyOrList(known.area);
  const fields = {
    rule: matching(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, 'a name such as RU-EU'),
    what: matching(/\S/, 'what is closed'),
    from_area: areas,
    to_area: areas,
    carriers: anyOrList(known.carrier),
    carrier_countries: list(countryCode),
    applies_to: oneOf('all', 'passenger', 'cargo', 'carrier-code'),
    since: optional(pastDate),
    until: optional(pastDate),
    successors: list(carrierOrAirport(known)),
    exceptions: text,
    except_areas: list(known.area),
    except_numbers: numberRange,
    evidence: evidenceOrCount,
    known_from: knownFrom,
    page,
    // Empty only where nobody knows when a page was written.
    date: optional(pastDate),
    list_rows: wholeNumber(0, 99_999),
    list_rows_changed_later: wholeNumber(0, 99_999),
  };
  const rows = await read('closed-routes', fields, [
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
  return rows
    .map(({ values }) => values)
    .filter(({ until, applies_to: appliesTo }) => until === undefined && CLOSES_PASSENGERS.includes(appliesTo))
    .map((values) => ({
      fromAreas: values.from_area,
      toAreas: values.to_area,
      carriers: values.carriers,
      carrierCountries: values.carrier_countries,
      since: values.since ?? '',
      successors: values.successors,
      exceptAreas: values.except_areas,
      exceptFrom: values.except_numbers.from,
      exceptTo: values.except_numbers.to,
    }));
}

/** The other rules are of freight alone, or say only which carrier flies. */
const CLOSES_PASSENGERS: readonly string[] = ['all', 'passenger'];

const NO_NUMBERS = { from: 0, to: 0 };

/** "8000-8499"; no numbers when empty. */
const numberRange: Field<{ readonly from: number; readonly to: number }> = (value) => {
  if (value === '') return NO_NUMBERS;
  const [from = '', to = '', ...more] = value.split('-');
  const range = { from: wholeNumber(1, 9999)(from), to: wholeNumber(1, 9999)(to) };
  if (more.length > 0 || range.from > range.to) throw new BadField(`'${value}' is not a range of numbers`);
  return range;
};

const ANYWHERE = '*';

function anyOrList(field: Field<string>): Field<readonly string[]> {
  const codes = list(field);
  return (value) => (value === ANYWHERE ? [ANYWHERE] : codes(value));
}

/** Two letters or digits are a carrier, three an airport. */
function carrierOrAirport(known: KnownCodes): Field<string> {
  return (value) => (value.length === 2 ? known.carrier(value) : known.airport(value));
}
