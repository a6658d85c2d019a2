import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const inFolder = temporaryFolder();

const ROUTES = ['LX,52,ZRH,BOS', 'BA,177,LHR,JFK', 'FX,1258,MEM,OAK', 'XX,1,ZRH,QQQ'];
const listOf = (rows: number) =>
  `id,airline,flight,from,to,date\n${Array.from({ length: rows }, (_, at) => `${at},${ROUTES[at % 4]},2025-0${1 + (at % 9)}-11\n`).join('')}`;

/** Some sixteen limits of each output in a full run. */
const LIMITS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 128);

type Tried = {
  readonly limit: number;
  readonly code: number;
  readonly errors: string;
  readonly found: readonly string[];
  readonly isWhole: boolean;
  readonly codeAgain?: number;
  readonly isWholeAgain: boolean;
  readonly left: readonly string[];
};

/** What a program of this folder prints. */
function printed(program: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** What a run leaves that has no room for its lock or its first state, and one that has. */
const LEFT = { 'before anything is answered': [], 'what is answered': ['.part', '.state'] } as const;

// A limit for the files of one process that runs: what Linux has.
describe.runIf(process.platform === 'linux')('a disk that is full', { timeout: 1_200_000 }, () => {
  it('at any byte is told by the writer of files, which has written all before it', () => {
    expect(printed('full-writer.fixture.ts', inFolder('written'), '200000')).toBe('right 200001 times\n');
  });

  it.each([
    [2, 'csv'],
    [800, 'csv'],
    [800, 'csv.gz'],
    [2, 'ndjson'],
    [300, 'ndjson'],
    [2, 'xlsx'],
    [800, 'xlsx'],
    [2, 'parquet'],
    [800, 'parquet'],
  ] as const)('cuts no answer of %i rows as %s: the same command goes on to the same bytes', (rows, ending) => {
    const list = inFolder(`${rows}.${ending === 'ndjson' ? 'ndjson' : 'csv'}`);
    writeFileSync(list, ending === 'ndjson' ? linesOf(rows) : listOf(rows));
    // Parquet is many times smaller than the rows that it is made from.
    const share = fc.double({ min: 0, max: ending === 'parquet' ? 20 : 1.2, noNaN: true });
    const shares = fc.sample(
      fc.oneof(
        share,
        share.map((one) => one ** 4),
      ),
      LIMITS,
    );
    const out = inFolder(`${rows}-answer.${ending}`);
    const tried = printed('full-disk.fixture.ts', list, out, [...shares, 0, 1000].join(','))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Tried);
    expect(tried).toHaveLength(LIMITS + 2);
    for (const { limit, code, errors, found, isWhole, codeAgain, isWholeAgain, left } of tried) {
      const isEnded = code === 0;
      expect([limit, isWhole, found.includes('')]).toEqual([limit, isEnded, isEnded]);
      expect([limit, codeAgain ?? 0, isWholeAgain, left.length]).toEqual([limit, 0, true, 1]);
      const isKnown = isEnded || Object.values(LEFT).some((names) => names.join() === found.join());
      expect([limit, found, isKnown]).toEqual([limit, found, true]);
      expect([limit, errors]).toEqual([
        limit,
        expect.stringMatching(isEnded ? /rows have a figure/ : /(?:would be larger than|cannot be written).*\n$/),
      ]);
    }
    expect(tried.at(-2)?.code).toBe(2);
    expect(tried.at(-1)?.code).toBe(0);
  });
});

/** The same flights, each a line of JSON. */
function linesOf(rows: number): string {
  const [header = '', ...lines] = listOf(rows).trimEnd().split('\n');
  const names = header.split(',');
  return lines
    .map((line) => {
      const cells = line.split(',');
      return `${JSON.stringify(Object.fromEntries(names.map((name, at) => [name, cells[at]])))}\n`;
    })
    .join('');
}
