import { describe, expect, it } from 'vitest';
import { readCityNames } from './read-city-names.ts';

describe('readCityNames', () => {
  it('reads each name with its languages and its use, whichever way lines end', () => {
    const munich = { code: 'MUC', name: 'München', languages: ['de', 'et'], use: 'shown' };
    for (const end of ['\n', '\r\n']) {
      const csv = ['code,name,languages,use', 'MUC,München,de et,shown', ''].join(end);
      expect(readCityNames(csv)).toEqual([munich]);
    }
  });

  it('refuses quoted cells, which it would read wrongly', () => {
    expect(() => readCityNames('code,name,languages,use\nMUC,"Munich, Bavaria",en,shown\n')).toThrow(RangeError);
  });
});
