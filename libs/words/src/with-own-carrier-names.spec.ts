import { describe, expect, it } from 'vitest';
import { withOwnCarrierNames, wordsIn } from './index.ts';

const NAMES: Readonly<Record<string, string>> = { 'All Nippon Airways': '全日空', 'ANA Wings': 'ANAウイングス' };
const words = withOwnCarrierNames(wordsIn('ja').words, (name) => NAMES[name] ?? name);

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
          carrierName: 'All Nippon Airways',
          isFleetKnown: true,
          isMiddleOfSeveral: false,
        },
      },
      operatedBy: { kind: 'partner', carrierName: 'All Nippon Airways', partnerName: 'ANA Wings' },
      inputs: { seatsPerClass },
    } as unknown as Parameters<typeof words.aircraftFound>[0];
    expect(words.aircraftFound(estimate)).toBe(
      '全日空の便としてANAウイングスが運航します。確認されている全日空の保有機材と、この距離を飛べる機材からの推定です。',
    );
  });

  it('say by them who carries no passengers and who flies on, and leave others as they are', () => {
    const text = words.notForPassengers({
      kind: 'unavailable',
      reason: 'NO_LONGER_FLIES',
      field: 'carrierCode',
      value: 'EL',
      notForPassengers: {
        of: 'carrier',
        holderName: 'Air Nippon',
        since: '2012-04-01',
        successors: [{ code: 'NH', name: 'All Nippon Airways' }],
      },
    });
    expect(text).toContain('Air Nippon');
    expect(text).toContain('全日空');
    expect(text).not.toContain('All Nippon');
  });
});
