import { describe, expect, it } from 'vitest';
import { en, LANGUAGE_WORDS, withCarrierNames } from './index.ts';

const NAMES: Readonly<Record<string, string>> = { QF: 'Qantas', LX: 'Swiss' };
const notThere = {
  kind: 'unavailable',
  reason: 'CARRIER_NOT_ON_ROUTE',
  field: 'carrierCode',
  value: 'QF',
  carrierCodes: ['LX', 'XX'],
} as const;

describe('words with names of carriers', () => {
  it('say why there is no estimate by the names of carriers, with their codes', () => {
    const { unavailable } = withCarrierNames(en, (code) => NAMES[code]);
    expect(unavailable(notThere)).toBe(
      'Qantas (QF) is not known to fly this route. Carriers known there: Swiss (LX), XX.',
    );
  });

  it('do so in every language, and leave values alone that are no carriers', () => {
    for (const { words } of Object.values(LANGUAGE_WORDS)) {
      const { unavailable } = withCarrierNames(words, (code) => NAMES[code]);
      expect(unavailable(notThere)).toContain('Qantas (QF)');
      expect(unavailable({ ...notThere, reason: 'UNKNOWN_CARRIER', carrierCodes: [] })).not.toContain('Qantas');
    }
  });
});
