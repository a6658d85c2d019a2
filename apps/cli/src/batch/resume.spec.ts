import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ended, refused, run, SETTINGS } from '../host.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { killOnceNoted, LONG_LIST, start } from './spawned-batch.fixture.ts';

const file = temporaryFolder();
const BY = ['--by', 'airline,month', '--by', 'id'];
const OPTIONS = [...SETTINGS, ...BY];
const batch = (input: string, out: string, ...options: readonly string[]) =>
  run(['batch', input, '--out', out, ...options], LONG_LIST);

/** An output as the run that was killed left it. */
const leftBehind = (name: string): string => {
  for (const end of ['.part', '.state']) copyFileSync(file(`killed.csv${end}`), file(name + end));
  return file(name);
};

/** What a run says at its end, but where it went on and how long it took; and its total by airline, month and id. */
const totalsOf = ({ output, errors }: Ended) =>
  `${errors.replace(/.*Continues after.*\n/, '').replace(/[\d.]+ s\.\n/, '')}${output}`;

describe('travel-impact batch that was stopped', () => {
  let whole = '';
  let totals = '';
  beforeAll(async () => {
    writeFileSync(file('list.csv'), LONG_LIST);
    // It waits for the end of its list, and so is never done.
    const killed = start(['batch', '-', '--out', file('killed.csv'), ...OPTIONS]);
    killed.process.stdin?.write(LONG_LIST.slice(0, -1000));
    await killOnceNoted(file('killed.csv'), killed);
    totals = totalsOf(await batch(file('list.csv'), file('whole.csv'), ...OPTIONS));
    whole = readFileSync(file('whole.csv'), 'utf8');
  });

  it('goes on where it was killed: no row lost, none twice, and with the totals of a run that was not', async () => {
    // With the lock of the process that is gone.
    const out = file('killed.csv');
    expect(existsSync(`${out}.lock`)).toBe(true);
    expect(existsSync(out)).toBe(false);
    for (const end of ['.part', '.state']) copyFileSync(`${out}${end}`, file(`kept${end}`));
    const ended = await batch(file('list.csv'), out, ...OPTIONS);
    for (const end of ['.part', '.state']) copyFileSync(file(`kept${end}`), `${out}${end}`);
    expect(ended).toMatchObject({ code: 0, errors: expect.stringMatching(/Continues after \d+ rows/) });
    expect(totalsOf(ended).replaceAll('killed.csv', 'whole.csv')).toBe(totals);
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
  });

  it('refuses another list on standard input than that it was begun with', async () => {
    const out = leftBehind('other.csv');
    const other = await run(['batch', '-', '--out', out, ...OPTIONS], LONG_LIST.replace('LX,52', 'LX,53'));
    expect(other).toMatchObject(refused('was started with another list'));
    expect(await run(['batch', '-', '--out', out, ...OPTIONS], 'from,to\nZRH,BOS\n')).toMatchObject({ code: 2 });
  });

  it('refuses another breakdown: it would be without the rows before the stop', async () => {
    const out = leftBehind('options.csv');
    const other = await batch(file('list.csv'), out, ...SETTINGS, '--by', 'route');
    expect(other).toMatchObject(refused('was started with other options'));
  });

  it('goes on from standard input, keeps the day it began on after midnight, and refuses another that is said', async () => {
    const out = leftBehind('day.csv');
    const other = await batch(file('list.csv'), out, '--today', '2026-11-24', '--jobs', '1', ...BY);
    expect(other).toMatchObject(refused('--today 2026-11-23'));
    expect(await batch('-', out, '--jobs', '1', ...BY)).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/Continues after \d+ rows/),
    });
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
  });

  it.each(['', 'null', '{}', '[]', '{"job":1}'])(
    'says that a state of “%s” cannot be read, and how to begin anew',
    async (state) => {
      const out = file(`state-${state.length}.csv`);
      writeFileSync(`${out}.part`, 'x');
      writeFileSync(`${out}.state`, state);
      const { code, errors } = await batch(file('list.csv'), out, ...OPTIONS);
      expect(code).toBe(2);
      expect(errors).toMatch(/\.state cannot be read: remove it and .*\.part/);
      expect(readFileSync(`${out}.part`, 'utf8')).toBe('x');
    },
  );

  it.each(['.part', '.state', '.lock', ''])('writes nothing through a link at <out>%s', async (ending) => {
    const [out, mine] = [file(`link${ending}.csv`), file(`mine${ending}`)];
    writeFileSync(mine, 'mine');
    symlinkSync(mine, `${out}${ending}`);
    const { code, errors } = await batch(file('list.csv'), out, ...OPTIONS);
    expect(code).toBe(2);
    expect(errors).toContain(`${out}${ending}`);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
  });

  it('writes over no .part of others', async () => {
    const out = file('foreign.csv');
    writeFileSync(`${out}.part`, 'mine');
    expect(await batch(file('list.csv'), out, ...OPTIONS)).toMatchObject({ code: 2 });
    expect(readFileSync(`${out}.part`, 'utf8')).toBe('mine');
  });

  it('lets one run at a time write an output, and says who does', async () => {
    const out = file('two.csv');
    const first = start(['batch', '-', '--out', out, ...OPTIONS]);
    first.process.stdin?.write(LONG_LIST);
    await expect.poll(() => existsSync(`${out}.lock`)).toBe(true);
    const second = await batch(file('list.csv'), out, ...OPTIONS);
    expect(second.code).toBe(2);
    expect(second.errors).toMatch(
      new RegExp(`is being written by another run \\(process ${first.process.pid} on .+\\)`),
    );
    first.process.stdin?.end();
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8') === whole).toBe(true);
    expect(existsSync(`${out}.lock`)).toBe(false);
  });
});
