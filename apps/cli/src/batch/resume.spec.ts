import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killOnceNoted, manyRows, start } from './spawned-batch.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'resume-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIST = manyRows(4000);
const SETTINGS = ['--today', '2026-11-23', '--jobs', '1'];
const file = (name: string) => join(folder, name);
const batch = (input: string, out: string, ...options: readonly string[]) =>
  start(['batch', input, '--out', out, ...options], input === '-' ? LIST : undefined);

describe('travel-impact batch that was stopped', () => {
  let whole = '';
  beforeAll(async () => {
    writeFileSync(file('list.csv'), LIST);
    await batch(file('list.csv'), file('whole.csv'), ...SETTINGS).ended;
    whole = readFileSync(file('whole.csv'), 'utf8');
  });

  it('goes on where it was killed: no row lost, none twice', async () => {
    const out = file('killed.csv');
    await killOnceNoted(out, batch(file('list.csv'), out, ...SETTINGS));
    expect(existsSync(out)).toBe(false);
    const { code, errors } = await batch(file('list.csv'), out, ...SETTINGS).ended;
    expect(code).toBe(0);
    expect(errors).toMatch(/Goes on after \d+ rows/);
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
  });

  it('goes on from standard input: no row lost, none twice', async () => {
    const out = file('stdin.csv');
    const run = batch('-', out, ...SETTINGS);
    await killOnceNoted(out, run);
    expect(existsSync(out)).toBe(false);
    expect(await batch('-', out, ...SETTINGS).ended).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
  });

  it('refuses another list on standard input than that it was begun with', async () => {
    const out = file('other.csv');
    await killOnceNoted(out, batch('-', out, ...SETTINGS));
    const other = await start(['batch', '-', '--out', out, ...SETTINGS], LIST.replace('LX,52', 'LX,53')).ended;
    expect(other.code).toBe(2);
    expect(other.errors).toContain('was begun with another list');
    expect(await start(['batch', '-', '--out', out, ...SETTINGS], 'from,to\nZRH,BOS\n').ended).toMatchObject({
      code: 2,
    });
  });

  it('keeps the day it began on after midnight, and refuses another that is said', async () => {
    const out = file('day.csv');
    await killOnceNoted(out, batch(file('list.csv'), out, ...SETTINGS));
    const other = await batch(file('list.csv'), out, '--today', '2026-11-24', '--jobs', '1').ended;
    expect(other).toMatchObject({ code: 2, errors: expect.stringContaining('--today 2026-11-23') });
    expect(await batch(file('list.csv'), out, '--jobs', '1').ended).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
  });

  it.each(['', 'null', '{}', '[]', '{"job":1}'])(
    'says that a state of “%s” cannot be read, and how to begin anew',
    async (state) => {
      const out = file(`state-${state.length}.csv`);
      writeFileSync(`${out}.part`, 'x');
      writeFileSync(`${out}.state`, state);
      const { code, errors } = await batch(file('list.csv'), out, ...SETTINGS).ended;
      expect(code).toBe(2);
      expect(errors).toMatch(/\.state cannot be read: remove it and .*\.part/);
      expect(readFileSync(`${out}.part`, 'utf8')).toBe('x');
    },
  );

  it.each(['.part', '.state', '.lock', ''])('writes nothing through a link at <out>%s', async (ending) => {
    const [out, mine] = [file(`link${ending}.csv`), file(`mine${ending}`)];
    writeFileSync(mine, 'mine');
    symlinkSync(mine, `${out}${ending}`);
    const { code, errors } = await batch(file('list.csv'), out, ...SETTINGS).ended;
    expect(code).toBe(2);
    expect(errors).toContain(`${out}${ending}`);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
  });

  it('writes over no .part of others', async () => {
    const out = file('foreign.csv');
    writeFileSync(`${out}.part`, 'mine');
    expect(await batch(file('list.csv'), out, ...SETTINGS).ended).toMatchObject({ code: 2 });
    expect(readFileSync(`${out}.part`, 'utf8')).toBe('mine');
  });

  it('lets one run at a time write an output, and says who does', async () => {
    const out = file('two.csv');
    const runs = [batch(file('list.csv'), out, ...SETTINGS), batch(file('list.csv'), out, ...SETTINGS)];
    const ended = await Promise.all(runs.map((run) => run.ended));
    expect(ended.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 2]);
    const refused = ended.find(({ code }) => code === 2);
    expect(refused?.errors).toMatch(/is being written by another run \(process \d+ on .+\)|is there already/);
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
    expect(existsSync(`${out}.lock`)).toBe(false);
  });
});
