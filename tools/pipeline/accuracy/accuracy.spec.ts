import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../run-here.fixture.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { madeUpTruth, removeMadeUpTruth } from './made-up-truth.fixture.ts';
import { accuracy as ofArguments } from './main.ts';

afterAll(removeMadeUpTruth);

const accuracy = (...args: readonly string[]) => runHere(() => ofArguments(args));

describe('npm run accuracy', { timeout: 120_000 }, () => {
  it('with --check ends with 1 when a gate fails, says which, and writes nothing', async () => {
    const before = readFileSync(join(workspaceRoot, 'docs/accuracy.json'), 'utf8');
    const { code, output } = await accuracy('--sources', madeUpTruth(), '--check', '--flights');
    expect(output).toMatch(/^LX 52 ZRH-BOS +Airbus A330 /m);
    expect(output).toMatch(/^NOT MET +Economy, exact type given +median error +1 /m);
    expect(output).toMatch(/^NOT MET {2}gate {2}golden cases/m);
    expect(code).toBe(1);
    expect(readFileSync(join(workspaceRoot, 'docs/accuracy.json'), 'utf8')).toBe(before);
  });

  it('without a folder says in one line what it needs, with exit code 2', async () => {
    const { code, output } = await accuracy();
    expect(output).toBe('Say where the published figures are: --sources <folder>. --help says more.\n');
    expect(code).toBe(2);
  });

  it('names the files a folder lacks, with exit code 1', async () => {
    const { code, output } = await accuracy('--sources', 'docs');
    expect(output).toMatch(/^Not in docs: truth\/tim-golden-cases\.json/);
    expect(code).toBe(1);
  });

  it('says with --help what it reads and writes', async () => {
    const { code, output } = await accuracy('--help');
    expect(output).toContain('truth/tim-legs-2026.csv');
    expect(output).toContain('dist/accuracy');
    expect(code).toBe(0);
  });
});
