import { rounded } from '../codec/rounded.ts';
import { filedAs, type BtsFacts, type TypeOfCode } from '../data/bts-facts.ts';

/** A mean this close to a body's seats is that body's alone [1]. */
const SEATS_TOLERANCE_FRACTION = 0.01;

/** A carrier's fleet: airframes by ICAO type. */
export type FleetOfCarrier = ReadonlyMap<string, number>;

/**
 * The ICAO types a carrier means by a BTS code: what the code may hold for it, of that what its fleet has, most airframes
 * first; the code's own types where the fleet has none of them or is not known.
 *
 * @param carrier - IATA code
 * @param codesUsed - every BTS code the carrier files under
 * @returns undefined for a code of no airliner
 */
export function icaoTypesOf(
  { aircraft, filedOtherwise }: BtsFacts,
  carrier: string,
  code: string,
  codesUsed: ReadonlySet<string>,
  fleet: FleetOfCarrier | undefined,
): readonly string[] | undefined {
  const types = aircraft.get(code);
  if (!types) return undefined;
  const exception = filedOtherwise.get(filedAs(carrier, code));
  if (exception) return exception;
  const airframes = (type: string) => fleet?.get(type) ?? 0;
  const flown = types.filter(
    ({ type, ownCodes }) => !ownCodes.some((own) => codesUsed.has(own)) && airframes(type) > 0,
  );
  return flown.length > 0
    ? namesOf(flown).sort((a, b) => airframes(b) - airframes(a))
    : namesOf(types.filter(({ ownCodes }) => ownCodes.length === 0));
}

const namesOf = (types: readonly TypeOfCode[]): string[] => types.map(({ type }) => type);

/** Flights of a month with some of the types that a carrier files under a code. */
export type FlightsOfTypes = {
  readonly types: readonly string[];
  readonly departures: number;
  /** Mean per departure. */
  readonly seats: number;
  /** Cargo mass fraction [1]. */
  readonly cargo: number;
};

/**
 * The flights of a month, parted between the narrow body and the wide bodies that the carrier files under one code, so that
 * the mean of their seats comes out; as they are where it does not file so. The cargo is the wide bodies': where these carriers'
 * narrow bodies fly alone they carry next to none.
 */
export function partedByBody(
  { narrowBodies }: BtsFacts,
  carrier: string,
  code: string,
  flights: FlightsOfTypes,
): readonly FlightsOfTypes[] {
  const among = narrowBodies.get(filedAs(carrier, code));
  if (!among) return [flights];
  const { types, departures, seats, cargo } = flights;
  const { narrowType, narrowSeats, wideSeats, fewestWideSeats } = among;
  const narrowTypes = [narrowType];
  const wideTypes = types.filter((type) => type !== narrowType);
  if (seats >= fewestWideSeats * (1 - SEATS_TOLERANCE_FRACTION)) return [{ ...flights, types: wideTypes }];
  const narrow = Math.round((departures * (wideSeats - seats)) / (wideSeats - narrowSeats));
  if (narrow >= departures) return [{ ...flights, types: narrowTypes }];
  const wide = departures - narrow;
  const cargoPerPassenger = (cargo / (1 - cargo)) * ((departures * seats) / (wide * wideSeats));
  return [
    { types: narrowTypes, departures: narrow, seats: narrowSeats, cargo: 0 },
    {
      types: wideTypes,
      departures: wide,
      seats: wideSeats,
      cargo: rounded(cargoPerPassenger / (1 + cargoPerPassenger), 3),
    },
  ].filter((part) => part.departures > 0);
}
