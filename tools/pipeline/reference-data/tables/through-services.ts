import { text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AirportRow } from './airports.ts';
import { AIRLINES, bitreRoute, COUNTRY } from './bitre-names.ts';
import type { BuildContext } from './build-context.ts';
import { citiesByCode } from './cities-by-code.ts';

/**
 * Part of an airline's flights to a country that may go on to a third one for its passengers to be counted [1]. Whoever flies from Dubai
 * by way of Sydney to Christchurch is not counted between Australia and either, and sits on a seat that is. Our choice.
 */
const MOST_THROUGH = 0.1;

/**
 * Airlines and countries, "SQ SG", of whose flights to Australia the passengers counted are nearly all on board: they have services, and few
 * that also touch a third country.
 */
export async function plainServices(
  { sources, report }: BuildContext,
  airportList: readonly AirportRow[],
): Promise<ReadonlySet<string>> {
  const fields = {
    airline: text,
    route: bitreRoute,
    flights: wholeNumber(0, 10_000),
  };
  const cities = citiesByCode(airportList);
  const sums = new Map<string, { all: number; through: number }>();
  for (const { values } of await readRows(sources.file('australiaRoutes'), fields, report)) {
    const touched = values.route.split('-').map((code) => cities.get(code)?.country ?? code);
    const abroad = [...new Set(touched)].filter((country) => country !== COUNTRY);
    for (const country of abroad) {
      const key = `${AIRLINES[values.airline] ?? values.airline} ${country}`;
      const sum = sums.get(key) ?? { all: 0, through: 0 };
      sums.set(key, sum);
      sum.all += values.flights;
      if (abroad.length > 1) sum.through += values.flights;
    }
  }
  return new Set(
    [...sums].filter(([, { all, through }]) => all > 0 && through <= MOST_THROUGH * all).map(([key]) => key),
  );
}
