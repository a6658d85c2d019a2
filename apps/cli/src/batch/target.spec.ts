import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Comparison, ListResult, WhatIfResult } from '@tim/batch';
import { writeCorrections } from '@tim/batch/list';
import { batch, refused } from '../host.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const file = temporaryFolder();

writeFileSync(
  file('last.csv'),
  'Day;From;To;Flight;Class\n14.03.2024;ZRH;BOS;LX52;business\n01.05.2024;ZRH;FRA;LX1070;economy\n;ZRH;QQQ;;economy\n',
);
writeFileSync(
  file('last.ndjson'),
  '{"date":"2024-03-14","from":"ZRH","to":"BOS","flight":"LX52","cabin":"business"}\n{"date":"2024-05-01","from":"ZRH","to":"FRA","flight":"LX1070"}\n',
);
writeFileSync(file('this.csv'), 'Date,From,To,Flight,Cabin\n2025-03-14,ZRH,BOS,LX52,economy\n');

let outputs = 0;
const summary = (list: string, ...options: readonly string[]) =>
  batch(file(list), '--out', file(`${outputs++}.csv`), ...options);

type Told = {
  readonly result: Extract<ListResult, { readonly kind: 'total' }>;
  readonly target: Comparison;
  readonly whatIf: readonly WhatIfResult[];
};

const answer = (list: string, out: string, ...options: readonly string[]) =>
  batch(file(list), '--out', file(out), '--json', ...options);

describe('travel-impact batch --target', () => {
  let lastYear: Told['result'];
  beforeAll(async () => {
    const { output } = await answer('last.csv', 'answers.csv');
    lastYear = (JSON.parse(output) as Told).result;
    // A second line of names, and commas before decimals.
    await answer('last.csv', 'answers-de.csv.gz', '--lang', 'de');
    await answer('last.csv', 'answers.xlsx');
    await answer('last.ndjson', 'answers.ndjson');
  });

  it('compares the list with a budget, in a sentence and in the table of scenarios', async () => {
    const { errors } = await summary('this.csv', '--target', '1,5 t', '--what-if');
    expect(errors).toMatch(/^0\.\d{3} t is [01]\.\d{3} t \(\d\d\.\d\s%\) below the target of 1\.500 t\.$/m);
    expect(errors).toMatch(/^ {2}target +1\.500 +\+\d+\.\d\s%$/m);
    expect((await summary('this.csv', '--target', '1 kg')).errors).toMatch(/ above the target of 0\.001 t\.$/m);
  });

  it.each(['answers.csv', 'answers-de.csv.gz', 'answers.xlsx', 'answers.ndjson'])(
    'takes the total and the dates of what it wrote as %s',
    async (name) => {
      const { output } = await summary('this.csv', '--target', file(name), '--json', '--what-if');
      const { target, whatIf, result } = JSON.parse(output) as Told;
      expect(target).toMatchObject({
        grams: lastYear.grams,
        differenceGrams: result.grams - lastYear.grams,
        list: { fileName: name, rows: 2, period: { from: '2024-03-14', to: '2024-05-01' } },
      });
      expect(target.list?.engines).toHaveLength(1);
      expect(whatIf.at(-1)).toMatchObject({ scenario: 'target', grams: lastYear.grams, flights: 0 });
    },
  );

  it('refuses what is neither a budget nor such a file, and says what would be right', async () => {
    expect(await summary('this.csv', '--target', '1.200 t')).toMatchObject(
      refused(
        "'1.200 t' is neither a file nor a budget. A budget is a number with kg or t, at most two decimals, and no separator between thousands",
      ),
    );
    expect(await summary('this.csv', '--target', file('last.csv'))).toMatchObject(
      refused('last.csv: This file has no row with a figure in the columns tim_status'),
    );
    expect((await summary('this.csv')).errors).not.toContain('target');
  });
});

describe('travel-impact batch --corrections', () => {
  writeFileSync(file('next.csv'), 'Start,Ende\nZRH,Bosten\n');
  const corrections = { columns: { origin: 'Start', destination: 'Ende' }, places: { Bosten: 'BOS' } };

  it('answers a list by what was chosen for one before it', async () => {
    writeFileSync(file('corrections.json'), writeCorrections(corrections));
    const out = file('next-answers.csv');
    const { code } = await batch(file('next.csv'), '--out', out, '--corrections', file('corrections.json'));
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8').split('\n')[1]).toMatch(/^ZRH,Bosten,figure,/);
  });

  it('refuses a file that holds none', async () => {
    expect(await summary('this.csv', '--corrections', file('this.csv'))).toMatchObject(
      refused('this.csv is not a file of corrections'),
    );
    expect(await summary('this.csv', '--corrections', file('none.json'))).toMatchObject(refused('There is no file'));
  });
});
