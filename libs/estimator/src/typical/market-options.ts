import { blockTimeHours, greatCircleDistanceKm } from '@tim/engine';
import type { RouteOption } from '@tim/engine';
import type { Airport, Provenance } from '@tim/reference-data';
import type { Leg, Network } from './network.ts';

/** Time between two flights at a hub [h]. Our choice: schedules are not public. */
export const CONNECTION_HOURS = 2;

/** One way to fly a market: a direct flight, or two of one carrier, or of two sold together, over a hub. */
export type MarketOption = RouteOption & {
  readonly flown: readonly Leg[];
  /** Where its operating days come from. */
  readonly daysFrom: Provenance | undefined;
};

function option(flown: readonly Leg[], directDistanceKm: number): MarketOption {
  const flying = flown.reduce((hours, leg) => hours + blockTimeHours(leg.greatCircleKm), 0);
  const operatingDays = Math.min(...flown.map((leg) => leg.days));
  return {
    flown,
    legs: flown.map((leg) => `${leg.fromCity}-${leg.toCity}`),
    carriers: flown.map((leg) => leg.carrierCode),
    durationHours: flying + (flown.length - 1) * CONNECTION_HOURS,
    directDistanceKm,
    operatingDays,
    daysFrom: flown.find((leg) => leg.days === operatingDays)?.daysFrom,
  };
}

/**
 * Every way known to fly between two airports' cities, or those near them: without a stop, or with one over a hub of the
 * carrier, or of one of two that are sold on one ticket.
 */
export function marketOptions(network: Network, origin: Airport, destination: Airport): readonly MarketOption[] {
  const options: MarketOption[] = [];
  const ends = network.withNearby(destination);
  for (const start of network.withNearby(origin)) {
    for (const end of ends) {
      if (start.cityCode === end.cityCode) continue;
      const directKm = greatCircleDistanceKm(start, end);
      for (const leg of network.between(start.cityCode, end.cityCode) ?? []) {
        options.push(option([leg], directKm));
      }
      for (const first of network.from(start.cityCode)) {
        if (first.toCity === end.cityCode) continue;
        const onward = network.between(first.toCity, end.cityCode);
        if (!onward) continue;
        const soldWith = network.soldWith(first.carrierCode);
        for (const second of onward) {
          if (!soldWith.has(second.carrierCode) || !(first.endsAtHub || second.startsAtHub)) continue;
          options.push(option([first, second], directKm));
        }
      }
    }
  }
  return options;
}
