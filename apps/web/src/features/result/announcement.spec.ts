import { describe, expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';

describe('announcementOf', () => {
  it.each([
    [
      { economy: 296.637, business: 1186.5 },
      'Typical emissions, ZRH to BOS: 296.6 kilograms of CO2 equivalent per passenger, Economy.',
    ],
    [
      { economy: 0, business: 1186.5 },
      'Typical emissions, ZRH to BOS: 1186.5 kilograms of CO2 equivalent per passenger, Business.',
    ],
    [{}, 'Typical emissions, ZRH to BOS: no figure for any cabin.'],
  ])('of %o is one sentence', (kilograms, sentence) => {
    expect(announcementOf('Typical emissions', 'ZRH to BOS', kilograms)).toBe(sentence);
  });
});
