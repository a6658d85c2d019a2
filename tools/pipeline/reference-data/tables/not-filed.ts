import type { Body } from '@tim/reference-data';
import type { Segment } from './t100-segments.ts';

type FiledFlights = Pick<Segment, 'btsCarrier' | 'year' | 'departures' | 'seats' | 'loadFactor'>;
type FiledCargo = FiledFlights & Pick<Segment, 'cargo' | 'hasMainDeckCargo'>;

/**
 * Load factor of all flights of a carrier in a month below which its passengers were not filed with its flights [1]: no
 * airline flies so empty. Jazz, for one, files its seats (5265 departures in January 2024) and 5 % of them as taken.
 */
const LOWEST_MONTHLY_LOAD_FACTOR = 0.25;

/**
 * Departures of a carrier's month from which no cargo at all means that none was filed, where its other month has this cargo mass
 * fraction [1] or more: Copa files 1789 departures without a pound in January 2024, and 2.6 % cargo on 2087 in February 2026.
 */
const ENOUGH_FOR_SOME_CARGO_DEPARTURES = 100;
const MORE_THAN_A_LITTLE_CARGO = 0.01;

/**
 * Cargo mass fraction of all wide bodies of a carrier in a month below which it was not filed [1]. Aerolineas Argentinas,
 * WestJet, Air Transat and Jin Air file 0 to 0.04 %; then comes Air Canada with 3 and 6 %, then all others from 8 %.
 */
const LEAST_WIDE_BODY_CARGO = 0.005;

/**
 * The cargo mass fraction that results, rounded as in the source, when the passengers' weight of 200 lb each is filed as cargo
 * [1].
 */
const PASSENGERS_AS_CARGO = 0.476;

/** From so many rows of a carrier's month the fraction is no coincidence: STARLUX has it on 14 of its 16. */
const ENOUGH_ALIKE_ROWS = 3;

const monthOf = ({ btsCarrier, year }: Pick<FiledFlights, 'btsCarrier' | 'year'>) => `${btsCarrier} ${year}`;

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

const seatsOf = ({ departures, seats }: FiledFlights) => departures * seats;
const passengersOf = (row: FiledFlights) => seatsOf(row) * row.loadFactor;

/** The flights of the carriers' months whose passengers are not in the source. */
export function withoutPassengers<Row extends FiledFlights>(rows: readonly Row[]): ReadonlySet<Row> {
  return new Set(
    monthsOf(rows)
      .filter((month) => sum(month, passengersOf) < LOWEST_MONTHLY_LOAD_FACTOR * sum(month, seatsOf))
      .flat(),
  );
}

/**
 * The flights of the carriers' months whose cargo is not in the source: none stands there, or the passengers' weight again; and
 * flights filed with cargo on the main deck, which does not say what travels below the passengers. Where most of a carrier's
 * flights with a body are filed so, as LATAM's are, the others are those that had no cargo.
 */
export function withoutCargo<Row extends FiledCargo>(
  rows: readonly Row[],
  bodyOf: (row: Row) => Body | undefined,
): ReadonlySet<Row> {
  const months = monthsOf(rows.filter((row) => !row.hasMainDeckCargo));
  const carriersWithCargo = new Set(
    months.filter((month) => cargoOfAll(month) >= MORE_THAN_A_LITTLE_CARGO).map(([row]) => row?.btsCarrier),
  );
  const isLeftOut = (month: readonly Row[]) =>
    !month.some(hasCargo) &&
    month.some(({ btsCarrier }) => carriersWithCargo.has(btsCarrier)) &&
    sum(month, ({ departures }) => departures) >= ENOUGH_FOR_SOME_CARGO_DEPARTURES;
  const ofBody = (body: Body) => monthsOf(rows.filter((row) => bodyOf(row) === body));
  return new Set([
    ...rows.filter((row) => row.hasMainDeckCargo),
    ...months.filter((month) => isLeftOut(month) || isPassengersWeight(month)).flat(),
    ...[...ofBody('narrow'), ...ofBody('wide')].filter(isMostlyOnMainDeck).flat(),
    ...ofBody('wide')
      .filter((month) => cargoOfAll(month) < LEAST_WIDE_BODY_CARGO)
      .flat(),
  ]);
}

const monthsOf = <Row extends FiledFlights>(rows: readonly Row[]): Row[][] => [...Map.groupBy(rows, monthOf).values()];

function isMostlyOnMainDeck(month: readonly FiledCargo[]): boolean {
  const departures = (flights: readonly FiledCargo[]) => sum(flights, (row) => row.departures);
  return departures(month.filter((row) => row.hasMainDeckCargo)) > departures(month) / 2;
}

const hasCargo = ({ cargo }: FiledCargo) => cargo > 0;

function isPassengersWeight(month: readonly FiledCargo[]): boolean {
  const alike = month.filter(({ cargo }) => cargo === PASSENGERS_AS_CARGO).length;
  return alike >= ENOUGH_ALIKE_ROWS && alike > month.filter(hasCargo).length / 2;
}

/** Cargo mass fraction of the flights together [1]. */
function cargoOfAll(flights: readonly FiledCargo[]): number {
  const passengers = sum(flights, passengersOf);
  const cargo = sum(flights, (row) => (passengersOf(row) * row.cargo) / (1 - row.cargo));
  return cargo / (cargo + passengers);
}
