import type { CarrierStatus } from '../data/carrier-status.ts';
import { describe, expect, it } from 'vitest';
import { withPresentHolders } from './carriers.ts';

const HOLDER: CarrierStatus = {
  carrierCode: 'OG',
  icaoCode: 'SDG',
  isCurrent: true,
  name: 'Star Air (India)',
  countryCode: 'IN',
  kind: 'passenger',
  status: 'operating',
  since: '',
  successor: '',
};
const PLAY = { iata: 'OG', icao: 'FPY', name: 'Fly Play' };

describe('a code that went to another carrier', () => {
  it('is called after the one that flies under it today', () => {
    expect(withPresentHolders([PLAY], [HOLDER])).toEqual([{ iata: 'OG', icao: 'SDG', name: 'Star Air' }]);
  });

  it('keeps its name where the holder has ended, is an earlier one, or is the same', () => {
    const others = [
      { ...HOLDER, status: 'ceased' as const },
      { ...HOLDER, isCurrent: false },
      { ...HOLDER, icaoCode: 'FPY' },
      { ...HOLDER, icaoCode: '' },
    ];
    for (const other of others) expect(withPresentHolders([PLAY], [other])).toEqual([PLAY]);
  });
});
