import { describe, expect, it } from 'vitest';
import { figures } from 'virtual:accuracy';
import { named } from './named.ts';
import { FILE_NAMES } from './texts.ts';

const { region, distance, cause, carrier } = figures.groups;

describe('the names in the file of figures', () => {
  it('are all known to the page, so that each language has words for them', () => {
    const names = [
      ...figures.goals.flatMap(({ question, measure }) => [question, measure]),
      ...[region, distance, cause].flat().map(({ name }) => name),
    ];
    expect(names.filter((name) => !(name in FILE_NAMES.names))).toEqual([]);
  });

  it('stay as they are for airlines, and in English', () => {
    for (const { name } of [...carrier, ...region]) expect(named(name)).toBe(name);
  });
});
