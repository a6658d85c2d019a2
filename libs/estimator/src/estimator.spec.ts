import { deepStrictEqual } from 'node:assert/strict';
import { CABIN_CLASSES, contrailsBucket } from '@tim/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEstimator } from './estimator.ts';
import type { FlightEstimate } from './estimate.ts';
import type { FlightQuery, Overrides } from './question/query.ts';
import { smallTables } from './small-tables.fixture.ts';

const window = { earliest: { year: 2026, month: 1, day: 1 }, latest: { year: 2026, month: 12, day: 31 } };
const label = {
  isOfFlightNumber: true,
  issueDay: 20_260_101,
  expiryDay: 20_261_231,
  version: '1',
  wellToWakeGramsPerPassenger: { economy: 100_000 },
  safDiscountFraction: 0.02,
};
const estimator = createEstimator(
  smallTables({
    fleets: { XX: { N01: 10, N02: 4, W01: 5 } },
    flights: [
      { flight: 'XX 1', from: 'AAA', to: 'CCC' },
      { flight: 'XX 2', from: 'AAA', to: 'UUU' },
      { flight: 'XX 3', from: 'AAA', to: 'BBB' },
      { flight: 'YY 9', from: 'AAA', to: 'CCC' },
      { flight: 'XX 5', from: 'UUU', to: 'VVV' },
    ],
    layouts: [
      { carrierCode: 'XX', type: 'N01', subFleet: 'a' },
      { carrierCode: 'XX', type: 'N01', subFleet: 'b', totalSeats: 170 },
    ],
    routeFacts: { 'XX AAA CCC': true },
    traffic: [{ from: 'AAA', to: 'UUU', icaoAircraftTypes: ['W01'], seatsPerDeparture: 240, cargoMassFraction: 0.3 }],
    labels: [{ ...label, flight: 'XX 5' }],
  }),
);
const query = (changes: Partial<FlightQuery> = {}): FlightQuery => ({
  origin: 'AAA',
  destination: 'CCC',
  carrierCode: 'XX',
  flightNumber: 1,
  departureDate: { year: 2026, month: 6, day: 1 },
  ...changes,
});
function estimated(changes: Partial<FlightQuery> = {}, options = {}): FlightEstimate {
  const result = estimator.flight(query(changes), { window, ...options });
  if (result.kind !== 'estimated') throw new Error(JSON.stringify(result));
  return result;
}
/** Flights of one carrier between two airports, and nothing else. */
const ONE_ROUTE = {
  fleets: { XX: { N01: 10 } },
  flights: [
    { flight: 'XX 1', from: 'AAA', to: 'CCC', lastEntered: '2026-01' },
    { flight: 'XX 2', from: 'CCC', to: 'AAA', lastEntered: '2026-01' },
  ],
};
const widthOf = ({ range }: FlightEstimate) => (range.high.economy ?? 0) / (range.low.economy ?? 1);
const economyAt = (passengerLoadFactor: number) =>
  estimated({ overrides: { passengerLoadFactor } }).wellToWakeGramsPerPassenger.economy ?? 0;
const anyQuery = fc.record(
  {
    origin: fc.constantFrom('AAA', 'UUU', 'QQQ'),
    destination: fc.constantFrom('BBB', 'CCC', 'UUU', 'VVV'),
    carrierCode: fc.constantFrom('XX', 'YY'),
    flightNumber: fc.constantFrom(1, 2, 3, 5, 9, 77),
    departureDate: fc.record({ year: fc.constant(2026), month: fc.integer({ min: 1, max: 12 }), day: fc.constant(3) }),
    aircraftCode: fc.constantFrom('NB1', 'NB2', 'W01', '787', 'ZZZ'),
    overrides: fc.record(
      {
        passengerLoadFactor: fc.double({ min: 0.01, max: 1, noNaN: true }),
        cargoMassFraction: fc.double({ min: 0, max: 0.9, noNaN: true }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['origin', 'destination', 'carrierCode', 'flightNumber', 'departureDate'] },
);

describe('an answer', () => {
  it('is plain data: its clone and its JSON read back are the same', () => {
    fc.assert(
      fc.property(anyQuery, fc.boolean(), (asked, includesWorking) => {
        const answer = estimator.flight(asked, { window, includesWorking });
        deepStrictEqual(structuredClone(answer), answer);
        deepStrictEqual(JSON.parse(JSON.stringify(answer)), answer);
      }),
    );
    const typical = estimator.typical({ origin: 'AAA', destination: 'CCC' }, { includesWorking: true });
    expect(typical.kind).toBe('estimated');
    deepStrictEqual(structuredClone(typical), typical);
    deepStrictEqual(JSON.parse(JSON.stringify(typical)), typical);
  });

  it('to what is typical of a route with direct flights alone has that figure as theirs, and none of connections', () => {
    const typical = createEstimator(smallTables(ONE_ROUTE)).typical({ origin: 'AAA', destination: 'CCC' });
    if (typical.kind !== 'estimated') throw new Error(typical.reason);
    const { direct, oneStop, ...all } = typical;
    expect(all).toMatchObject({ ...direct, waysCount: 1, carrierCodes: ['XX'] });
    expect(oneStop).toBeUndefined();
  });

  it('to what is typical of a closed airport’s route says so, and has the same figure', () => {
    const rule = { toAreas: ['*'], carriers: ['*'], carrierCountries: [], exceptAreas: [], exceptFrom: 0, exceptTo: 0 };
    const closed = { ...rule, fromAreas: ['AAA'], since: '2020-11-08', successors: ['BBB'] };
    const market = { origin: 'AAA', destination: 'CCC' };
    const typicalWith = (closedRoutes: readonly (typeof closed)[]) =>
      createEstimator(smallTables({ ...ONE_ROUTE, closedRoutes })).typical(market);
    const open = typicalWith([]);
    expect(open).toMatchObject({ kind: 'estimated', closedAirports: [] });
    expect(typicalWith([closed])).toEqual({
      ...open,
      closedAirports: [
        {
          airport: { code: 'AAA', name: expect.any(String) },
          since: '2020-11-08',
          successors: [{ code: 'BBB', name: expect.any(String) }],
        },
      ],
    });
  });

  it('keeps the types that may fly and the range, which holds the figure in every cabin, in a clone', () => {
    const { aircraft, range, wellToWakeGramsPerPassenger: grams } = structuredClone(estimated());
    expect(aircraft.types.length).toBeGreaterThan(1);
    expect(aircraft.types.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(range.drivers.map(({ key }) => key).toSorted()).toEqual(['aircraft', 'cabin', 'cargo', 'passengerLoad']);
    expect(range.drivers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const shares = range.drivers.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const cabin of CABIN_CLASSES) {
      expect(range.low[cabin]).toBeLessThan(grams[cabin] ?? 0);
      expect(range.high[cabin]).toBeGreaterThan(grams[cabin] ?? 0);
    }
  });

  it('is the same with and without the working, but for the working', () => {
    const { working, ...others } = estimated({}, { includesWorking: true });
    expect(others).toEqual(estimated());
    expect(working?.steps.map(({ key }) => key)).toEqual([
      'greatCircleDistance',
      'flownDistance',
      'ccdDistance',
      'fuelBurn',
      'flightEmissions',
      'passengersEmissions',
      'equivalentCapacity',
      'economySeat',
      'passengerGrams',
      'range',
      'contrails',
    ]);
    expect(working?.steps.find(({ key }) => key === 'passengerGrams')?.results.map(({ value }) => value)).toEqual(
      Object.values(others.wellToWakeGramsPerPassenger),
    );
    const typical = estimator.typical({ origin: 'AAA', destination: 'CCC' });
    expect(typical.kind).toBe('estimated');
    expect(estimator.typical({ origin: 'AAA', destination: 'CCC' }, { includesWorking: true })).toMatchObject(typical);
  });

  it('has the contrails of the month it is asked for, whatever was asked before', () => {
    const bucketIn = (month: number) =>
      estimated({ departureDate: { year: 2026, month, day: 1 } }).contrailsImpactBucket;
    const months = [1, 4, 7, 10];
    expect(months.map(bucketIn)).toEqual(months.toReversed().map(bucketIn).toReversed());
    const without = estimated({}, { includesContrails: false });
    expect(without).not.toHaveProperty('contrailsImpactBucket');
    expect(estimated()).toMatchObject({ ...without });
  });

  it('has the contrails of the hour in which a schedule has it depart, and names the schedule', () => {
    const flights = [{ flight: 'XX 1', from: 'AAA', to: 'CCC' }];
    const scheduledAt = (departureHourUtc: number | undefined) => {
      const row = { flightNumber: 1, isSummer: true, icaoAircraftType: 'N01', flightsByWeekday: [9, 9, 9, 9, 9, 9, 9] };
      const rows = [{ ...row, seatsPerClass: undefined, totalSeats: undefined, departureHourUtc }];
      const tables = smallTables({ fleets: { XX: { N01: 10 } }, flights, scheduled: { 'XX AAA CCC': rows } });
      const result = createEstimator(tables).flight(query(), { window, includesWorking: true });
      if (result.kind !== 'estimated') throw new Error(result.kind);
      const step = result.working?.steps.find(({ key }) => key === 'contrails');
      const hour = step?.inputs.find(({ name }) => name.kind === 'departure-hour');
      const ratio = step?.results.find(({ name }) => name.kind === 'contrail-ratio-at-departure')?.value;
      return { bucket: result.contrailsImpactBucket, hour, ratio };
    };
    expect(scheduledAt(undefined)).toMatchObject({ hour: undefined, ratio: undefined });
    const { bucket, hour, ratio = -1 } = scheduledAt(7);
    expect(bucket).toBe(contrailsBucket(ratio));
    expect(hour).toMatchObject({
      value: 7,
      provenance: { source: 'SCHEDULE', basis: { kind: 'scheduled-on-day', schedule: 'made-up schedule' } },
    });
    expect(ratio).not.toBe(scheduledAt(19).ratio);
  });

  it('is the label’s where a label is issued', () => {
    const result = estimator.flight(query({ origin: 'UUU', destination: 'VVV', flightNumber: 5 }), { window });
    expect(result).toMatchObject({ kind: 'labelled', wellToWakeGramsPerPassenger: { economy: 100_000 } });
  });
});

describe('an input the caller sets', () => {
  const seatsPerClass = { economy: 100, premiumEconomy: 0, business: 20, first: 0 };

  it.each([
    ['passengerLoadFactor', 0.5],
    ['cargoMassFraction', 0.25],
    ['distanceAdjustmentFactor', 1.5],
    ['seatsPerClass', seatsPerClass],
  ] as const)('%s is used, and said to be given', (input, value) => {
    const { inputs } = estimated({ overrides: { [input]: value } });
    expect(inputs[input]).toMatchObject({ value, basis: { kind: 'given' }, source: 'REQUEST' });
  });

  it('changes the figure as the method says: half the load, twice the grams', () => {
    expect(economyAt(0.4) / economyAt(0.8)).toBeCloseTo(2, 4);
  });

  it('is no reason for doubt', () => {
    const { range } = estimated({ overrides: { passengerLoadFactor: 0.5 } });
    expect(range.drivers.find(({ key }) => key === 'passengerLoad')?.share).toBe(0);
  });

  it('may be sustainable fuel: its share times its saving is deducted, in the working too', () => {
    const overrides = { sustainableFuel: { massFraction: 0.5, lifeCycleSavingFraction: 0.8 } };
    const { wellToWakeGramsPerPassenger, working } = estimated({ overrides }, { includesWorking: true });
    const kerosene = estimated().wellToWakeGramsPerPassenger.economy ?? 0;
    expect((wellToWakeGramsPerPassenger.economy ?? 0) / kerosene).toBeCloseTo(0.6, 4);
    const step = working?.steps.find(({ key }) => key === 'flightEmissions');
    const factors = step?.inputs.filter(({ name }) => /^(well-to-tank|tank-to-wake)-factor$/.test(name.kind));
    expect(factors?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(3.8359 * 0.6, 9);
    const none = estimated({ overrides: { sustainableFuel: { massFraction: 0, lifeCycleSavingFraction: 0.8 } } });
    expect(none.wellToWakeGramsPerPassenger.economy).toBe(kerosene);
  });

  it('may be the aircraft, by either of its codes, which leaves less in doubt', () => {
    const given = estimated({ aircraftCode: 'WB1' });
    expect(given.aircraft).toMatchObject({ icaoAircraftType: 'W01', basis: { kind: 'given' } });
    expect(estimated({ aircraftCode: 'W01' })).toEqual(given);
    expect(widthOf(estimated({ aircraftCode: 'NB1' }))).toBeLessThan(widthOf(estimated()));
  });

  it.each([
    ['passengerLoadFactor', 0],
    ['passengerLoadFactor', 1.01],
    ['passengerLoadFactor', Number.NaN],
    ['cargoMassFraction', -0.1],
    ['cargoMassFraction', 1],
    ['distanceAdjustmentFactor', 0.4],
    ['distanceAdjustmentFactor', Infinity],
    ['seatsPerClass', { ...seatsPerClass, first: -1 }],
    ['seatsPerClass', { economy: 0, premiumEconomy: 0, business: 0, first: 0 }],
    ['sustainableFuel.massFraction', 1.1],
    ['sustainableFuel.lifeCycleSavingFraction', Number.NaN],
  ] as const)('%s of %j is refused by its name', (input, value) => {
    const [name = '', part] = input.split('.');
    const sustainableFuel = { massFraction: 0.5, lifeCycleSavingFraction: 0.5 };
    const overrides: Overrides = { [name]: part === undefined ? value : { ...sustainableFuel, [part]: value } };
    expect(() => estimator.flight(query({ overrides }), { window })).toThrow(new RegExp(`^overrides\\.${input} must`));
  });
});

describe('no estimate', () => {
  it.each([
    [{ origin: 'QQQ' }, { reason: 'UNKNOWN_AIRPORT', field: 'origin', value: 'QQQ' }],
    [{ destination: 'AAA' }, { reason: 'SAME_AIRPORT' }],
    [{ carrierCode: '00' }, { reason: 'UNKNOWN_CARRIER' }],
    [{ flightNumber: 0 }, { reason: 'UNKNOWN_FLIGHT_NUMBER' }],
    [{ departureDate: { year: 2027, month: 1, day: 1 } }, { reason: 'DATE_OUT_OF_WINDOW', value: '20270101', window }],
    [{ carrierCode: 'ZZ' }, { reason: 'CARRIER_NOT_ON_ROUTE', carrierCodes: ['XX', 'YY'] }],
    [{ destination: 'VVV' }, { reason: 'NO_KNOWN_SERVICE', markets: [{ origin: 'AAA', destination: 'CCC' }] }],
    [{ aircraftCode: 'ZZZ' }, { reason: 'UNKNOWN_AIRCRAFT', field: 'aircraftCode' }],
  ])('of %j says why', (changes, reason) => {
    expect(estimator.flight(query(changes), { window })).toMatchObject({ kind: 'unavailable', ...reason });
  });
});
