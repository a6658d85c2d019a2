import { expect, it } from 'vitest';
import { figures } from 'virtual:accuracy';
import { withCarrierNames } from './accuracy.ts';

const names = (language: string) => withCarrierNames(figures, language).groups.carrier.map(({ name }) => name);

it('names airlines as the language of the page does, where it has a name of its own', () => {
  expect(names('ja')).toContain('JL 日本航空');
  expect(names('en')).toContain('JL Japan Airlines');
  expect(names('ja')).toHaveLength(figures.groups.carrier.length);
});
