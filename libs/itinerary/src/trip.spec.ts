import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTrip, parseTrip, TRIP_LIMITS, type Trip, type TripParameters } from './trip.ts';

const NOTHING: TripParameters = { itinerary: '', cabins: '', people: '', airline: '', flights: '' };
const route = (origin: string, destination: string) => ({
  origin,
  destination,
  operatingCarrierCode: '',
  flightNumber: '',
  departureDate: '',
});
const cabin = fc.constantFrom('economy', 'premiumEconomy', 'business', 'first');
const airport = fc.stringMatching(/^[A-Z]{3}$/);
const date = fc.stringMatching(/^20[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])$/);
const leg = fc.record(
  {
    origin: airport,
    destination: airport,
    operatingCarrierCode: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z0-9]{2}$/)),
    flightNumber: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 9999 }).map(String)),
    departureDate: fc.oneof(fc.constant(''), date),
    cabin,
  },
  { noNullPrototype: true },
);
const travellers = fc.oneof(
  fc.record({ travellers: fc.integer({ min: 1, max: TRIP_LIMITS.travellers }) }, { noNullPrototype: true }),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
    .map(([economy, first]) => ({ travellers: economy + first, byCabin: { economy, first } })),
);
const trip = fc
  .tuple(
    fc.array(leg, { minLength: 1, maxLength: TRIP_LIMITS.legs }),
    travellers,
    fc.oneof(fc.constant({}), fc.constant({ airline: 'QR' })),
    fc.oneof(fc.constant({}), fc.constant({ isTypical: true })),
  )
  .map(([legs, people, airline, counted]) => ({ legs, ...people, ...airline, ...counted })) as fc.Arbitrary<Trip>;

describe('parseTrip', () => {
  it('reads what formatTrip writes', () => {
    fc.assert(
      fc.property(trip, (one) => {
        expect(parseTrip(formatTrip(one))).toEqual({ kind: 'trip', trip: one });
      }),
    );
  });

  it('gives a trip, a problem or nothing for whatever an address holds', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9 ,/-]{0,60}$/));
    fc.assert(
      fc.property(text, text, text, (itinerary, cabins, people) => {
        const parsed = parseTrip({ ...NOTHING, itinerary, cabins, people });
        expect(['none', 'trip', 'problems']).toContain(parsed.kind);
        const problems = parsed.kind === 'problems' ? parsed.problems.length : 1;
        const legs = parsed.kind === 'trip' ? parsed.trip.legs.length : 1;
        expect([problems > 0, legs > 0, legs <= TRIP_LIMITS.legs]).toEqual([true, true, true]);
      }),
    );
  });

  it('is one person in economy where nothing else is said', () => {
    expect(parseTrip({ ...NOTHING, itinerary: 'lhr-jfk' })).toEqual({
      kind: 'trip',
      trip: { legs: [{ ...route('LHR', 'JFK'), cabin: 'economy' }], travellers: 1 },
    });
  });

  it('reads airports in a row as the legs between them', () => {
    const parsed = parseTrip({ itinerary: 'MAN-DOH-BKK,BKK-DOH', cabins: 'b', people: '2', airline: '', flights: '' });
    expect(parsed).toEqual({
      kind: 'trip',
      trip: {
        legs: [route('MAN', 'DOH'), route('DOH', 'BKK'), route('BKK', 'DOH')].map((one) => ({
          ...one,
          cabin: 'business',
        })),
        travellers: 2,
      },
    });
  });

  it.each(['', ' , / '])('finds no trip in "%s"', (itinerary) => {
    expect(parseTrip({ ...NOTHING, itinerary, people: '2', cabins: 'b' })).toEqual({ kind: 'none' });
  });

  it('says what is wrong beside an itinerary that is missing', () => {
    expect(parseTrip({ ...NOTHING, cabins: 'zzz', people: 'many' })).toEqual({
      kind: 'problems',
      problems: [
        { kind: 'cabins', written: 'zzz', legs: 0 },
        { kind: 'people', written: 'many' },
      ],
      readable: undefined,
    });
  });

  it('names every limit that an address breaks', () => {
    const itinerary = Array(13).fill('LHR-JFK').join(',');
    expect(parseTrip({ itinerary, cabins: 'e,x', people: '100', airline: '', flights: '' })).toEqual({
      kind: 'problems',
      problems: [
        { kind: 'too-many-legs', legs: 13 },
        { kind: 'cabins', written: 'e,x', legs: 13 },
        { kind: 'people', written: '100' },
      ],
      readable: undefined,
    });
  });

  it.each(['foo', 'ZRH', '%%%', 'ZRH–BOS', 'Zurich-Boston'])('names a leg that is no route: %s', (itinerary) => {
    expect(parseTrip({ ...NOTHING, itinerary: `LHR-JFK,${itinerary}` })).toMatchObject({
      kind: 'problems',
      problems: [{ kind: 'no-route', written: itinerary.toUpperCase() }],
    });
  });

  it('names people that are no number, and keeps the legs that can be read', () => {
    expect(parseTrip({ ...NOTHING, itinerary: 'LHR-JFK', people: 'two' })).toEqual({
      kind: 'problems',
      problems: [{ kind: 'people', written: 'two' }],
      readable: { legs: [{ ...route('LHR', 'JFK'), cabin: 'economy' }], travellers: 1 },
    });
  });
});

describe('formatTrip', () => {
  it('leaves out what goes without saying', () => {
    const legs = [
      { ...route('LHR', 'JFK'), cabin: 'economy' as const },
      { ...route('JFK', 'LHR'), cabin: 'economy' as const },
    ];
    expect(formatTrip({ legs, travellers: 1 })).toEqual({ ...NOTHING, itinerary: 'LHR-JFK,JFK-LHR' });
  });

  it('writes a date and a flight as the calculator does, and each cabin where they differ', () => {
    const legs = [
      { ...route('LHR', 'JFK'), departureDate: '20261220', cabin: 'economy' as const },
      {
        ...route('JFK', 'LHR'),
        operatingCarrierCode: 'BA',
        flightNumber: '112',
        departureDate: '20261227',
        cabin: 'business' as const,
      },
    ];
    expect(formatTrip({ legs, travellers: 2 })).toEqual({
      itinerary: 'LHR-JFK---20261220,JFK-LHR-BA-112-20261227',
      cabins: 'e,b',
      people: '2',
      airline: '',
      flights: '',
    });
  });
});
