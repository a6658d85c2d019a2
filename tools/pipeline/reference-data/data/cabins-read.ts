import { date, list, matching, oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import { CABIN_USES, seats, subFleet } from './cabins.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

const seatsOrNone = optional(seats);

/** Check cabins-read.csv: layouts read on pages, to be held against cabins.csv. No table is built from it yet. */
export async function checkCabinsRead({ read, known, pastDate }: DataContext): Promise<void> {
  const fields = {
    carrier: known.carrier,
    icao_type: known.aircraftType,
    sub_fleet: subFleet,
    operator: text,
    use: list(oneOf(...CABIN_USES, 'premium-transcontinental')),
    first: seatsOrNone,
    business: seatsOrNone,
    premium_economy: seatsOrNone,
    economy: seatsOrNone,
    total: wholeNumber(1, 900),
    class_mapping: text,
    airframes: optional(wholeNumber(0, 500)),
    airframes_are: optional(oneOf('on-source-date', 'planned', 'to-be-converted', 'first-refitted', 'first-delivered')),
    from_date: optional(date),
    status: optional(oneOf('flying', 'leaving', 'planned', 'retired', 'not-confirmed-since')),
    route_examples: list(matching(/^[A-Z]{3}(-[A-Z]{3})+$/, 'a route such as ZRH-BOS')),
    evidence,
    page,
    date: optional(pastDate),
    second_page: page,
    second_date: optional(pastDate),
    other_total: optional(wholeNumber(1, 900)),
    other_page: page,
    other_date: optional(pastDate),
    remark: text,
  };
  await read('cabins-read', fields, [
    ({ first, business, premium_economy, economy, total }) => {
      const classes = [first, business, premium_economy, economy].filter((count) => count !== undefined);
      if (classes.length === 0) return undefined;
      if (classes.length < 4) return 'first, business, premium_economy and economy: all of them, or none';
      const sum = classes.reduce((all, count) => all + count, 0);
      return sum === total
        ? undefined
        : `total is ${total}, but first, business, premium_economy and economy make ${sum}`;
    },
    faultOfEvidence,
    standsOnce(
      ({ carrier, icao_type, sub_fleet, date: day }) => `${carrier} ${icao_type} ${sub_fleet} of ${day ?? 'no date'}`,
    ),
  ]);
}
