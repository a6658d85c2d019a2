import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { cargoMassFraction } from './tiers.ts';

const known = { traffic: [{ from: 'AAA', to: 'UUU' }] };

describe('the cargo mass fraction', () => {
  it.each([
    ['the caller’s first', { to: 'UUU', given: 0.1 }, 'given', 0.1],
    ['the carrier’s on the route', { to: 'UUU' }, 'carrier-on-route-by-body', expect.any(Number)],
    [
      'all carriers’ on the route',
      { to: 'UUU', carrierCode: 'YY' },
      'all-carriers-on-route-by-body',
      expect.any(Number),
    ],
    ['one figure for narrow bodies away from the US', {}, 'narrow-body-away-from-us', 0.01],
    ['the same figure for those within a country', { to: 'BBB' }, 'narrow-body-away-from-us', 0.01],
    ['the band’s for wide bodies', { body: 'wide' }, 'distance-band-by-body', 0.2],
    ['the band’s to the US where nothing is reported', { to: 'VVV' }, 'distance-band-by-body', 0.05],
  ] as const)('is %s', (_name, question, kind, value) => {
    expect(answerOf(cargoMassFraction, known, question)).toMatchObject({ basis: { kind }, value });
  });
});
