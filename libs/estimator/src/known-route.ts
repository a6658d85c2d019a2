import type { Airport } from '@tim/reference-data';
import { routeEstimate } from './compute-flight.ts';
import type { RouteEstimate } from './compute-flight.ts';
import type { ContrailsAssessor } from './contrails.ts';
import type { ContrailsBucket, Unavailable } from './estimate.ts';
import { RepeatedQuestions } from './repeated-questions.ts';
import type { CarrierRouteResolver, ResolvedFlight } from './resolve-carrier-route.ts';

/** Questions of which is remembered that they were asked, and at most as many answers. Our choice: 15 MB or so of those. */
const REMEMBERED_QUESTIONS = 8192;

/** Mixes the parts of a question into one number: a prime beyond the airports' count. */
const MULTIPLIER = 65_599;

/** A carrier's flights on a route in a month: their inputs, and what follows from them, worked out when first asked for. */
export class KnownRoute {
  readonly resolved: ResolvedFlight;
  #estimate: RouteEstimate | undefined;
  #bucket: ContrailsBucket | undefined;

  constructor(resolved: ResolvedFlight) {
    this.resolved = resolved;
  }

  /** What is the same whatever the flight's number. */
  get estimate(): RouteEstimate {
    return (this.#estimate ??= routeEstimate(this.resolved));
  }

  /** Risk of contrails in the month. */
  bucket(assess: ContrailsAssessor, month: number): ContrailsBucket {
    return (this.#bucket ??= assess(this.resolved, this.estimate.inputs.fuelBurnKg.value, month).bucket);
  }
}

/** Finds a carrier's flights between two airports; undefined month means the whole year. */
export type KnownRouteFinder = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  month: number | undefined,
  aircraftCode?: string,
) => KnownRoute | Unavailable;

/** A question asked, and its answer. */
type Asked = {
  readonly carrierCode: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly month: number;
  readonly aircraftCode: string;
  readonly route: KnownRoute | Unavailable;
};

/** A number that few questions share, 1 to 2^32 - 1. */
function numberOf(carrierCode: string, origin: Airport, destination: Airport, month: number, aircraftCode: string) {
  let number = Math.imul(origin.index, MULTIPLIER) + destination.index;
  number = Math.imul(number, MULTIPLIER) + month;
  for (let at = 0; at < carrierCode.length; at += 1)
    number = Math.imul(number, MULTIPLIER) + carrierCode.charCodeAt(at);
  for (let at = 0; at < aircraftCode.length; at += 1)
    number = Math.imul(number, MULTIPLIER) + aircraftCode.charCodeAt(at);
  return (number ^ (number >>> 15)) >>> 0 || 1;
}

/**
 * @returns a finder that keeps what is asked for again. Of two questions with one number, the later one is kept: to compare
 *   them costs less than to write each of them as text
 */
export function knownRouteFinder(resolve: CarrierRouteResolver): KnownRouteFinder {
  const recent = new RepeatedQuestions<Asked>(REMEMBERED_QUESTIONS);
  return (carrierCode, origin, destination, month = 0, aircraftCode = '') => {
    const number = numberOf(carrierCode, origin, destination, month, aircraftCode);
    const before = recent.answerTo(number);
    if (
      before?.carrierCode === carrierCode &&
      before.origin === origin &&
      before.destination === destination &&
      before.month === month &&
      before.aircraftCode === aircraftCode
    ) {
      return before.route;
    }
    const resolved = resolve(carrierCode, origin, destination, month || undefined, aircraftCode || undefined);
    const route = resolved.kind === 'unavailable' ? resolved : new KnownRoute(resolved);
    if (recent.isAskedAgain(number)) {
      recent.keep(number, { carrierCode, origin, destination, month, aircraftCode, route });
    }
    return route;
  };
}
