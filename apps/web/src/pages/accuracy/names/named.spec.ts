import { describe, expect, it } from 'vitest';
import { figures } from 'virtual:accuracy';
import { named, nearestNamed } from './named.ts';
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

  it.each(['A21N', 'A359 with 0/48/21/224', 'B738 without winglets', 'load factor 84.5 %'])(
    'an alternative such as %s reads in English as the file has it',
    (name) => {
      expect(nearestNamed(name)).toBe(name);
    },
  );
});
