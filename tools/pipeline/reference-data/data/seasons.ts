import { BadField, list, optional, type Field } from '../csv/fields.ts';
import { standsOnce, type Rule } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';
import { faultOfTwoAirports } from './route-aircraft.ts';

/** First and last month of the year in which a route is flown, 1 to 12; from November to April the first is the later one. */
type Months = { readonly first: number; readonly last: number };

export type SeasonRow = Months & {
  /** Empty: any. */
  readonly carrier: string;
  /** Two, or one: its flights to and from other countries. */
  readonly airports: readonly [one: string, other: string | undefined];
};

const months: Field<Months> = (value) => {
  const [, first = '', last = ''] = /^(1[0-2]|[1-9])-(1[0-2]|[1-9])$/.exec(value) ?? [];
  if (last === '') throw new BadField(`'${value}' is not a first and a last month like 4-10`);
  return { first: Number(first), last: Number(last) };
};

/** In which months routes are flown, of seasons.csv, sorted by carrier and airports. */
export async function readSeasons({ read, known, pastDate }: DataContext): Promise<SeasonRow[]> {
  const fields = {
    carrier: optional(known.carrier),
    airports: list(known.airport),
    months,
    ...howKnown(pastDate),
  };
  const rows = await read('seasons', fields, [
    faultOfEvidence,
    faultOfDate,
    airportsOfSeason,
    standsOnce(({ carrier = '', airports }) => `${carrier} ${airports.join(' ')}`),
  ]);
  return rows
    .map(({ values: { carrier = '', airports, months: flown } }) => ({
      carrier,
      airports: [airports[0] ?? '', airports[1]] as const,
      ...flown,
    }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const airportsOfSeason: Rule<{ readonly carrier: string | undefined; readonly airports: readonly string[] }> = (row) =>
  row.carrier === undefined && row.airports.length === 1 ? undefined : faultOfTwoAirports(row);

const keyOf = ({ carrier, airports }: SeasonRow) => [carrier, ...airports].join(' ');
