import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@tim/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { movedLines } from '../comparison/comparison.ts';
import { committedTables } from '../reference-data/committed-tables.fixture.ts';
import { folderForAllTests } from '../temporary-folder.fixture.ts';
import { figuresOf, type Figures, type GroupFigures } from './figures.ts';
import { compareVersion, figuresFileText, FIGURES_FILE, readVersionFigures } from './version-figures.ts';
import { writeVersionFigures } from './write-version-figures.ts';

/** Figures of carriers by their codes. */
const figuresFrom = (groups: Readonly<Record<string, GroupFigures>>): Figures => new Map(Object.entries(groups));

const committed = readVersionFigures(readFileSync(FIGURES_FILE, 'utf8'));
let figures: Figures;
beforeAll(() => {
  figures = figuresOf(committedTables);
}, 120_000);

describe('the engine’s version', () => {
  it('is that of the figures: a changed figure raises it', () => {
    expect(movedLines(compareVersion(committed, { engineVersion: ENGINE_VERSION, figures }))).toEqual([]);
  });

  it('belongs to the flights of every carrier and to markets of many countries', () => {
    const asked = [...figures.keys()];
    expect(asked.filter((name) => /^\w{2}$/.test(name)).length).toBeGreaterThan(600);
    expect(asked.filter((name) => /^from \w{2}$/.test(name)).length).toBeGreaterThan(50);
    expect(Number(figures.get('LX')?.meanKg)).toBeGreaterThan(50);
  });
});

describe('a figure that changed', () => {
  const LX = figuresFrom({ LX: { questions: 3, meanKg: '100.000', digest: 'aa' } });
  const linesOf = (now: Figures, engineVersion = '0.1.0') =>
    movedLines(compareVersion({ engineVersion: '0.1.0', figures: LX }, { engineVersion, figures: now }));

  it('is named with its carrier', () => {
    const changed = figuresFrom({ LX: { questions: 3, meanKg: '100.500', digest: 'bb' } });
    expect(linesOf(changed)).toEqual(['LX, mean of economy: 100.000 -> 100.500 kg']);
  });

  it('is named where the mean of economy stays', () => {
    const other = figuresFrom({ LX: { questions: 3, meanKg: '100.000', digest: 'bb' } });
    expect(linesOf(other)).toEqual(['LX, digest of other cabins, ranges and contrails: aa -> bb']);
  });

  it('is found where a carrier is gone or new', () => {
    const other = figuresFrom({ BA: { questions: 1, meanKg: 'none', digest: 'cc' } });
    expect(linesOf(other)).toEqual(['LX, questions: 3 -> nothing', 'BA, questions: nothing -> 1']);
  });

  it('asks for the new version’s figures once it is raised', () => {
    expect(linesOf(LX, '0.1.1')).toEqual(['This is engine 0.1.1: npm run figures -- raise']);
  });
});

describe('the file of figures', () => {
  const folder = folderForAllTests();

  it('is written for a new version alone', () => {
    const file = join(folder, 'figures.csv');
    const spoilt = new Map(committed.figures).set('LX', { questions: 1, meanKg: 'none', digest: '' });
    const before = figuresFileText({ engineVersion: ENGINE_VERSION, figures: spoilt });
    writeFileSync(file, before);
    expect(() => writeVersionFigures({ engineVersion: ENGINE_VERSION, figures }, file)).toThrow(
      'A changed figure raises ENGINE_VERSION',
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeVersionFigures({ engineVersion: '99.0.0', figures }, file);
    expect(readVersionFigures(readFileSync(file, 'utf8'))).toEqual({ engineVersion: '99.0.0', figures });
  });

  it('is read as it was written', () => {
    const group = fc.record({
      questions: fc.nat(),
      meanKg: fc.constantFrom('none', '1.234'),
      digest: fc.stringMatching(/^[0-9a-f]{12}$/),
    });
    const groups = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z0-9 ]{1,7}$/), group), {
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(groups, (all) => {
        const written = { engineVersion: '1.2.3', figures: new Map(all) };
        expect(readVersionFigures(figuresFileText(written))).toEqual(written);
      }),
    );
  });

  it('is refused where it says no version', () => {
    expect(() => readVersionFigures('asked,questions\n')).toThrow('is no file of figures');
  });
});
