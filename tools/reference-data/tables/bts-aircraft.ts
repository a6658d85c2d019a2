import { rounded } from '../codec/rounded.ts';

/**
 * Aircraft codes of the US Bureau of Transportation Statistics (T-100 and Schedule T-2) and the ICAO types (Doc 8643) they
 * stand for by their own description. One line each: code, types, `<` codes of relatives.
 *
 * After `<` stand types that have a code of their own (named after each with `:`) under which a carrier may still not file
 * them: one that never uses the type's own code files it here. Lufthansa, SWISS and SAS file their A330-300s as 696, EVA and
 * SWISS their 777-300ERs as 627, Air Canada its 737 MAX 8s as 614.
 */
const CODES = `
  26  GA8
  40  DHC2
  102 P212
  125 C402
  131 BN2P
  194 PA31
  339 A339
  359 A359
  405 B190
  406 BE20
  410 AC90
  412 C212
  415 C208
  416 C208
  432 SB20
  441 AT45 AT46 AT43
  442 AT76 AT75 AT72
  449 D328
  455 SW4
  458 B350 BE20
  479 PC12
  482 DH8D
  483 DH8A
  484 DH8C
  530 CRJ7
  608 B712
  612 B737
  614 B738 < B38M:838
  622 B752
  623 B753
  624 B764
  625 B762
  626 B763
  627 B772 B77L < B77W:637 B773:637
  629 CRJ2
  631 CRJ7
  632 J328
  634 B739 < B39M:839
  637 B77W B773
  638 CRJ9
  673 E75L E75S
  674 E135
  675 E145
  676 E135
  677 E170
  678 E190
  687 A333
  694 A320 < A20N:722
  696 A332 < A333:687 A339:339,824 A338:339,824
  698 A319
  699 A321 < A21N:721
  721 A21N
  722 A20N
  723 BCS1
  724 BCS3
  748 E195 E295
  819 B744
  821 B748
  824 A339
  836 A35K
  837 B78X
  838 B38M
  839 B39M
  871 A343
  874 A346
  882 A388
  887 B788
  888 B739 < B39M:839
  889 B789
`;

/**
 * Where a carrier files other types under a code, seen by seats per departure that only those types have there. One line
 * each: carrier, code, types, why.
 */
const FILED_OTHERWISE = `
  3U 696 A333 A359 | 333 seats from Chengdu, the A350-900's
  AD 696 A332 A339 A21N | 174 seats between Belem or Manaus and Florida
  AI 625 B77L      | 238 and 288 seats, to Bengaluru, Mumbai and Delhi without a stop; no 767 in its fleet
  AI 626 B77W      | 342 seats; no 767 in its fleet
  AT 626 B788 B789 | 274 and 302 seats; its last 767 left before
  AY 696 A333 A359 | 279 seats to New York, 321 to Los Angeles; no A330-200 in its fleet
  BA 359 A35K      | 331 seats; no A350-900 in its fleet
  BA 819 B772      | 332 to 336 seats, the Gatwick 777's; its 747s left in 2020
  BR 887 B789      | 278 seats; no 787-8 in its fleet
  CI 836 A359      | 305 seats; no A350-1000 in its fleet
  CX 637 B77W      | 294 to 368 seats; its 777-300s stay in Asia
  EI 696 A333 A332 A21N | 184 seats on the shorter routes, the A321LR's and XLR's
  EY 836 A35K A388 | 349 to 418 seats to New York and Chicago, in 2026
  FJ 614 B38M      | no 737-800 in its fleet
  IB 699 A21N      | 182 seats, the A321XLR's
  JL 627 B77W A35K | 239 and 244 seats, the A350-1000's and the 777-300ER's
  JX 359 A359 A35K | 306 and 350 seats
  KE 627 B773      | 338 seats, the 777-300's
  NH 637 B77W      | 212 seats; its 777-300s fly at home
  NO 837 B789      | 355 seats, the 787-9's; no 787-10 in its fleet
  OS 887 B789      | 294 seats; no 787-8 in its fleet
  OZ 359 A359 A388 | means up to 493 seats, the A380's
  PD 748 E295      | 132 seats; no first-generation E195 in its fleet
  TN 871 B789      | 294 seats; its A340s left in 2020
  TP 824 A339 A21N | 168 seats on the shorter routes, the A321LR's
  WK 696 A343      | 314 seats; no A330-200 in its fleet
  WS 887 B789      | 320 seats; no 787-8 in its fleet
`;

/**
 * Carriers that file a narrow body under a code of their wide bodies. The seats per departure of a month tell how many of its
 * flights each flew. One line each: carrier, code, narrow body, its seats, seats of the wide bodies there, fewest seats of any.
 */
const NARROW_AMONG_WIDE = `
  AD 696 A21N 174 298 256
  EI 696 A21N 184 313 266
  TP 824 A21N 168 298 298
`;

/** A mean this close to a body's seats is that body's alone [1]. */
const SEATS_TOLERANCE_FRACTION = 0.01;

type Relative = { readonly type: string; readonly ownCodes: readonly string[] };
type BtsAircraft = { readonly types: readonly string[]; readonly relatives: readonly Relative[] };

const AIRCRAFT: ReadonlyMap<string, BtsAircraft> = new Map(
  lines(CODES).map((line) => {
    const [own = '', others = ''] = line.split('<');
    const [code = '', ...types] = words(own);
    const relatives = words(others).map((word): Relative => {
      const [type = '', codes = ''] = word.split(':');
      return { type, ownCodes: codes.split(',') };
    });
    return [code, { types, relatives }];
  }),
);

const EXCEPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  lines(FILED_OTHERWISE).map((line) => {
    const [carrier = '', code = '', ...types] = words(line.split('|')[0] ?? '');
    return [`${carrier} ${code}`, types];
  }),
);

type NarrowAmongWide = {
  readonly narrowType: string;
  readonly narrowSeats: number;
  readonly wideSeats: number;
  readonly fewestWideSeats: number;
};

const NARROW: ReadonlyMap<string, NarrowAmongWide> = new Map(
  lines(NARROW_AMONG_WIDE).map((line) => {
    const [carrier, code, narrowType = '', ...seats] = words(line);
    const [narrowSeats = 0, wideSeats = 0, fewestWideSeats = 0] = seats.map(Number);
    return [`${carrier} ${code}`, { narrowType, narrowSeats, wideSeats, fewestWideSeats }];
  }),
);

/** Every ICAO type a code can stand for. */
export const BTS_TYPES: readonly string[] = [
  ...new Set([
    ...[...AIRCRAFT.values()].flatMap(({ types, relatives }) => [...types, ...relatives.map(({ type }) => type)]),
    ...[...EXCEPTIONS.values()].flat(),
  ]),
].sort();

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
  carrier: string,
  code: string,
  codesUsed: ReadonlySet<string>,
  fleet: FleetOfCarrier | undefined,
): readonly string[] | undefined {
  const aircraft = AIRCRAFT.get(code);
  if (!aircraft) return undefined;
  const exception = EXCEPTIONS.get(`${carrier} ${code}`);
  if (exception) return exception;
  const foundHere = aircraft.relatives.filter(({ ownCodes }) => !ownCodes.some((own) => codesUsed.has(own)));
  const airframes = (type: string) => fleet?.get(type) ?? 0;
  const flown = [...aircraft.types, ...foundHere.map(({ type }) => type)].filter((type) => airframes(type) > 0);
  return flown.length > 0 ? flown.sort((a, b) => airframes(b) - airframes(a)) : aircraft.types;
}

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
export function partedByBody(carrier: string, code: string, flights: FlightsOfTypes): readonly FlightsOfTypes[] {
  const among = NARROW.get(`${carrier} ${code}`);
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

function lines(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

function words(line: string): string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}
