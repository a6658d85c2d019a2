// @vitest-environment node
import { defaultBaseConfig } from '@chakra-ui/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONDITIONS, UTILITIES } from './style-engine.ts';

const sourceRoot = join(import.meta.dirname, '..');
const source = globSync('**/*.{ts,tsx}', { cwd: sourceRoot, exclude: ['**/*.spec.*', 'testing/**'] })
  .map((file) => readFileSync(join(sourceRoot, file), 'utf8'))
  .join('\n');

describe('the style engine', () => {
  it('has every condition that a style names', () => {
    const named = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
      new RegExp(`\\b_${name}\\b`).test(source),
    );
    expect(Object.keys(CONDITIONS)).toEqual(named.toSorted());
  });

  it('has every property of a style that takes tokens or has a shorter name', () => {
    const named = Object.entries(defaultBaseConfig.utilities ?? {}).filter(([property, { shorthand = [] }]) =>
      [property, shorthand].flat().some((name) => new RegExp(`(?<![\\w.'-])${name}'?[:=](?!=)`).test(source)),
    );
    expect(named.map(([property]) => property).filter((property) => !UTILITIES.includes(property))).toEqual([]);
  });
});
