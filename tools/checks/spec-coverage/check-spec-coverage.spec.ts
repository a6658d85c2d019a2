import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFault } from '../fault.ts';
import { checkSpecCoverage, findNamedPaths } from './check-spec-coverage.ts';

describe('findNamedPaths', () => {
  it.each([
    ['| 1 | a sentence | `libs/a/src/b.ts` | `libs/a/src/b.spec.ts` |', ['libs/a/src/b.ts', 'libs/a/src/b.spec.ts']],
    ['| 1 | a sentence | `libs/a/b.ts`, `apps/c/d.tsx` "its title" | |', ['libs/a/b.ts', 'apps/c/d.tsx']],
    ['| 1 | leads to `/lookup/flight` and `v1/flights:compute` | | |', []],
    ['outside the table: `libs/a/src/b.ts`', []],
  ])('%s', (row, paths) => {
    expect(findNamedPaths(row).map(({ path }) => path)).toEqual(paths);
  });
});

describe('checkSpecCoverage', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tim-spec-coverage-'));
    mkdirSync(join(root, 'docs'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('fails when the table is missing', () => {
    expect(checkSpecCoverage(root)).toHaveLength(1);
  });

  it('fails on a file that does not exist, with the row', () => {
    writeFileSync(join(root, 'docs/here.md'), '');
    writeFileSync(join(root, 'docs/spec-coverage.md'), '# Table\n\n| `docs/here.md` |\n| `docs/gone.md` |\n');
    expect(checkSpecCoverage(root).map(describeFault)).toEqual([
      expect.stringContaining('docs/spec-coverage.md:4: `docs/gone.md` does not exist'),
    ]);
  });
});
