import { createEstimator, type FlightQuery, type FlightResult } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { Tables } from '@tim/reference-data';
import { routeFlights } from '../../engine-version/questions.ts';
import { WINDOW } from '../../same-answers/questions.ts';

/** How many flights of a kind are named. */
const NAMED = 10;

/** A flight with the answers before and after. */
type Asked = { readonly query: FlightQuery; readonly before: FlightResult; readonly after: FlightResult };

/**
 * What a change of the tables did to the flights of the carriers whose cabins it changed, and of others that are named: one on each
 * of their routes. The flights whose figure changed are named, and those where reported seats count in place of a changed cabin.
 *
 * @param carriers - whose figures may have changed, whatever their cabins
 */
export function changedFlightLines(before: Tables, after: Tables, carriers: readonly string[] = []): readonly string[] {
  const changed = changedCabins(before, after);
  const [earlier, later] = [createEstimator(before), createEstimator(after)];
  const options = { window: WINDOW, includesContrails: false };
  const asked = [...new Set([...changed.keys(), ...carriers])]
    .flatMap((carrier) => routeFlights(after, carrier))
    .map((query): Asked => ({ query, before: earlier.flight(query, options), after: later.flight(query, options) }));
  const moved = asked
    .map((flight) => ({ ...flight, by: Math.abs(Math.log(gramsOf(flight.after) / gramsOf(flight.before))) }))
    .filter(({ by }) => !Number.isNaN(by) && by > 0)
    .toSorted((one, other) => other.by - one.by);
  const overridden = asked.filter(({ query: { carrierCode }, after: answer }) => {
    if (answer.kind !== 'estimated') return false;
    const { basis } = answer.inputs.seatsPerClass;
    const isOfReport = 'isScaledToReportedTotal' in basis && basis.isScaledToReportedTotal;
    return isOfReport && changed.get(carrierCode)?.has(answer.aircraft.icaoAircraftType) === true;
  });
  return [
    ...listed(
      'Flights whose figure changed (kg CO2e of one passenger in economy), the largest change first',
      moved,
      (flight) => {
        const [was, is] = [flight.before, flight.after].map((answer) => gramsToKilograms(gramsOf(answer)).toFixed(1));
        return `${nameOf(flight)}: ${was} -> ${is}`;
      },
    ),
    ...listed(
      'Flights for which reported seats (US BTS T-100) count in place of a changed row of cabins.csv',
      overridden,
      nameOf,
    ),
  ];
}

/** The types of each carrier whose cabins changed. */
function changedCabins(before: Tables, after: Tables): ReadonlyMap<string, ReadonlySet<string>> {
  const changed = new Map<string, Set<string>>();
  for (const { iataCarrierCode: carrier } of after.carriers.all) {
    for (const type of after.aircraft.codes) {
      const [was, is] = [before, after].map(({ cabins }) => JSON.stringify(cabins.ofCarrierType(carrier, type)));
      if (was !== is) changed.set(carrier, (changed.get(carrier) ?? new Set()).add(type));
    }
  }
  return changed;
}

const gramsOf = (answer: FlightResult): number =>
  (answer.kind === 'unavailable' ? undefined : answer.wellToWakeGramsPerPassenger.economy) ?? Number.NaN;

const nameOf = ({ query, after }: Asked): string => {
  const { carrierCode, flightNumber, origin, destination } = query;
  const type = after.kind === 'estimated' ? `, ${after.aircraft.icaoAircraftType}` : '';
  return `${carrierCode} ${flightNumber} ${origin} ${destination}${type}`;
};

function listed<Flight>(
  title: string,
  flights: readonly Flight[],
  line: (flight: Flight) => string,
): readonly string[] {
  if (flights.length === 0) return [];
  const more = flights.length - NAMED;
  return [
    `${title}:`,
    ...flights.slice(0, NAMED).map((flight) => `  ${line(flight)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
