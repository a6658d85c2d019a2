import { FIRST_YEAR, isAnyClosed, yearWarnings } from '@tim/batch';
import { flightWithEmissionsMessage, typicalFlightEmissionsMessage } from '@tim/estimate-messages';
import { aircraftInWords, unavailableInWords } from '@tim/estimate-messages/api-v1';
import { dayNumber, isRealDate, latestToday, upperCaseCode } from '@tim/notation';
import type {
  CabinClass as Cabin,
  CalendarDate,
  Estimator,
  FlightResult,
  TypicalResult,
  Unavailable,
} from '@tim/estimator';
import { Flight, Market } from '@tim/messages';
import {
  Scope3FlightEmissions_Scope3DataType as Tier,
  Scope3FlightEmissions_Scope3Warning as Warning,
  Scope3FlightSegment_CabinClass as CabinClass,
} from '@tim/messages/api-v1';
import type { Scope3FlightEmissions, Scope3FlightSegment } from '@tim/messages/api-v1';
import type { Words } from '@tim/words';
import { distanceBasedGrams } from './distance-based.ts';

/** An estimate in the API's words, grams as text; or why there is none. */
export type Scope3Estimate = Partial<Omit<Scope3FlightEmissions, 'flight' | 'answeredBy'>>;

const CABINS: Partial<Record<CabinClass, Cabin>> = {
  [CabinClass.ECONOMY]: 'economy',
  [CabinClass.PREMIUM_ECONOMY]: 'premiumEconomy',
  [CabinClass.BUSINESS]: 'business',
  [CabinClass.FIRST]: 'first',
};

/** Grams of one passenger in both phases; their sum is the total. */
type PhaseGrams = { readonly wellToWake: bigint; readonly wellToTank: bigint; readonly tankToWake: bigint };

/**
 * Well-to-tank share of well-to-wake emissions of fossil jet kerosene: 15 of 89 g CO2e/MJ.
 * Source: Travel Impact Model 3.0.0, README, "Flight level CO2e estimates"; CORSIA life-cycle values.
 */
const WELL_TO_TANK_SHARE = 15 / 89;

/** @param wellToWakeGrams - finite, from 0 up; rounded to whole grams */
function phasesOf(wellToWakeGrams: number): PhaseGrams {
  const wellToWake = BigInt(Math.round(wellToWakeGrams));
  const wellToTank = BigInt(Math.round(wellToWakeGrams * WELL_TO_TANK_SHARE));
  return { wellToWake, wellToTank, tankToWake: wellToWake - wellToTank };
}

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

/** What is asked beside the grams. */
type Scope3Additions = {
  readonly includesAdditions: boolean;
  readonly includesWorking: boolean;
  /** For what people read of it. */
  readonly words: Words;
};

type Surroundings = Scope3Additions & {
  readonly estimator: Estimator;
  readonly today: CalendarDate;
  readonly cabin: Cabin;
};

/** The flight itself: known by its number, on a full date that is past or today. */
function ofFlight(
  segment: Scope3FlightSegment,
  { estimator, today, cabin, includesAdditions, includesWorking, words }: Surroundings,
): Scope3Estimate | undefined {
  const { origin, destination, carrierCode, flightNumber, departureDate } = segment;
  if (!origin || !destination || !carrierCode || !flightNumber || !departureDate || !isRealDate(departureDate))
    return undefined;
  const result: FlightResult = estimator.flight(
    { origin, destination, carrierCode, flightNumber, departureDate },
    {
      window: { earliest: { year: FIRST_YEAR, month: 1, day: 1 }, latest: today },
      includesContrails: false,
      includesWorking,
    },
  );
  // A number that is not known on the route is a wrong one to a report: what is typical is the honest answer.
  if (result.kind === 'unavailable' || !result.isFlightNumberVerified) return undefined;
  const wellToWake = result.wellToWakeGramsPerPassenger[cabin];
  const wellToTank = result.wellToTankGramsPerPassenger[cabin];
  const tankToWake = result.tankToWakeGramsPerPassenger[cabin];
  if (wellToWake === undefined || wellToTank === undefined || tankToWake === undefined) return undefined;
  const phases = { wellToWake: BigInt(wellToWake), wellToTank: BigInt(wellToTank), tankToWake: BigInt(tankToWake) };
  return {
    ...estimateOf(Tier.TIM_EMISSIONS, phases),
    ...(includesAdditions && ofFlightBeside(result, includesWorking, words)),
  };
}

/** What is told of a flight beside its grams; a label has no inputs. */
function ofFlightBeside(
  result: Exclude<FlightResult, Unavailable>,
  includesInputs: boolean,
  words: Words,
): Scope3Estimate {
  const parts = { includesInputs, includesBreakdown: false };
  const { range, aircraft, emissionsInputs, working } = flightWithEmissionsMessage(
    Flight.create(),
    result,
    parts,
    words,
  );
  return { range, aircraft: aircraftInWords(aircraft, result, words), emissionsInputs, working };
}

/** What is typical between the airports, or why nothing is; undefined without both airports. */
function ofMarket(
  { origin, destination, departureDate }: Scope3FlightSegment,
  { estimator, cabin, includesAdditions, includesWorking, words }: Surroundings,
): Scope3Estimate | Unavailable | undefined {
  if (!origin || !destination) return undefined;
  const result: TypicalResult = estimator.typical({ origin, destination }, { includesWorking });
  if (result.kind === 'unavailable') return result;
  const grams = result.wellToWakeGramsPerPassenger[cabin];
  if (grams === undefined) return undefined;
  const estimate = estimateOf(Tier.TYPICAL_FLIGHT_EMISSIONS, phasesOf(grams));
  if (!includesAdditions) return estimate;
  const { range, working } = typicalFlightEmissionsMessage(Market.create(), result, words);
  const date = departureDate && isRealDate(departureDate) ? departureDate : { year: departureDate?.year ?? 0 };
  const warnings = [
    ...(result.rareCabins.includes(cabin) ? [Warning.CABIN_ON_FEW_WAYS] : []),
    ...(isAnyClosed(result.closedAirports, date) ? [Warning.AIRPORT_CLOSED] : []),
  ];
  return { ...estimate, range, working, warnings };
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
export function scope3Estimate(
  segment: Scope3FlightSegment,
  estimator: Estimator,
  nowEpochMs: number,
  additions: Scope3Additions,
): Scope3Estimate {
  const cabin = CABINS[segment.cabinClass];
  const today = latestToday(nowEpochMs);
  const date = segment.departureDate ?? { year: 0, month: 0, day: 0 };
  if (cabin === undefined) return {};
  if (date.year > today.year) return unavailableInWords(afterThisYear(date, today), additions.words);
  const isPast = dayNumber(date) <= dayNumber(today);
  const around = { ...additions, estimator, today, cabin };
  const warnings = additions.includesAdditions ? yearWarnings(date).map((warning) => Warning[warning]) : [];
  const flight = isPast ? ofFlight(segment, around) : undefined;
  // A label is of its own day.
  if (flight) return { ...flight, warnings: flight.range ? warnings : [] };
  const market = ofMarket(segment, around);
  if (market && !('kind' in market)) return { ...market, warnings: [...warnings, ...(market.warnings ?? [])] };
  if (segment.distanceKm === undefined) return market ? unavailableInWords(market, additions.words) : {};
  return estimateOf(Tier.DISTANCE_BASED_EMISSIONS, phasesOf(distanceBasedGrams(Number(segment.distanceKm), cabin)));
}
