import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/served-api.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

/** The examples of docs/figures.md, run as they stand there by the programs that are installed. */

const PAGE = readFileSync(new URL('../../../../../docs/figures.md', import.meta.url), 'utf8');
const SITE = 'https://your-site.example';
const MOST_MS = 120_000;

const api = servedThroughout(() => serveApi());
const folder = mkdtempSync(join(tmpdir(), 'tim-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The code below a line of the page that begins so, with the address of the service that answers here. */
function exampleBelow(start: string): string {
  const [, code] = /\n```[a-z]*\n([^`]*)```/.exec(PAGE.slice(PAGE.indexOf(`\n${start}`))) ?? [];
  return (code ?? '').replaceAll(SITE, api.url);
}

function program(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((path) => join(path, name)).find((file) => existsSync(file)) ?? '';
}

/** The Python that speaks with LibreOffice, where both are installed (Debian: libreoffice-calc and python3-uno). */
const pythonOfCalc = program('soffice')
  ? (['/usr/bin/python3', program('python3')].find(
      (python) => existsSync(python) && spawnSync(python, ['-c', 'import uno']).status === 0,
    ) ?? '')
  : '';
const CALC_COLUMN = fileURLToPath(new URL('../../testing/calc-column.py', import.meta.url));

async function run(file: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, {
    cwd: folder,
    timeout: MOST_MS,
    env: { ...process.env, HOME: folder },
  });
  return stdout.trim();
}

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const figureOf = async (path: string) =>
  ((await (await fetch(`${api.url}/v1/figures/${path}`)).json()) as { readonly co2ePerPassenger: number })
    .co2ePerPassenger;

describe('the examples of one figure', () => {
  // Skipped, and named so by the runner, on a machine without curl.
  it.skipIf(!program('curl'))('run with curl', async () => {
    const output = await run('/bin/sh', written('example.sh', exampleBelow('curl:').replaceAll('curl ', 'curl -s ')));
    expect(output).toMatch(
      new RegExp(`^${await figureOf('route/LHR-JFK')}cabin,unit,co2ePerPassenger,.*\\s+business,kg,`),
    );
  });

  // Skipped, and named so by the runner, on a machine without Python.
  it.skipIf(!program('python3'))('run with Python', async () => {
    const output = await run(program('python3'), written('example.py', exampleBelow('Python:')));
    expect(Number(output)).toBe(await figureOf('route/LHR-JFK'));
  });

  // Skipped, and named so by the runner, on a machine without R.
  it.skipIf(!program('Rscript'))('run with R', { timeout: MOST_MS }, async () => {
    const output = await run(program('Rscript'), written('example.R', exampleBelow('R:')));
    expect(Number(output)).toBeCloseTo(await figureOf('route/LHR-JFK'), 2);
  });

  // Skipped, and named so by the runner, on a machine without LibreOffice.
  it.skipIf(!pythonOfCalc)('run in LibreOffice, typed into a column', { timeout: 2 * MOST_MS }, async () => {
    const [ofOne = '', ofCell = ''] = exampleBelow('LibreOffice Calc').trim().split('\n');
    const routes = ['LHR-JFK', 'ZRH-BOS', 'SYD-MEL'];
    const rows = [['', ofOne], ...routes.map((route, at) => [route, ofCell.replace('A2', `A${at + 2}`)])];
    const running = execFile(pythonOfCalc, [CALC_COLUMN, mkdtempSync(join(folder, 'calc-'))], { timeout: 2 * MOST_MS });
    running.stdin?.end(JSON.stringify(rows));
    const output = (await running.stdout?.setEncoding('utf8').toArray())?.join('') ?? '';
    const expected = await Promise.all(['LHR-JFK', ...routes].map((route) => figureOf(`route/${route}`)));
    expect(JSON.parse(output)).toEqual(expected);
  });
});
