import { greatCircleDistanceKm } from '@tim/engine';
import type { CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { LATER_MONTH, LATER_YEAR } from '../inputs/standing/reported.ts';
import { isUsTerritory } from '../question/route.ts';
import type { Leg } from '../typical/network.ts';
import type { Pair } from './option-leg.ts';

/** Months for which the winter month that is reported to US BTS stands. Our choice: in November and March many schedules change. */
const WINTER_MONTHS: ReadonlySet<number> = new Set([12, 1, 2]);
/** The reports lack some shorter flights that are flown all year, Porter's from Toronto's island among them [km]. Our choice. */
const FAR_KM = 4000;

type SeasonTables = Pick<Tables, 'flights' | 'partners' | 'traffic'>;

/**
 * @returns whether a carrier's flights between two airports are out of season on a day, as far as that is known: long ones to or from the
 * US are, on a winter's day, that a carrier which reports to US BTS did not report for the later winter month, unless somebody has seen them
 * or the list of flights has had news of them since
 */
export function outOfSeason({ flights, partners, traffic }: SeasonTables) {
  let reporting: ReadonlySet<string> | undefined;
  const isReporting = (carrierCode: string) =>
    (reporting ??= new Set(
      [...traffic.rows()].flatMap((row) => (row.year === LATER_YEAR ? [row.carrierCode] : [])),
    )).has(carrierCode);
  return (
    { carrierCode }: Pick<Leg, 'carrierCode'>,
    { origin, destination, standing }: Pick<Pair, 'origin' | 'destination' | 'standing'>,
    { month }: CalendarDate,
  ): boolean => {
    const isToOrFromUs = isUsTerritory(origin.countryCode) !== isUsTerritory(destination.countryCode);
    if (!WINTER_MONTHS.has(month) || !isToOrFromUs || !isReporting(carrierCode)) return false;
    if (standing.basis.kind === 'seen-lately' || greatCircleDistanceKm(origin, destination) < FAR_KM) return false;
    const flownBy = new Set([carrierCode, ...partners.ofCarrier(carrierCode).map((partner) => partner.carrierCode)]);
    const isReported = [...traffic.onRoute(origin, destination), ...traffic.onRoute(destination, origin)].some(
      (row) => row.year === LATER_YEAR && flownBy.has(row.carrierCode),
    );
    const routes = [
      flights.carrierRoute(carrierCode, origin, destination),
      flights.carrierRoute(carrierCode, destination, origin),
    ];
    return !isReported && !routes.some((route) => route !== undefined && route.lastEntered > LATER_MONTH);
  };
}
