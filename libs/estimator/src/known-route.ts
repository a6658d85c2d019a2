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

/** A question asked, and its answer. */
type Asked = {
  readonly carrierCode: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly quarter: number;
  readonly aircraftCode: string;
  readonly route: KnownRoute | Unavailable;
};

/** A number that few questions share, 0 to 2^30 - 1. */
function numberOf(carrierCode: string, origin: Airport, destination: Airport, quarter: number, aircraftCode: string) {
  let number = Math.imul(origin.index, 65_599) + destination.index;
  number = Math.imul(number, 65_599) + quarter;
  for (let at = 0; at < carrierCode.length; at += 1) number = Math.imul(number, 65_599) + carrierCode.charCodeAt(at);
  for (let at = 0; at < aircraftCode.length; at += 1) number = Math.imul(number, 65_599) + aircraftCode.charCodeAt(at);
  return (number ^ (number >>> 15)) & 0x3fff_ffff;
}

/**
 * @returns a finder that keeps what it found last. Of two questions with one number, the later one is kept: to compare them
 *   costs less than to write each of them as text
 */
export function knownRouteFinder(resolve: CarrierRouteResolver): KnownRouteFinder {
  const kept = new RecentMap<number, Asked>(KEPT_ROUTES);
  return (carrierCode, origin, destination, quarter = 0, aircraftCode = '') => {
    const number = numberOf(carrierCode, origin, destination, quarter, aircraftCode);
    const before = kept.get(number);
    if (
      before?.carrierCode === carrierCode &&
      before.origin === origin &&
      before.destination === destination &&
      before.quarter === quarter &&
      before.aircraftCode === aircraftCode
    ) {
      return before.route;
    }
    const resolved = resolve(carrierCode, origin, destination, quarter || undefined, aircraftCode || undefined);
    const route = resolved.kind === 'unavailable' ? resolved : new KnownRoute(resolved);
    kept.keep(number, { carrierCode, origin, destination, quarter, aircraftCode, route });
    return route;
  };
}
