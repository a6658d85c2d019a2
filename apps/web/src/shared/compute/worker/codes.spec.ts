import type {
  AircraftBasis,
  ClosedAirport,
  FlightEstimate,
  NotForPassengers,
  NumberListing,
  OperatedBy,
  Standing,
  Unavailable,
} from '@tim/estimator';
import { createEstimator } from '@tim/estimator';
import {
  flightQuery,
  flightWithEmissionsMessage,
  placeNames,
  typicalFlightEmissionsMessage,
} from '@tim/estimate-messages';
import { Flight, FlightWithEmissions, Market, TypicalFlightEmissions } from '@tim/messages';
import { LANGUAGE_WORDS, withAirportNames, withCityNames, withOwnCarrierNames, type Words } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../../../build/find-files.ts';
import {
  readAircraftFound,
  readClosedAirport,
  readNotForPassengers,
  readNumberListing,
  readStanding,
} from '../../api/read-codes.ts';

const flight = Flight.fromPartial({
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
});
const PARTS = { includesInputs: false, includesBreakdown: false };
/** What a language calls some of them. */
const NAMES: Readonly<Record<string, string>> = { LX: 'スイス', BER: 'ベルリン', ZRH: 'チューリッヒ' };
const nameOf = (code: string): string | undefined => NAMES[code];
const names = { carrier: nameOf, airport: nameOf };

/** Each language's words with those names, as the command line and the published API have them. */
const LANGUAGES: readonly (readonly [string, Words, Words])[] = Object.entries(LANGUAGE_WORDS).map(
  ([language, { words }]) => [
    language,
    words,
    withOwnCarrierNames(withCityNames(withAirportNames(words, nameOf), nameOf), nameOf),
  ],
);

const estimated = createEstimator(findSources().tables).flight(flightQuery(flight), {
  window: { earliest: flightQuery(flight).departureDate, latest: flightQuery(flight).departureDate },
});
if (estimated.kind !== 'estimated') throw new Error('The flight has no estimate.');
const estimate: FlightEstimate = estimated;

const overTheWire = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

/** A flight's answer as the page reads it. */
function sent(result: FlightEstimate | Unavailable): FlightWithEmissions {
  const message = flightWithEmissionsMessage(flight, result, PARTS, undefined, names);
  return FlightWithEmissions.fromJSON(
    overTheWire(FlightWithEmissions.toJSON({ ...message, ...placeNames(message, flight, nameOf) })),
  );
}

const eitherWay = [true, false];
const swiss = { carrierCode: 'LX', carrierName: 'SWISS' };
const helvetic = { partnerCode: '2L', partnerName: 'Helvetic' };
const schedule = 'A schedule, 2026 (CC0)';

type FoundKind = Exclude<AircraftBasis['kind'], 'given' | 'family-default'>;
const FOUND: Readonly<Record<FoundKind, { readonly schedule?: string }>> = {
  'scheduled-on-day': { schedule },
  'scheduled-for-number': { schedule },
  'scheduled-on-route': { schedule },
  'seen-on-route': {},
  'reported-on-route': {},
  'kept-for-route': {},
  'counted-seats-on-route': {},
  'fleet-and-seats-on-route': {},
  'carrier-fleet': {},
  'reported-elsewhere': {},
  'all-carriers-fleets': {},
};
const FAMILIES: readonly { readonly family?: string }[] = [{}, { family: '737' }];
const BASES: readonly AircraftBasis[] = [
  { kind: 'given' },
  { kind: 'family-default', family: '737', ...swiss },
  ...Object.entries(FOUND).flatMap(([kind, of]) =>
    eitherWay.flatMap((is) =>
      FAMILIES.map((family) => ({
        kind: kind as FoundKind,
        isFleetKnown: is,
        isMiddleOfSeveral: !is,
        ...swiss,
        ...of,
        ...family,
      })),
    ),
  ),
];

const OPERATORS: Readonly<Record<OperatedBy['kind'], OperatedBy>> = {
  carrier: { kind: 'carrier' },
  partner: { kind: 'partner', ...swiss, ...helvetic },
  'probably-partner': { kind: 'probably-partner', ...swiss, ...helvetic },
  'carrier-not-listed': { kind: 'carrier-not-listed', ...swiss },
};

type Seats = FlightEstimate['inputs']['seatsPerClass'];
const CABINS: Readonly<Record<Seats['basis']['kind'], readonly Seats['basis'][]>> = {
  given: [{ kind: 'given' }],
  'carrier-layouts': [['all'], ['A330-300'], ['A330-300', 'A330-900']].map((layouts) => ({
    kind: 'carrier-layouts',
    layouts,
    isScaledToReportedTotal: false,
  })),
  'typical-of-type': eitherWay.map((isScaledToReportedTotal) => ({ kind: 'typical-of-type', isScaledToReportedTotal })),
  'reported-mean-of-type': eitherWay.map((is) => ({ kind: 'reported-mean-of-type', isScaledToReportedTotal: is })),
  'scheduled-seats': eitherWay.map((isSharedOut) => ({ kind: 'scheduled-seats', isSharedOut })),
};
/** The last is of a cabin for which no source was read. */
const SEATS: readonly Partial<Seats>[] = [
  ...Object.values(CABINS).flatMap((bases) => bases.map((basis) => ({ basis, dataCategory: 'PRIMARY' as const }))),
  ...CABINS['carrier-layouts'].slice(0, 1).map((basis) => ({ basis, dataCategory: 'DEFAULT' as const })),
];

const month = '2026-03';
const STANDINGS: Readonly<Record<Standing['basis']['kind'], Standing['basis']>> = {
  'scheduled-on-day': { kind: 'scheduled-on-day', schedule },
  'scheduled-for-number': { kind: 'scheduled-for-number', schedule },
  'scheduled-on-route': { kind: 'scheduled-on-route', schedule },
  'route-compiled': { kind: 'route-compiled' },
  'airport-without-passengers': { kind: 'airport-without-passengers', airportCode: 'BZZ', use: 'military' },
  'sells-no-seats': { kind: 'sells-no-seats' },
  'reported-lately': { kind: 'reported-lately', through: month },
  'reported-no-more': { kind: 'reported-no-more', through: month },
  'seen-lately': { kind: 'seen-lately' },
  'foreign-domestic': { kind: 'foreign-domestic' },
  'no-fitting-aircraft': { kind: 'no-fitting-aircraft' },
  'flown-by-sister': { kind: 'flown-by-sister', carrierCode: 'EC' },
  'between-foreign-countries': { kind: 'between-foreign-countries' },
  'entered-lately': { kind: 'entered-lately', lastEntered: month },
  'entered-since': { kind: 'entered-since', lastEntered: month },
  'entered-one-way': { kind: 'entered-one-way', lastEntered: month },
  'flown-in-2022': { kind: 'flown-in-2022' },
  'hardly-flown-in-2022': { kind: 'hardly-flown-in-2022' },
  'flown-in-2016-17': { kind: 'flown-in-2016-17' },
  'listed-alone': { kind: 'listed-alone' },
};

const BOS_ZRH = { origin: 'BOS', destination: 'ZRH' };
const LISTINGS: readonly NumberListing[] = [
  { lastEntered: '2026-05', entriesKnownFrom: '2022-09', isCarrierInDoubt: false },
  { lastEntered: '', entriesKnownFrom: '2022-09', isCarrierInDoubt: true },
  { entriesKnownFrom: '2022-09', isCarrierInDoubt: false, otherRoutes: [BOS_ZRH] },
  { entriesKnownFrom: '2022-09', isCarrierInDoubt: true, otherRoutes: Array.from({ length: 6 }, () => BOS_ZRH) },
  { entriesKnownFrom: '', isCarrierInDoubt: false },
];

const TEGEL: ClosedAirport = {
  airport: { code: 'TXL', name: 'Berlin Tegel Airport' },
  since: '2020-11-08',
  successors: [{ code: 'BER', name: 'Berlin Brandenburg Airport' }],
};
const CLOSED: readonly ClosedAirport[] = [TEGEL, { ...TEGEL, since: '', successors: [] }];

type Because = readonly [Unavailable['reason'], NotForPassengers];
const holder = { holderCode: 'LX', holderName: 'SWISS', since: '2019-10', successors: [] };
const FREED = { ...holder, holderCode: '', holderName: 'US Airways', successors: [{ code: 'AA', name: 'American' }] };
const REASONS: readonly Because[] = [
  ...(['CARRIES_FREIGHT', 'NO_LONGER_FLIES', 'SOLD_UNDER_ANOTHER_CODE', 'ROUTE_CLOSED'] as const).flatMap((reason) =>
    (['carrier', 'number', 'route'] as const).flatMap((of) =>
      [holder, { ...holder, since: '' }, FREED].map((one): Because => [reason, { of, ...one }]),
    ),
  ),
  ['AIRPORT_MOVED', { of: 'route', ...holder, successors: TEGEL.successors, closedAirport: TEGEL.airport }],
];

describe.each(LANGUAGES)('an answer in codes says the same in %s', (_, words, named) => {
  it.each(BASES)('of an aircraft: %o', (basis) => {
    for (const operatedBy of Object.values(OPERATORS)) {
      for (const cabin of SEATS) {
        const seatsPerClass = { ...estimate.inputs.seatsPerClass, ...cabin };
        const inputs = { ...estimate.inputs, seatsPerClass };
        const found = { ...estimate, aircraft: { ...estimate.aircraft, basis }, operatedBy, inputs };
        const { aircraftFound } = sent(found);
        const read = aircraftFound && readAircraftFound(aircraftFound);
        expect(read && words.aircraftFound(read)).toBe(named.aircraftFound(found));
      }
    }
  });

  it.each(Object.values(STANDINGS))('of whether a route is flown: $kind', (basis) => {
    const standing = { value: 'likely', basis, source: 'X', sourceVersion: '', dataCategory: 'MODELED' } as unknown;
    const message = sent({ ...estimate, standing: standing as Standing }).standing;
    const read = message && readStanding(message);
    expect(read && words.standing({ basis: read })).toBe(named.standing({ basis }));
  });

  it.each(LISTINGS)('of a flight number: %o', (numberListing) => {
    const message = sent({ ...estimate, numberListing });
    const read = message.numberListing && readNumberListing(message.numberListing);
    const cityOf = (code: string) => message.placeNames[code];
    expect(read && words.numberListing({ numberListing: read }, cityOf)).toBe(named.numberListing({ numberListing }));
  });

  it.each(CLOSED)('of a closed airport: %o', (closed) => {
    const typical = { ...estimate, carrierCodes: [], answeredMarkets: [], changeAirportCodes: [], waysCount: 1 };
    const lists = { rareCabins: [], missingCabins: [], closedAirports: [closed] };
    const message = typicalFlightEmissionsMessage(Market.create(), { ...typical, ...lists }, undefined, names);
    const { closedAirports, airportNames } = TypicalFlightEmissions.fromJSON(
      overTheWire(TypicalFlightEmissions.toJSON(message)),
    );
    const read = closedAirports.map((one) => words.closedAirport(readClosedAirport(one, airportNames)));
    expect(read).toEqual([named.closedAirport(closed)]);
  });

  it.each(REASONS)('of a flight that nobody can take: %s %o', (reason, notForPassengers) => {
    const result: Unavailable = { kind: 'unavailable', reason, field: 'flightNumber', value: '52', notForPassengers };
    const { unavailableReason, unavailableDetail, ...message } = sent(result);
    const found = message.notForPassengers;
    const read = readNotForPassengers({ unavailableReason, detail: unavailableDetail, notForPassengers: found });
    expect(read && words.notForPassengers({ ...result, ...read })).toBe(named.notForPassengers(result));
  });
});

describe('a code of a newer backend', () => {
  it('is told in no words', () => {
    const message = sent(estimate);
    const found = message.aircraftFound;
    if (!found || !message.standing) throw new Error('The answer does not say how the aircraft was found.');
    expect(readAircraftFound({ ...found, kind: 'new' })).toBeUndefined();
    expect(readAircraftFound({ ...found, operatedBy: { kind: 'new', carrier: undefined, partner: undefined } })).toBe(
      undefined,
    );
    expect(readAircraftFound({ ...found, cabin: undefined })).toBeUndefined();
    expect(readStanding({ ...message.standing, why: 'new' })).toBeUndefined();
  });
});
