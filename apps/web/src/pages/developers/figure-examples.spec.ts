import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureExamples } from './figure-examples.ts';

const DOCUMENT = readFileSync(new URL('../../../../../docs/figures.md', import.meta.url), 'utf8');

describe('the examples of one figure', () => {
  it.each(figureExamples('https://your-site.example').map(({ program, code }) => [program, code] as const))(
    'for %s are those of docs/figures.md, which a test runs where the program is',
    (_, code) => {
      expect(code.split('\n')).toHaveLength(2);
      expect(DOCUMENT).toContain(code);
    },
  );
});
