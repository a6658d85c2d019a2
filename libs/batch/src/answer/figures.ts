import { JET_KEROSENE } from '@tim/engine';
import { CABIN_CLASSES } from '@tim/estimator';
import type {
  CabinClass,
  ClosedAirport,
  FlightEstimate,
  FlightInputs,
  GramsPerPassenger,
  LabelledFlight,
} from '@tim/estimator';
import { rowDateText, type RowDate } from '../question/dates.ts';
import type { RowQuestion } from '../question/row-question.ts';
import type { Figure, Warning, YearWarning } from './row-answer.ts';

/** First year of whose fleets the tables know something: they are of the end of 2025. Source: the table `fleets`, libs/reference-data/README.md. */
const FLEETS_KNOWN_FROM = 2025;
/** First year whose load factors the tables know: published months of 2023 to 2025, T-2 of 2023 to 2025. */
const LOADS_KNOWN_FROM = 2023;

/** A figure before it is known for whom. */
export type Unwarned = Omit<Figure, 'warnings'>;

/** What is kept of a flight's answer: its figure, and what its warnings hang on. */
export type FlightFigure = {
  readonly kind: 'flight';
  readonly figure: Unwarned;
  readonly isNumberListed: boolean;
  readonly isAircraftGiven: boolean;
  /** Those that the aircraft does not have; absent of a label. */
  readonly missingCabins?: readonly CabinClass[];
};

/** What is kept of a market's answer. */
export type MarketFigure = {
  readonly kind: 'market';
  readonly figure: Unwarned;
  /** Those that most ways to fly it have not. */
  readonly rareCabins: readonly CabinClass[];
  readonly closedAirports: readonly ClosedAirport[];
  /** Whether somebody flies it without a stop today. */
  readonly hasDirect: boolean;
};

/** Well-to-wake, all passengers of a row [g CO2e]; undefined where its cabin has no figure. */
export function rowGrams(
  { cabin, passengers }: Pick<RowQuestion, 'cabin' | 'passengers'>,
  { wellToWakeGramsPerPassenger }: Figure,
): number | undefined {
  const grams = wellToWakeGramsPerPassenger[cabin];
  return grams === undefined ? undefined : grams * passengers;
}

/** Who says so: this program, or the European Union Aviation Safety Agency by a label. */
export const sourceOf = ({ kind }: Pick<Figure, 'kind'>): 'TIM' | 'EASA' => (kind === 'labelled' ? 'EASA' : 'TIM');

export function figureOfFlight(flight: FlightEstimate | LabelledFlight, hasInputs: boolean): FlightFigure {
  const { wellToWakeGramsPerPassenger, wellToTankGramsPerPassenger, tankToWakeGramsPerPassenger } = flight;
  const shared = {
    kind: flight.kind,
    tier: 'TIM_EMISSIONS',
    wellToWakeGramsPerPassenger,
    wellToTankGramsPerPassenger,
    tankToWakeGramsPerPassenger,
    ...(flight.contrailsImpactBucket !== undefined && { contrailsImpactBucket: flight.contrailsImpactBucket }),
  } as const;
  const isNumberListed = flight.isFlightNumberVerified;
  if (flight.kind === 'labelled') {
    const figure = { ...shared, dataCategory: 'PRIMARY' } as const;
    return { kind: 'flight', figure, isNumberListed, isAircraftGiven: true };
  }
  const { aircraft, inputs, missingCabins, range } = flight;
  return {
    kind: 'flight',
    figure: {
      ...shared,
      range: { low: range.low, high: range.high },
      dataCategory: weakestOf(inputs),
      ...(hasInputs && { inputs }),
      aircraft: { icaoAircraftType: aircraft.icaoAircraftType, known: aircraft.basis.kind },
    },
    isNumberListed,
    isAircraftGiven: aircraft.basis.kind === 'given',
    missingCabins: missingCabins.cabins,
  };
}

export function flightWarnings(flight: FlightFigure, cabin: CabinClass, date: RowDate | undefined): readonly Warning[] {
  const { missingCabins, isNumberListed, isAircraftGiven } = flight;
  const number: readonly Warning[] = [
    ...(isNumberListed ? [] : (['NUMBER_NOT_LISTED'] as const)),
    ...(date && 'month' in date && !('day' in date) ? (['DAY_NOT_KNOWN'] as const) : []),
  ];
  if (!missingCabins) return [...number, 'LABEL_NOT_FOR_REPORTS'];
  const year = flightYearWarnings(isAircraftGiven, date);
  return [...number, ...year, ...(missingCabins.includes(cabin) ? (['CABIN_NOT_ON_BOARD'] as const) : [])];
}

export const marketWarnings = (
  { figure, rareCabins, closedAirports }: MarketFigure,
  cabin: CabinClass,
  date: RowDate | undefined,
): readonly Warning[] => [
  ...(figure.changeAirports ? (['NO_DIRECT_FLIGHT'] as const) : []),
  ...(rareCabins.includes(cabin) ? (['CABIN_ON_FEW_WAYS'] as const) : []),
  ...(isAnyClosed(closedAirports, date) ? (['AIRPORT_CLOSED'] as const) : []),
];

/** Whether one of a route's airports was closed on a date, or is today where there is no date. On the day, or in the month or year, of its closing it may have been open. */
export function isAnyClosed(closedAirports: readonly ClosedAirport[], date: RowDate | undefined): boolean {
  if (!date) return closedAirports.length > 0;
  const day = rowDateText(date);
  // As far as the closing is known: a day, a month or a year.
  return closedAirports.some(({ since }) => since === '' || day.slice(0, since.length) > since);
}

/** Well-to-tank share of what fossil kerosene emits [1]: 15 of 89 g CO2e/MJ. */
const WELL_TO_TANK_SHARE =
  JET_KEROSENE.wellToTankKgCo2ePerKg / (JET_KEROSENE.wellToTankKgCo2ePerKg + JET_KEROSENE.tankToWakeKgCo2ePerKg);
const wellToTank = (grams: number) => Math.round(grams * WELL_TO_TANK_SHARE);

/** A figure made from its total alone: the parts are those of fossil kerosene, in whole grams. */
export function figureOfGrams(tier: Figure['tier'], given: GramsPerPassenger): Unwarned {
  const part = (of: (grams: number) => number): GramsPerPassenger =>
    Object.fromEntries(
      CABIN_CLASSES.flatMap((cabin) => (given[cabin] === undefined ? [] : [[cabin, of(given[cabin])]])),
    );
  return {
    kind: 'estimated',
    tier,
    wellToWakeGramsPerPassenger: part(Math.round),
    wellToTankGramsPerPassenger: part(wellToTank),
    tankToWakeGramsPerPassenger: part((grams) => Math.round(grams) - wellToTank(grams)),
    dataCategory: 'DEFAULT',
  };
}

/** Warnings about the year of a flight. A given aircraft is that of the flight's year and needs none. */
export const flightYearWarnings = (isAircraftGiven: boolean, date: RowDate | undefined): readonly YearWarning[] =>
  yearWarnings(date).filter((warning) => !(isAircraftGiven && warning === 'FLEET_OF_ANOTHER_YEAR'));

/** What is not known of a year. */
export function yearWarnings(date: RowDate | undefined): readonly YearWarning[] {
  if (!date) return [];
  return [
    ...(date.year < FLEETS_KNOWN_FROM ? (['FLEET_OF_ANOTHER_YEAR'] as const) : []),
    ...(date.year < LOADS_KNOWN_FROM ? (['LOADS_OF_ANOTHER_YEAR'] as const) : []),
  ];
}

/** From the strongest to the weakest. */
export const CATEGORIES = ['PRIMARY', 'MODELED', 'DEFAULT'] as const;

/** @param order - from the strongest to the weakest */
export function weakest<Level>(order: readonly Level[], found: readonly Level[]): Level {
  return found.reduce((weak, level) => (order.indexOf(level) > order.indexOf(weak) ? level : weak));
}

/** Of the inputs that differ from flight to flight: the distance between airports and the cabins' areas are the same for all. */
function weakestOf(inputs: FlightInputs): Figure['dataCategory'] {
  const { distanceAdjustmentFactor, fuelBurnKg, cargoMassFraction, passengerLoadFactor, seatsPerClass } = inputs;
  const those = [distanceAdjustmentFactor, fuelBurnKg, cargoMassFraction, passengerLoadFactor, seatsPerClass];
  const categories = those.map(({ dataCategory }) => dataCategory);
  return weakest(CATEGORIES, categories);
}
