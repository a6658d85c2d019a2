import { manyMarkets } from '@tim/estimator';
import { citiesWithFlights, journeysOf, rankPlaces } from '@tim/meet';
import type { Tables } from '@tim/reference-data';
import type { Measure } from '../report.ts';

const [PEOPLE, HOMES, RANKED] = [200, 40, 10];

/** Where many people should meet, once the data is there, with no figure known from before: people of the busiest cities, and of cities as they come. */
export function meetingMeasures(tables: Tables): readonly Measure[] {
  const places = citiesWithFlights(tables);
  const everyFew = Math.floor(places.length / HOMES);
  return [
    homesMeasure('the busiest', tables, places.slice(0, HOMES)),
    homesMeasure('one in fifteen', tables, places.filter((_, at) => at % everyFew === 0).slice(0, HOMES)),
  ];
}

function homesMeasure(which: string, tables: Tables, cities: readonly string[]): Measure {
  const markets = manyMarkets(tables);
  const start = performance.now();
  const places = citiesWithFlights(tables);
  const homes = cities.map((code) => ({ code, people: PEOPLE / cities.length }));
  const how = { cabin: 'economy', isReturn: true, isByLandLeftOut: false, isToItsOwnAirports: true } as const;
  const journeys = journeysOf(how, tables, markets);
  const steps = rankPlaces({ homes, online: 0, places, most: RANKED }, journeys);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const seconds = (performance.now() - start) / 1000;
  const { considered, computed, unreached } = step.value;
  return {
    what: `where ${PEOPLE} from ${cities.length} of ${considered} cities, ${which}, meet`,
    value: seconds,
    unit: 's',
    most: 3,
    also: `${computed} whole totals, ${unreached.length} without a flight`,
  };
}
