import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { optionOf } from '../../testing/options.ts';
import { comparedRows, isClearlyMore, SORTS } from './rows.ts';

/** An option of one carrier with its figure and its own range in economy [kg]; one leg, or two. */
function option(carrierName: string, kg: number, { rangeKg = 10, hours = 8, legs = 1 } = {}): OptionFigures {
  const airports = legs === 1 ? ['AAA', 'BBB'] : ['AAA', 'CCC', 'BBB'];
  return {
    ...optionOf(carrierName, airports, { wellToWakeKg: { economy: kg, business: 3 * kg } }),
    range: { lowKg: { economy: kg - rangeKg }, highKg: { economy: kg + rangeKg } },
    durationHours: hours,
  };
}

const inEconomy = { cabin: 'economy', sort: 'kilograms', stops: 'all' } as const;
const OPTIONS = [
  option('Swiss', 352, { hours: 7.9 }),
  option('Air France', 320, { legs: 2, hours: 10.7 }),
  option('KLM', 325, { legs: 2, hours: 10.8 }),
];

describe('the rows of a list', () => {
  it('are compared with the lowest of the list, which is named; those from or to other airports come last, and are not', () => {
    const lyon = { ...option('Wizz Air', 100), isNearby: true, otherAirports: ['LYS'] };
    const rows = comparedRows([lyon, ...OPTIONS], inEconomy);
    expect(rows.map(({ name, comparison }) => [name, comparison?.kind])).toEqual([
      ['Air France', 'lowest'],
      ['KLM', 'unclear'],
      ['Swiss', 'more'],
      ['Wizz Air', undefined],
    ]);
    expect(rows[2]?.comparison).toMatchObject({ moreKg: 32 });
    expect(comparedRows([lyon], inEconomy)[0]?.comparison?.kind).toBe('lowest');
  });

  it.each([
    ['kilograms', ['Air France', 'KLM', 'Swiss']],
    ['name', ['Air France', 'KLM', 'Swiss']],
    ['time', ['Swiss', 'Air France', 'KLM']],
  ] as const)('are sorted by %s', (sort, names) => {
    expect(comparedRows(OPTIONS, { ...inEconomy, sort }).map(({ name }) => name)).toEqual(names);
  });

  it('name both airlines of a way with a change, each once', () => {
    const [alone] = option('Vueling', 300).legs;
    const [other] = option('British Airways', 300).legs;
    const named = (...legs: OptionFigures['legs']) => comparedRows([{ ...option('', 300), legs }], inEconomy)[0]?.name;
    expect(alone && other && named(alone, other)).toBe('Vueling + British Airways');
    expect(alone && named(alone, alone)).toBe('Vueling');
  });

  it('of one kind are compared with the lowest of that kind', () => {
    const direct = comparedRows(OPTIONS, { ...inEconomy, stops: 'direct' });
    expect(direct.map(({ name, comparison }) => [name, comparison])).toEqual([
      ['Swiss', { kind: 'lowest', of: 'direct' }],
    ]);
    expect(comparedRows(OPTIONS, { ...inEconomy, stops: 'oneStop' })).toHaveLength(2);
  });

  it('are of the cabin asked for; one without a figure in it stands last and is compared with nothing', () => {
    const without = { ...option('No business', 100), wellToWakeKg: { economy: 100 } };
    const rows = comparedRows([without, ...OPTIONS], { ...inEconomy, cabin: 'business' });
    expect(rows.map(({ kg }) => kg)).toEqual([960, 975, 1056, undefined]);
    expect(rows.at(-1)?.comparison).toBeUndefined();
  });

  it('are the same ones however they are sorted, and the lowest has the least kilograms', () => {
    const kg = fc.integer({ min: 1, max: 5000 });
    const some = fc.array(fc.tuple(kg, fc.integer({ min: 1, max: 2 }), fc.double({ min: 1, max: 20, noNaN: true })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(some, fc.constantFrom(...SORTS), (list, sort) => {
        const options = list.map(([figure, legs, hours], at) => option(`Carrier ${at}`, figure, { legs, hours }));
        const rows = comparedRows(options, { ...inEconomy, sort });
        expect(new Set(rows.map((row) => row.option))).toEqual(new Set(options));
        const lowest = rows.filter(({ comparison }) => comparison?.kind === 'lowest');
        expect(lowest.map((row) => row.kg)).toEqual([Math.min(...list.map(([figure]) => figure))]);
      }),
    );
  });
});

describe('two ways to fly', () => {
  it('are told apart by more than both may be wrong on their own, and by no less', () => {
    const less = option('less', 300, { rangeKg: 30 });
    expect(isClearlyMore(option('more', 349, { rangeKg: 40 }), less, 'economy')).toBe(false);
    expect(isClearlyMore(option('more', 351, { rangeKg: 40 }), less, 'economy')).toBe(true);
  });
});
