import type { Airport } from '@tim/reference-data';
import { routeEstimate } from './compute-flight.ts';
import type { RouteEstimate } from './compute-flight.ts';
import { seasonOfMonth } from './contrails.ts';
import type { ContrailsAssessor } from './contrails.ts';
import type { ContrailsBucket, Unavailable } from './estimate.ts';
import { RecentMap } from './recent-map.ts';
import type { CarrierRouteResolver, ResolvedFlight } from './resolve-carrier-route.ts';

/** Carrier routes kept for the next question; the same question gets the same answer. Our choice: 15 MB or so. */
const KEPT_ROUTES = 5000;

/** A carrier's flights on a route in a quarter: their inputs, and what follows from them, worked out when first asked for. */
export class KnownRoute {
  readonly resolved: ResolvedFlight;
  #estimate: RouteEstimate | undefined;
  readonly #buckets: (ContrailsBucket | undefined)[] = [];

  constructor(resolved: ResolvedFlight) {
    this.resolved = resolved;
  }

  /** What is the same whatever the flight's number and month. */
  get estimate(): RouteEstimate {
    return (this.#estimate ??= routeEstimate(this.resolved));
  }

  /** Risk of contrails in a month's season. */
  bucket(assess: ContrailsAssessor, month: number): ContrailsBucket {
    return (this.#buckets[seasonOfMonth(month)] ??= assess(
      this.resolved,
      this.estimate.inputs.fuelBurnKg.value,
      month,
    ).bucket);
  }
}

/** Finds a carrier's flights between two airports; undefined quarter means the whole year. */
export type KnownRouteFinder = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  quarter: number | undefined,
  aircraftCode?: string,
) => KnownRoute | Unavailable;

/** @returns a finder that keeps what it found last */
export function knownRouteFinder(resolve: CarrierRouteResolver): KnownRouteFinder {
  const kept = new RecentMap<string, KnownRoute | Unavailable>(KEPT_ROUTES);
  return (carrierCode, origin, destination, quarter = 0, aircraftCode = '') => {
    const key = `${carrierCode}${origin.iataAirportCode}${destination.iataAirportCode}${quarter}${aircraftCode}`;
    const before = kept.get(key);
    if (before) return before;
    const resolved = resolve(carrierCode, origin, destination, quarter || undefined, aircraftCode || undefined);
    return kept.keep(key, resolved.kind === 'unavailable' ? resolved : new KnownRoute(resolved));
  };
}
