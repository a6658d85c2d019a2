import { JET_KEROSENE } from '@tim/engine';
import { CABIN_CLASSES } from '@tim/estimator';
import type {
  CabinClass,
  Estimator,
  FlightEstimate,
  FlightInputs,
  FlightQuery,
  GramsPerPassenger,
  LabelledFlight,
  TypicalEstimate,
  Unavailable,
} from '@tim/estimator';
import { addDays, compareDates, type CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { en } from '@tim/words';
import type { RowDate } from './dates.ts';
import type { RowQuestion } from './read-row.ts';
import { recentOnly } from './recent-only.ts';
import type { Figure, NoFigure, RowAnswer, Warning } from './row-answer.ts';

/** First year of the Scope 3 method. Source: Travel Impact Model, Scope 3 guide. */
export const FIRST_YEAR = 2019;

/** First year of whose fleets the tables know something: they are of the end of 2025. Source: `fleets`, docs/data. */
const FLEETS_KNOWN_FROM = 2025;
/** First year whose load factors the tables know: published months of 2023 to 2025, T-2 of 2023 to 2025. */
const LOADS_KNOWN_FROM = 2023;

/** Answers kept: a route with its month and number each [answers]. They take some 30 MB. */
const MOST_ANSWERS = 20_000;

export type Answering = {
  readonly tables: Tables;
  readonly estimator: Estimator;
  /** The latest date that is today somewhere on earth. */
  readonly today: CalendarDate;
  /** Well-to-wake grams of one passenger by great-circle distance alone; without it rows without airports have no figure. */
  readonly gramsOfDistance?: (greatCircleKm: number, cabin: CabinClass) => number;
};

/**
 * Answers rows: a flight that is past by the first tier of the Scope 3 method that has its data, a flight to come as the calculator
 * answers it, else by what is typical of its route. The same row gets the same answer, in whatever order rows come.
 */
export function rowAnswerer(answering: Answering): (question: RowQuestion) => RowAnswer {
  const { tables, estimator, today } = answering;
  // The month tells the figure; a label's days count where there are labels.
  const isByDay = tables.easaLabels.count > 0;
  const flights = recentOnly<FlightEstimate | LabelledFlight | Unavailable>(MOST_ANSWERS);
  const markets = recentOnly<TypicalEstimate | Unavailable>(MOST_ANSWERS);
  const window = { earliest: { year: FIRST_YEAR, month: 1, day: 1 }, latest: addDays(today, 365) };

  const ofFlight = (query: FlightQuery) => {
    const { origin, destination, carrierCode, flightNumber, departureDate, aircraftCode = '' } = query;
    const { year, month, day } = departureDate;
    const isInWindow = compareDates(departureDate, window.latest) <= 0;
    const key = `${origin}${destination}${carrierCode}${flightNumber} ${aircraftCode} ${isByDay || !isInWindow ? `${year} ${month} ${day}` : month}`;
    return flights(key, () => estimator.flight(query, { window }));
  };
  const ofMarket = (origin: string, destination: string) =>
    markets(`${origin}${destination}`, () => estimator.typical({ origin, destination }));

  return (question) => {
    const { origin, destination, date, distanceKm, cabin } = question;
    if (date && date.year < FIRST_YEAR) return tooOld(date);
    const query = flightQuery(question, tables);
    const isPast = date === undefined || !isDay(date) || compareDates(date, today) <= 0;
    const flight = query && ofFlight(query);
    const isKnown = flight && flight.kind !== 'unavailable' && (flight.isFlightNumberVerified || !isPast);
    if (isKnown && flight.wellToWakeGramsPerPassenger[cabin] !== undefined) return figureOfFlight(flight, question);
    if (flight?.kind === 'unavailable' && flight.reason === 'DATE_OUT_OF_WINDOW') return noFigure(flight);
    const instead = flight
      ? { warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT'] as const, reason: reasonOf(flight) }
      : { warnings: [], reason: undefined };
    const market = origin !== undefined && destination !== undefined ? ofMarket(origin, destination) : undefined;
    if (market?.kind === 'estimated') {
      return {
        ...figureOfGrams('TYPICAL_FLIGHT_EMISSIONS', market.wellToWakeGramsPerPassenger),
        range: market.range,
        warnings: [...instead.warnings, ...yearWarnings(date)],
        ...(instead.reason && { flightReason: instead.reason }),
      };
    }
    if (distanceKm !== undefined && answering.gramsOfDistance) {
      const grams = answering.gramsOfDistance(distanceKm, cabin);
      return { ...figureOfGrams('DISTANCE_BASED_EMISSIONS', { [cabin]: grams }), warnings: yearWarnings(date) };
    }
    return noFigure(flight?.kind === 'unavailable' ? flight : market);
  };
}

const isDay = (date: RowDate): date is CalendarDate => 'day' in date;

/** The flight a row names, between airports; a city's airports are told by where the number is flown. */
function flightQuery(question: RowQuestion, tables: Tables): FlightQuery | undefined {
  const { origin, destination, carrierCode, flightNumber, date, aircraftCode } = question;
  if (!origin || !destination || !carrierCode || !flightNumber || !date || !isDay(date)) return undefined;
  const [from, to] = [origin, destination].map((code) => {
    const members = tables.airports.ofCity(code).map(({ iataAirportCode }) => iataAirportCode);
    return members.length > 0 ? members : [code];
  });
  const isCity = (from?.length ?? 1) > 1 || (to?.length ?? 1) > 1;
  const flown = isCity
    ? tables.flights.routesOfFlight(carrierCode, flightNumber).flatMap(({ originIndex, destinationIndex }) => {
        const [one, other] = [originIndex, destinationIndex].map((at) => tables.airports.at(at).iataAirportCode);
        return one && other && from?.includes(one) && to?.includes(other) ? [{ origin: one, destination: other }] : [];
      })
    : [];
  const [ends = { origin, destination }, another] = flown;
  return {
    ...(another ? { origin, destination } : ends),
    carrierCode,
    flightNumber,
    departureDate: date,
    ...(aircraftCode !== undefined && { aircraftCode }),
  };
}

function figureOfFlight(flight: FlightEstimate | LabelledFlight, { cabin, date }: RowQuestion): Figure {
  const { wellToWakeGramsPerPassenger, wellToTankGramsPerPassenger, tankToWakeGramsPerPassenger } = flight;
  const shared = {
    kind: 'figure',
    tier: 'TIM_EMISSIONS',
    wellToWakeGramsPerPassenger,
    wellToTankGramsPerPassenger,
    tankToWakeGramsPerPassenger,
    ...(flight.contrailsImpactBucket !== undefined && { contrailsImpactBucket: flight.contrailsImpactBucket }),
  } as const;
  const number: readonly Warning[] = flight.isFlightNumberVerified ? [] : ['NUMBER_NOT_LISTED'];
  if (flight.kind === 'labelled') {
    return { ...shared, source: 'EASA', dataCategory: 'PRIMARY', warnings: [...number, 'LABEL_NOT_FOR_REPORTS'] };
  }
  const { aircraft, inputs, range } = flight;
  const isGiven = aircraft.basis.kind === 'given';
  return {
    ...shared,
    source: 'TIM',
    range,
    dataCategory: weakestOf(inputs),
    inputs,
    aircraft: { icaoAircraftType: aircraft.icaoAircraftType, known: aircraft.basis.kind },
    warnings: [
      ...number,
      ...yearWarnings(date).filter((warning) => !(isGiven && warning === 'FLEET_OF_ANOTHER_YEAR')),
      ...(inputs.seatsPerClass.value[cabin] > 0 ? [] : (['CABIN_NOT_ON_BOARD'] as const)),
    ],
  };
}

/** Well-to-tank share of what fossil kerosene emits [1]: 15 of 89 g CO2e/MJ. */
const WELL_TO_TANK_SHARE =
  JET_KEROSENE.wellToTankKgCo2ePerKg / (JET_KEROSENE.wellToTankKgCo2ePerKg + JET_KEROSENE.tankToWakeKgCo2ePerKg);
const wellToTank = (grams: number) => Math.round(grams * WELL_TO_TANK_SHARE);

/** A figure of which only the sum is known: its parts are those of fossil kerosene, each in whole grams. */
function figureOfGrams(tier: Figure['tier'], given: GramsPerPassenger): Omit<Figure, 'warnings'> {
  const part = (of: (grams: number) => number): GramsPerPassenger =>
    Object.fromEntries(
      CABIN_CLASSES.flatMap((cabin) => (given[cabin] === undefined ? [] : [[cabin, of(given[cabin])]])),
    );
  return {
    kind: 'figure',
    tier,
    source: 'TIM',
    wellToWakeGramsPerPassenger: part(Math.round),
    wellToTankGramsPerPassenger: part(wellToTank),
    tankToWakeGramsPerPassenger: part((grams) => Math.round(grams) - wellToTank(grams)),
    dataCategory: 'DEFAULT',
  };
}

function yearWarnings(date: RowDate | undefined): readonly Warning[] {
  if (!date) return [];
  return [
    ...(date.year < FLEETS_KNOWN_FROM ? (['FLEET_OF_ANOTHER_YEAR'] as const) : []),
    ...(date.year < LOADS_KNOWN_FROM ? (['LOADS_OF_ANOTHER_YEAR'] as const) : []),
  ];
}

const CATEGORIES = ['DEFAULT', 'MODELED', 'PRIMARY'] as const;

/** Of the inputs that differ from flight to flight: the distance between airports and the cabins' areas are the same for all. */
function weakestOf(inputs: FlightInputs): Figure['dataCategory'] {
  const { distanceAdjustmentFactor, fuelBurnKg, cargoMassFraction, passengerLoadFactor, seatsPerClass } = inputs;
  const those = [distanceAdjustmentFactor, fuelBurnKg, cargoMassFraction, passengerLoadFactor, seatsPerClass];
  return CATEGORIES.find((category) => those.some(({ dataCategory }) => dataCategory === category)) ?? 'DEFAULT';
}

const reasonOf = (flight: FlightEstimate | LabelledFlight | Unavailable) =>
  flight.kind === 'unavailable' ? flight.reason : 'UNKNOWN_FLIGHT_NUMBER';

function tooOld({ year }: RowDate): NoFigure {
  return {
    kind: 'no-figure',
    reason: 'DATE_OUT_OF_WINDOW',
    text: `There are no figures for ${year}: they begin in ${FIRST_YEAR}.`,
  };
}

function noFigure(unavailable: Unavailable | undefined): NoFigure {
  if (!unavailable) return { kind: 'no-figure', reason: 'INVALID_ROW', text: 'The row names no route.' };
  return { kind: 'no-figure', reason: unavailable.reason, text: en.unavailable(unavailable) };
}
