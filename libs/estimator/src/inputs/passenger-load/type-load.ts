import type { ReportedSeats, Tables } from '@tim/reference-data';
import { logit } from './odds.ts';

/** With so many departures a type's own figure counts for half [departures]. Our choice, as for carriers. */
const TYPE_SHRINKAGE_DEPARTURES = 100;

/** A type's year is cut to these load factors [1]: small samples report all seats as sold, or none. */
const [LOWEST_LOAD_FACTOR, HIGHEST_LOAD_FACTOR] = [0.3, 0.98];

type Load = { departures: number; seatKm: number; passengerKm: number };

/**
 * How much fuller a carrier's flights with one type are than all its flights of the area [change of log odds], from US carriers'
 * loads by type and region (Schedule T-2, 2023 to 2025); 0 for a type or carrier without them.
 *
 * Routes between the US and abroad, where T-100 gives the load factor itself, show what it is worth: with the type's part
 * the root mean square error of a route's load factor falls from 0.128 to 0.125 (2517 routes and types, January 2024) and
 * from 0.112 to 0.110 (2410, February 2026, after T-2's years), by departures.
 *
 * @param area - a region of Schedule T-2, such as 'domestic' or 'atlantic'; 'abroad' for all but 'domestic'
 */
export function typeLoadChange(
  { reportedSeats }: Pick<Tables, 'reportedSeats'>,
  carrierCode: string,
  icaoAircraftType: string,
  area: string,
): number {
  const all: Load = { departures: 0, seatKm: 0, passengerKm: 0 };
  const ofType: Load = { ...all };
  for (const row of reportedSeats.ofCarrier(carrierCode)) {
    if (!isIn(area, row.region)) continue;
    for (const sum of row.icaoAircraftTypes.includes(icaoAircraftType) ? [all, ofType] : [all]) {
      const seatKm = row.departures * row.seatsPerDeparture * (row.meanStageKm ?? 0);
      sum.departures += row.departures;
      sum.seatKm += seatKm;
      sum.passengerKm += seatKm * row.passengerLoadFactor;
    }
  }
  if (ofType.seatKm === 0) return 0;
  const share = ofType.departures / (ofType.departures + TYPE_SHRINKAGE_DEPARTURES);
  return share * (logitOf(ofType) - logitOf(all));
}

function isIn(area: string, region: ReportedSeats['region']): boolean {
  if (area === 'abroad') return region !== 'domestic' && region !== 'us-routes';
  return region === area;
}

const logitOf = ({ passengerKm, seatKm }: Load) =>
  logit(Math.min(HIGHEST_LOAD_FACTOR, Math.max(LOWEST_LOAD_FACTOR, passengerKm / seatKm)));
