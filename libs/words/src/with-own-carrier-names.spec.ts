import { describe, expect, it } from 'vitest';
import { withOwnCarrierNames, wordsIn } from './index.ts';

const NAMES: Readonly<Record<string, string>> = { NH: '全日空', EH: 'ANAウイングス' };
const words = withOwnCarrierNames(wordsIn('ja').words, (code) => NAMES[code]);

const gone = (holder: { readonly holderName: string; readonly holderCode: string }) =>
  words.notForPassengers({
    kind: 'unavailable',
    reason: 'NO_LONGER_FLIES',
    field: 'carrierCode',
    value: 'EH',
    notForPassengers: {
      of: 'carrier',
      ...holder,
      since: '2012-04-01',
      successors: [{ code: 'NH', name: 'All Nippon Airways' }],
    },
  });

describe('words with a language’s own names of carriers', () => {
  it('say by them who flies and how the aircraft was found', () => {
    const seatsPerClass = {
      value: { economy: 166 },
      basis: { kind: 'carrier-layouts', layouts: ['all'] },
      dataCategory: 'MODELED',
      sourceVersion: '',
    };
    const estimate = {
      aircraft: {
        basis: {
          kind: 'carrier-fleet',
          carrierCode: 'NH',
          carrierName: 'All Nippon Airways',
          isFleetKnown: true,
          isMiddleOfSeveral: false,
        },
      },
      operatedBy: {
        kind: 'partner',
        carrierCode: 'NH',
        carrierName: 'All Nippon Airways',
        partnerCode: 'EH',
        partnerName: 'ANA Wings',
      },
      inputs: { seatsPerClass },
    } as unknown as Parameters<typeof words.aircraftFound>[0];
    expect(words.aircraftFound(estimate)).toBe(
      '全日空の便としてANAウイングスが運航します。確認されている全日空の保有機材と、この距離を飛べる機材からの推定です。',
    );
  });

  it('say by them who carries no passengers and who flies on', () => {
    const text = gone({ holderName: 'ANA Wings', holderCode: 'EH' });
    expect(text).toContain('ANAウイングス');
    expect(text).toContain('全日空');
    expect(text).not.toContain('All Nippon');
  });

  it('leave the name of another company that had the code', () => {
    expect(gone({ holderName: 'Air Japan', holderCode: '' })).toContain('Air Japan');
  });
});
