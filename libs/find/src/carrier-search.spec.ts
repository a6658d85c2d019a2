import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierSearch } from './carrier-search.ts';
import { SMALL_INDEX } from './small-index.fixture.ts';

const carriers = createCarrierSearch(SMALL_INDEX);
const codes = (text: string) => carriers.find(text, 5).map(({ code }) => code);

describe('the search for carriers', () => {
  it.each([
    ['swiss', 'LX'],
    ['british airwais', 'BA'],
    ['KLM', 'KL'],
    ['rynair', 'RK'],
    ['fedex', 'FX'],
    ['fx', 'FX'],
  ])('finds "%s"', (text, first) => {
    expect(codes(text)[0]).toBe(first);
  });

  it.each(['全日空', '全日本空', 'All Nippon', 'ana', 'NH'])('finds a carrier by any of its names: "%s"', (text) => {
    const { find, named } = createCarrierSearch({
      ...SMALL_INDEX,
      carriers: [...SMALL_INDEX.carriers, ['NH', 'ANA', '全日空', 'All Nippon Airways', '全日本空輸']],
    });
    expect(find(text, 1)).toEqual([{ code: 'NH', name: '全日空', isFreight: false }]);
    expect(named('NH')?.name).toBe('全日空');
  });

  it.each(['ブリティッシュ・エア', 'ブリティッシュエア', 'エアウェイズ', 'ぶりてぃっしゅえあ'])(
    'finds a name of several words as one word too: "%s"',
    (text) => {
      const carrier = ['BA', 'BAW', 'ブリティッシュ・エアウェイズ', 'British Airways'] as const;
      const { find } = createCarrierSearch({ ...SMALL_INDEX, carriers: [carrier] });
      expect(find(text, 5).map(({ code }) => code)).toEqual(['BA']);
    },
  );

  it.each([
    ['british  AIRWAYS', 'BA'],
    ['baw', 'BA'],
    ['british', undefined],
    ['british airwais', undefined],
    ['ba', undefined],
    ['b', undefined],
    ['', undefined],
  ])('takes only a whole name or three-letter code for a carrier’s: "%s"', (text, code) => {
    expect(carriers.called(text)?.code).toBe(code);
  });

  it('takes no name that two carriers have', () => {
    const twice = {
      ...SMALL_INDEX,
      carriers: [
        ['AA', 'AAA', 'Air Air'],
        ['BB', 'BBB', 'Air Air'],
      ] as const,
    };
    expect(createCarrierSearch(twice).called('Air Air')).toBeUndefined();
  });

  it('names the carrier of a code in either case, and says whether it carries freight', () => {
    expect(carriers.named('ba')).toEqual({ code: 'BA', name: 'British Airways', isFreight: false });
    expect(carriers.named('FX')).toEqual({ code: 'FX', name: 'FedEx Express', isFreight: true });
    expect(carriers.named('ZZ')).toBeUndefined();
  });

  it('puts the carrier of a code first, and takes any text', () => {
    for (const [code] of SMALL_INDEX.carriers) expect(codes(code)[0]).toBe(code);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(carriers.find(typed, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
