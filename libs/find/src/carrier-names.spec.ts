import { expect, it } from 'vitest';
import { carrierNamesOf } from './carrier-names.ts';

const named = (names: Readonly<Record<string, string>>) => (code: string) => {
  const name = names[code];
  return name === undefined ? undefined : { name };
};
const tables = {
  carriers: { find: named({ NH: 'All Nippon Airways', S7: 'Siberia Airlines', LX: 'Swiss' }) },
  carrierStatus: { holderOf: named({ NH: 'All Nippon Airways', S7: 'S7 Airlines' }) },
};

it('gives a carrier its own name for any that the tables have, and none where that is one of them', () => {
  const own = carrierNamesOf(
    tables,
    new Map([
      ['NH', '全日空'],
      ['S7', 'S7航空'],
    ]),
  );
  expect(['All Nippon Airways', 'Siberia Airlines', 'S7 Airlines', 'Swiss'].map(own)).toEqual([
    '全日空',
    'S7航空',
    'S7航空',
    'Swiss',
  ]);
  const english = carrierNamesOf(tables, new Map([['S7', 'Siberia Airlines']]));
  expect(english('S7 Airlines')).toBe('S7 Airlines');
});
