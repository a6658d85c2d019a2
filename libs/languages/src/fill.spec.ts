import { describe, expect, it } from 'vitest';
import { fill, fillCount, joined, type MessagesOf } from './fill.ts';
import { MANNERS } from './manners.ts';

const ENGLISH = {
  flown: '{carrier} flies to {airport}, {airport}.',
  routes: { one: 'on {count} route of {carrier}', other: 'on {count} routes of {carrier}' },
  list: '{before}, {after}',
} as const;
const GERMAN: MessagesOf<typeof ENGLISH> = {
  flown: 'Nach {airport} fliegt {carrier}.',
  routes: { one: 'auf einer Strecke von {carrier}', other: 'auf {count} Strecken von {carrier}' },
  list: '{before}; {after}',
};

describe('a message', () => {
  it('has its values where the language puts them', () => {
    const english: MessagesOf<typeof ENGLISH> = ENGLISH;
    expect(fill(english.flown, { carrier: 'Swiss', airport: 'BOS' })).toBe('Swiss flies to BOS, BOS.');
    expect(fill(GERMAN.flown, { carrier: 'Swiss', airport: 'BOS' })).toBe('Nach BOS fliegt Swiss.');
  });

  it('takes values as they are, whatever is in them', () => {
    expect(fill(GERMAN.flown, { carrier: '{airport}', airport: '$& $1' })).toBe('Nach $& $1 fliegt {airport}.');
  });

  it('compiles only with the values that English names', () => {
    // @ts-expect-error the airport is missing
    expect(fill(GERMAN.flown, { carrier: 'Swiss' })).toContain('Swiss');
    // @ts-expect-error nothing in it is called so
    expect(fill(GERMAN.flown, { carrier: 'Swiss', airport: 'BOS', city: 'Boston' })).not.toContain('Boston');
  });
});

it('has the form that goes with a number', () => {
  expect(fillCount(GERMAN.routes, { carrier: 'Swiss', count: 1 }, MANNERS.de)).toBe('auf einer Strecke von Swiss');
  expect(fillCount(GERMAN.routes, { carrier: 'Swiss', count: 2 }, MANNERS.de)).toBe('auf 2 Strecken von Swiss');
  expect(fillCount(ENGLISH.routes, { carrier: 'Swiss', count: 1 }, MANNERS.ja)).toBe('on 1 routes of Swiss');
});

it('is joined to others as the language does, without those that are empty', () => {
  expect(joined(GERMAN.list, ['a', '', 'b', 'c'])).toBe('a; b; c');
  expect(joined(GERMAN.list, ['{after}', 'b'])).toBe('{after}; b');
  expect(joined(GERMAN.list, [])).toBe('');
});
