import { greatCircleDistanceKm } from '@tim/engine';
import type { RouteOption } from '@tim/engine';
import type { Airport, Provenance } from '@tim/reference-data';
import { isUsTerritory } from '../question/route.ts';
import type { Leg, Network } from './network.ts';

/** Time between two flights at a hub [h]. Our choice: schedules are not public. */
export const CONNECTION_HOURS = 2;

/** One way to fly a market: a direct flight, or two of one carrier, or of two sold together, over a hub. */
export type MarketOption = RouteOption & {
  readonly flown: readonly Leg[];
  /** Where its operating days come from. */
  readonly daysFrom: Provenance | undefined;
};

/** Most of a market's ways are dropped for their duration: names are written for those that are looked at. */
class Way implements MarketOption {
  readonly flown: readonly Leg[];
  readonly directDistanceKm: number;
  readonly durationHours: number;
  readonly operatingDays: number;

  constructor(flown: readonly Leg[], directDistanceKm: number) {
    let [flyingHours, days] = [0, Infinity];
    for (const leg of flown) {
      flyingHours += leg.blockTimeHours;
      days = Math.min(days, leg.days);
    }
    this.flown = flown;
    this.directDistanceKm = directDistanceKm;
    this.durationHours = flyingHours + (flown.length - 1) * CONNECTION_HOURS;
    this.operatingDays = days;
  }

  get legs(): readonly string[] {
    return this.flown.map((leg) => `${leg.fromCity}-${leg.toCity}`);
  }

  get carriers(): readonly string[] {
    return this.flown.map((leg) => leg.carrierCode);
  }

  get daysFrom(): Provenance | undefined {
    return this.flown.find((leg) => leg.days === this.operatingDays)?.daysFrom;
  }
}

/** The US and its territories are one: who flies from Puerto Rico to Buffalo does not cross a border. */
const isAtHome = ({ countryCode: one }: Airport, { countryCode: other }: Airport) =>
  one === other || (isUsTerritory(one) && isUsTerritory(other));

/**
 * Every way known to fly between two airports' cities, or those near them: without a stop, or with one over a hub of the
 * carrier, or of one of two that are sold on one ticket. A nearby airport does not turn a flight within a country into one
 * abroad, nor the other way round: who takes it needs other papers.
 */
export function marketOptions(network: Network, origin: Airport, destination: Airport): readonly MarketOption[] {
  const options: MarketOption[] = [];
  const { airports: ends } = network.withNearby(destination);
  const isWithinCountry = isAtHome(origin, destination);
  for (const { airport: start } of network.withNearby(origin).airports) {
    for (const { airport: end } of ends) {
      if (start.cityCode === end.cityCode || isAtHome(start, end) !== isWithinCountry) continue;
      const directKm = greatCircleDistanceKm(start, end);
      for (const leg of network.between(start.cityCode, end.cityCode) ?? []) {
        options.push(new Way([leg], directKm));
      }
      for (const { firsts, seconds } of network.changes(start.cityCode, end.cityCode)) {
        for (const first of firsts) {
          const soldWith = network.soldWith(first.carrierCode);
          for (const second of seconds) {
            if (!soldWith.has(second.carrierCode) || !(first.endsAtHub || second.startsAtHub)) continue;
            options.push(new Way([first, second], directKm));
          }
        }
      }
    }
  }
  return options;
}
