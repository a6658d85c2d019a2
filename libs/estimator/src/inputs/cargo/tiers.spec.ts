import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { cargoMassFraction } from './tiers.ts';

const known = { traffic: [{ from: 'AAA', to: 'UUU' }] };
const kindOf = (question: Parameters<typeof answerOf>[2]) => answerOf(cargoMassFraction, known, question)?.basis.kind;

describe('the cargo mass fraction', () => {
  it.each([
    ['the caller’s first', { to: 'UUU', given: 0.1 }, 'given'],
    ['the carrier’s on the route', { to: 'UUU' }, 'carrier-on-route-by-body'],
    ['all carriers’ on the route', { to: 'UUU', carrierCode: 'YY' }, 'all-carriers-on-route-by-body'],
    ['one figure for narrow bodies away from the US', {}, 'narrow-body-away-from-us'],
    ['the band’s for wide bodies', { body: 'wide' }, 'distance-band-by-body'],
    ['the band’s to the US where nothing is reported', { to: 'VVV' }, 'distance-band-by-body'],
  ] as const)('is %s', (_name, question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });
});
