import { expect, it } from 'vitest';
import { measuresSection, sectionText } from './report.ts';

it('a section shows each figure with three digits, its bound, and which bounds are not kept', () => {
  const section = measuresSection('Calls', [
    { what: 'later calls', value: 0.8312, unit: 'ms', also: '4.3 ms 99th' },
    { what: '1000 flights', value: 53.21, unit: 'ms', most: 50 },
    { what: 'estimates', value: 1_238_400, unit: '/s', least: 1_000_000 },
  ]);
  expect(section.rows).toEqual([
    ['later calls', '0.831 ms; 4.3 ms 99th', ''],
    ['1000 flights', '53.2 ms', 'at most 50 ms'],
    ['estimates', '1,240,000 /s', 'at least 1,000,000 /s'],
  ]);
  expect(section.missed).toEqual(['1000 flights: 53.2 ms, at most 50 ms']);
  expect(sectionText(section)).toContain('## Calls\n\n|  | measured | bound |\n| --- | ---: | ---: |\n| later calls |');
});
