import { deepStrictEqual } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { createEstimator } from '../estimator.ts';
import type { TravelOption } from '../estimate.ts';
import { smallTables } from '../small-tables.fixture.ts';

const window = { earliest: { year: 2026, month: 1, day: 1 }, latest: { year: 2026, month: 12, day: 31 } };
const day = { year: 2026, month: 6, day: 1 };
/** As many as make BBB a hub of their carrier. */
const HUB_ROUTES = 'AAA-BBB BBB-CCC BBB-AAA CCC-BBB BBB-UUU UUU-BBB CCC-UUU UUU-CCC AAA-UUU UUU-AAA'
  .split(' ')
  .map((route) => route.split('-'));
const estimator = createEstimator(
  smallTables({
    fleets: { XX: { N01: 10 }, YY: { W01: 10 } },
    flights: [
      { flight: 'XX 1', from: 'AAA', to: 'CCC', lastEntered: '2026-01' },
      { flight: 'XX 2', from: 'CCC', to: 'AAA', lastEntered: '2026-01' },
      { flight: 'XX 3', from: 'AAA', to: 'CCC' },
      { flight: 'ZZ 9', from: 'AAA', to: 'CCC' },
      ...HUB_ROUTES.map(([from = '', to = ''], at) => ({ flight: `YY ${at + 1}`, from, to, lastEntered: '2026-01' })),
    ],
    layouts: [
      { carrierCode: 'XX', type: 'N01' },
      { carrierCode: 'YY', type: 'W01' },
    ],
  }),
);

function options(origin: string, destination: string): readonly TravelOption[] {
  const found = estimator.options({ origin, destination }, day, window);
  if ('kind' in found) throw new Error(found.reason);
  return found;
}

const flightsOf = ({ legs }: TravelOption) =>
  legs.map((leg) => `${leg.carrierCode} ${leg.flightNumbers.join('/')} ${leg.origin}-${leg.destination}`);

/** XX one way from AAA to CCC, and on these routes: its first way out and back. */
function oneWay(...others: readonly string[]) {
  const flights = ['AAA-CCC', ...others].map((route, at) => {
    const [from = '', to = ''] = route.split('-');
    return { flight: `XX ${at + 1}`, from, to, lastEntered: '2026-01' };
  });
  const flightsOf2022 = { 'XX AAA CCC': 300, 'XX CCC BBB': 300, 'XX BBB AAA': 300 };
  const found = createEstimator(smallTables({ fleets: { XX: { N01: 10 } }, flights, flightsOf2022 }));
  const [out, back] = [
    found.options({ origin: 'AAA', destination: 'CCC' }, day, window),
    found.options({ origin: 'CCC', destination: 'AAA' }, day, window),
  ];
  if ('kind' in out || 'kind' in back) throw new Error('no ways');
  return { out: out[0], back: back[0] };
}

describe('the ways to fly a market', () => {
  it('are those without a stop, then those with one, numbers with the same figures together', () => {
    expect(options('AAA', 'CCC').map(flightsOf)).toEqual([
      ['XX 1/3 AAA-CCC'],
      ['YY 1 AAA-BBB', 'YY 2 BBB-CCC'],
      ['ZZ 9 AAA-CCC'],
    ]);
  });

  it('say of each whether it is flown, and why; what is not stands last and is in no typical figure', () => {
    const said = options('AAA', 'CCC').map(({ standing, isInTypical }) => [
      standing.value,
      standing.basis.kind,
      isInTypical,
    ]);
    expect(said).toEqual([
      ['current', 'entered-lately', true],
      ['current', 'entered-lately', true],
      ['not-flown', 'sells-no-seats', false],
    ]);
    const typical = estimator.typical({ origin: 'AAA', destination: 'CCC' });
    expect(typical).toMatchObject({ kind: 'estimated', carrierCodes: ['XX', 'YY'] });
  });

  it('say which cabins an aircraft has not, whatever the method gives for them', () => {
    const [direct] = options('AAA', 'CCC');
    expect(direct?.missingCabins).toEqual({ cabins: ['premiumEconomy', 'business', 'first'], isLayoutKnown: true });
    expect(direct?.wellToWakeGramsPerPassenger.business).toBeGreaterThan(0);
  });

  it('have the figures of their flights on the day, in every cabin', () => {
    for (const { legs, wellToWakeGramsPerPassenger, range } of options('AAA', 'CCC')) {
      const flights = legs.map(({ carrierCode, flightNumbers: [flightNumber = 0], origin, destination }) => {
        const result = estimator.flight(
          { carrierCode, flightNumber, origin, destination, departureDate: day },
          { window },
        );
        if (result.kind !== 'estimated') throw new Error(result.kind);
        return result;
      });
      const sum = (of: (flight: (typeof flights)[number]) => number | undefined) =>
        flights.reduce((total, flight) => total + (of(flight) ?? 0), 0);
      for (const cabin of ['economy', 'premiumEconomy', 'business', 'first'] as const) {
        expect(wellToWakeGramsPerPassenger[cabin]).toBe(sum((flight) => flight.wellToWakeGramsPerPassenger[cabin]));
        expect(range.low[cabin]).toBe(sum((flight) => flight.range.low[cabin]));
        expect(range.high[cabin]).toBe(sum((flight) => flight.range.high[cabin]));
      }
    }
  });

  it('take as long as they fly, and two hours more for a change', () => {
    const [direct, withChange] = options('AAA', 'CCC');
    expect(withChange?.durationHours).toBeGreaterThan((direct?.durationHours ?? 0) + 2);
  });

  it('are plain data: a clone, and the JSON read back, are the same', () => {
    const found = options('AAA', 'CCC');
    expect(found).toHaveLength(3);
    deepStrictEqual(structuredClone(found), found);
    deepStrictEqual(JSON.parse(JSON.stringify(found)), found);
  });

  it('are found in steps, with a pause after each for who has others waiting', () => {
    const steps = estimator.optionsInSteps({ origin: 'AAA', destination: 'CCC' }, day, window);
    expect([steps.next().done, steps.next().done, steps.next().done]).toEqual([false, false, false]);
    expect(steps.next()).toEqual({ done: true, value: options('AAA', 'CCC') });
  });

  it('have flights without a number back from where they are listed one way, as those are, but not round by a third airport', () => {
    const { out, back } = oneWay();
    expect(back && flightsOf(back)).toEqual(['XX  CCC-AAA']);
    expect(back).toMatchObject({ standing: out?.standing, daysAYear: out?.daysAYear, isInTypical: true });
    expect(back?.wellToWakeGramsPerPassenger).toEqual(out?.wellToWakeGramsPerPassenger);
    expect(oneWay('CCC-BBB', 'BBB-AAA').back).toBeUndefined();
  });

  it('are none where nobody is known to fly', () => {
    expect(options('VVV', 'AAA')).toEqual([]);
  });

  it.each([
    ['an unknown airport', { origin: 'QQQ', destination: 'CCC' }, day, 'UNKNOWN_AIRPORT'],
    ['the same airport', { origin: 'AAA', destination: 'AAA' }, day, 'SAME_AIRPORT'],
    [
      'a day too far ahead',
      { origin: 'AAA', destination: 'CCC' },
      { year: 2027, month: 1, day: 1 },
      'DATE_OUT_OF_WINDOW',
    ],
  ])('of %s are refused with the reason', (_, market, date, reason) => {
    expect(estimator.options(market, date, window)).toMatchObject({ kind: 'unavailable', reason });
  });
});
