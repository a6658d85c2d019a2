import { greatCircleDistanceKm } from '@tim/engine';
import type { CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { flyingFor } from '../inputs/standing/known.ts';
import { LATER_YEAR, reportingToUs } from '../inputs/standing/reported.ts';
import { isUsTerritory } from '../question/route.ts';
import type { Leg } from '../typical/network.ts';
import type { Pair } from './option-leg.ts';

/** Months for which the winter month that is reported to US BTS stands. Our choice: in November and March many schedules change. */
const WINTER_MONTHS: ReadonlySet<number> = new Set([12, 1, 2]);
/** The reports lack some shorter flights that are flown all year, Porter's from Toronto's island among them [km]. Our choice. */
const FAR_KM = 4000;

type SeasonTables = Pick<Tables, 'partners' | 'routeFacts' | 'traffic'>;

/**
 * @returns whether a carrier's flights between two airports are out of season on a day, as far as that is known. The months compiled of a
 * route decide. Without them, long flights to or from the US are out of season on a winter's day if their carrier reports to US BTS but did
 * not report them for the later winter month. A later entry in the list of flights does not change that: of 70 routes with one, about 60 are
 * flown only in summer.
 */
export function outOfSeason({ partners, routeFacts, traffic }: SeasonTables) {
  let reporting: ReadonlySet<string> | undefined;
  const isReporting = (carrierCode: string) => (reporting ??= reportingToUs({ traffic })).has(carrierCode);
  return (
    { carrierCode }: Pick<Leg, 'carrierCode'>,
    { origin, destination }: Pick<Pair, 'origin' | 'destination'>,
    { month }: CalendarDate,
  ): boolean => {
    const isInSeason = routeFacts.isInSeason(carrierCode, origin, destination, month);
    if (isInSeason !== undefined) return !isInSeason;
    const isToOrFromUs = isUsTerritory(origin.countryCode) !== isUsTerritory(destination.countryCode);
    if (!WINTER_MONTHS.has(month) || !isToOrFromUs || !isReporting(carrierCode)) return false;
    if (greatCircleDistanceKm(origin, destination) < FAR_KM) return false;
    const flownBy = flyingFor({ partners }, carrierCode);
    return ![...traffic.onRoute(origin, destination), ...traffic.onRoute(destination, origin)].some(
      (row) => row.year === LATER_YEAR && flownBy.includes(row.carrierCode),
    );
  };
}
