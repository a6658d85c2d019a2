import { FlightEmissionsRequest } from '@tim/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFlightEmissionsRequest } from './parse-flight-emissions-request.ts';
import type { Violation } from './violation.ts';

const LX52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 24 },
};

/** What is wrong with a request of one flight, as field and value. */
function fieldsAndValues(json: unknown): string[] {
  return violationsOf(json).map(({ field, value }) => `${field}=${value}`);
}

function violationsOf(json: unknown): readonly Violation[] {
  const parsed = parseFlightEmissionsRequest(json);
  return parsed.kind === 'invalid' ? parsed.violations : [];
}

function firstFlight(flight: object) {
  const parsed = parseFlightEmissionsRequest({ flights: [flight] });
  return parsed.kind === 'valid' ? parsed.request.flights[0] : undefined;
}

describe('parseFlightEmissionsRequest', () => {
  it('reads an empty list as a request for nothing', () => {
    expect(parseFlightEmissionsRequest({ flights: [] })).toEqual({ kind: 'valid', request: { flights: [] } });
  });

  it('upper-cases codes', () => {
    expect(
      firstFlight({ ...LX52, origin: 'zrh', destination: 'Bos', operatingCarrierCode: 'lx', aircraftCode: '77w' }),
    ).toEqual({ ...LX52, aircraftCode: '77W' });
  });

  it.each([
    [52, '52'],
    ['52', '52'],
    ['0052', '52'],
    ['000', '0'],
    [0, '0'],
    [-0, '0'],
    ['10000', '10000'],
    [`${'0'.repeat(40)}52`, '52'],
    ['12345678901234567890', '12345678901234567890'],
  ])('keeps flight number %o as %o', (flightNumber, kept) => {
    expect(firstFlight({ ...LX52, flightNumber })?.flightNumber).toBe(kept);
  });

  it.each([['LX52'], [''], [' 52'], ['5.2'], ['-1'], [-1], [5.2], [1e21], [true], [[52]], ['1'.repeat(40)]])(
    'refuses flight number %o',
    (flightNumber) => {
      expect(violationsOf({ flights: [{ ...LX52, flightNumber }] }).map(({ field }) => field)).toStrictEqual([
        'flights[0].flightNumber',
      ]);
    },
  );

  it('lets a real date outside the window through', () => {
    const departureDate = { year: 1999, month: 1, day: 1 };
    expect(firstFlight({ ...LX52, departureDate })?.departureDate).toEqual(departureDate);
  });

  it.each([
    [{ year: 2026, month: 2, day: 31 }, 'flights[0].departureDate=2026-2-31'],
    [{ year: 2027, month: 2, day: 29 }, 'flights[0].departureDate=2027-2-29'],
    [{ year: 0, month: 1, day: 1 }, 'flights[0].departureDate=0-1-1'],
    [{ year: 2026, month: 13, day: 1 }, 'flights[0].departureDate=2026-13-1'],
    [{ year: 1e300, month: 1, day: 1 }, 'flights[0].departureDate=1e+300-1-1'],
    [{ year: 2026, month: '12', day: 1 }, 'flights[0].departureDate.month=12'],
    [{ year: 2026, month: 12, day: 1.5 }, 'flights[0].departureDate.day=1.5'],
    [{ year: 2026, month: 12 }, 'flights[0].departureDate.day='],
    ['20261224', 'flights[0].departureDate=20261224'],
    [null, 'flights[0].departureDate='],
    [[2026, 12, 24], 'flights[0].departureDate=a list'],
  ])('refuses the date %o', (departureDate, expected) => {
    expect(fieldsAndValues({ flights: [{ ...LX52, departureDate }] })).toStrictEqual([expected]);
  });

  it.each([
    ['origin', 'ZURI'],
    ['origin', 'aß'],
    ['destination', '12A'],
    ['operatingCarrierCode', 'SWR'],
    ['operatingCarrierCode', 'L'],
    ['aircraftCode', 'B7'],
    ['aircraftCode', ''],
  ])('refuses %s %o', (field, value) => {
    expect(fieldsAndValues({ flights: [{ ...LX52, [field]: value }] })).toStrictEqual([`flights[0].${field}=${value}`]);
  });

  it('reports each missing field, and null like a missing one', () => {
    const missing = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];
    const expected = missing.map((field) => `flights[0].${field}=`);
    expect(fieldsAndValues({ flights: [{}] })).toStrictEqual(expected);
    expect(
      fieldsAndValues({ flights: [{ ...Object.fromEntries(missing.map((field) => [field, null])), extra: 1 }] }),
    ).toStrictEqual(expected);
  });

  it.each([
    [undefined, '='],
    [null, '='],
    ['{}', '={}'],
    [[], '=a list'],
    [{}, 'flights='],
    [{ flights: null }, 'flights='],
    [{ flights: {} }, 'flights=an object'],
    [{ flights: ['LX52'] }, 'flights[0]=LX52'],
    [{ flights: [null] }, 'flights[0]='],
    [{ flights: [], includeWorking: 'true' }, 'includeWorking=true'],
    [{ flights: [], includeEmissionsInputs: 1 }, 'includeEmissionsInputs=1'],
    [{ flights: Array.from({ length: 1001 }, () => LX52) }, 'flights=1001 entries'],
  ])('refuses %o', (json, expected) => {
    expect(fieldsAndValues(json)).toStrictEqual([expected]);
  });

  it('takes a thousand flights', () => {
    expect(parseFlightEmissionsRequest({ flights: Array.from({ length: 1000 }, () => LX52) }).kind).toBe('valid');
  });

  it('knows only the message’s JSON names', () => {
    const { departureDate, ...rest } = LX52;
    expect(fieldsAndValues({ flights: [{ ...rest, departure_date: departureDate }] })).toStrictEqual([
      'flights[0].departureDate=',
    ]);
  });

  it('lists twenty violations and counts the rest', () => {
    const parsed = parseFlightEmissionsRequest({ flights: Array(30).fill('x') });
    expect(parsed).toMatchObject({ kind: 'invalid', unlistedCount: 10 });
    expect(parsed.kind === 'invalid' && parsed.violations).toHaveLength(20);
  });

  it('cuts a long value at 40 characters without leaving half a character', () => {
    expect(violationsOf({ flights: [{ ...LX52, origin: 'x'.repeat(39) + '✈️'.repeat(9) }] })[0]?.value).toHaveLength(
      40,
    );
    expect(violationsOf({ flights: [{ ...LX52, origin: `${'x'.repeat(39)}😀` }] })[0]?.value.isWellFormed()).toBe(true);
  });

  it('tells with every violation what to give instead', () => {
    const rules = violationsOf({ flights: [{}, 'x'], includeWorking: 1 }).map(({ rule }) => rule);
    expect(rules.filter((rule) => !/^Give .+\.$/.test(rule))).toStrictEqual([]);
  });

  it('never throws, whatever it is given', () => {
    const json = fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withSparseArray: true, withTypedArray: true }),
    );
    const entry = fc.record(
      { origin: json, destination: json, operatingCarrierCode: json, flightNumber: json, departureDate: json },
      { requiredKeys: [] },
    );
    const request = fc.oneof(json, fc.record({ flights: fc.oneof(json, fc.array(fc.oneof(entry, json))) }));
    fc.assert(
      fc.property(request, (given) => {
        const parsed = parseFlightEmissionsRequest(given);
        expect(parsed.kind === 'valid' || parsed.violations.length > 0).toBe(true);
      }),
    );
  });

  it('gives back every valid request that was written as JSON', () => {
    const airport = fc.stringMatching(/^[A-Z]{3}$/);
    const flight = fc.record(
      {
        origin: airport,
        destination: airport,
        operatingCarrierCode: fc.stringMatching(/^[A-Z0-9]{2}$/),
        flightNumber: fc.integer({ min: 0, max: 99_999 }).map(String),
        departureDate: fc.record({
          year: fc.integer({ min: 1, max: 9999 }),
          month: fc.integer({ min: 1, max: 12 }),
          day: fc.integer({ min: 1, max: 28 }),
        }),
        aircraftCode: fc.stringMatching(/^[A-Z0-9]{3,4}$/),
      },
      { requiredKeys: ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'] },
    );
    const valid = fc.record({
      flights: fc.array(flight, { minLength: 1, maxLength: 5 }),
      includeEmissionsInputs: fc.option(fc.boolean(), { nil: undefined }),
      includeEmissionsBreakdown: fc.option(fc.boolean(), { nil: undefined }),
      includeWorking: fc.option(fc.boolean(), { nil: undefined }),
    });
    fc.assert(
      fc.property(valid, (request) => {
        const json: unknown = JSON.parse(JSON.stringify(FlightEmissionsRequest.toJSON(request)));
        expect(parseFlightEmissionsRequest(json)).toEqual({ kind: 'valid', request });
      }),
    );
  });
});
