import type { CodeHolder } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { aircraftData } from '../aircraft/aircraft-data.ts';
import { isShown, leastSure } from './is-shown.ts';
import { standingFinder } from './standing-data.ts';
import type { Standing } from './standing-rule.ts';

type Known = SmallTables & {
  readonly entered?: string;
  readonly isOneWay?: boolean;
  /** Flights of YY, which flies under the code of XX too. */
  readonly sister?: SmallTables['flights'];
};

/** The standing of XX between two airports, listed both ways with one number each. */
function standing(from: string, to: string, known: Known = {}): Standing {
  const { entered = '', isOneWay = false, sister = [], ...tables } = known;
  const out = { flight: 'XX 1', from, to, lastEntered: entered };
  const back = { flight: 'XX 2', from: to, to: from, lastEntered: entered };
  const all = smallTables({
    fleets: { XX: { W01: 9 } },
    ...(sister.length > 0 && { partners: { XX: { partners: [{ carrierCode: 'YY', fliesLargeAircraft: true }] } } }),
    ...tables,
    flights: [out, ...(isOneWay ? [] : [back]), ...sister],
  });
  const [route] = all.flights.carrierRoutes();
  if (!route) throw new Error('no route');
  return standingFinder(all, aircraftData(all))(route);
}
const said = (...asked: Parameters<typeof standing>) => {
  const { value, basis } = standing(...asked);
  return `${value}: ${basis.kind}`;
};
/** YY between AAA and CCC, both ways with one number each. */
const SISTER = [
  { flight: 'YY 1', from: 'AAA', to: 'CCC', lastEntered: '2026-01' },
  { flight: 'YY 2', from: 'CCC', to: 'AAA', lastEntered: '2026-01' },
];
const holder = (countryCode: string, changes: Partial<CodeHolder> = {}): CodeHolder => ({
  carrierCode: 'XX',
  name: 'X',
  countryCode,
  kind: 'passenger',
  status: 'operating',
  since: '',
  successor: '',
  ...changes,
});

describe('a carrier’s route', () => {
  it('is flown today where a number was entered of late, both ways or where it was flown in 2022', () => {
    expect(said('AAA', 'CCC', { entered: '2026-01' })).toBe('current: entered-lately');
    expect(said('AAA', 'CCC', { entered: '2026-01', isOneWay: true })).toBe('old: entered-one-way');
    const flightsOf2022 = { 'XX AAA CCC': 300 };
    expect(said('AAA', 'CCC', { entered: '2026-01', isOneWay: true, flightsOf2022 })).toBe('current: entered-lately');
  });

  it('likely is where it was entered or flown some years ago', () => {
    expect(said('AAA', 'CCC', { entered: '2024-05' })).toBe('likely: entered-since');
    expect(said('AAA', 'CCC', { entered: '2022-12' })).toBe('old: entered-one-way');
    expect(said('AAA', 'CCC', { flightsOf2022: { 'XX CCC AAA': 300 } })).toBe('likely: flown-in-2022');
    expect(said('AAA', 'CCC', { flightsOf2022: { 'XX AAA CCC': 60 } })).toBe('old: hardly-flown-in-2022');
    expect(said('AAA', 'CCC', { flightsOf2016: { 'XX AAA CCC': 300 } })).toBe('old: flown-in-2016-17');
    expect(said('AAA', 'CCC')).toBe('old: listed-alone');
  });

  it('to or from the US is what T-100 has, but for summers', () => {
    const traffic = [{ from: 'AAA', to: 'UUU', carrierCode: 'XX', year: 2026, departures: 20 }];
    expect(said('AAA', 'UUU', { traffic })).toBe('current: reported-lately');
    const elsewhere = [{ from: 'BBB', to: 'UUU', carrierCode: 'XX', year: 2026, departures: 20 }];
    expect(said('AAA', 'UUU', { traffic: elsewhere })).toBe('old: reported-no-more');
    expect(said('AAA', 'UUU', { traffic: elsewhere, flightsOf2022: { 'XX AAA UUU': 300 } })).toBe(
      'old: reported-no-more',
    );
    expect(said('AAA', 'UUU', { traffic: elsewhere, flightsOf2022: { 'XX AAA UUU': 120 } })).toBe(
      'likely: flown-in-2022',
    );
    expect(said('AAA', 'UUU', { traffic: elsewhere, entered: '2024-06' })).toBe('likely: entered-since');
    expect(said('AAA', 'UUU', { flightsOf2022: { 'XX AAA UUU': 300 } })).toBe('likely: flown-in-2022');
    // A carrier that T-100 has in its earlier month alone has not reported yet.
    const before = elsewhere.map((row) => ({ ...row, year: 2024 }));
    expect(said('AAA', 'UUU', { traffic: before, flightsOf2022: { 'XX AAA UUU': 300 } })).toBe('likely: flown-in-2022');
  });

  it('to or from a country that counts all flights is what it counts, of a city with two airports where others say so', () => {
    const reportedAbroad = { 'XX AAA CCC': 9 };
    expect(said('AAA', 'CCC', { reportedAbroad })).toBe('current: reported-lately');
    expect(said('AAA', 'DDD', { reportedAbroad })).toBe('current: reported-lately');
    expect(said('BBB', 'CCC', { reportedAbroad, entered: '2024-06' })).toBe('old: reported-no-more');
    const toOther = { reportedAbroad, sister: [{ flight: 'XX 3', from: 'AAA', to: 'DDD' }] };
    expect(said('AAA', 'CCC', { ...toOther, entered: '2024-06' })).toBe('likely: entered-since');
    expect(said('AAA', 'CCC', toOther)).toBe('old: listed-alone');
  });

  it('within another country is not sold, and between two others only where it is well known', () => {
    const abroad = { entered: '2026-01', holders: [holder('XZ')] };
    expect(said('AAA', 'BBB', abroad)).toBe('not-flown: foreign-domestic');
    expect(said('AAA', 'CCC', { ...abroad, entered: '' })).toBe('not-flown: between-foreign-countries');
    expect(said('AAA', 'CCC', abroad)).toBe('likely: between-foreign-countries');
    expect(said('AAA', 'CCC', { ...abroad, holders: [holder('XZ', { kind: 'mixed' })] })).toBe(
      'not-flown: between-foreign-countries',
    );
  });

  it('is not that of a carrier that sells no seats, has no aircraft for it, or whose sister flies it', () => {
    const entered = '2026-01';
    expect(said('AAA', 'CCC', { entered, holders: [holder('XA', { kind: 'charter' })] })).toBe(
      'not-flown: sells-no-seats',
    );
    expect(said('AAA', 'UUU', { entered, fleets: { XX: { N01: 9 } } })).toBe('not-flown: no-fitting-aircraft');
    const abroad = { entered, holders: [holder('XZ')] };
    expect(said('AAA', 'CCC', { ...abroad, sister: SISTER })).toBe('not-flown: flown-by-sister');
    expect(said('AAA', 'CCC', { ...abroad, sister: SISTER.slice(1) })).toBe('likely: between-foreign-countries');
  });

  it('is its own beside a sister that has a few numbers there', () => {
    const flightsOf2022 = { 'XX AAA CCC': 300 };
    expect(said('AAA', 'CCC', { flightsOf2022, sister: SISTER })).toBe('not-flown: flown-by-sister');
    const own = [3, 5, 7].map((number) => ({ flight: `XX ${number}`, from: 'AAA', to: 'CCC' }));
    expect(said('AAA', 'CCC', { flightsOf2022, sister: [...own, ...SISTER] })).toBe('likely: flown-in-2022');
  });

  it('at home is gone where the list is kept well and has no entry since, unless it was flown more than once a day', () => {
    const kept = { flight: 'XX 9', from: 'AAA', to: 'CCC', lastEntered: '2025-01' };
    const others = ['DDD', 'UUU'].map((to) => ({ ...kept, to }));
    const known = (flights: number) => ({
      sister: [kept, ...others],
      partners: {},
      flightsOf2022: { 'XX AAA BBB': flights, 'XX AAA CCC': 300, 'XX AAA DDD': 300, 'XX AAA UUU': 300 },
    });
    expect(said('AAA', 'BBB', known(300))).toBe('old: hardly-flown-in-2022');
    expect(said('AAA', 'BBB', known(600))).toBe('likely: flown-in-2022');
    const partners = { WW: { partners: [{ carrierCode: 'XX', fliesLargeAircraft: false }] } };
    expect(said('AAA', 'BBB', { ...known(600), partners })).toBe('old: hardly-flown-in-2022');
  });

  it('is as a schedule or a compiled fact has it, before all else', () => {
    expect(said('AAA', 'CCC', { routeFacts: { 'XX AAA CCC': true } })).toBe('current: route-compiled');
    expect(said('AAA', 'CCC', { routeFacts: { 'XX CCC AAA': false }, entered: '2026-01' })).toBe(
      'not-flown: route-compiled',
    );
    expect(said('AAA', 'CCC', { seen: [{ ...SEEN, from: 'AAA', to: 'CCC' }] })).toBe('current: seen-lately');
  });

  it('has the same standing both ways, whatever is known of it', () => {
    const month = fc.constantFrom('', '2022-10', '2023-08', '2024-12', '2026-02');
    const flights = fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined });
    const pair = fc.constantFrom(['AAA', 'BBB'], ['AAA', 'CCC'], ['BBB', 'UUU']);
    fc.assert(
      fc.property(month, flights, pair, fc.option(month), (entered, count, [from = '', to = ''], ofSister) => {
        const flightsOf2022 = count === undefined ? {} : { [`XX ${from} ${to}`]: count };
        const sister =
          ofSister === null
            ? []
            : [
                { flight: 'YY 1', from, to, lastEntered: ofSister },
                { flight: 'YY 2', from: to, to: from, lastEntered: '2023-06' },
              ];
        const known = { entered, flightsOf2022, sister };
        expect(standing(from, to, known)).toEqual(standing(to, from, known));
      }),
    );
  });
});

const SEEN = { carrierCode: 'XX', flightNumber: 1, icaoAircraftType: 'W01', flights: 9 };

describe('flights one after another', () => {
  it('are as sure as the least sure of them', () => {
    const current = standing('AAA', 'CCC', { entered: '2026-01' });
    const likely = standing('AAA', 'CCC', { entered: '2024-01' });
    const old = standing('AAA', 'CCC');
    expect(leastSure([{ standing: current }, { standing: likely }])).toBe(likely);
    expect(leastSure([{ standing: old }, { standing: current }])).toBe(old);
    expect([current, likely, old].map(isShown)).toEqual([true, true, false]);
  });
});
