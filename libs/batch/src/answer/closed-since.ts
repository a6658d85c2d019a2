import { greatCircleDistanceKm } from '@tim/engine';
import type { FlightQuery, Unavailable } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { rowDateText, type RowDate } from '../question/dates.ts';

type Ends = Pick<FlightQuery, 'origin' | 'destination'>;

/**
 * The distance of a route that nobody flies without a stop today, and that was still flown on a row's date: its airport, its airspace or its airline has
 * closed since.
 *
 * @param flight - why the row's flight has no figure, where it names one
 * @returns [km]; undefined of any other route: the row may be wrong
 */
export function kmBeforeClosing(
  { origin, destination }: Ends,
  date: RowDate | undefined,
  flight: Unavailable | undefined,
  tables: Tables,
): number | undefined {
  const [from, to] = [tables.airports.find(origin), tables.airports.find(destination)];
  if (!date || !from || !to || from === to) return undefined;
  const day = rowDateText(date);
  const isBefore = (since: string | undefined) => since !== undefined && since !== '' && day < since;
  const ofCarriers = () =>
    tables.carriers.all.some(({ iataCarrierCode: code }) =>
      isBefore(tables.flights.routeWithoutPassengers(code, from, to)?.since),
    );
  return isBefore(flight?.notForPassengers?.since) || ofCarriers() ? greatCircleDistanceKm(from, to) : undefined;
}
