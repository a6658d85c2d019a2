import { ENGINE_VERSION } from '@tim/engine';
import { createEstimator as createInner, type MarketQuery } from '@tim/estimator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committedTables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { createEstimator, estimatorOf, type FlightQuestion } from './create-estimator.ts';
import { loadCore, loadNetwork } from './data-packages.ts';
import { loadEstimator } from './load-estimator.ts';

const [core, network] = await Promise.all([loadCore(), loadNetwork()]);
const estimator = createEstimator([core, network], { today: '2026-11-24' });
const DAY = { year: 2026, month: 12, day: 21 };
const window = { earliest: DAY, latest: DAY };
const LX52 = { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 52, departureDate: '2026-12-21' };
const SEATS = { economy: 100, premiumEconomy: 0, business: 10, first: 0 };
const ROUTE = { origin: 'ZRH', destination: 'BOS' };
const ON_DAY = { ...ROUTE, departureDate: '2026-12-21' };

describe('the published estimator', () => {
  it('answers as the workspace’s own, from a date as text and without a window', () => {
    const own = createInner(committedTables);
    const expected = own.flight({ ...LX52, departureDate: DAY }, { window });
    expect(expected.kind).toBe('estimated');
    expect(estimator.flight(LX52)).toEqual(expected);
    expect(estimator.flight({ ...LX52, departureDate: DAY }, { window })).toEqual(expected);
    expect(estimator.many([LX52, LX52])).toEqual([expected, expected]);
    expect(estimator.typical(ROUTE)).toEqual(own.typical(ROUTE));
    const options = own.options(ROUTE, DAY, window);
    expect(estimator.options(ON_DAY)).toEqual({ kind: 'estimated', options });
  });

  it('loads all tables by itself', async () => {
    expect((await loadEstimator()).typical(ROUTE)).toEqual(estimator.typical(ROUTE));
  });

  it.each([
    ['2018-12-31', 'unavailable'],
    ['2019-01-01', 'estimated'],
    ['2027-11-24', 'estimated'],
    ['2027-11-25', 'unavailable'],
  ])('has for %s an answer that is %s, on 24 November 2026', (departureDate, kind) => {
    expect(estimator.flight({ ...LX52, departureDate }).kind).toBe(kind);
  });

  it('takes its day from the clock unless told', () => {
    const clocked = estimatorOf(committedTables);
    expect(clocked.flight({ ...LX52, departureDate: inDays(364) }).kind).toBe('estimated');
    expect(clocked.flight({ ...LX52, departureDate: inDays(367) })).toMatchObject({ reason: 'DATE_OUT_OF_WINDOW' });
  });

  it.each([['2027-11-24'], [{ year: 2027, month: 11, day: 24 }], [new Date('2027-11-24T23:59:00Z')]])(
    'takes %j for a date everywhere',
    (day) => {
      const last = { ...LX52, departureDate: '2027-11-24' };
      const expected = estimator.flight(last);
      expect(estimator.flight({ ...last, departureDate: day })).toEqual(expected);
      expect(estimator.options({ ...ROUTE, departureDate: day })).toEqual(
        estimator.options({ ...ROUTE, departureDate: '2027-11-24' }),
      );
      expect(estimator.flight(last, { window: { earliest: day, latest: day } })).toEqual(expected);
      expect(estimatorOf(committedTables, { today: day }).flight(last)).toEqual(expected);
    },
  );

  it('takes a window of texts', () => {
    const year = { earliest: '2015-01-01', latest: '2015-12-31' };
    expect(estimator.flight({ ...LX52, departureDate: '2015-06-01' }, { window: year }).kind).toBe('estimated');
    expect(estimator.flight(LX52, { window: year })).toMatchObject({ reason: 'DATE_OUT_OF_WINDOW' });
  });

  it('refuses what is no date by the name of the field', () => {
    expect(() => estimator.flight({ ...LX52, departureDate: '2026-02-31' })).toThrow(
      'departureDate is "2026-02-31", which is no date: write it as 2026-12-21',
    );
    expect(() => estimatorOf(committedTables, { today: 'today' })).toThrow(/^today is "today"/);
    expect(() => estimator.options(ON_DAY, { window: { earliest: 'a', latest: 'b' } })).toThrow(/^window\.earliest is/);
    const anything = fc.oneof(fc.string(), fc.anything(), fc.date());
    fc.assert(
      fc.property(anything, (departureDate) => {
        expect(errorOf(() => estimator.flight({ ...LX52, departureDate: departureDate as string }))).toBe(RangeError);
      }),
    );
  });

  it('answers each flight of a list in its place, a wrong one by what is wrong with it', () => {
    const wrong = [
      { ...LX52, departureDate: '2026-02-31' },
      { ...LX52, overrides: { loadFactor: 0.5 } },
      { ...LX52, aircraft: 'A333' },
      null,
    ] as unknown as readonly FlightQuestion[];
    const [first, ...others] = estimator.many([LX52, ...wrong, LX52]);
    expect([first?.kind, others.at(-1)]).toEqual(['estimated', first]);
    const invalid = { kind: 'unavailable', reason: 'INVALID_QUESTION' };
    const noDate = 'departureDate is "2026-02-31", which is no date: write it as 2026-12-21';
    expect(others.slice(0, -1)).toEqual([
      { ...invalid, field: 'departureDate', value: '2026-02-31', text: noDate },
      { ...invalid, field: 'overrides.loadFactor', value: '0.5', text: expect.stringContaining('passengerLoadFactor') },
      { ...invalid, field: 'aircraft', value: 'A333', text: expect.stringContaining('aircraftCode') },
      { ...invalid, field: 'a flight', value: 'null', text: 'a flight is null, which is no object' },
    ]);
  });

  it('refuses a list for settings that hold for all of it', () => {
    expect(() => estimator.many([], { working: true } as object)).toThrow('there is no working');
    expect(() => estimator.many([LX52], { window: { earliest: 'a', latest: 'b' } })).toThrow(/^window\.earliest is/);
  });

  it('says in the same shape what the core tables alone cannot answer', () => {
    const alone = createEstimator([core], { today: '2026-11-24' });
    const text = 'Only the core tables are loaded: name the aircraft, or load the tables of the network too.';
    const none = { kind: 'unavailable', reason: 'NETWORK_NOT_LOADED', field: 'origin', value: 'ZRH', text };
    expect(alone.typical(ROUTE)).toEqual(none);
    expect(alone.options(ON_DAY)).toEqual(none);
    expect(alone.flight(LX52)).toEqual({ ...none, field: 'aircraftCode', value: '' });
    expect(alone.flight({ ...LX52, aircraftCode: 'A333' })).toMatchObject(
      gramsOf(estimator.flight({ ...LX52, aircraftCode: 'A333' })),
    );
  });

  it('names its data, and refuses packs that are of different data', () => {
    const one = '1'.repeat(64);
    const [hashedCore, hashedNetwork] = [
      { ...core, dataSha256: one },
      { ...network, networkDataSha256: one },
    ];
    expect(createEstimator([hashedCore, hashedNetwork]).madeWith.dataHash).toBe('1'.repeat(16));
    expect(createEstimator([hashedCore]).madeWith.dataHash).toBe('1'.repeat(16));
    expect(estimator.madeWith).toEqual({
      engineVersion: ENGINE_VERSION,
      modelVersion: expect.stringMatching(/^\d+\.\d+\.\d+\.\d{8}$/),
      dataHash: '',
    });
    const mixed = () => createEstimator([hashedCore, { ...hashedNetwork, networkDataSha256: '2'.repeat(64) }]);
    expect(mixed).toThrow('The core pack and the network pack are of different data: take both of the same version.');
  });

  it('refuses what is no pack, and the network pack alone', () => {
    expect(() => createEstimator([network])).toThrow(RangeError);
    expect(() => createEstimator([])).toThrow(RangeError);
  });

  it.each([
    ['flight', () => estimator.flight({ ...LX52, origin: 'QQQ' })],
    ['many', () => estimator.many([{ ...LX52, origin: 'QQQ' }])[0]],
    ['typical', () => estimator.typical({ ...ROUTE, origin: 'QQQ' })],
    ['options', () => estimator.options({ ...ON_DAY, origin: 'QQQ' })],
  ])('says in one shape that %s has no answer', (_, ask) => {
    const text = 'No airport has the code QQQ.';
    expect(ask()).toEqual({ kind: 'unavailable', reason: 'UNKNOWN_AIRPORT', field: 'origin', value: 'QQQ', text });
  });

  it('takes codes in either case', () => {
    const lower = { ...LX52, origin: 'zrh', destination: 'Bos', carrierCode: 'lx' };
    expect(estimator.flight(lower)).toEqual(estimator.flight(LX52));
    expect(estimator.typical({ origin: 'zrh', destination: 'bos' })).toEqual(estimator.typical(ROUTE));
    const options = estimator.options({ ...ON_DAY, origin: 'zrh', destination: 'bos' });
    expect(options).toEqual(estimator.options(ON_DAY));
    const given = estimator.flight({ ...LX52, aircraftCode: 'a333' });
    expect(given.kind).toBe('estimated');
    expect(given).toEqual(estimator.flight({ ...LX52, aircraftCode: 'A333' }));
  });

  it.each<[object, string]>([
    [{ flightNumber: '52' }, 'flightNumber is "52", which is no number: write it as 52'],
    [{ flightNumber: undefined }, 'flightNumber is undefined'],
    [{ carrierCode: undefined }, 'carrierCode is undefined, which is no text: write its IATA code, LX'],
    [{ origin: 5 }, 'origin is 5, which is no text'],
    [{ departureDate: undefined }, 'departureDate is undefined, which is no date'],
    [{ aircraft: 'A333' }, 'there is no aircraft: the names of a flight are origin, destination, carrierCode, '],
    [{ aircraftCode: 333 }, 'aircraftCode is 333, which is no text: write its IATA or ICAO code, A333'],
    [
      { overrides: { loadFactor: 0.5 } },
      'there is no overrides.loadFactor: the names of overrides are passengerLoadFactor',
    ],
    [{ overrides: 0.5 }, 'overrides is 0.5, which is no object'],
    [{ overrides: { passengerLoadFactor: '0.5' } }, 'overrides.passengerLoadFactor must be above 0 and at most 1'],
    [{ overrides: { seatsPerClass: { ...SEATS, premium: 1 } } }, 'there is no overrides.seatsPerClass.premium'],
    [{ overrides: { sustainableFuel: { mass: 0.5 } } }, 'there is no overrides.sustainableFuel.mass'],
    [{ overrides: { sustainableFuel: { massFraction: 0.5 } } }, 'lifeCycleSavingFraction must be 0 to 1'],
  ])('refuses %j by name, where the figure would be that of another question', (wrong, message) => {
    const asked = { ...LX52, ...wrong } as FlightQuestion;
    expect(() => estimator.flight(asked)).toThrow(RangeError);
    expect(() => estimator.flight(asked)).toThrow(message);
  });

  it('refuses settings and fields that it does not have', () => {
    expect(() => estimatorOf(committedTables, { todey: '2026-11-24' } as object)).toThrow(
      'there is no todey: the names of the settings are today',
    );
    expect(() => estimator.flight(LX52, { working: true } as object)).toThrow('there is no working');
    const misnamed = { earliest: '2026-01-01', latest: '2026-12-31', from: '2026-01-01' };
    expect(() => estimator.flight(LX52, { window: misnamed })).toThrow('there is no window.from');
    expect(() => estimator.typical(ROUTE, { direct: true } as object)).toThrow('there is no direct');
    const unfinished = { origin: 'ZRH' } as MarketQuery;
    expect(() => estimator.typical(unfinished)).toThrow('destination is undefined, which is no text');
    expect(() => estimator.options({ ...unfinished, departureDate: '2026-12-21' })).toThrow('destination is undefined');
    const route = { ...ROUTE, cabin: 'first' };
    expect(() => estimator.typical(route)).toThrow('there is no cabin');
    expect(() => estimator.options({ ...ON_DAY, ...route })).toThrow('there is no cabin');
    expect(() => estimator.options(ON_DAY, window as object)).toThrow('there is no earliest');
  });
});

/** The grams alone: what else an answer says may rest on the network. */
const gramsOf = (answer: object) =>
  'wellToWakeGramsPerPassenger' in answer ? { wellToWakeGramsPerPassenger: answer.wellToWakeGramsPerPassenger } : {};

/** The error of a call; its kind where that is the one of a wrong date, or there is none. */
const errorOf = (call: () => unknown): unknown => {
  try {
    call();
    return RangeError;
  } catch (error) {
    return error instanceof RangeError ? RangeError : error;
  }
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
