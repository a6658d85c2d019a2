import { AircraftBasis, AircraftFound, AnsweredBy, NumberListing } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { easaAnswer, flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { airportsText, flightNotes, flightOriginNotes, typesText, typicalNotes } from './flight-notes.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { unverifiedText } from './unverified-text.ts';

const AIRCRAFT = {
  icaoAircraftType: 'B77W',
  name: 'Boeing 777-300ER',
  basis: AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
  fuelTableType: 'B773',
  basisDetail: '',
  types: [],
};

const FOUND = AircraftFound.fromPartial({
  kind: 'carrier-fleet',
  carrier: { code: 'LX', name: 'SWISS' },
  operatedBy: { kind: 'carrier' },
  cabin: { kind: 'typical-of-type', dataCategory: 'DEFAULT' },
});

describe('isFromOpenEngine', () => {
  it.each([
    [AnsweredBy.ANSWERED_BY_ENGINE, true],
    [AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE, true],
    [AnsweredBy.ANSWERED_BY_TIM_API, false],
    [AnsweredBy.ANSWERED_BY_UNSPECIFIED, true],
    [undefined, true],
  ])('answered by %s: %s', (answeredBy, expected) => {
    expect(isFromOpenEngine(flightAnswer({ answeredBy }))).toBe(expected);
    expect(isTypicalFromOpenEngine(typicalAnswer({ answeredBy }))).toBe(expected);
  });

  it('does not claim an answer that has nothing of the engine', () => {
    expect(isFromOpenEngine(easaAnswer())).toBe(false);
    expect(isTypicalFromOpenEngine(typicalAnswer({ carrierCodes: [] }))).toBe(false);
  });
});

describe('unverifiedText', () => {
  it('names the flight and what the figures stand for instead', () => {
    const flight = {
      origin: 'ZRH',
      destination: 'BOS',
      operatingCarrierCode: 'LX',
      flightNumber: '9876',
      departureDate: '',
    };
    const { message } = flightAnswer();
    expect(unverifiedText(flight, { numberListing: undefined, message })).toBe(
      'LX9876: Not in our list of flights on this route. The figures are for LX flights on this route: check the flight number.',
    );
    const named = { ...message, carrierNames: { LX: 'SWISS' } };
    expect(unverifiedText(flight, { numberListing: undefined, message: named })).toContain(
      'SWISS (LX) flights on this route',
    );
    const otherRoutes = [{ origin: 'ZRH', destination: 'JFK' }];
    const numberListing = NumberListing.fromPartial({ entriesKnownFrom: '2022-09', otherRoutes });
    const placed = { ...message, placeNames: { ZRH: 'Zurich' } };
    expect(unverifiedText(flight, { numberListing, message: placed })).toContain(
      'LX9876: Not in our list of flights on this route. It is listed Zurich (ZRH) to JFK. The figures',
    );
  });
});

describe('flightNotes', () => {
  it('names the aircraft, how it was found, and on whose fuel table it is based', () => {
    expect(
      flightNotes(flightAnswer({ aircraft: AIRCRAFT, aircraftFound: FOUND, isFlightNumberVerified: true })),
    ).toEqual([
      {
        label: 'Aircraft',
        text: 'Boeing 777-300ER (B77W), assumed. Assumed from the fleet of SWISS, as far as it is known, and what flies this far. Seating: typical of the type.',
      },
      { label: 'Fuel burn', text: 'Based on the B773, the closest type with a fuel table.' },
    ]);
  });

  it('say when the flight number was last entered in the list of flights', () => {
    const numberListing = NumberListing.fromPartial({ lastEntered: '2026-05', entriesKnownFrom: '2022-09' });
    expect(flightNotes(flightAnswer({ aircraft: undefined, range: undefined, numberListing }))).toEqual([
      { label: 'Flight number', text: 'Its entry in our list of flights was last updated in May 2026.' },
    ]);
  });

  it('says when the engine stood in for an API that failed', () => {
    const [note] = flightOriginNotes(flightAnswer({ answeredBy: AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE }));
    expect(note?.text).toMatch(/did not answer this time/);
  });

  it('names the label whose figures these are', () => {
    const easaLabelData = {
      safDiscountPercentage: 0.03,
      labelVersion: '1.2',
      labelExpiryDate: { year: 2027, month: 3, day: 27 },
    };
    const answer = easaAnswer({
      inputs: { emissionsInputEntries: {}, easaLabelData },
      isFlightNumberVerified: true,
      answeredBy: AnsweredBy.ANSWERED_BY_ENGINE,
    });
    expect(flightOriginNotes(answer)).toEqual([
      {
        label: 'Label',
        text: "As stated on the flight's EU Flight Emissions Label, version “1.2”, valid to Sat, Mar 27, 2027. “Total emissions including SAF” is this figure less the share of sustainable fuel, 3\u202f%.",
      },
    ]);
    expect(isFromOpenEngine(answer)).toBe(false);
  });

  it('has nothing to say of an answer without the engine’s additions', () => {
    expect(flightNotes(easaAnswer())).toEqual([]);
  });
});

describe('airportsText', () => {
  it('names each airport once, where its name is known, and says why it counts', () => {
    const names: Readonly<Record<string, string>> = { MAN: 'Manchester Airport', HUY: 'Humberside Airport' };
    const markets = [
      { origin: 'MAN', destination: 'DOH' },
      { origin: 'HUY', destination: 'DOH' },
    ];
    expect(airportsText(markets, (code) => names[code])).toBe(
      'Departing from Manchester Airport (MAN), Humberside Airport (HUY); arriving at DOH.',
    );
    expect(airportsText([], () => undefined)).toBe('');
  });
});

describe('typicalNotes', () => {
  it('names the airports and the airlines it stands for, by name where the answer has one', () => {
    const answeredMarkets = [{ origin: 'LHR', destination: 'JFK' }];
    const message = { ...typicalAnswer().message, carrierNames: { LX: 'SWISS' } };
    expect(typicalNotes(typicalAnswer({ answeredMarkets, message }), () => undefined)).toEqual([
      {
        label: 'Typical',
        text: 'Half of the common itineraries emit less than the typical figure, half more. Direct and one-stop flights count, nearby airports included. Here a return is twice the one-way figure. The trip page calculates each direction separately.',
      },
      {
        label: 'Airports included',
        text: 'Departing from LHR; arriving at JFK. All airports of a city are counted together. Airports within 150 km that its residents use count too, if no flights link them to the city.',
      },
      { label: 'Airlines included', text: 'SWISS (LX), UA.' },
    ]);
  });
});

const type = (name: string, weight: number, economyGrams: number) => ({
  icaoAircraftType: 'B738',
  name,
  weight,
  economyGrams,
});

describe('the types that may fly', () => {
  const types = [
    type('Boeing 737-800', 0.38, 152_400),
    type('Airbus A321', 0.26, 163_000),
    type('Boeing 737 MAX 8', 0.2, 130_000),
    type('Airbus A319', 0.16, 190_000),
  ];

  it('stand with their figures where it matters which flies, the three likeliest', () => {
    expect(typesText({ ...AIRCRAFT, types })).toBe(
      'We do not know which one will be used. In economy: Boeing 737-800 152\u202Fkg (38\u202F% likely), Airbus A321 163\u202Fkg (26\u202F% likely), Boeing 737 MAX 8 130\u202Fkg (20\u202F% likely).',
    );
  });

  it('are not told where one is known, or all emit about the same', () => {
    expect(typesText({ ...AIRCRAFT, types: types.slice(0, 1) })).toBe('');
    expect(typesText({ ...AIRCRAFT, types: [type('A', 0.5, 100_000), type('B', 0.5, 104_000)] })).toBe('');
    expect(typesText(AIRCRAFT)).toBe('');
  });
});
