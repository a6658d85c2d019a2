import { describe, expect, it } from 'vitest';
import { runHere } from '../run-here.fixture.ts';
import { accuracy as ofArguments } from './main.ts';

const accuracy = (...args: readonly string[]) => runHere(() => ofArguments(args));

describe('npm run accuracy', () => {
  it('without a folder says in one line what it needs, with exit code 2', async () => {
    const { code, output } = await accuracy();
    expect(output).toBe('Say where the published figures are: --sources <folder>. See --help.\n');
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
