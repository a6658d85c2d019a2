import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { describeFault } from '../fault.ts';
import { checkSpecCoverage, COVERAGE_FILE, specCoverage } from './check-spec-coverage.ts';
import { findMarks } from './find-marks.ts';
import { STATEMENTS_FILE } from './statements.ts';

const marksOf = (source: string) => findMarks('a.spec.ts', source).map(({ id, title }) => [id, title]);

describe('the marks of a test', () => {
  it.each([
    [
      "// spec: 4.1, 4.12\nit('opens', () => {});",
      [
        ['4.1', 'opens'],
        ['4.12', 'opens'],
      ],
    ],
    [
      "// spec: 4.1\n// spec: 4.2\n  test('opens', async () => {});",
      [
        ['4.1', 'opens'],
        ['4.2', 'opens'],
      ],
    ],
    ["// spec: 4.1\nit.each([[1, 2]])('adds %i', () => {});", [['4.1', 'adds %i']]],
    ['// spec: 4.1\ntest(`goes to ${path}`, () => {});', [['4.1', 'goes to ${path}']]],
    ["// spec: 4.1\ntest.describe('a page', () => {});", [['4.1', 'a page']]],
    ["// spec: 4.1\nconst a = 1;\nit('opens', () => {});", [['4.1', undefined]]],
    ["// the specification says so\nit('opens', () => {});", []],
  ])('%s', (source, expected) => {
    expect(marksOf(source)).toEqual(expected);
  });
});

describe('the coverage of the specification', () => {
  const { path, write } = folderForEachTest();
  const state = (...rows: readonly string[]) =>
    write(
      STATEMENTS_FILE,
      [
        'id,about,statement,remark,without_test,visible_in',
        ...rows.map((row) => row.replace(/^((?:[^,]*,){4}[^,]*)$/, '$1,')),
        '',
      ].join('\n'),
    );
  const faults = () => checkSpecCoverage(path()).map(describeFault);

  it('is written as a row for each statement with the tests that show it', () => {
    state('4.1,Menu,The button opens,,', '4.2,Menu,Either a or b: a|b,,held by the type');
    write('apps/web/src/menu.spec.tsx', "// spec: 4.1\nit('opens', () => {});\n");
    const { markdown } = specCoverage(path());
    expect(markdown).toContain('## 4. States and transitions');
    expect(markdown).toContain('| 4.1 | Menu | The button opens |  | `apps/web/src/menu.spec.tsx` "opens" |');
    expect(markdown).toContain('| 4.2 | Menu | Either a or b: a\\|b |  | held by the type |');
    expect(faults()).toEqual([]);
    expect(readFileSync(path(COVERAGE_FILE), 'utf8')).toBe(markdown);
  });

  it('fails on a statement that no test shows and that does not say why', () => {
    state('4.1,Menu,The button opens,,');
    expect(faults()).toEqual([expect.stringContaining(`${STATEMENTS_FILE}:2: no test is marked \`// spec: 4.1\``)]);
  });

  it('fails on a mark of no statement, and on one above no test', () => {
    state('4.1,Menu,The button opens,,held by the type');
    write('libs/a/src/a.spec.ts', "// spec: 4.7\nit('opens', () => {});\n// spec: 4.1\nconst b = 1;\n");
    expect(faults()).toEqual([
      expect.stringContaining('libs/a/src/a.spec.ts:1: no statement 4.7'),
      expect.stringContaining('libs/a/src/a.spec.ts:3: no test follows the mark 4.1'),
    ]);
  });

  it('fails on a text that no journey sees in a state in which it must be visible', () => {
    state('2.99,Route mode,Add your route info,,,route-form route-result');
    write('apps/web/src/a.spec.ts', "// spec: 2.99 in route-result\nit('is there', () => {});\n");
    write('apps/web-e2e/src/a.spec.ts', "// spec: 2.99 in route-form\ntest('is seen', () => {});\n");
    expect(faults()).toEqual([
      `${STATEMENTS_FILE}:2: no journey is marked \`// spec: 2.99 in route-result\`: mark one that sees it there.`,
    ]);
  });

  it('fails on a number that stands there twice', () => {
    state('4.1,Menu,The button opens,,x', '4.1,Menu,It closes,,x', 'four,Menu,It waits,,x');
    expect(faults()).toEqual([
      expect.stringContaining(`${STATEMENTS_FILE}:3: 4.1 stands there twice`),
      expect.stringContaining(`${STATEMENTS_FILE}:4: 'four' is not a number`),
    ]);
  });
});
