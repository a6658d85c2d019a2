import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { regionOf } from '@tim/pipeline/accuracy/regions';
import { committedTables as tables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { workspaceRoot } from '../workspace-root.ts';
import { checkEntryPoint } from './check-entry-point.ts';
import { allQuestions, drawQuestions } from './draw-questions.ts';
import { factorTables } from './factor-entry-point.ts';
import { bigQuery, callables, figures, mcpTools, restApi } from './function-entry-points.ts';
import { commandLine, listPage, listTold } from './list-entry-points.ts';
import { mixedList } from './mixed-list.ts';
import { packageInNode, packageInWorker } from './package-entry-points.ts';
import { someOf } from './question.ts';
import { asShown, resultPage } from './result-page.ts';
import { referenceAnswers } from './reference-answers.ts';
import { FIELDS } from './told.ts';
import type { EntryPoint } from './entry-point.ts';

const TODAY = { year: 2026, month: 11, day: 24 };

describe('questions to all entry points', () => {
  it('name every carrier and every part of the world, the same ones in every run', () => {
    const drawing = { today: TODAY, seed: 28, flights: 3000, markets: 1000 };
    const questions = drawQuestions(tables, drawing);
    const { flights, markets } = questions;
    const regions = new Set(flights.map(({ destination }) => regionOf(tables.airports.find(destination))));
    const onRoutes = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    const asked = new Set(flights.map(({ carrierCode }) => carrierCode));
    expect([flights.length, markets.length]).toEqual([3000, 1000]);
    // A few carriers are asked under another's code.
    expect([...onRoutes].filter((carrier) => !asked.has(carrier)).length / onRoutes.size).toBeLessThan(0.1);
    expect(regions.size).toBeGreaterThanOrEqual(7);
    expect(drawQuestions(tables, drawing)).toEqual(questions);
  });

  it('can be all there are', () => {
    const { flights, markets } = allQuestions(tables, TODAY, 1);
    expect(flights).toHaveLength([...tables.flights.carrierRoutes()].length);
    expect(markets.length).toBeGreaterThan(60_000);
  });

  it('make a list of every kind of row, with line ends of both kinds', () => {
    const list = mixedList(tables, TODAY, 200, 50);
    expect(list).toMatch(/^airline,flight,from,to,date,cabin,aircraft,distance km,passengers,note\n/);
    expect(list).toMatch(/,,,[^,]*,\d+,.*\r\n/);
    expect(list).toContain('"two\nlines"');
  });
});

/** An entry point that answers by the estimator of other tables. */
const entryPointOf = (given: Tables): EntryPoint => ({
  name: 'a first one',
  answers: 'flights and markets',
  tells: ['economy', 'reason', 'model'],
  ask: async (questions) => referenceAnswers(given, questions)['flights and markets'].told,
});

describe('an entry point', () => {
  const few = drawQuestions(tables, { today: TODAY, seed: 7, flights: 20, markets: 8 });
  it('that gives the same has no fault', async () => {
    const result = await checkEntryPoint(entryPointOf(tables), few, referenceAnswers(tables, few));
    expect(result).toMatchObject({ name: 'entry point, a first one', compared: 28, moved: [] });
  });

  it('that takes all carriers for partners has faults, each with its question and both answers', async () => {
    const all = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    const oneNetwork = { ...tables, partners: { ...tables.partners, soldWith: () => all } };
    const { moved } = await checkEntryPoint(entryPointOf(oneNetwork), few, referenceAnswers(tables, few));
    expect(moved.length).toBeGreaterThan(0);
    expect(moved[0]?.what).toMatch(/^\S+-\S+, economy$/);
    expect(moved[0]).toMatchObject({ before: expect.stringMatching(/^\d+$/), unit: 'g' });
    expect(createEstimator(oneNetwork).modelVersion).toEqual(createEstimator(tables).modelVersion);
  });

  it('that shows kilograms is held against the grams, to the digit shown', async () => {
    const shown = ['', '0', '49', '50', '949', '950', '285550', '1234567'].map(asShown);
    expect(shown).toEqual(['XX', '0.0', '0.0', '0.1', '0.9', '1.0', '285.6', '1234.6']);
    const reference = referenceAnswers(tables, few);
    const told = reference['flights and markets'].told.map(({ economy = '' }) => ({ economy: asShown(economy) }));
    const page: EntryPoint = { ...entryPointOf(tables), tells: ['economy'], shows: asShown, ask: async () => told };
    expect((await checkEntryPoint(page, few, reference)).moved).toEqual([]);
    const wrong = { ...page, ask: async () => told.map(({ economy }) => ({ economy: economy.replace(/.$/, 'x') })) };
    expect((await checkEntryPoint(wrong, few, reference)).moved.length).toBeGreaterThan(20);
  });

  it('that is asked some of a list is asked all over it', () => {
    expect(someOf([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 3, 5]);
    expect(someOf([1, 2], 3)).toEqual([1, 2]);
  });

  it('that leaves a field or an answer out has a fault', async () => {
    const reference = referenceAnswers(tables, few);
    const silent: EntryPoint = { ...entryPointOf(tables), ask: async () => few.flights.map(() => ({ economy: '1' })) };
    expect((await checkEntryPoint(silent, few, reference)).failure).toBe('20 answers to 28 questions');
    const short: EntryPoint = {
      ...entryPointOf(tables),
      ask: async (questions) => (await entryPointOf(tables).ask(questions)).map(({ economy = '' }) => ({ economy })),
    };
    const { moved } = await checkEntryPoint(short, few, reference);
    expect(new Set(moved.map(({ what }) => what.split(', ')[0])).size).toBe(28);
  });

  it('that writes a list is read with its quotes', () => {
    const text =
      'airline,tim_g_co2e_per_passenger,tim_reason_text,tim_reason\nLX,12,"a, ""b""",\n,,,NO_KNOWN_SERVICE\n';
    expect(listTold(text)).toEqual([
      { economy: '12', reason: '' },
      { economy: '', reason: 'NO_KNOWN_SERVICE' },
    ]);
  });

  it('tells what the table of docs/entry-points.md says', () => {
    const entryPoints = [
      packageInNode('', { version: '20, 24', program: '' }),
      packageInWorker('', ''),
      commandLine('', { version: '20', program: '' }),
      listPage('', ''),
      resultPage('', '', { flights: 0, markets: 0 }),
      factorTables('', tables, 0),
      callables('', ''),
      restApi(''),
      figures(''),
      mcpTools(''),
      bigQuery(''),
    ];
    const page = readFileSync(join(workspaceRoot, 'docs/entry-points.md'), 'utf8');
    const [header = [], , ...rows] = page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(header).toEqual(['entry point', ...FIELDS.map((field) => `\`${field}\``)]);
    const told = entryPoints.map(({ name, tells }) => [
      name,
      ...FIELDS.map((field) => (tells.includes(field) ? 'yes' : '')),
    ]);
    expect(rows).toEqual(told);
  });
});
