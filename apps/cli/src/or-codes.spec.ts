import { expect, it } from 'vitest';
import { orCodes } from './or-codes.ts';
import { argumentTextsIn } from './spoken.ts';

it.each([
  ['en', ['SYD', 'YQY'], 'SYD or YQY'],
  ['de', ['SJC', 'SJO', 'SJI'], 'SJC, SJO oder SJI'],
  ['es', ['SYD', 'YQY'], 'SYD o YQY'],
  ['es', ['ONO', 'ONT'], 'ONO u ONT'],
  ['ja', ['SYD', 'YQY'], 'SYD、YQY'],
] as const)('%s has %j as %j', (language, codes, text) => {
  expect(orCodes(codes, argumentTextsIn(language).faults.orCodes)).toBe(text);
});
