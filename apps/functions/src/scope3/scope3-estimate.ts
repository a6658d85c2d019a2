import { FIRST_YEAR } from '@tim/batch';
import { unavailableMessage } from '@tim/estimate-messages/api-v1';
import { dayNumber, isRealDate, upperCaseCode, utcDate } from '@tim/notation';
import type { CabinClass as Cabin, CalendarDate, Estimator, FlightResult, Unavailable } from '@tim/estimator';
import {
  Scope3FlightEmissions_Scope3DataType as Tier,
  Scope3FlightSegment_CabinClass as CabinClass,
} from '@tim/messages/api-v1';
import type { Scope3FlightEmissions, Scope3FlightSegment } from '@tim/messages/api-v1';
import { distanceBasedGrams } from './distance-based.ts';
import { phasesOf } from './phases.ts';
import type { PhaseGrams } from './phases.ts';

/** An estimate in the API's words, grams as text; or why there is none. */
export type Scope3Estimate = Partial<
  Pick<
    Scope3FlightEmissions,
    | 'wtwEmissionsGramsPerPax'
    | 'ttwEmissionsGramsPerPax'
    | 'wttEmissionsGramsPerPax'
    | 'source'
    | 'unavailableReason'
    | 'unavailableDetail'
  >
>;

const CABINS: Partial<Record<CabinClass, Cabin>> = {
  [CabinClass.ECONOMY]: 'economy',
  [CabinClass.PREMIUM_ECONOMY]: 'premiumEconomy',
  [CabinClass.BUSINESS]: 'business',
  [CabinClass.FIRST]: 'first',
};

/** The first place on earth where a day begins is 14 hours ahead of UTC [ms]. */
const FIRST_TIME_ZONE_AHEAD_OF_UTC_MS = 14 * 3_600_000;

/** The latest date that is today somewhere on earth. */
export const latestToday = (nowEpochMs: number): CalendarDate => utcDate(nowEpochMs + FIRST_TIME_ZONE_AHEAD_OF_UTC_MS);

/** The flight with its codes in upper case, as the answer repeats it. */
export function upperCaseSegment(segment: Scope3FlightSegment): Scope3FlightSegment {
  const { origin, destination, carrierCode } = segment;
  return {
    ...segment,
    ...(origin !== undefined && { origin: upperCaseCode(origin) }),
    ...(destination !== undefined && { destination: upperCaseCode(destination) }),
    ...(carrierCode !== undefined && { carrierCode: upperCaseCode(carrierCode) }),
  };
}

/** The flight itself: known by its number, on a full date that is past or today. */
function ofFlight(
  segment: Scope3FlightSegment,
  estimator: Estimator,
  today: CalendarDate,
  cabin: Cabin,
): PhaseGrams | undefined {
  const { origin, destination, carrierCode, flightNumber, departureDate } = segment;
  if (!origin || !destination || !carrierCode || !flightNumber || !departureDate || !isRealDate(departureDate))
    return undefined;
  const result: FlightResult = estimator.flight(
    { origin, destination, carrierCode, flightNumber, departureDate },
    { window: { earliest: { year: FIRST_YEAR, month: 1, day: 1 }, latest: today }, includesContrails: false },
  );
  // A number that is not known on the route is a wrong one to a report: what is typical is the honest answer.
  if (result.kind === 'unavailable' || !result.isFlightNumberVerified) return undefined;
  const wellToWake = result.wellToWakeGramsPerPassenger[cabin];
  const wellToTank = result.wellToTankGramsPerPassenger[cabin];
  const tankToWake = result.tankToWakeGramsPerPassenger[cabin];
  if (wellToWake === undefined || wellToTank === undefined || tankToWake === undefined) return undefined;
  return { wellToWake: BigInt(wellToWake), wellToTank: BigInt(wellToTank), tankToWake: BigInt(tankToWake) };
}

/** What is typical between the airports, or why nothing is; undefined without both airports. */
function ofMarket(
  { origin, destination }: Scope3FlightSegment,
  estimator: Estimator,
  cabin: Cabin,
): PhaseGrams | Unavailable | undefined {
  if (!origin || !destination) return undefined;
  const result = estimator.typical({ origin, destination });
  if (result.kind === 'unavailable') return result;
  const grams = result.wellToWakeGramsPerPassenger[cabin];
  return grams === undefined ? undefined : phasesOf(grams);
}

/** The reason for a flight in a year that has not begun. */
function afterThisYear({ year }: CalendarDate, today: CalendarDate): Unavailable {
  return {
    kind: 'unavailable',
    reason: 'DATE_OUT_OF_WINDOW',
    field: 'departureDate',
    value: String(year),
    window: { earliest: { year: FIRST_YEAR, month: 1, day: 1 }, latest: { year: today.year, month: 12, day: 31 } },
  };
}

function estimateOf(source: Tier, { wellToWake, wellToTank, tankToWake }: PhaseGrams): Scope3Estimate {
  return {
    wtwEmissionsGramsPerPax: String(wellToWake),
    ttwEmissionsGramsPerPax: String(tankToWake),
    wttEmissionsGramsPerPax: String(wellToTank),
    source,
  };
}

/**
 * One flight's emissions by the first of three tiers that has its data: the flight itself, what is typical between
 * its airports, its distance. A flight later this year has the lower two, one in a later year none.
 *
 * @param segment - codes upper case; `checkSegment` finds no fault with it
 */
export function scope3Estimate(segment: Scope3FlightSegment, estimator: Estimator, nowEpochMs: number): Scope3Estimate {
  const cabin = CABINS[segment.cabinClass];
  const today = latestToday(nowEpochMs);
  const date = segment.departureDate ?? { year: 0, month: 0, day: 0 };
  if (cabin === undefined) return {};
  if (date.year > today.year) return unavailableMessage(afterThisYear(date, today));
  const isPast = dayNumber(date) <= dayNumber(today);
  const flight = isPast ? ofFlight(segment, estimator, today, cabin) : undefined;
  if (flight) return estimateOf(Tier.TIM_EMISSIONS, flight);
  const market = ofMarket(segment, estimator, cabin);
  if (market && 'wellToWake' in market) return estimateOf(Tier.TYPICAL_FLIGHT_EMISSIONS, market);
  if (segment.distanceKm === undefined) return market ? unavailableMessage(market) : {};
  return estimateOf(Tier.DISTANCE_BASED_EMISSIONS, phasesOf(distanceBasedGrams(Number(segment.distanceKm), cabin)));
}
