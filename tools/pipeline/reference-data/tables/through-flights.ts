import { rounded } from '../codec/rounded.ts';
import type { Segment } from './t100-segments.ts';

type FiledFlights = Pick<
  Segment,
  | 'btsCarrier'
  | 'btsAircraft'
  | 'year'
  | 'origin'
  | 'destination'
  | 'distanceKm'
  | 'departures'
  | 'seats'
  | 'loadFactor'
  | 'cargo'
>;

/**
 * A flight longer than this [km] with a lower load factor than this [1] counts only the passengers who stay on board at a stop:
 * SIN-JFK by way of Frankfurt, 13 % taken, filed as one flight beside the nonstop.
 */
const LONGEST_WITH_FEW_KM = 12_000;
const FEW_ABOARD_LOAD_FACTOR = 0.3;

const DIGITS = 4;

/** Whether the flights are those of passengers who stay on board at a stop. */
export function isThrough({ distanceKm, loadFactor }: FiledFlights): boolean {
  return distanceKm > LONGEST_WITH_FEW_KM && loadFactor < FEW_ABOARD_LOAD_FACTOR;
}

/**
 * Flights, with passengers who stay on board at a stop moved, with their cargo, to the flight between the stop and the US. They
 * sit there too and were not counted. That flight is the same carrier's with the same aircraft code, departures, seats and US
 * airport; if no single route fits, nothing is added.
 */
export function withThroughLoads<Row extends FiledFlights>(
  rows: readonly Row[],
  isInUs: (airportCode: string) => boolean,
): Row[] {
  const through = rows.filter(isThrough);
  const loadOf = new Map(
    through.flatMap((row) => {
      const [leg, ...others] = rows.filter((other) => !isThrough(other) && isLegOf(other, row, isInUs));
      return leg && others.length === 0 ? [[leg, row] as const] : [];
    }),
  );
  return rows
    .filter((row) => !isThrough(row))
    .map((row) => {
      const aboardToo = loadOf.get(row);
      return aboardToo ? { ...row, ...together(row, aboardToo) } : row;
    });
}

function isLegOf(leg: FiledFlights, through: FiledFlights, isInUs: (airportCode: string) => boolean): boolean {
  const isUsEndTheSame = isInUs(through.origin)
    ? leg.origin === through.origin
    : leg.destination === through.destination;
  return (
    isUsEndTheSame &&
    leg.distanceKm < through.distanceKm &&
    leg.btsCarrier === through.btsCarrier &&
    leg.btsAircraft === through.btsAircraft &&
    leg.year === through.year &&
    leg.departures === through.departures &&
    leg.seats === through.seats
  );
}

/** Load factor and cargo mass fraction of both groups together in the same seats. */
function together(leg: FiledFlights, through: FiledFlights): Pick<FiledFlights, 'loadFactor' | 'cargo'> {
  const loadFactor = leg.loadFactor + through.loadFactor;
  const cargo = cargoPerSeat(leg) + cargoPerSeat(through);
  return {
    loadFactor: rounded(Math.min(1, loadFactor), DIGITS - 1),
    cargo: rounded(cargo / (cargo + loadFactor), DIGITS),
  };
}

/** Cargo [100 kg] per seat. */
const cargoPerSeat = ({ loadFactor, cargo }: FiledFlights) => (loadFactor * cargo) / (1 - cargo);
